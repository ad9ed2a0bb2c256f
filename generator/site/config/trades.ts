/** The trades that a config can begin from: each is a file in `starters/`, or in the site’s `townsite/trades/`. */
import type { Translated } from '../messages/language.ts'
import { type ExtensionPack, packName, packsIn } from '../util/extensions.ts'
import { isRecord, keysOf } from '../util/table.ts'
import { parseConfigText } from './yaml/parse-config.ts'
import { dataOf } from './yaml/tree.ts'

export const ownTrades = {
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

/** A trade that Townsite itself has. */
export type OwnTrade = keyof typeof ownTrades

/** The names in a template, for the editor. */
const namesIn = ({ file, text }: ExtensionPack): Translated<string> => {
  const parsed = parseConfigText({ file, text, isPack: true })
  const data = parsed.ok ? dataOf(parsed.value) : undefined
  const names = isRecord(data) && isRecord(data.trade) ? data.trade : {}
  const en = String(names.en ?? packName(file))
  return { en, fr: String(names.fr ?? en) }
}

/** Names of all trades by their ids. */
export const tradeNames = (): Readonly<Record<string, Translated<string>>> => ({
  ...ownTrades,
  ...Object.fromEntries(packsIn('trades').map(pack => [packName(pack.file), namesIn(pack)])),
})

export const trades = (): readonly string[] => [...keysOf(ownTrades), ...packsIn('trades').map(({ file }) => packName(file))]
