/** The trade templates for new sites. */
import { starterFor } from '../../platform/config/pack-files.ts'
import { readPack } from '../../site/config/packs/language-packs.ts'
import { businessTypes, localBusinessTypes } from '../../site/config/schema/business-types.ts'
import { type OwnTrade, trades } from '../../site/config/trades.ts'
import { dataOf } from '../../site/config/yaml/tree.ts'
import { nearest } from '../../site/messages/suggest.ts'
import { getOrCreate } from '../../site/util/memoize.ts'
import { isRecord } from '../../site/util/table.ts'
import { nearIds, similarity } from './near.ts'

interface StarterService {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  /** Its sentences in all languages. */
  readonly texts: readonly string[]
}

export interface Starter {
  readonly trade: string
  /** The trade in each language that the starter speaks: Plumber, Plombier. */
  readonly names: Readonly<Record<string, string>>
  readonly services: readonly StarterService[]
  /** The kind of business as schema.org knows it. */
  readonly type: unknown
}

const textIn = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([code, text]) => [code, String(text)])) : {}

/** A text of a starter in a language, or for a region of it: `en-CA` → that of `en`. */
export const nameIn = (names: Readonly<Record<string, string>>, code: string): string | undefined =>
  names[code] ?? names[code.replace(/-.*/, '')]

const textsIn = (values: readonly unknown[]): readonly string[] => values.flatMap(value => Object.values(textIn(value)))

const known = new Map<string, Starter>()

const starter = (trade: Starter['trade']): Starter =>
  getOrCreate(known, trade, () => {
    const data = dataOf(readPack(starterFor(trade)))
    const { trade: names, services, business } = isRecord(data) ? data : {}
    return {
      trade,
      names: textIn(names),
      type: isRecord(business) ? business.type : undefined,
      services: (Array.isArray(services) ? services : []).flatMap(service =>
        isRecord(service)
          ? [{ id: String(service.id), names: textIn(service.name), texts: textsIn([service.summary, service.description]) }]
          : [],
      ),
    }
  })

export const starters = (): readonly Starter[] => trades().map(starter)

/** A trade with a starter, or a kind of business as schema.org knows it. `unknown`: the trade as written, if nothing here is like it. */
export type Trade = { readonly starter: Starter } | { readonly type: string; readonly unknown?: string }

/** Words for a business of any trade, in several languages. */
const businesses = [
  ...['business', 'company', 'firm', 'service', 'shop', 'store', 'contractor', 'specialist'],
  ...['entreprise', 'société', 'compagnie', 'magasin', 'boutique', 'firma', 'betrieb', 'unternehmen', 'empresa', 'negocio', 'servicio'],
  ...['tienda', 'ditta', 'azienda', 'impresa', 'servizi', 'bedrijf', 'serviço', 'loja'],
]

/** Words around a trade that do not change it: “entreprise de plomberie” is “plomberie”. */
const around = [
  ...['a', 'an', 'the', 'my', 'our', 'local', 'une?', 'mon', 'notre', 'de', "d[’']", 'du', 'des', 'la', "l[’']"],
  `(?:${businesses.join('|')})s?`,
].join('|')

const wordsAround = new RegExp(`^(?:(?:${around})(?:\\s+|(?<=[’'])))+|(?:\\s+(?:${around}))+$`, 'giu')

const withoutWordsAround = (written: string): string => written.trim().replace(wordsAround, '')

/** The trade with this name here, in any language, or in schema.org. */
const tradeCalled = (written: string): Trade | undefined => {
  const asked = written.trim().toLowerCase()
  const found = starters().find(({ trade, names }) => [trade, ...Object.values(names)].some(name => name.toLowerCase() === asked))
  if (found !== undefined) return { starter: found }
  // MovingCompany is also “moving company”.
  const type = localBusinessTypes.find(one => one.toLowerCase() === asked.replaceAll(' ', ''))
  if (type === undefined) return undefined
  // A dentist means the dental clinic, the only trade of that type with drafts.
  const [only, ...others] = starters().filter(one => one.type === type)
  if (only !== undefined && others.length === 0) return { starter: only }
  // Several trades are an “HVAC business”, so the closest ones are suggested.
  return others.length > 0 && asked.includes(' ') && nearTrades(asked).length > 0 ? undefined : { type }
}

/** The trade that is meant, with or without words such as “company”. A trade unlike all of them has no drafts. */
export const tradeNamed = (written: string): Trade | undefined => {
  const found = tradeCalled(written) ?? tradeCalled(withoutWordsAround(written))
  if (found !== undefined) return found
  return written.trim() !== '' && nearTrades(written).length === 0 ? { type: 'LocalBusiness', unknown: written.trim() } : undefined
}

/** Ids of the starter’s services that are like one that it does not have. */
export const nearServices = (written: string, { trade, names, services }: Starter): readonly string[] =>
  nearIds(
    written,
    services.map(service => ({ ...service, names: Object.values(service.names) })),
    [trade, ...Object.values(names)],
  )

/** Words that say nothing about a trade, in several languages. */
const general = [
  ...businesses,
  ...['mobile', 'local', 'and', 'the', 'for', 'repair', 'installation', 'installer', 'maintenance', 'workshop', 'studio'],
  ...['réparation', 'réparateur', 'entretien', 'atelier', 'pour', 'des', 'les', 'reparatur', 'werkstatt', 'meister'],
  ...['reparación', 'taller', 'riparazione', 'negozio', 'herstelling', 'reparação', 'oficina'],
]

/** What people call trades and kinds of businesses that have other names here and in schema.org. */
const everyday: Readonly<Partial<Record<string, readonly string[]>>> = {
  'dental-clinic': ['dental surgeon', 'dentistry'],
  'heating-and-cooling': ['hvac', 'AC', 'boiler engineer', 'air conditioning', 'Heizung', 'Klimaanlagen', 'chauffagiste'],
  'house-cleaning': ['maid', 'cleaner', 'cleaning lady', 'Gebäudereinigung', 'femme de ménage', 'nettoyage de maisons', 'limpieza'],
  landscaping: ['gardener', 'tree surgeon', 'tree care', 'Gärtner', 'Gartenbau', 'jardinier', 'paysagiste', 'élagueur', 'jardinero'],
  'pest-control': ['exterminator', 'rats', 'mice', 'Kammerjäger', 'dératisation'],
  'pet-grooming': ['Hundefriseur', 'Hundesalon'],
  plumber: ['gas engineer', 'boiler engineer', 'Klempner', 'fontanero', 'loodgieter'],
  roofer: ['Dachdecker', 'toiture', 'dakdekker'],
  electrician: ['Elektriker', 'Elektro'],
  locksmith: ['Schlüsseldienst', 'slotenmaker', 'cerrajero'],
  AccountingService: ['accountant', 'bookkeeper', 'Steuerberater', 'Buchhaltung', 'comptable', 'contable', 'commercialista'],
  Attorney: ['law', 'lawyer', 'solicitor', 'Rechtsanwalt', 'Anwalt', 'abogado', 'avvocato', 'advocaat', 'advogado'],
  AutoBodyShop: ['panel beater', 'dent removal', 'car painting', 'Autolackiererei'],
  AutoRepair: ['mechanic', 'car garage', 'car repair', 'Autowerkstatt', 'garagiste', 'mécanicien', 'taller mecánico', 'autofficina'],
  AutoWash: ['car wash', 'car detailing', 'valeting', 'Autowäsche', 'lavage auto'],
  Bakery: ['baker', 'Bäckerei', 'panadería', 'panetteria', 'bakkerij', 'padaria', 'pastry'],
  BeautySalon: ['beautician', 'cosmetics', 'eyelashes', 'Kosmetik', 'esthéticienne', 'belleza'],
  BikeStore: ['bicycle repair', 'bike', 'cycle workshop', 'vélo', 'cycles', 'Fahrrad', 'bicicletas', 'bici', 'fietsen', 'fietsenmaker'],
  ChildCare: ['daycare', 'nursery', 'babysitter', 'garderie', 'crèche', 'Kita', 'Kinderbetreuung', 'guardería'],
  ComputerStore: ['computer', 'PC', 'laptop', 'informatique', 'ordinateur', 'ordenadores'],
  DaySpa: ['massage', 'massages', 'massothérapie', 'masajes'],
  Dermatology: ['dermatologist', 'dermatologue', 'Hautarzt'],
  DietNutrition: ['dietitian', 'nutritionist', 'diététiste', 'nutritionniste'],
  DryCleaningOrLaundry: ['laundry', 'dry cleaner', 'carpet cleaning', 'ironing', 'Wäscherei', 'pressing', 'lavandería'],
  ElectronicsStore: ['TV', 'electronics'],
  ExerciseGym: ['gym', 'personal trainer', 'fitness', 'Fitnessstudio', 'gimnasio', 'palestra'],
  Florist: ['flowers', 'bouquets', 'Blumen', 'Florist', 'fleurs', 'flores', 'fiori', 'bloemen'],
  GeneralContractor: [
    ...['builder', 'handyman', 'carpenter', 'joiner', 'kitchen fitter', 'tiler', 'plasterer', 'mason', 'Schreiner', 'Tischler', 'Maurer'],
    ...['menuisier', 'charpentier', 'maçon', 'carreleur', 'carpintero', 'albañil', 'falegname', 'timmerman', 'homme à tout faire'],
  ],
  HairSalon: [
    'hairdresser',
    'hair dresser',
    'barber',
    'Friseur',
    'coiffeur',
    'coiffeuse',
    'barbier',
    'peluquería',
    'parrucchiere',
    'kapper',
  ],
  HousePainter: ['painter', 'decorator', 'Maler', 'peintre', 'pintor', 'imbianchino', 'schilder'],
  InsuranceAgency: ['insurance broker', 'insurance agent', 'courtier d’assurance', 'assureur'],
  JewelryStore: ['jeweller', 'jeweler', 'Juwelier', 'Goldschmied', 'bijoutier', 'joyería'],
  Midwifery: ['midwife', 'sage-femme', 'Hebamme'],
  MobilePhoneStore: ['phone', 'cell phone', 'smartphone', 'Handy', 'téléphone', 'cellulaire', 'móviles'],
  MovingCompany: ['movers', 'removals', 'moving', 'Umzug', 'Umzüge', 'déménageur', 'mudanzas', 'traslochi', 'verhuizing'],
  Notary: ['notaire', 'Notar', 'notario', 'notaio'],
  Optician: ['glasses', 'Optiker', 'lunettes', 'óptica'],
  Optometric: ['optometrist', 'optométriste'],
  Pediatric: ['pediatrician', 'paediatrician', 'pédiatre', 'Kinderarzt'],
  Pharmacy: ['pharmacist', 'chemist', 'pharmacien', 'Apotheke', 'farmacia'],
  Physician: ['doctor', 'general practitioner', 'médecin', 'docteur', 'Arzt', 'Hausarzt', 'Arztpraxis', 'médico', 'huisarts'],
  Physiotherapy: ['physio', 'physiotherapist', 'Krankengymnastik', 'kinésithérapeute', 'fisioterapia'],
  Podiatric: ['podiatrist', 'chiropodist', 'podiatre', 'podologue'],
  Psychiatric: ['psychiatrist', 'psychiatre'],
  RealEstateAgent: ['estate agent', 'realtor', 'letting agent', 'Immobilienmakler', 'Makler', 'immobilier', 'inmobiliaria'],
  TattooParlor: ['tattoo', 'tattoos', 'tatouage', 'tatouages'],
  TireShop: ['tyres', 'tires', 'Reifen', 'pneus', 'neumáticos'],
} satisfies Readonly<Partial<Record<OwnTrade | (typeof localBusinessTypes)[number], readonly string[]>>>

/** Share of words that both have, above which a trade is near. */
const enough = 0.5

/** The trades and the kinds of business of schema.org, at most three, whose names are misspelled here or share most of their words. */
export const nearTrades = (written: string): readonly string[] => {
  const drafted = starters().map(({ trade, names, services }) => ({
    id: trade,
    names: [...Object.values(names), ...services.flatMap(service => Object.values(service.names)), ...(everyday[trade] ?? [])],
  }))
  const types = localBusinessTypes.map(type => ({
    id: type,
    names: [type, ...Object.values(businessTypes[type] ?? {}), ...(everyday[type] ?? [])],
  }))
  const misspelled = nearest(
    withoutWordsAround(written),
    starters().flatMap(({ trade, names }) => [trade, ...Object.values(names)]),
    5,
  )
  const corrected = misspelled === undefined ? undefined : tradeCalled(misspelled)
  if (corrected !== undefined && 'starter' in corrected) return [corrected.starter.trade]
  const scores = [...drafted, ...types].map(({ id, names }) => ({ id, score: similarity(written, names, general) }))
  const best = Math.max(...scores.map(({ score }) => score))
  const near = scores.filter(({ score }) => score > enough && score === best).map(({ id }) => id)
  const withDrafts = near.filter(id => drafted.some(one => one.id === id))
  return (withDrafts.length > 0 ? withDrafts : near).slice(0, 3)
}

/** The trade without a question: a type of business that plain words clearly mean. Trades with drafts must be named. */
export const plainTrade = (written: string): string => {
  const [only, ...others] = tradeNamed(written) === undefined ? nearTrades(written) : []
  return only !== undefined && others.length === 0 && localBusinessTypes.some(type => type === only) ? only : written
}
