import { expect, test } from 'vitest'
import { bytesOfJson, jsonIn, partOfJson } from '../../../generator/io/config/kept-json.ts'

const bytesOf = (json: string): Buffer => Buffer.concat([...bytesOfJson(json)])

const latin = { name: 'Évacuation d’air — 5 000 m² 😀 "…"', text: 'plain '.repeat(100) }
const arabic = { name: 'تنظيف القنوات', text: 'مرحبا 😀 '.repeat(100) }

test.each([
  ['few signs beyond Latin-1 are escaped', latin, ' {"name":"Évacuation d\\u2019air'],
  ['many are kept as they are', arabic, '{"name":"تنظيف'],
])('%s', (_, value, beginning) => {
  const bytes = bytesOf(JSON.stringify(value))
  expect(bytes.toString(beginning.startsWith(' ') ? 'latin1' : 'utf8').slice(0, beginning.length)).toBe(beginning)
  expect(JSON.parse(jsonIn(bytes))).toEqual(value)
})

test.each([latin, arabic])('a part of it is found in it, and may give way to any other', value => {
  const bytes = bytesOf(JSON.stringify([value, value.text]))
  const part = partOfJson(bytes, JSON.stringify(value))
  const at = bytes.indexOf(part)
  const other = partOfJson(bytes, JSON.stringify([latin, arabic]))
  const changed = Buffer.concat([bytes.subarray(0, at), other, bytes.subarray(at + part.length)])
  expect(JSON.parse(jsonIn(changed))).toEqual([[latin, arabic], value.text])
})
