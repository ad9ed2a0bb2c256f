/** The trade templates for new sites. */
import { starterFor } from '../../platform/config/pack-files.ts'
import { readPack } from '../../site/config/packs/language-packs.ts'
import { localBusinessTypes } from '../../site/config/schema/business-types.ts'
import { trades } from '../../site/config/trades.ts'
import { dataOf } from '../../site/config/yaml/tree.ts'
import { nearest } from '../../site/messages/suggest.ts'
import { getOrCreate } from '../../site/util/memoize.ts'
import { isRecord } from '../../site/util/table.ts'
import { nearIds } from './near.ts'

interface StarterService {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  /** Its sentences in all languages. */
  readonly texts: readonly string[]
}

export interface Starter {
  readonly trade: (typeof trades)[number]
  /** The trade in each language that the starter speaks: Plumber, Plombier. */
  readonly names: Readonly<Record<string, string>>
  readonly services: readonly StarterService[]
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
    const { trade: names, services } = isRecord(data) ? data : {}
    return {
      trade,
      names: textIn(names),
      services: (Array.isArray(services) ? services : []).flatMap(one =>
        isRecord(one) ? [{ id: String(one.id), names: textIn(one.name), texts: textsIn([one.summary, one.description]) }] : [],
      ),
    }
  })

export const starters = (): readonly Starter[] => trades.map(starter)

/** A trade with a starter, or a kind of business as schema.org knows it. */
export type Trade = { readonly starter: Starter } | { readonly type: string }

/** The trade that is meant: by its name here, in any language, or by that of schema.org. */
export const tradeNamed = (written: string): Trade | undefined => {
  const asked = written.trim().toLowerCase()
  const found = starters().find(({ trade, names }) => [trade, ...Object.values(names)].some(name => name.toLowerCase() === asked))
  if (found !== undefined) return { starter: found }
  const type = localBusinessTypes.find(one => one.toLowerCase() === asked)
  return type === undefined ? undefined : { type }
}

/** Ids of the starter’s services that are like one that it does not have. */
export const nearServices = (written: string, { trade, names, services }: Starter): readonly string[] =>
  nearIds(
    written,
    services.map(service => ({ ...service, names: Object.values(service.names) })),
    [trade, ...Object.values(names)],
  )

/** Words that say nothing about a trade. */
const general = ['business', 'company', 'service', 'repair', 'store']

/** The trades, and the kinds of business of schema.org, that are like one that there is not. */
export const nearTrades = (written: string): readonly string[] => {
  const drafted = starters().map(({ trade, names, services }) => ({
    id: trade,
    names: [...Object.values(names), ...services.flatMap(service => Object.values(service.names))],
    texts: services.flatMap(({ texts }) => texts),
  }))
  const types = localBusinessTypes.map(type => ({ id: type, names: [type], texts: [] }))
  const named = [drafted.map(one => ({ ...one, texts: [] })), types].flatMap(candidates => nearIds(written, candidates, general))
  // A trade and its kind of business may have the same name.
  const different = named.filter((name, index) => named.findIndex(other => other.toLowerCase() === name.toLowerCase()) === index)
  const near = named.length > 0 ? different.slice(0, 3) : nearIds(written, drafted, general)
  const misspelled = nearest(
    written,
    starters().flatMap(({ trade, names }) => [trade, ...Object.values(names)]),
  )
  const meant = misspelled === undefined ? undefined : tradeNamed(misspelled)
  return near.length > 0 || meant === undefined || 'type' in meant ? near : [meant.starter.trade]
}
