import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { helpInEnglish, helpInFrench, plainHelp } from '../../../generator/tools/edit/app/help/help.ts'

/** Descriptions of the schema, but for the site as a whole and for single checks, which an operator does not meet in a form. */
const descriptionsIn = (node: unknown, isMet = false): readonly string[] => {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(one => descriptionsIn(one, true))
  return Object.entries(node).flatMap(([key, value]) => {
    if (key === 'checks') return []
    return key === 'description' && typeof value === 'string' ? (isMet ? [value] : []) : descriptionsIn(value, true)
  })
}

const schema: unknown = JSON.parse(readFileSync('site.config.schema.json', 'utf8'))

test('all that the schema says of values is said in French, too', () => {
  const told = [...new Set(descriptionsIn(schema))].filter(about => plainHelp(about) !== '')
  expect(told.length).toBeGreaterThan(300)
  expect(told.filter(about => helpInFrench(about) === undefined)).toEqual([])
})

test('help is without what is for those who write YAML', () => {
  expect(
    [
      'Below the main heading. Left out, it is as in languages/en.yaml, or the file of the language.',
      'Licence line of the footer. Here also: {number}. Left out, it is as in languages/en.yaml, or the file of the language.',
      'City. One text for all languages, or one a language.',
    ].map(about => [plainHelp(about), helpInFrench(about)]),
  ).toEqual([
    ['Below the main heading.', 'Sous le grand titre.'],
    ['Licence line of the footer.', 'Ligne de la licence, au bas des pages.'],
    ['City.', 'Ville.'],
  ])
})

test('what a config writes stands between quotation marks', () => {
  expect(helpInEnglish('The phone book: a name for each number, the first of them `main`.')).toBe(
    'The phone book: a name for each number, the first of them “main”.',
  )
})
