/** The calls of the file view: the files of a session as text, with suggestions for keys and values. */
import * as z from 'zod'
import { baseFile } from '../../../platform/config/read-chain.ts'
import { extendsOf } from '../../../site/config/overlay/config-chain.ts'
import { shapeAt } from '../../../site/config/schema/schema-shape.ts'
import { standardAt } from '../../../site/config/schema/schema-walk.ts'
import { type ConfigPath, placeOf, type Value, valueAt } from '../../../site/config/yaml/tree.ts'
import { isRecord } from '../../../site/util/table.ts'
import { handler, nameSchema, pathSchema } from './calls.ts'
import { CannotChange } from './editor-messages.ts'
import { type FieldSource, schemaOf } from './fields.ts'
import type { Session } from './session.ts'

interface FileText {
  readonly file: string
  readonly text: string
}

/** A suggestion while typing in a file. */
export interface Hint {
  readonly text: string
  /** Kind of the value; for a key, that of its value. */
  readonly kind: string
}

const idsOf = (items: unknown): readonly string[] =>
  Array.isArray(items) ? items.flatMap((one: unknown) => (isRecord(one) && typeof one.id === 'string' ? [one.id] : [])) : []

/** Ids of other items that a value may refer to. */
const referencesAt = ({ document, site }: FieldSource, path: ConfigPath): readonly string[] => {
  const [last, parent] = [path.at(-1), path.at(-2)]
  if (last === 'phone' || (path[0] === 'phones' && parent === 'use')) return Object.keys(valueAt(document.data, ['phones', 'book']) ?? {})
  if (last === 'location' || last === 'branch') return idsOf(site.config.locations)
  return parent === 'claims' && path[0] === 'pages' ? idsOf(site.config.business.claims) : []
}

const hintsAt = (source: FieldSource, path: ConfigPath, at: 'key' | 'value'): readonly Hint[] => {
  const schema = schemaOf(source)
  const shape = path.length === 0 ? shapeAt(schema, path, source.languages, {}) : shapeAt(schema, path, source.languages)
  const group = shape?.kind === 'text' && shape.isByLanguage ? source.languages : shape?.kind === 'group' ? shape.keys : []
  const keys = group.map(text => ({ text, kind: shapeAt(schema, [...path, text], source.languages)?.kind ?? 'text' }))
  const standard = standardAt(schema, path)
  const values = [
    ...(shape?.kind === 'choice' ? shape.choices.map(String) : shape?.kind === 'switch' ? ['true', 'false'] : []),
    ...referencesAt(source, path),
    ...(typeof standard === 'string' || typeof standard === 'number' ? [String(standard)] : []),
  ]
  const known = [...new Set(values)].map(text => ({ text, kind: 'value' }))
  return at === 'value' ? known : [...keys, ...known]
}

/** The path of the deepest value that starts on a line. */
const pathAtLine = (value: Value, file: string, line: number, path: ConfigPath = []): ConfigPath | undefined => {
  const inner = value.kind === 'group' ? [...value.entries].map(([key, entry]) => [key, entry.value] as const) : []
  const items = value.kind === 'list' ? value.items.map((item, index) => [index, item] as const) : []
  for (const [step, child] of [...inner, ...items]) {
    const found = pathAtLine(child, file, line, [...path, step])
    if (found !== undefined) return found
  }
  const place = placeOf(value.at)
  const end = value.kind === 'leaf' ? value.at.source.lineAt(Math.max(value.at.start, value.at.end - 1)).line : place.line
  return path.length > 0 && place.file === file && place.line <= line && line <= end ? path : undefined
}

/** The file that a config extends. */
const baseOf = (config: FileText): string | undefined => {
  const found = extendsOf(config)
  return found.ok && found.value !== undefined ? baseFile(config.file, found.value.base) : undefined
}

export const fileHandlers = ({ source, edited, commit, state }: Session) => {
  const own = () => edited.chain().filter(({ isPack }) => isPack !== true)
  return {
    /** The files of the open config: its own first, then those that it extends. */
    files: (): readonly FileText[] => own().map(({ file, text }) => ({ file, text })),
    /** Replaces the text of a file, as one step; an invalid text stays a draft. */
    editFile: handler(z.object({ file: nameSchema, text: z.string() }), async ({ file, text }) => {
      const files = own()
      const index = files.findIndex(one => one.file === file)
      const before = files[index]
      if (before === undefined) throw new CannotChange({ code: 'unknownFile' })
      // A text that cannot be parsed stays a draft, too.
      if (edited.read({ file, text }).ok && baseOf({ file, text }) !== files[index + 1]?.file)
        throw new CannotChange({ code: 'baseChanged' })
      if (text !== before.text) await commit(file, new Map([[file, text]]))
      return state()
    }),
    hints: handler(z.object({ path: pathSchema, at: z.enum(['key', 'value']) }), ({ path, at }) => hintsAt(source(), path, at)),
    /** The path of the value on a line. */
    pathAtLine: handler(
      z.object({ file: nameSchema, line: z.int().min(1) }),
      ({ file, line }) => pathAtLine(source().document.find([]).value, file, line) ?? null,
    ),
  }
}
