/** The generated reference is up to date, and complete: every key of the schema, every option, every check and every host is in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { hostNames } from '../../generator/site/hosts/index.ts'
import { checks } from '../../generator/tools/check/registry.ts'
import { generatedPages } from '../../generator/tools/reference/pages.ts'
import { wholeSchema } from '../../generator/tools/schema/json-schema.ts'

const pages = await generatedPages()

test.each(pages)('$file is what npm run docs writes', ({ file, text }) => {
  expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(text)
})

test('docs/reference/config/ has no other pages', () => {
  const names = readdirSync('docs/reference/config').map(name => `docs/reference/config/${name}`)
  expect(names.filter(name => pages.every(({ file }) => file !== name))).toEqual([])
})

/** Paths of all keys: `business.name`, `services[].faq[].question`. Independent of the walk that writes the pages. */
const keysIn = (schema: unknown, path: string): readonly string[] => {
  if (typeof schema !== 'object' || schema === null) return []
  const { properties = {}, items, additionalProperties, anyOf = [] } = schema as z.core.JSONSchema.JSONSchema
  const below = (name: string): string => (path === '' ? name : `${path}.${name}`)
  return [
    ...Object.entries(properties).flatMap(([name, child]) => [below(name), ...keysIn(child, below(name))]),
    ...keysIn(items, `${path}[]`),
    ...keysIn(additionalProperties, `${path}.*`),
    ...anyOf.flatMap(option => keysIn(option, path)),
  ]
}

test('every key of the schema has a row with its meaning, its type and an example', () => {
  const keys = [...new Set(keysIn(wholeSchema(), ''))]
  expect(keys.length).toBeGreaterThan(600)
  const found = keys.map(key => {
    const parent = key.split('.').slice(0, -1).join('.')
    const text = pages.find(({ file }) => file === `docs/reference/config/${key.split(/[.[]/)[0]}.md`)?.text ?? ''
    const [, section = ''] = text.split(`\n## ${parent}\n`)
    const row = (parent === '' ? text : (section.split('\n## ')[0] ?? ''))
      .split('\n')
      .find(line => line.includes(`\`${key.split('.').at(-1)}\``) && line.startsWith('|'))
    const [, name = '', meaning = '', type = '', , example = ''] = (row ?? '').split(/(?<!\\)\|/).map(cell => cell.trim())
    // An object and a list of objects have their examples in a section of their own.
    return { key, isComplete: meaning !== '' && type !== '' && (example !== '' || name.startsWith('[')) }
  })
  const sections = new Set(pages.flatMap(({ text }) => [...text.matchAll(/^## (.+)$/gm)].map(([, path]) => path ?? '')))
  expect(
    found.filter(({ key, isComplete }) => !isComplete && !sections.has(key) && !sections.has(`${key}[]`)).map(({ key }) => key),
  ).toEqual([])
})

test('the README promises no more checks and hosts than there are', () => {
  const readme = readFileSync('README.md', 'utf8')
  expect(readme).toContain('**More than 80 checks**')
  expect(checks.length).toBeGreaterThan(80)
  expect(readme).toContain('**More than a dozen hosts**')
  expect(hostNames.length).toBeGreaterThan(12)
})
