/**
 * A config as the cache keeps it. Areas lie there one by one, and are read when somebody asks for what they say: an edit asks for a few
 * dozen of thousands. What is asked of all of them lies in columns.
 */
import type { Config } from '../../site/config/schema/config-schema.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { bytesOf, columnIn, lengthOf, measured, piecesIn, textIn, textsIn } from '../pieces.ts'
import { bytesOfJson, jsonIn, type Letters, lettersOf, sizeOfJson } from './kept-json.ts'

type Area = Config['locations'][number]

/** What was found sound. */
export interface Kept {
  readonly config: Config
  readonly diagnostics: readonly Diagnostic[]
}

/** The same as JSON. */
interface Words {
  readonly kept: Kept
  /** All but the areas. */
  readonly head: string
  readonly areas: readonly string[]
}

/** The same in bytes. */
export interface KeptConfig {
  readonly letters: Letters
  readonly head: Uint8Array
  /** Lists of keys that areas have. */
  readonly keys: Uint8Array
  /** For each area the number of its list. */
  readonly keysOf: Uint8Array
  /** Their ids, each on a line. */
  readonly ids: Uint8Array
  /** Their latitudes and longitudes; of an area that does not say both, in this order, there are none. */
  readonly points: Uint8Array
  /** Where each begins in `areas`, and where the last one ends. */
  readonly starts: Uint8Array
  /** Each as JSON, with a comma behind it. */
  readonly areas: Uint8Array
}

const none: readonly [number, number] = [Number.NaN, Number.NaN]

const pointOf = ({ geo }: Area): readonly [number, number] =>
  Object.keys(geo ?? {}).join() === 'lat,lng' && geo ? [geo.lat, geo.lng] : none

const comma = ','

export const wordsOf = (kept: Kept): Words => ({
  kept,
  head: JSON.stringify({ ...kept, config: { ...kept.config, locations: [] } }),
  areas: kept.config.locations.map(area => JSON.stringify(area) + comma),
})

/** What is said in these words, in texts of their own. */
export const saidIn = ({ head, areas }: Words): Kept => {
  // Written above.
  const { config, diagnostics } = JSON.parse(head) as Kept
  return { config: { ...config, locations: areas.map(area => JSON.parse(area.slice(0, -1)) as Area) }, diagnostics }
}

/** Areas that are put into bytes at a time. */
const atOnce = 256

/** In pieces, each done with when the next is asked for. */
export function* piecesOf({ kept, head, areas }: Words): Iterable<Uint8Array> {
  const { locations } = kept.config
  const letters = lettersOf([head, ...areas])
  const lists = locations.map(area => JSON.stringify(Object.keys(area)))
  const keys = [...new Set(lists)]
  const numbers = new Map(keys.map((list, number) => [list, number]))
  const starts = new Uint32Array(areas.length + 1)
  for (const [place, area] of areas.entries()) starts[place + 1] = (starts[place] ?? 0) + sizeOfJson(area, letters)
  yield* measured(Buffer.from(letters))
  yield* measured(bytesOfJson(head, letters))
  yield* measured(Buffer.from(`[${keys.join(comma)}]`))
  yield* measured(bytesOf(Uint32Array.from(lists, list => numbers.get(list) ?? 0)))
  yield* measured(Buffer.from(locations.map(({ id }) => id).join('\n')))
  yield* measured(bytesOf(Float64Array.from(locations.flatMap(pointOf))))
  yield* measured(bytesOf(starts))
  yield lengthOf(starts[areas.length] ?? 0)
  for (let at = 0; at < areas.length; at += atOnce) yield bytesOfJson(areas.slice(at, at + atOnce).join(''), letters)
}

/** The same with one area in place of another of that id and those keys. */
export function* piecesWith(kept: KeptConfig, place: number, area: Area): Iterable<Uint8Array> {
  const { letters, head, keys, keysOf, ids, areas } = kept
  const starts = columnIn(kept.starts)
  const [start = 0, end = 0] = starts.subarray(place, place + 2)
  const made = bytesOfJson(JSON.stringify(area) + comma, letters)
  const longer = made.length - (end - start)
  const points = Float64Array.from(numbersIn(kept.points))
  points.set(pointOf(area), 2 * place)
  for (const piece of [Buffer.from(letters), head, keys, keysOf, ids, bytesOf(points)]) yield* measured(piece)
  yield* measured(bytesOf(starts.map((at, number) => (number > place ? at + longer : at))))
  yield lengthOf(areas.length + longer)
  yield* [areas.subarray(0, start), made, areas.subarray(end)]
}

const numbersIn = (bytes: Uint8Array): Float64Array => new Float64Array(new Uint8Array(bytes).buffer)

const nothing = new Uint8Array()

export const keptIn = (bytes: Uint8Array): KeptConfig => {
  const [letters = nothing, head = nothing, keys = nothing, keysOf = nothing, ids = nothing, ...rest] = piecesIn(bytes)
  const [points = nothing, starts = nothing, areas = nothing] = rest
  return { letters: textIn(letters) === 'latin1' ? 'latin1' : 'utf8', head, keys, keysOf, ids, points, starts, areas }
}

// Written above, by this very program.
const headIn = ({ head, letters }: KeptConfig): Kept => JSON.parse(jsonIn(head, letters)) as Kept

/** All of it, read at once. */
export const wholeConfig = (kept: KeptConfig): Kept => {
  const { config, diagnostics } = headIn(kept)
  const locations = JSON.parse(`[${jsonIn(kept.areas, kept.letters).slice(0, -1)}]`) as Area[]
  return { config: { ...config, locations }, diagnostics }
}

/** An area that is read when somebody asks for what lies in no column. */
interface Held {
  readonly place: number
  readonly id: string
  readonly keys: ReadonlySet<string | symbol>
  geo: Area['geo']
  said: Area | undefined
}

/** A config whose areas are read when somebody asks for them. */
export const lazyConfig = (kept: KeptConfig): Config => {
  const { config } = headIn(kept)
  const [keysOf, starts, points] = [columnIn(kept.keysOf), columnIn(kept.starts), numbersIn(kept.points)]
  const lists = (JSON.parse(textIn(kept.keys)) as readonly (readonly string[])[]).map(list => new Set<string | symbol>(list))
  const said = (held: Held): Area => {
    held.said ??= JSON.parse(jsonIn(kept.areas.subarray(starts[held.place], (starts[held.place + 1] ?? 0) - 1), kept.letters)) as Area
    return held.said
  }
  const geoOf = (held: Held): Area['geo'] => {
    const lat = points[2 * held.place] ?? Number.NaN
    held.geo ??= Number.isNaN(lat) ? said(held).geo : { lat, lng: points[2 * held.place + 1] ?? 0 }
    return held.geo
  }
  const traps: ProxyHandler<Held> = {
    get: (held, key) => {
      if (key === 'id') return held.id
      // Asked by `JSON.stringify`, which else asks for each key, and twice: where much has changed, all areas are compared as JSON.
      if (key === 'toJSON') return () => said(held)
      if (!held.keys.has(key)) return Reflect.get(Object.prototype, key)
      return key === 'geo' ? geoOf(held) : Reflect.get(said(held), key)
    },
    has: (held, key) => held.keys.has(key) || key in Object.prototype,
    getOwnPropertyDescriptor: (held, key) => Reflect.getOwnPropertyDescriptor(said(held), key),
    ownKeys: held => Reflect.ownKeys(said(held)),
  }
  const nowhere = new Set<string>()
  const locations = textsIn(kept.ids).map((id, place): Area => {
    const held: Held = { place, id, keys: lists[keysOf[place] ?? 0] ?? nowhere, geo: undefined, said: undefined }
    // What the traps give is of the area.
    return new Proxy(held, traps) as unknown as Area
  })
  return { ...config, locations }
}
