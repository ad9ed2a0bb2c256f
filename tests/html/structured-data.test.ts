import { expect, test } from 'vitest'
import { nodesOf, parseStructured } from '../../generator/html/structured-data.ts'

test('lists the objects of a graph at any depth, without references between them', () => {
  const business = { '@type': 'Plumber', '@id': 'https://x.example/#business', geo: { '@type': 'https://schema.org/GeoCoordinates' } }
  const page = { '@type': 'WebPage', provider: { '@id': business['@id'] } }
  const script = parseStructured(JSON.stringify({ '@context': 'https://schema.org', '@graph': [business, page] }))
  expect(nodesOf([script, { fault: 'invalid' }]).map(({ types, holder }) => ({ types, holder }))).toEqual([
    { types: ['Plumber'], holder: null },
    { types: ['GeoCoordinates'], holder: { types: ['Plumber'], property: 'geo' } },
    { types: ['WebPage'], holder: null },
  ])
})

test('reports the error of an invalid script', () => {
  expect(parseStructured('{"@graph":[{"a":1},]}')).toEqual({ fault: expect.stringContaining('JSON') })
})
