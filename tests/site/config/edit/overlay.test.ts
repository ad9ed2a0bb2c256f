import { expect, test } from 'vitest'
import { chainBelow, editChain, revertToBase } from '../../../../generator/site/config/edit/edit-chain.ts'
import type { Edit } from '../../../../generator/site/config/edit/edit-text.ts'
import { type Chain, composeChain } from '../../../../generator/site/config/overlay/config-chain.ts'
import { valueAt } from '../../../../generator/site/config/yaml/tree.ts'

const brand = `# The brand
business:
  name: Ducts # everywhere
  slogan: { en: Look first, fr: Voir d’abord }
services:
  # first
  - id: duct
    name: { en: Ducts, fr: Conduits }
    steps:
      - title: { en: One, fr: Un }
      - title: { en: Two, fr: Deux }
  - id: dryer
    name: { en: Dryers, fr: Sécheuses }
towns: [Laval, Longueuil]
`
const city = `extends: brand.yaml
# Our own
business: { name: Laval Ducts }
services:
  - id: dryer
    name: { en: Laval dryers }
`
const chain: Chain = [
  { file: 'city.yaml', text: city },
  { file: 'brand.yaml', text: brand },
]

const added = (before: string, after: string): readonly string[] => after.split('\n').filter(line => !before.split('\n').includes(line))

test.each<[string, Edit, readonly string[]]>([
  ['what the city says itself', { kind: 'set', path: ['business', 'name'], value: 'Laval Air' }, ['business: { name: Laval Air }']],
  [
    'a key of a group',
    { kind: 'set', path: ['business', 'slogan', 'fr'], value: 'Voir' },
    ['business: { name: Laval Ducts, slogan: { fr: Voir } }'],
  ],
  [
    'a thing that the city writes in its list',
    { kind: 'set', path: ['services', 1, 'name', 'fr'], value: 'Sécheuses de Laval' },
    ['    name: { en: Laval dryers, fr: Sécheuses de Laval }'],
  ],
  ['a list of single values, whole', { kind: 'set', path: ['towns', 1], value: 'Brossard' }, ['towns:', '  - Laval', '  - Brossard']],
])('for a city: %s', (_, edit, lines) => {
  const text = editChain(chain, edit)
  expect(added(city, text ?? '')).toEqual(lines)
  expect(text).toContain('# Our own')
})

test('writes only the difference for an item that the city does not contain', () => {
  const text = editChain(chain, { kind: 'set', path: ['services', 0, 'steps', 1, 'title', 'en'], value: 'Second' }) ?? ''
  const { data } = composeChain([{ file: 'city.yaml', text }, chain[1] ?? chain[0]]).document ?? { data: undefined }
  expect(valueAt(data, ['services', 0, 'steps', 1, 'title'])).toEqual({ en: 'Second', fr: 'Deux' })
  expect(valueAt(data, ['services', 1, 'name', 'en'])).toBe('Laval dryers')
})

test('changes only the base for the brand', () => {
  const below = chainBelow(chain, ['services', 1, 'name', 'fr'])
  expect(below?.path).toEqual(['services', 1, 'name', 'fr'])
  const text = below && editChain(below.chain, { kind: 'set', path: below.path, value: 'Sèche-linge' })
  expect(added(brand, text ?? '')).toEqual(['    name: { en: Dryers, fr: Sèche-linge }'])
})

test('reverting to the base removes only the lines of the value', () => {
  expect(revertToBase(chain, ['services', 1, 'name', 'en'])).toBe('extends: brand.yaml\n# Our own\nbusiness: { name: Laval Ducts }\n')
  expect(revertToBase(chain, ['business', 'slogan', 'en'])).toBeUndefined()
})
