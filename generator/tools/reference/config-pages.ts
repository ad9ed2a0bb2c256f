/** `docs/reference/config/`: every key of a config, from its schema, from sample configs, and from what their pages read. */
import { schemaFor } from '../../site/compile.ts'
import { schemasAt, textsOf } from '../../site/config/schema/schema-walk.ts'
import { wholeSchema } from '../schema/json-schema.ts'
import { configExamples } from './config-examples.ts'
import { configReaders } from './config-readers.ts'
import { isPerLanguage, isSchema, type Json, optionsOf, packNote, stepsOf } from './json-schema-shape.ts'
import { cell, code, generatedFrom, page, table } from './markdown.ts'

interface Key {
  readonly path: string
  readonly schema: Json
  readonly isRequired: boolean
}

interface Section {
  /** `business.address`, `services[]`, `phones.book.*`. */
  readonly path: string
  readonly about: string
  readonly keys: readonly Key[]
}

/** The sections of a key: one per object below it. */
const sectionsOf = (path: string, schema: Json): readonly Section[] => {
  return optionsOf(schema).flatMap(option => {
    if (isPerLanguage(option)) return []
    const keys = Object.entries(option.properties ?? {}).flatMap(([name, child]): readonly Key[] =>
      isSchema(child) ? [{ path: `${path}.${name}`, schema: child, isRequired: option.required?.includes(name) === true }] : [],
    )
    const own = keys.length === 0 ? [] : [{ path, about: schema.description ?? '', keys }]
    const items = isSchema(option.items)
      ? sectionsOf(`${path}[]`, { ...(schema.description === undefined ? {} : { description: schema.description }), ...option.items })
      : []
    const values = isSchema(option.additionalProperties) ? sectionsOf(`${path}.*`, option.additionalProperties) : []
    return [...own, ...keys.flatMap(key => sectionsOf(key.path, key.schema)), ...items, ...values]
  })
}

const range = ({ minimum, maximum, exclusiveMinimum }: Json): string => {
  const max = maximum === undefined || maximum >= Number.MAX_SAFE_INTEGER ? undefined : maximum
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`
  if (minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER)
    return max === undefined ? ` from ${minimum}` : ` from ${minimum} to ${max}`
  return max === undefined ? '' : ` up to ${max}`
}

const typeOf = (schema: Json): string => {
  if (isPerLanguage(schema)) return schema.townsite === 'text' ? 'text' : 'string per language'
  if (schema.anyOf !== undefined) return [...new Set(optionsOf(schema).map(typeOf))].join(' or ')
  if (schema.const !== undefined) return code(String(schema.const))
  if (schema.enum !== undefined)
    return schema.enum.length > 16 ? `one of ${schema.enum.length} names` : schema.enum.map(one => code(String(one))).join(', ')
  if (schema.type === 'array') return isSchema(schema.items) ? `list of ${plural(typeOf(schema.items))}` : 'list'
  if (schema.type === 'object' && schema.properties === undefined && isSchema(schema.additionalProperties))
    return `map of ${plural(typeOf(schema.additionalProperties))}`
  if (schema.type === 'integer' || schema.type === 'number') return `${schema.type}${range(schema)}`
  return typeof schema.type === 'string' ? schema.type : 'any value'
}

const plural = (type: string): string => type.replace(/^(object|string|text|number|integer|list|map)\b/, '$1s')

const anchor = (path: string): string => path.toLowerCase().replace(/[^a-z0-9_-]/g, '')

/** The page of a top-level key, and its sections. */
interface ConfigPage {
  readonly file: string
  readonly text: string
  /** Paths of the keys on this page. */
  readonly keys: readonly string[]
}

export const configPages = async (): Promise<readonly ConfigPage[]> => {
  const schema = wholeSchema()
  const configSchema = schemaFor([])
  const exampleAt = configExamples()
  const readBy = await configReaders()
  const tops = Object.entries(schema.properties ?? {}).flatMap(([name, child]) => (isSchema(child) ? [{ name, schema: child }] : []))
  const rowOf = ({ path, schema: keySchema, isRequired }: Key, sections: ReadonlySet<string>): readonly string[] => {
    const name = path.split('.').at(-1) ?? ''
    const below = [path, `${path}[]`, `${path}.*`].find(section => sections.has(section))
    const label =
      schemasAt(configSchema, stepsOf(path))
        .map(child => textsOf(child).label?.en)
        .find(text => text !== undefined) ?? ''
    const about = (keySchema.description ?? '').replace(packNote, '') || label
    const fromPack = packNote.test(keySchema.description ?? '')
    const standard =
      keySchema.default === undefined || (Array.isArray(keySchema.default) && keySchema.default.length === 0)
        ? undefined
        : JSON.stringify(keySchema.default)
    const value = below === undefined ? exampleAt(path, keySchema) : undefined
    return [
      `${below === undefined ? code(name) : `[${code(name)}](#${anchor(below)})`}${isRequired ? ' **required**' : ''}`,
      cell(about),
      typeOf(keySchema),
      fromPack ? 'language pack' : standard === undefined ? '' : code(standard),
      value === undefined ? '' : code(value.replaceAll('\n', ' ')),
      readBy(path),
    ]
  }
  const heads = ['Key', 'Meaning', 'Type', 'Default', 'Example', 'Appears on']
  const required = schema.required ?? []
  const source = 'the schema of the config and the samples'
  const pages = tops.map(({ name, schema: top }): ConfigPage => {
    const sections = sectionsOf(name, top)
    const paths = new Set(sections.map(section => section.path))
    const own = rowOf({ path: name, schema: top, isRequired: required.includes(name) }, new Set())
    const parts = sections.map(({ path, about, keys }) =>
      page([
        `## ${path}`,
        path === name ? '' : cell(about.replace(packNote, '')),
        table(
          heads,
          keys.map(key => rowOf(key, paths)),
        ),
      ]).trimEnd(),
    )
    return {
      file: `docs/reference/config/${name}.md`,
      keys: [name, ...sections.flatMap(section => section.keys.map(key => key.path))],
      text: page([
        generatedFrom(source),
        `# ${code(name)}`,
        cell((top.description ?? '').replace(packNote, '')),
        ...(sections.length === 0 ? [table(heads, [own])] : parts),
      ]),
    }
  })
  const index = page([
    generatedFrom(source),
    '# Config',
    'A site is described by one YAML file, `site.config.yaml`. Each top-level key has a page with all keys below it.',
    table(
      ['Key', 'Meaning'],
      tops.map(({ name, schema: top }) => [
        `[${code(name)}](${name}.md)${required.includes(name) ? ' **required**' : ''}`,
        cell((top.description ?? '').replace(packNote, '')),
      ]),
    ),
    'In the tables, `services[]` is an item of the list `services`, and `phones.book.*` is any key of the map `phones.book`.',
    '- **text**: what visitors read. One string if the site has one language, otherwise one per language: `{ en: Roof repair, es: Reparación de techos }`. It can contain [placeholders](../placeholders.md).',
    '- **language pack**: if you omit the key, the text comes from `languages/`. `npm run explain -- KEY` shows it.',
    '- **Appears on**: the kinds of pages that read the value in the samples. Values without an entry decide URLs, redirects or files, or no sample uses them.',
    'American spellings are the same keys: `colors` for `colours`, `license` for `licence`, `neighborhoods` for `neighbourhoods`.',
    'A config that [extends](../../explanation/overlays.md) another one needs none of the required keys that its base has.',
  ])
  return [{ file: 'docs/reference/config/README.md', keys: [], text: index }, ...pages]
}
