import { expect, test } from 'vitest'
import { blankValue, faultyPlace } from '../../../generator/tools/edit/app/forms/blank-value.ts'
import type { Field, Path } from '../../../generator/tools/edit/protocol.ts'
import type { BlankNode } from '../../../generator/tools/edit/server/form-nodes.ts'

const value = (path: Path, language: string | null): Field['values'][number] => ({
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
    values: languages.length === 0 ? [value(path, null)] : languages.map(code => value([...path, code], code)),
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

const said = new Map<string, unknown>([
  [JSON.stringify([...at, 'name', 'en']), 'Lachine'],
  [JSON.stringify([...at, 'name', 'fr']), ''],
  [JSON.stringify([...at, 'postalCodes', 0]), 'H8S'],
])

test('what was filled in makes the value, and what was left empty is not there', () => {
  expect(blankValue(node, said)).toEqual({ name: { en: 'Lachine' }, postalCodes: ['H8S'] })
  expect(blankValue(node, new Map())).toBeUndefined()
})

test('a mistake stands at its field: at the language that lacks, at the whole where it is of the whole', () => {
  expect(faultyPlace(node, said, [...at, 'name'])).toEqual([...at, 'name', 'fr'])
  expect(faultyPlace(node, said, [...at, 'slug'])).toEqual([...at, 'slug'])
  expect(faultyPlace(node, said, [...at, 'postalCodes', 0, 'x'])).toEqual([...at, 'postalCodes', 0])
  expect([faultyPlace(node, said, at), faultyPlace(node, said, null)]).toEqual([undefined, undefined])
})
