/** The trades that a config can begin from: each is a file in `starters/`. */
import type { Translated } from '../messages/language.ts'
import { keysOf } from '../util/table.ts'

export const tradeNames = {
  'dental-clinic': { en: 'Dental clinic', fr: 'Clinique dentaire' },
  'ducts-and-chimneys': { en: 'Ducts and chimneys', fr: 'Conduits et cheminées' },
  electrician: { en: 'Electrician', fr: 'Électricien' },
  'heating-and-cooling': { en: 'Heating and cooling', fr: 'Chauffage et climatisation' },
  'house-cleaning': { en: 'House cleaning', fr: 'Entretien ménager' },
  landscaping: { en: 'Landscaping', fr: 'Aménagement paysager' },
  locksmith: { en: 'Locksmith', fr: 'Serrurier' },
  'pest-control': { en: 'Pest control', fr: 'Extermination' },
  'pet-grooming': { en: 'Pet grooming', fr: 'Toilettage' },
  plumber: { en: 'Plumber', fr: 'Plombier' },
  roofer: { en: 'Roofer', fr: 'Couvreur' },
  'window-and-gutter-cleaning': { en: 'Window and gutter cleaning', fr: 'Lavage de vitres et de gouttières' },
} as const satisfies Readonly<Record<string, Translated<string>>>

export const trades = keysOf(tradeNames)
