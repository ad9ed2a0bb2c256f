import { expect, test } from 'vitest'
import { bytesOfJson, jsonIn, lettersOf, sizeOfJson } from '../../../generator/io/config/kept-json.ts'

const latin = JSON.stringify({ name: 'Évacuation d’air — 5 000 m² 😀 "…"', text: 'plain '.repeat(100) })
const arabic = JSON.stringify({ name: 'تنظيف القنوات', text: 'مرحبا 😀 '.repeat(100) })

test.each([
  ['few signs beyond Latin-1 are escaped', latin, 'latin1', '{"name":"Évacuation d\\u2019air \\u2014 5'],
  ['many are kept as they are', arabic, 'utf8', '{"name":"تنظيف'],
] as const)('%s', (_, json, letters, beginning) => {
  expect(lettersOf([json])).toBe(letters)
  const bytes = bytesOfJson(json, letters)
  expect(bytes.toString(letters).slice(0, beginning.length)).toBe(beginning)
  expect(JSON.parse(jsonIn(bytes, letters))).toEqual(JSON.parse(json))
  expect(sizeOfJson(json, letters)).toBe(bytes.length)
})

test('the others can be kept the same way', () => {
  for (const [json, letters] of [
    [latin, 'utf8'],
    [arabic, 'latin1'],
  ] as const) {
    const bytes = bytesOfJson(json, letters)
    expect(JSON.parse(jsonIn(bytes, letters))).toEqual(JSON.parse(json))
    expect(sizeOfJson(json, letters)).toBe(bytes.length)
  }
})
