import { expect, test } from 'vitest'
import { copyOf, inputOfProblem, newValue } from '../../../generator/tools/edit/app/forms/new-value.ts'
import type { Field, Path } from '../../../generator/tools/edit/protocol.ts'
import type { BlankNode } from '../../../generator/tools/edit/server/form-nodes.ts'

const emptyValue = (path: Path, language: string | null): Field['values'][number] => ({
  path,
  language,
  value: null,
  says: null,
  file: null,
  line: 0,
  isOwn: false,
})

const fieldOf = (path: Path, languages: readonly string[] = []): BlankNode => ({
  kind: 'field',
  isNeeded: true,
  field: {
    path,
    names: [],
    key: '',
    kind: 'text',
    choices: [],
    values: languages.length === 0 ? [emptyValue(path, null)] : languages.map(code => emptyValue([...path, code], code)),
    placeholders: [],
    limit: null,
    siblings: [],
  },
})

const at: Path = ['locations', 6]
const node: BlankNode = {
  kind: 'group',
  path: at,
  name: null,
  isNeeded: true,
  parts: [
    fieldOf([...at, 'name'], ['en', 'fr']),
    fieldOf([...at, 'slug']),
    { kind: 'list', path: [...at, 'postalCodes'], name: null, isNeeded: false, item: fieldOf([...at, 'postalCodes', 0]) },
  ],
}

const entered = new Map<string, unknown>([
  [JSON.stringify([...at, 'name', 'en']), 'Lachine'],
  [JSON.stringify([...at, 'name', 'fr']), ''],
  [JSON.stringify([...at, 'postalCodes', 0]), 'H8S'],
])

test('the value of a new item has the fields that were filled in, without the empty ones', () => {
  expect(newValue(node, entered)).toEqual({ name: { en: 'Lachine' }, postalCodes: ['H8S'] })
  expect(newValue(node, new Map())).toBeUndefined()
})

test('a problem is shown at its field, at the missing language, or at the item as a whole', () => {
  expect(inputOfProblem(node, entered, [...at, 'name'])).toEqual([...at, 'name', 'fr'])
  expect(inputOfProblem(node, entered, [...at, 'slug'])).toEqual([...at, 'slug'])
  expect(inputOfProblem(node, entered, [...at, 'postalCodes', 0, 'x'])).toEqual([...at, 'postalCodes', 0])
  expect([inputOfProblem(node, entered, at), inputOfProblem(node, entered, null)]).toEqual([undefined, undefined])
})

test('a copy has another id and other slugs', () => {
  expect(copyOf({ id: 'laval', name: { en: 'Laval' }, slug: { en: 'laval', fr: 'a-laval' } }, 7)).toEqual({
    id: 'laval-7',
    name: { en: 'Laval' },
    slug: { en: 'laval-7', fr: 'a-laval-7' },
  })
  expect(copyOf({ slug: 'one' }, 2)).toEqual({ slug: 'one-2' })
  expect(copyOf('Chomedey', 2)).toBe('Chomedey')
})
