import fc from 'fast-check'
import { expect, test } from 'vitest'
import { graphItems } from '../../generator/html/graph-items.ts'
import { itemsOf, parseStructured } from '../../generator/html/structured-data.ts'

const business = {
  '@type': 'Plumber',
  '@id': 'https://x.example/#business',
  name: 'A “B” \\ "C" [d] {e}',
  geo: { '@type': 'GeoCoordinates' },
}
const page = (name: string) => ({ '@type': 'WebPage', name, provider: { '@id': business['@id'] } })
const written = (...items: readonly unknown[]): string => JSON.stringify({ '@context': 'https://schema.org', '@graph': items })

test('splits a graph into its items', () => {
  expect(graphItems(written(business, page('Drains')))).toEqual({
    context: '"https://schema.org"',
    items: [JSON.stringify(business), JSON.stringify(page('Drains'))],
  })
})

test('returns shared items as the same object, and others as different ones', () => {
  const [first, second] = ['Drains', 'Pipes'].map(name => itemsOf([parseStructured(written(business, page(name)))]))
  expect(first?.map(nodes => nodes.map(({ types, holder }) => ({ types, holder })))).toEqual([
    [
      { types: ['Plumber'], holder: null },
      { types: ['GeoCoordinates'], holder: { types: ['Plumber'], property: 'geo' } },
    ],
    [{ types: ['WebPage'], holder: null }],
  ])
  expect(first?.map((nodes, index) => nodes === second?.[index])).toEqual([true, false])
})

test('parses any graph like JSON.parse', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.jsonValue(), fc.record({ '@type': fc.string(), name: fc.string({ unit: 'grapheme' }) }))), items => {
      expect(parseStructured(written(...items))).toEqual({ data: JSON.parse(written(...items)) })
    }),
  )
})

test.each([
  ['no graph', '{"@context":"https://schema.org","@type":"Plumber"}'],
  ['something behind the graph', '{"@context":"https://schema.org","@graph":[{"a":1}],"b":2}'],
  ['a graph of nothing', '{"@context":"https://schema.org","@graph":[]}'],
  ['another context', '{"@context":{"@vocab":"https://schema.org/"},"@graph":[{"a":1}]}'],
  ['blanks', '{ "@context": "https://schema.org", "@graph": [{"a":1}] }'],
])('%s: parses the whole text', (_, text) => {
  expect(graphItems(text)).toBeUndefined()
  expect(parseStructured(text)).toEqual({ data: JSON.parse(text) })
})

test.each([
  '{"@context":"https://schema.org","@graph":[{"a":1}',
  '{"@context":"https://schema.org","@graph":[{"a":1},]}',
  '{"@context":"https://schema.org","@graph":[{"a":"]}',
  '{"@context":"https://schema.org","@graph":[{"a":1}}]}',
  '{"@context":"https://schema.org","@graph":[{"a":1]]}',
])('reports the error of the whole text for %s', text => {
  const fault = (() => {
    try {
      // None of them can be read.
      return JSON.parse(text) as never
    } catch (error) {
      return error instanceof Error ? error.message : ''
    }
  })()
  expect(parseStructured(text)).toEqual({ fault })
})
