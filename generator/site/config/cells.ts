/**
 * The parts of a config by which it is told what has changed: a cell is what stands under one key, `['hours']`, `['pages', 'about', 'lead']`,
 * `['locations', 'laval', 'description']`. Things of lists go by their ids. Of what has cells of its own, the cell says whether it is there;
 * of a list, which things it has, in order; and `['locations', 'laval', '?']`, which keys a thing has.
 */
import { noteCell } from '../model/reads.ts'
import { isRecord } from '../model/table.ts'
import type { Config } from './schema.ts'

/** Which parts have cells of their own: `*` is any key or id. */
interface Layer {
  readonly [key: string]: Layer
}
const layers: Layer = {
  pages: { '*': {} },
  services: { '*': {} },
  locations: { '*': { services: {} } },
}
/** The key that stands for the keys themselves. */
const keys = '?'

const below = (layer: Layer, key: string): Layer | undefined => layer[key] ?? layer['*']

type Things = readonly { readonly id: string }[]

// Only lists of things with ids have layers.
const isThings = (value: unknown): value is Things => Array.isArray(value)

export interface WatchedConfig {
  /** To be read in place of the config; nothing else about it differs. */
  readonly config: Config
  /** Cells by their numbers, as far as they were read: the path of each, as JSON. */
  readonly cells: readonly string[]
  /** Whether somebody read of it when nobody noted it. */
  readonly isRead: () => boolean
}

/** A config that notes which of its cells are read (`model/reads.ts`). */
export const watchCells = (whole: Config): WatchedConfig => {
  const cells: string[] = []
  let unnoted = false
  const watch = <Target extends object>(target: Target, layer: Layer, path: readonly string[]): Target => {
    const numbers = new Map<string, number>()
    const likenesses = new Map<string, unknown>()
    const note = (key: string): void => {
      let number = numbers.get(key)
      if (number === undefined) {
        number = cells.push(JSON.stringify([...path, key])) - 1
        numbers.set(key, number)
      }
      if (!noteCell(number)) unnoted = true
    }
    const likenessOf = (value: object, own: Layer, key: string): unknown =>
      isThings(value) ? value.map(thing => watch(thing, own['*'] ?? {}, [...path, key, thing.id])) : watch(value, own, [...path, key])
    return new Proxy(target, {
      get: (_, key) => {
        const value: unknown = Reflect.get(target, key)
        if (typeof key === 'symbol') return value
        note(key)
        const own = below(layer, key)
        if (own === undefined || typeof value !== 'object' || value === null) return value
        const known = likenesses.get(key)
        if (known !== undefined) return known
        const likeness = likenessOf(value, own, key)
        likenesses.set(key, likeness)
        return likeness
      },
      has: (_, key) => {
        if (typeof key === 'string') note(key)
        return Reflect.has(target, key)
      },
      getOwnPropertyDescriptor: (_, key) => {
        if (typeof key === 'string') note(key)
        return Reflect.getOwnPropertyDescriptor(target, key)
      },
      ownKeys: () => {
        note(keys)
        return Reflect.ownKeys(target)
      },
    })
  }
  return { config: watch(whole, layers, []), cells, isRead: () => unnoted }
}

/** Things of lists by their ids, so that each of many cells is found in one step. */
const byIdIn = (known: Map<Things, ReadonlyMap<string, unknown>>, things: Things): ReadonlyMap<string, unknown> => {
  const found = known.get(things) ?? new Map(things.map(thing => [thing.id, thing]))
  known.set(things, found)
  return found
}

/** Finds what cells of a config hold. Equal values are equal as JSON. */
const cellReader = (config: Config): ((cell: string) => unknown) => {
  const known = new Map<Things, ReadonlyMap<string, unknown>>()
  return cell => {
    // Written by `watchCells`.
    const path = JSON.parse(cell) as readonly string[]
    let layer: Layer | undefined = layers
    let value: unknown = config
    for (const step of path) {
      if (isThings(value)) value = byIdIn(known, value).get(step)
      else if (step === keys && isRecord(value)) return Object.keys(value)
      else value = isRecord(value) ? value[step] : undefined
      layer = layer === undefined ? undefined : below(layer, step)
    }
    if (layer === undefined || typeof value !== 'object' || value === null) return value
    return isThings(value) ? value.map(({ id }) => id) : true
  }
}

/** Which cells hold another value in one config than in another. */
export const changedCells = (cells: readonly string[], before: Config, after: Config): readonly number[] => {
  const [was, is] = [cellReader(before), cellReader(after)]
  return cells.flatMap((cell, number) => {
    const [one, other] = [was(cell), is(cell)]
    return one === other || JSON.stringify(one) === JSON.stringify(other) ? [] : [number]
  })
}
