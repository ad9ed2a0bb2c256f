/**
 * Parses a text again after a small change. Sections and list items whose text has not changed are reused. The law: the tree is the one
 * that `parseConfigText` gives for the whole text (`tests/site/config/section-cache.test.ts`).
 */
import type { Result } from '../../model/diagnostic.ts'
import { parseConfigText } from './parse-config.ts'
import { type Range, type Section, sectionsOf } from './text-sections.ts'
import { type Entry, type Group, isWithinLimits, type List, moved, type Source, type SourceFile, sourceOf, type Value } from './tree.ts'

/** Parses the text of a config. */
export type ConfigParser = (file: SourceFile) => Result<Value>

type NamedEntry = readonly [string, Entry]

/** A value of the previous text. */
interface Reusable<Part> {
  /** Where its text began. */
  readonly start: number
  readonly part: Part
}

/** The parts of a text that was parsed, by their own text. */
interface Parts {
  readonly sections: ReadonlyMap<string, Reusable<NamedEntry>>
  readonly items: ReadonlyMap<string, Reusable<Value>>
}

const partsIn = (text: string, tree: Value): Parts => {
  const sections = new Map<string, Reusable<NamedEntry>>()
  const items = new Map<string, Reusable<Value>>()
  for (const section of sectionsOf(text) ?? []) {
    const entry = tree.kind === 'group' ? tree.entries.get(section.key) : undefined
    const textOf = ({ start, end }: Range): string => text.slice(start, end)
    if (entry === undefined) continue
    if (section.items.length === 0) sections.set(textOf(section), { start: section.start, part: [section.key, entry] })
    else if (entry.value.kind === 'list')
      for (const [index, item] of entry.value.items.entries()) {
        const range = section.items[index]
        if (range !== undefined) items.set(textOf(range), { start: range.start, part: item })
      }
  }
  return { sections, items }
}

/** A range of a text, parsed on its own and moved to its position. */
const parseRange = (source: Source, { start, end }: Range): Value | undefined => {
  const parsed = parseConfigText({ file: source.file, text: source.text.slice(start, end) })
  return parsed.ok ? moved(parsed.value, source, start) : undefined
}

const onlyEntry = (value: Value | undefined): NamedEntry | undefined =>
  value?.kind === 'group' && value.entries.size === 1 ? [...value.entries][0] : undefined

const onlyList = (value: Value | undefined): List | undefined => (value?.kind === 'list' && value.items.length === 1 ? value : undefined)

/** A list section. Its first and last item are always parsed: they give the list its range. */
const listEntry = (source: Source, { items }: Section, parts: Parts): NamedEntry | undefined => {
  const [head, ...rest] = items
  const tail = rest.pop()
  const first = head && onlyEntry(parseRange(source, head))
  const begins = onlyList(first?.[1].value)
  const ends = tail && onlyList(parseRange(source, tail))
  if (first === undefined || begins === undefined || ends === undefined) return undefined
  const middle: Value[] = []
  for (const range of rest) {
    const known = parts.items.get(source.text.slice(range.start, range.end))
    const item = known === undefined ? onlyList(parseRange(source, range))?.items[0] : moved(known.part, source, range.start - known.start)
    if (item === undefined) return undefined
    middle.push(item)
  }
  const [name, { key }] = first
  const list: List = { kind: 'list', at: { ...begins.at, end: ends.at.end }, items: [...begins.items, ...middle, ...ends.items] }
  return [name, { key, value: list }]
}

const reusedEntry = (source: Source, { start, end }: Section, parts: Parts): NamedEntry | undefined => {
  const known = parts.sections.get(source.text.slice(start, end))
  if (known === undefined) return undefined
  const [name, entry] = known.part
  const group: Group = { kind: 'group', at: entry.key, entries: new Map([[name, entry]]) }
  return onlyEntry(moved(group, source, start - known.start))
}

/** @returns `undefined` where the text must be parsed as a whole */
const parseSections = (source: Source, parts: Parts): Value | undefined => {
  const sections = sectionsOf(source.text)
  if (sections === undefined) return undefined
  const entries = new Map<string, Entry>()
  let end = 0
  for (const section of sections) {
    const isLast = section === sections.at(-1)
    let entry = section.items.length > 0 ? listEntry(source, section, parts) : isLast ? undefined : reusedEntry(source, section, parts)
    end = entry?.[1].value.at.end ?? 0
    if (entry === undefined && section.items.length === 0) {
      // The last section is always parsed: it gives the map its range.
      const group = parseRange(source, section)
      entry = onlyEntry(group)
      end = group?.at.end ?? 0
    }
    if (entry === undefined) return undefined
    entries.set(...entry)
  }
  const start = entries.values().next().value?.key.start ?? 0
  const tree: Group = { kind: 'group', at: { source, start, end }, entries }
  return isWithinLimits(tree) ? tree : undefined
}

interface CachedFile {
  readonly text: string
  readonly result: Result<Value>
  /** The last text without errors, from which parts are reused. */
  readonly valid: { readonly text: string; readonly tree: Value } | undefined
}

/**
 * Returns a parser that caches the last result of each file. For the same text it returns the same result. For a changed text it reuses the
 * unchanged sections and list items of the last text without errors.
 * @param maxFiles how many files are cached; the least recently parsed one is removed first
 */
export const sectionCache = (maxFiles = Number.POSITIVE_INFINITY): ConfigParser => {
  const files = new Map<string, CachedFile>()
  const parse = (file: SourceFile, valid: CachedFile['valid']): Result<Value> => {
    const tree = valid && parseSections(sourceOf(file), partsIn(valid.text, valid.tree))
    return tree === undefined ? parseConfigText(file) : { ok: true, value: tree, diagnostics: [] }
  }
  return file => {
    const before = files.get(file.file)
    const isSame = before?.text === file.text
    const result = isSame ? before.result : parse(file, before?.valid)
    files.delete(file.file)
    files.set(file.file, { text: file.text, result, valid: result.ok ? { text: file.text, tree: result.value } : before?.valid })
    for (const oldest of [...files.keys()].slice(0, Math.max(0, files.size - maxFiles))) files.delete(oldest)
    return result
  }
}
