/** The files of a session as text: read and typed in, with what may stand where. */
import * as z from 'zod'
import { extendsOf } from '../../../site/config/overlay/config-chain.ts'
import { shapeAt } from '../../../site/config/schema/schema-shape.ts'
import { standardAt } from '../../../site/config/schema/schema-walk.ts'
import { type ConfigPath, placeOf, type Value, valueAt } from '../../../site/config/yaml/tree.ts'
import { isRecord } from '../../../site/util/table.ts'
import type { Path, State } from '../protocol.ts'
import { CannotChange } from './editor-messages.ts'
import { type FieldSource, schemaOf } from './fields.ts'
import { type HandlersOf, pathGiven } from './given.ts'
import type { Session } from './session.ts'

interface FileText {
  readonly file: string
  readonly text: string
}

/** What may be typed at a place. */
export interface Hint {
  readonly text: string
  /** What kind of thing it is: of a key that of its value. */
  readonly kind: string
}

export interface FileCalls {
  /** The files of the config that is open, first its own, then those that it extends. */
  readonly files: (given: Record<string, never>) => readonly FileText[]
  /** Takes a whole text in, as one step; with mistakes it stays a draft. */
  readonly type: (given: FileText) => State
  readonly hints: (given: { readonly path: Path; readonly at: 'key' | 'value' }) => readonly Hint[]
  /** The value that a line says, by its path in the config. */
  readonly said: (given: { readonly file: string; readonly line: number }) => Path | null
}

const fileGiven = z.string().max(2_000)

const namesOf = (data: unknown, list: string): readonly string[] => {
  const things = valueAt(data, [list])
  return Array.isArray(things) ? things.flatMap((one: unknown) => (isRecord(one) && typeof one.id === 'string' ? [one.id] : [])) : []
}

/** Names of other things that a value may say. */
const namedAt = ({ document, site }: FieldSource, path: ConfigPath): readonly string[] => {
  const [last, around] = [path.at(-1), path.at(-2)]
  if (last === 'phone' || (path[0] === 'phones' && around === 'use')) return Object.keys(valueAt(document.data, ['phones', 'book']) ?? {})
  if (last === 'location' || last === 'branch') return namesOf(site.config, 'locations')
  return around === 'claims' && path[0] === 'pages' ? site.config.business.claims.map(({ id }) => id) : []
}

const hintsAt = (source: FieldSource, path: ConfigPath, at: 'key' | 'value'): readonly Hint[] => {
  const schema = schemaOf(source)
  const shape = path.length === 0 ? shapeAt(schema, path, source.languages, {}) : shapeAt(schema, path, source.languages)
  const group = shape?.kind === 'text' && shape.isByLanguage ? source.languages : shape?.kind === 'group' ? shape.keys : []
  const keys = group.map(text => ({
    text,
    kind: shapeAt(schema, [...path, text], source.languages)?.kind ?? 'text',
  }))
  const standard = standardAt(schema, path)
  const values = [
    ...(shape?.kind === 'choice' ? shape.choices.map(String) : shape?.kind === 'switch' ? ['true', 'false'] : []),
    ...namedAt(source, path),
    ...(typeof standard === 'string' || typeof standard === 'number' ? [String(standard)] : []),
  ]
  const known = [...new Set(values)].map(text => ({ text, kind: 'value' }))
  return at === 'value' ? known : [...keys, ...known]
}

/** The deepest value that begins on a line. */
const beginsOn = (value: Value, file: string, line: number, path: ConfigPath = []): ConfigPath | undefined => {
  const inner = value.kind === 'group' ? [...value.entries].map(([key, entry]) => [key, entry.value] as const) : []
  const items = value.kind === 'list' ? value.items.map((item, index) => [index, item] as const) : []
  for (const [step, one] of [...inner, ...items]) {
    const found = beginsOn(one, file, line, [...path, step])
    if (found !== undefined) return found
  }
  const place = placeOf(value.at)
  const end = value.kind === 'leaf' ? value.at.source.lineAt(Math.max(value.at.start, value.at.end - 1)).line : place.line
  return path.length > 0 && place.file === file && place.line <= line && line <= end ? path : undefined
}

const baseOf = (one: FileText): string | undefined => {
  const found = extendsOf(one)
  return found.ok ? found.value?.base : undefined
}

export const fileHandlers = ({ source, edited, commit, state }: Session): HandlersOf<FileCalls> => {
  const own = () => edited.chain().filter(({ isPack }) => isPack !== true)
  return {
    files: () => own().map(({ file, text }) => ({ file, text })),
    type: async given => {
      const { file, text } = z.object({ file: fileGiven, text: z.string() }).parse(given)
      const before = own().find(one => one.file === file)
      if (before === undefined) throw new CannotChange({ code: 'unknownFile' })
      if (baseOf(before) !== baseOf({ file, text })) throw new CannotChange({ code: 'baseChanged' })
      if (text !== before.text) await commit(file, new Map([[file, text]]))
      return state()
    },
    hints: given => {
      const { path, at } = z.object({ path: pathGiven, at: z.enum(['key', 'value']) }).parse(given)
      return hintsAt(source(), path, at)
    },
    said: given => {
      const { file, line } = z.object({ file: fileGiven, line: z.int().min(1) }).parse(given)
      return beginsOn(source().document.find([]).value, file, line) ?? null
    },
  }
}
