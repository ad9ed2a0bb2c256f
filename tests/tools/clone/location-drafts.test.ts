import { expect, test } from 'vitest'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { locationDraft } from '../../../generator/tools/clone/location-drafts.ts'
import { compileText, smallText } from '../../support/sample.ts'

const { config: small } = compileText(smallText)
if (small === undefined) throw new Error('the small site is invalid')

interface Given {
  readonly locale: string
  readonly services: readonly string[]
  /** The locations of the base: name and form with preposition. */
  readonly areas?: readonly (readonly [name: string, spoken: string])[]
  /** Other texts of the base. */
  readonly otherText?: string
}

/** The draft texts of a location in one language. */
const draftOf = (name: string, { locale, services: names, areas = [], otherText = '' }: Given) => {
  const [service] = small.services
  const [location] = small.locations
  if (service === undefined || location === undefined) throw new Error('it needs a service and a location')
  const { shortName: _, ...plain } = service
  const services = names.map((own): Config['services'][number] => ({ ...plain, name: { x: own }, summary: { x: otherText } }))
  const locations = areas.map(([own, spoken]) => ({ ...location, name: { x: own }, in: { x: spoken } }))
  const config: Config = { ...small, services, locations, site: { ...small.site, languages: [{ code: 'x', locale, name: 'X' }] } }
  const draft = locationDraft(config, { name }, services)
  return [draft.in.x, draft.description.x]
}

test.each<readonly [string, Given, string, string]>([
  [
    'Limoilou',
    { locale: 'en-CA', services: ['Dryer vent cleaning', 'Chimney cleaning'] },
    'in Limoilou',
    'Dryer vent and chimney cleaning in Limoilou',
  ],
  [
    'Hialeah',
    { locale: 'en-US', services: ['Drain cleaning', 'Water heaters', 'Leak repair'] },
    'in Hialeah',
    'Drain cleaning, water heaters, and leak repair in Hialeah',
  ],
  ['Porto', { locale: 'pt-PT', services: ['Chaves', 'Fechaduras'] }, 'no Porto', 'Chaves e fechaduras no Porto'],
  ['Braga', { locale: 'pt-BR', services: ['Chaves e cadeados', 'Fechaduras'] }, 'em Braga', 'Braga: Chaves e cadeados · Fechaduras'],
  ['L’Aquila', { locale: 'it-IT', services: ['Serrature'] }, 'all’Aquila', 'Serrature all’Aquila'],
  ['Le Mans', { locale: 'fr-FR', services: ['Serrures'] }, 'au Mans', 'Serrures au Mans'],
  ['Den Haag', { locale: 'nl-NL', services: ['Sloten'] }, 'in Den Haag', 'Sloten in Den Haag'],
  ['دبي', { locale: 'ar-AE', services: ['أقفال'] }, 'في دبي', 'دبي: أقفال'],
  ['Kanata', { locale: 'en-CA', services: ['Chimney cleaning'] }, 'in Kanata', 'Chimney cleaning in Kanata'],
  [
    'Kanata',
    { locale: 'en-CA', services: ['Gutter and roof cleaning', 'Window cleaning'] },
    'in Kanata',
    'Kanata: Gutter and roof cleaning · Window cleaning',
  ],
  [
    'Kanata',
    { locale: 'en-CA', services: ['Repairs', 'HVAC repairs', 'Tesla chargers'], otherText: 'We fit a Tesla charger in a day.' },
    'in Kanata',
    'Repairs, HVAC repairs and Tesla chargers in Kanata',
  ],
  ['Kanata', { locale: 'en-CA', services: ['Duct Cleaning', 'Chimney Cleaning'] }, 'in Kanata', 'Duct and Chimney Cleaning in Kanata'],
  ['Kanata', { locale: 'en-CA', services: ['Plumbing in {city}'] }, 'in Kanata', 'Kanata'],
  [
    'Limoilou',
    { locale: 'fr-CA', services: ['Nettoyage de conduits d’air', 'Ramonage de cheminée'] },
    'à Limoilou',
    'Nettoyage de conduits d’air et ramonage de cheminée à Limoilou',
  ],
  ['Le Bic', { locale: 'fr-CA', services: ['Ramonage'] }, 'au Bic', 'Ramonage au Bic'],
  ['Les Escoumins', { locale: 'fr-CA', services: ['Ramonage'] }, 'aux Escoumins', 'Ramonage aux Escoumins'],
  ['La Malbaie', { locale: 'fr-CA', services: ['Ramonage'] }, 'à La Malbaie', 'Ramonage à La Malbaie'],
  ['Bern', { locale: 'de-CH', services: ['Türöffnung', 'Schlosswechsel'] }, 'in Bern', 'Türöffnung und Schlosswechsel in Bern'],
  ['Hialeah', { locale: 'es-US', services: ['Fugas', 'Inspecciones'] }, 'en Hialeah', 'Fugas e inspecciones en Hialeah'],
  ['Gent', { locale: 'nl-BE', services: ['Sloten', 'Sleutels'] }, 'in Gent', 'Sloten en sleutels in Gent'],
  // Names that are lists or phrases themselves are listed after a colon.
  [
    'Antwerpen',
    { locale: 'de-BE', services: ['Türöffnung', 'Schlösser und Zylinder', 'Nach einem Einbruch'] },
    'in Antwerpen',
    'Antwerpen: Türöffnung · Schlösser und Zylinder · Nach einem Einbruch',
  ],
  [
    'Anvers',
    { locale: 'fr-BE', services: ['Ouverture de porte', 'Après une effraction'] },
    'à Anvers',
    'Anvers\u00a0: Ouverture de porte · Après une effraction',
  ],
  ['Kanata', { locale: 'en-CA', services: ['Gutter and roof cleaning'] }, 'in Kanata', 'Gutter and roof cleaning in Kanata'],
  // Town names are inflected there, so only the name is used.
  [
    'Tampere',
    {
      locale: 'fi-FI',
      services: ['Nuohous', 'Siivous'],
      areas: [
        ['Helsinki', 'Helsingissä'],
        ['Espoo', 'Espoossa'],
      ],
    },
    'Tampere',
    'Tampere: Nuohous · Siivous',
  ],
  [
    'Huế',
    {
      locale: 'vi-VN',
      services: ['Vệ sinh'],
      areas: [
        ['Hà Nội', 'tại Hà Nội'],
        ['Đà Nẵng', 'tại Đà Nẵng'],
      ],
    },
    'tại Huế',
    'Huế: Vệ sinh',
  ],
])('drafts texts for %s %j', (name, given, spoken, description) => {
  expect(draftOf(name, given)).toEqual([spoken, description])
})
