import { expect, test } from 'vitest'
import { destinationOf } from '../../generator/html/address.ts'

const origin = 'https://www.gutters.example'

test.each([
  ['#main', { kind: 'here', fragment: 'main' }],
  ['#c%C3%B4t%C3%A9', { kind: 'here', fragment: 'côté' }],
  ['/', { kind: 'site', path: '/', query: '', fragment: '' }],
  ['/gutters?x=1#north', { kind: 'site', path: '/gutters', query: 'x=1', fragment: 'north' }],
  ['/gutters/', { kind: 'odd', why: 'slash', path: '/gutters/' }],
  ['gutters', { kind: 'odd', why: 'relative', path: 'gutters' }],
  [`${origin}/gutters#north`, { kind: 'odd', why: 'ownOrigin', path: '/gutters' }],
  ['https://www.gutters.example.org/', { kind: 'elsewhere', url: 'https://www.gutters.example.org/' }],
  ['//cdn.example/x', { kind: 'elsewhere', url: 'https://cdn.example/x' }],
  ['tel:+18195550100', { kind: 'other', scheme: 'tel' }],
])('%s', (href, expected) => {
  expect(destinationOf(href, origin)).toEqual(expected)
})
