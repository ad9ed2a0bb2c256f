/**
 * A text read again after a small change: what stands as it stood is not parsed again. The tree is the one that the whole text gives; what
 * is not plainly made of sections and things is read as a whole, and so is what has mistakes.
 */
import type { Result } from '../../model/diagnostic.ts'
import { isWithinLimits } from './extent.ts'
import { parseConfigText } from './parse-config.ts'
import { type Section, type Stretch, sectionsOf } from './text-sections.ts'
import type { Entry, Group, List, SourceFile, Value } from './tree.ts'
import { moved, sourceOf } from './tree.ts'

/** Reads the text of a config. */
export type Reader = (source: SourceFile) => Result<Value>

/** What cannot be put together of parts. */
class NoParts extends Error {}

/** The one thing of a group or list that was read by itself. */
const onlyEntry = (value: Value): readonly [string, Entry] => {
  const [entry, ...others] = value.kind === 'group' ? value.entries : []
  if (entry === undefined || others.length > 0) throw new NoParts()
  return entry
}

const onlyItem = (value: Value): Value => {
  const [item, ...others] = value.kind === 'list' ? value.items : []
  if (item === undefined || others.length > 0) throw new NoParts()
  return item
}

type Read = (stretch: Stretch) => Value

/** A section whose things are read one by one. */
const listSection = ({ items }: Section, read: Read): readonly [string, Entry] => {
  const [head, ...rest] = items
  if (head === undefined) throw new NoParts()
  const [key, { key: at, value: first }] = onlyEntry(read(head))
  const others = rest.map(read)
  const last = others.at(-1) ?? first
  const list: List = {
    kind: 'list',
    at: { ...first.at, end: last.at.end },
    items: [first, ...others].map(onlyItem),
  }
  return [key, { key: at, value: list }]
}

/** A reader that remembers the parts of the text that each file had when it was last read. */
export const rereader = (): Reader => {
  const known = new Map<string, ReadonlyMap<string, Value>>()
  const inParts = (written: SourceFile, sections: readonly Section[]): Value => {
    const before = known.get(written.file)
    const now = new Map<string, Value>()
    const source = sourceOf(written)
    const read: Read = ({ start, end }) => {
      const text = written.text.slice(start, end)
      const parsed = before?.get(text) ?? now.get(text) ?? parsedAlone(written.file, text)
      now.set(text, parsed)
      return moved(parsed, source, start)
    }
    let end = 0
    const entries = sections.map(section => {
      if (section.items.length > 0) return listSection(section, read)
      const value = read(section)
      end = value.at.end
      return onlyEntry(value)
    })
    const last = entries.at(-1)?.[1].value.at.end ?? 0
    const at = { source, start: entries[0]?.[1].key.start ?? 0, end: Math.max(end, last) }
    const tree: Group = { kind: 'group', at, entries: new Map(entries) }
    if (!isWithinLimits(tree)) throw new NoParts()
    known.set(written.file, now)
    return tree
  }
  const read: Reader = written => {
    const sections = sectionsOf(written.text)
    if (sections === undefined) return parseConfigText(written)
    try {
      return { ok: true, value: inParts(written, sections), diagnostics: [] }
    } catch (error) {
      if (error instanceof NoParts) return parseConfigText(written)
      throw error
    }
  }
  const last = new Map<string, { readonly text: string; readonly made: Result<Value> }>()
  return written => {
    const before = last.get(written.file)
    if (before?.text === written.text) return before.made
    const made = read(written)
    last.set(written.file, { text: written.text, made })
    return made
  }
}

const parsedAlone = (file: string, text: string): Value => {
  const parsed = parseConfigText({ file, text })
  if (!parsed.ok) throw new NoParts()
  return parsed.value
}
