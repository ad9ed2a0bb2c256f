/** Fields: values of the config with all their languages, placeholders, limits and context. */
import { type $ZodType, safeParse } from 'zod/v4/core'
import type { Site } from '../../../site/build.ts'
import { schemaFor } from '../../../site/compile.ts'
import { shapeIssues } from '../../../site/config/compile/shape-issues.ts'
import { type Shape, shapeAt } from '../../../site/config/schema/schema-shape.ts'
import { schemasAt } from '../../../site/config/schema/schema-walk.ts'
import type { ConfigDocument } from '../../../site/config/yaml/config-document.ts'
import { byIds, type ConfigPath, pathText, placeOf, valueAt } from '../../../site/config/yaml/tree.ts'
import { formatBuildDiagnostic } from '../../../site/messages/index.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import { isRecord } from '../../../site/util/table.ts'
import type { Field, FieldValue, Hit } from '../protocol.ts'
import type { OriginFinder } from './origins/page-origins.ts'
import { formattedText, placeholdersFor } from './placeholders.ts'

/** The config and site that fields are read from. */
export interface FieldSource {
  readonly document: ConfigDocument
  readonly languages: readonly string[]
  /** The same, that of the editor first. */
  readonly spoken: readonly string[]
  /** The last valid site. */
  readonly site: Site
  readonly finder: OriginFinder
}

export const schemaOf = ({ languages }: FieldSource): $ZodType => schemaFor(languages)

const kindOf = (shape: Shape | undefined, value: unknown): Pick<Field, 'kind' | 'choices'> => {
  if (shape?.kind === 'choice') return { kind: 'choice', choices: shape.choices }
  if (shape?.kind === 'switch' || typeof value === 'boolean') return { kind: 'switch', choices: [] }
  return { kind: shape?.kind === 'number' || typeof value === 'number' ? 'number' : 'text', choices: [] }
}

/** Whether a value is a text by language. */
export const isLocalized = (value: unknown, languages: readonly string[]): value is Readonly<Record<string, unknown>> =>
  isRecord(value) &&
  Object.keys(value).length > 0 &&
  Object.entries(value).every(([key, text]) => languages.includes(key) && typeof text !== 'object')

/** The path of a whole text: `name` for `name.fr`. */
const wholeOf = ({ document, languages }: FieldSource, path: ConfigPath): ConfigPath =>
  languages.includes(String(path.at(-1))) && isLocalized(valueAt(document.data, path.slice(0, -1)), languages) ? path.slice(0, -1) : path

/** Numbers of characters that search results show. */
const limits: Readonly<Record<string, number>> = { title: 60, description: 155 }

const limitOf = (path: ConfigPath): number | null => (path.includes('seo') ? (limits[String(path.at(-1))] ?? null) : null)

/** The path of a text as written: in a site with one language, it may be written without it. */
const writtenPath = (document: ConfigDocument, path: ConfigPath): ConfigPath =>
  typeof valueAt(document.data, path.slice(0, -1)) === 'string' ? path.slice(0, -1) : path

const plain = (value: unknown): FieldValue['value'] =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null

const fieldValue = ({ document, site }: FieldSource, path: ConfigPath, language: string | null): FieldValue => {
  const { value, complete } = document.find(path)
  const written = plain(valueAt(document.data, path))
  const isOwners = complete && value.at.source.isPack !== true
  const place = isOwners ? placeOf(value.at) : undefined
  // Defaults are shown too.
  const shown = written ?? plain(valueAt(site.config, path))
  return {
    path,
    language,
    value: shown,
    says: typeof shown === 'string' ? formattedText(site, shown, language, path) : null,
    file: place?.file ?? null,
    line: place?.line ?? 0,
    isOwn: isOwners && document.files.length > 1 && place?.file === document.file,
  }
}

/** Other values of the same group that fit on a line. */
const siblingsOf = (source: FieldSource, path: ConfigPath): Field['siblings'] => {
  const parent = path.slice(0, -1)
  const group = valueAt(source.document.data, parent)
  if (!isRecord(group) || parent.length < 2) return []
  return Object.entries(group).flatMap(([key, value]) => {
    if (key === path.at(-1) || key === 'id' || key === 'slug') return []
    const text = isLocalized(value, source.languages) ? source.spoken.map(code => value[code]).find(Boolean) : value
    return typeof text === 'object' || text === undefined ? [] : [{ path: [...parent, key], text: String(text) }]
  })
}

export const fieldAt = (source: FieldSource, at: ConfigPath, withContext = true): Field => {
  const { document, languages, site } = source
  const path = writtenPath(document, wholeOf(source, at))
  const data = valueAt(document.data, path) ?? valueAt(site.config, path)
  const only = typeof data === 'string' && isLocalized(valueAt(site.config, path), languages) ? (languages[0] ?? null) : null
  const shape = path.at(-1) === undefined ? undefined : shapeAt(schemaOf(source), path, languages, data)
  const isNew = data === undefined && shape?.kind === 'text' && shape.isByLanguage && languages.length > 1
  const localized = isNew || isLocalized(data, languages)
  const values = localized ? languages.map(code => fieldValue(source, [...path, code], code)) : [fieldValue(source, path, only)]
  const schemas = schemasAt(schemaOf(source), only === null ? (values[0]?.path ?? path) : [...path, only])
  const first = values[0]?.value
  const { kind, choices } = kindOf(shape, first)
  // A text with placeholders accepts `business`, as every text does, but not an unknown one. Its required placeholders remain in it.
  const accepts = (name: string): boolean => schemas.some(schema => safeParse(schema, `${first} {${name}}`).success)
  const isText = kind === 'text' && typeof first === 'string' && accepts('business') && !accepts('noSuchName')
  return {
    path,
    names: namesOn(source, path),
    key: pathText(byIds(document.find([]).value, path)),
    kind,
    choices,
    values,
    placeholders:
      isText && withContext ? placeholdersFor(site, schemas, String(first), localized ? (source.spoken[0] ?? null) : null, path) : [],
    limit: limitOf(path),
    siblings: withContext ? siblingsOf(source, path) : [],
  }
}

/** Paths of a field's texts in the compiled config, where every text has a language. */
export const textPaths = (source: FieldSource, at: ConfigPath): readonly ConfigPath[] => {
  const { values } = fieldAt(source, at, false)
  return values.map(({ path }) => {
    const isPlain =
      typeof valueAt(source.document.data, path) === 'string' && isLocalized(valueAt(source.site.config, path), source.languages)
    return isPlain ? [...path, source.languages[0] ?? ''] : path
  })
}

/** The errors in a single value, with the messages of a build. */
export const faultsOf = (source: FieldSource, path: ConfigPath, value: unknown, language: MessageLanguage): readonly string[] => {
  const results = schemasAt(schemaOf(source), path).map(schema => ({ schema, error: safeParse(schema, value).error }))
  if (results.some(({ error }) => error === undefined)) return []
  const issues = results.flatMap(({ schema, error }) => shapeIssues(schema, value, source.languages, error?.issues ?? []))
  return [...new Set(issues.map(one => formatBuildDiagnostic(one, language).message))].slice(0, 3)
}

/** The name of a list item: its name or another short text. @param spoken languages in order of preference */
export const nameOf = (value: unknown, spoken: readonly string[], index: number): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  if (!isRecord(value)) return String(index + 1)
  const { name, label, title, question, heading, from, id } = value
  const own = [name, label, title, question, heading, from, id, value].map(part =>
    isRecord(part) ? spoken.map(code => part[code]).find(Boolean) : part,
  )
  // A text with a choice is not a name.
  const found = own.find(one => typeof one === 'string' && !/\{\w+,/.test(one))?.toString()
  if (found !== undefined) return found
  // A block is an object in an object: `{ price-list: { heading: … } }`.
  const [inner, ...others] = Object.values(value).filter(isRecord)
  return inner !== undefined && others.length === 0 ? nameOf(inner, spoken, index) : String(index + 1)
}

/** The names of the list items on the path to a value; `null` for other steps. */
export const namesOn = ({ document, spoken }: FieldSource, path: ConfigPath): Hit['names'] =>
  path.map((step, index) => (typeof step === 'number' ? nameOf(valueAt(document.data, path.slice(0, index + 1)), spoken, step) : null))

/** Values that contain a text, in any language. */
export const searchIn = (source: FieldSource, text: string): readonly Hit[] => {
  const wanted = text.trim().toLocaleLowerCase()
  if (wanted === '') return []
  const hits: Hit[] = []
  const visit = (value: unknown, path: ConfigPath): void => {
    if (hits.length >= 50) return
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index])
    else if (isRecord(value)) for (const [key, item] of Object.entries(value)) visit(item, [...path, key])
    else if (String(value).toLocaleLowerCase().includes(wanted)) hits.push({ path, names: namesOn(source, path), text: String(value) })
  }
  visit(source.document.data, [])
  return hits
}
