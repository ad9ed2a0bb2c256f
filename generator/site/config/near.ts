/**
 * A config that is like one found sound before, but for the words of one area. Only that area is read and judged. Everything that
 * what it says might mean elsewhere (names, addresses, branches, numbers, facts in texts) must be as it was: else the config is read
 * as a whole, and so it is when anything about its text is unusual (docs/decisions/0017).
 */
import * as z from 'zod'
import { isRecord } from '../model/table.ts'
import type { CompiledConfig } from './compile/compile-config.ts'
import { inOneLanguage } from './compile/complete-config.ts'
import { limits } from './limits.ts'
import { type Chain, lazyChain } from './overlay/config-chain.ts'
import { buildersFor } from './schema/builders.ts'
import type { Config } from './schema/config-schema.ts'
import { areaFacts, branchKeys } from './schema/locations.ts'
import { type Alike, changedThing, thingText } from './thing-lines.ts'
import { valuesIn } from './yaml/extent.ts'
import { parseConfigText } from './yaml/parse-config.ts'
import { dataOf } from './yaml/tree.ts'

/** A config of one file in which nothing was found to be told. */
export interface SoundConfig {
  /** Its text. */
  readonly utf8: Uint8Array
  readonly config: Config
  /** Where its areas begin in these bytes, when lines tell it: to find them takes as long as to read one. */
  readonly starts: () => Uint32Array | undefined
}

type Area = Config['locations'][number]

/** A config in which one area is another than before. */
export interface NearConfig extends CompiledConfig {
  readonly starts: Uint32Array
  /** Which one. */
  readonly place: number
  readonly was: Area
  readonly is: Area
}

type Data = Readonly<Record<string, unknown>>

/** Keys of an area by which other parts of a config know it, or which are judged together with others. */
const known = ['id', 'name', 'slug', 'branch', 'address', 'postalCodes', 'phone', 'hours', ...branchKeys] as const

/** Anchors, aliases and tags reach beyond what they stand in; a block that keeps its empty lines might. */
const unusual = /[\t\r]|^(?:---|\.\.\.|%)|(?:^|[:,[{?-])\s*(?:[&*]\S|!)|[|>]\d?\+/m

/** What an area says; nothing where its text is unusual or wrong. */
const readThing = (file: string, text: string): Data | undefined => {
  if (unusual.test(text)) return undefined
  const parsed = parseConfigText({ file, text: `locations:\n${text}` })
  const data = parsed.ok ? dataOf(parsed.value) : undefined
  if (!isRecord(data) || Object.keys(data).length !== 1 || !Array.isArray(data.locations)) return undefined
  const [thing, ...others] = data.locations as readonly unknown[]
  return others.length === 0 && isRecord(thing) ? thing : undefined
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Groups and lists that hold a text with placeholders, by their paths: they are judged by all that the config says. */
const saying = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  const held = Object.entries(value)
  const own = held.some(([, text]) => typeof text === 'string' && text.includes('{')) ? [`${path} ${JSON.stringify(value)}`] : []
  return [...own, ...held.flatMap(([key, one]) => saying(one, `${path}/${key}`))]
}

const keysIn = (value: unknown): readonly string[] => (isRecord(value) ? Object.keys(value).toSorted() : [])

/** Whether an area means to the rest of its config what it meant. */
const isAlike = (before: Data, after: Data): boolean =>
  isSame(keysIn(before), keysIn(after)) &&
  isSame(keysIn(before.services), keysIn(after.services)) &&
  known.every(key => isSame(before[key], after[key])) &&
  isSame(saying(before), saying(after))

const isFact = (key: string, facts: ReturnType<typeof areaFacts>): key is keyof typeof facts => key in facts

/** An area as the schema gives it: what it says otherwise, since the schema judges each key by itself. @param like the same area as it was */
const judged = (before: Data, after: Data, like: Area, languages: readonly string[]): Area | undefined => {
  const facts = areaFacts(buildersFor(languages))
  const keys = Object.keys(after).filter(key => !isSame(before[key], after[key]))
  const schema = z.strictObject(Object.fromEntries(keys.filter(key => isFact(key, facts)).map(key => [key, facts[key]])))
  const said = Object.fromEntries(keys.map(key => [key, after[key]]))
  const [only, ...others] = languages
  const { data } = schema.safeParse(only === undefined || others.length > 0 ? said : inOneLanguage(schema, said, only))
  // What it said before was an area, and so is that with these in place of their own.
  return data === undefined ? undefined : ({ ...like, ...data } as Area)
}

/** The text of a config, beside the one before. */
export interface TextBeside extends Alike {
  readonly utf8: Uint8Array
}

/** The config of a chain that is like one before; nothing where it has to be read as a whole. @param beside the text of its first file */
export const compileNear = (chain: Chain, { utf8, ...alike }: TextBeside, before: SoundConfig): NearConfig | undefined => {
  const [{ file }, ...others] = chain
  if (others.some(({ isPack }) => isPack !== true)) return undefined
  const known = before.starts()
  const changed = known?.length === before.config.locations.length + 1 ? changedThing(before.utf8, utf8, alike, known) : undefined
  if (changed === undefined) return undefined
  const { place, was, is, starts } = changed
  const [old, like] = [readThing(file, thingText(before.utf8, was)), before.config.locations[place]]
  const thing = readThing(file, thingText(utf8, is))
  if (old === undefined || thing === undefined || like === undefined || !isAlike(old, thing)) return undefined
  // A value takes two bytes at least; with no more of them than before the config is as large as it may be.
  if (utf8.length / 2 > limits.values && valuesIn(thing) > valuesIn(old)) return undefined
  const found = judged(
    old,
    thing,
    like,
    before.config.site.languages.map(({ code }) => code),
  )
  if (found === undefined) return undefined
  const config = { ...before.config, locations: before.config.locations.map((one, index) => (index === place ? found : one)) }
  return { config, document: lazyChain(chain), starts, place, was: like, is: found }
}
