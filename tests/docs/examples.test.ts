/** The YAML examples of the guides use keys that exist. */
import { readFileSync } from 'node:fs'
import glob from 'fast-glob'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { schemaFor } from '../../generator/site/compile.ts'
import { objectsAt, schemasAt } from '../../generator/site/config/schema/schema-walk.ts'

const guides = glob
  .sync(['README.md', 'docs/{explanation,help,how-to,reference,tutorials}/**/*.md'], { ignore: ['docs/how-to/develop/**'] })
  .sort()

/** Blocks that begin with a top-level key of a config; others are parts of one, or other files. */
const examplesIn = (file: string): readonly unknown[] =>
  [...readFileSync(file, 'utf8').matchAll(/^( *)```yaml\n(.*?)^\1```$/gms)]
    .map(([, indent = '', text = '']): unknown => parse(text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')))
    .filter(
      example => typeof example === 'object' && example !== null && Object.keys(example).every(key => schemasAt(schema, [key]).length > 0),
    )

const schema = schemaFor([])

/** Keys of overlays that change lists. */
const orders = new Set(['only', 'add', 'remove', 'place'])

const unknownKeys = (value: unknown, path: readonly (string | number)[]): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => unknownKeys(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  const isList = schemasAt(schema, [...path, 0]).length > 0 && objectsAt(schema, path).length === 0
  return Object.entries(value).flatMap(([key, child]) => {
    if (orders.has(key)) return key === 'add' ? unknownKeys(child, path) : []
    const at = [...path, isList ? 0 : key]
    return schemasAt(schema, at).length === 0 ? [at.join('.')] : unknownKeys(child, at)
  })
}

test('finds a key that does not exist', () => {
  expect(unknownKeys(parse('services: { dryer-vent: { process: { 2: { titel: x } } } }\nphones: { book: { main: x } }'), [])).toEqual([
    'services.0.process.0.titel',
  ])
})

test.each(guides.filter(file => examplesIn(file).length > 0))('%s', file => {
  expect(examplesIn(file).flatMap(example => unknownKeys(example, []))).toEqual([])
})
