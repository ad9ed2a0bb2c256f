/** The trade templates for new sites. */
import { starterFor } from '../../platform/config/pack-files.ts'
import { readPack } from '../../site/config/packs/language-packs.ts'
import { localBusinessTypes } from '../../site/config/schema/business-types.ts'
import { trades } from '../../site/config/trades.ts'
import { dataOf } from '../../site/config/yaml/tree.ts'
import { getOrCreate } from '../../site/util/memoize.ts'
import { isRecord } from '../../site/util/table.ts'

export interface Starter {
  readonly trade: (typeof trades)[number]
  /** The trade in each language that the starter speaks: Plumber, Plombier. */
  readonly names: Readonly<Record<string, string>>
  readonly services: readonly { readonly id: string; readonly names: Readonly<Record<string, string>> }[]
}

const textIn = (value: unknown): Readonly<Record<string, string>> =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).map(([code, text]) => [code, String(text)])) : {}

const known = new Map<string, Starter>()

const starter = (trade: Starter['trade']): Starter =>
  getOrCreate(known, trade, () => {
    const data = dataOf(readPack(starterFor(trade)))
    const { trade: names, services } = isRecord(data) ? data : {}
    return {
      trade,
      names: textIn(names),
      services: (Array.isArray(services) ? services : []).flatMap(one =>
        isRecord(one) ? [{ id: String(one.id), names: textIn(one.name) }] : [],
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
