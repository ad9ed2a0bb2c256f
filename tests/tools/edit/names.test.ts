import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { nameAt, oneAt } from '../../../generator/tools/edit/app/help/names.ts'
import { namesInEnglish, onesInEnglish } from '../../../generator/tools/edit/app/help/names-en.ts'
import { namesInFrench, onesInFrench } from '../../../generator/tools/edit/app/help/names-fr.ts'

/** Keys that a config may write, but for those of overlays and of single checks, which no form shows. */
const keysIn = (node: unknown): readonly string[] => {
  if (typeof node !== 'object' || node === null) return []
  if (Array.isArray(node)) return node.flatMap(keysIn)
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'properties'
      ? Object.entries(value as object).flatMap(([name, one]) => (name === 'checks' ? [] : [name, ...keysIn(one)]))
      : keysIn(value),
  )
}

const known = new Set(keysIn(JSON.parse(readFileSync('site.config.schema.json', 'utf8'))))

test('every key that a form shows has a French name, and every name is that of a key', () => {
  const unshown = ['$schema', 'extends', 'only', 'add', 'checks', 'draft', 'custom']
  expect([...known].filter(key => namesInFrench[key] === undefined && !unshown.includes(key))).toEqual([])
  const named = [namesInFrench, namesInEnglish, onesInFrench, onesInEnglish].flatMap(Object.keys)
  expect(named.filter(key => !known.has(key) && key !== 'book.*')).toEqual([])
  expect(Object.keys(onesInFrench)).toEqual(Object.keys(onesInEnglish))
})

test('a value is called by its key, and one that the owner named by that name', () => {
  const paths = [['phones', 'book', 'main'], ['phones', 'book'], ['services', 0, 'faq'], ['business', 'name'], ['hours']]
  expect(paths.map(path => [nameAt('en', path, 'as it is'), nameAt('fr', path, 'as it is')])).toEqual([
    ['Phone number “main”', 'Numéro « main »'],
    ['Phone numbers', 'Numéros'],
    ['Questions and answers', 'Questions et réponses'],
    ['as it is', 'Nom'],
    ['as it is', 'Heures'],
  ])
  expect([oneAt('en', ['locations']), oneAt('fr', ['services', 0, 'faq'])]).toEqual(['an area', 'une question'])
})
