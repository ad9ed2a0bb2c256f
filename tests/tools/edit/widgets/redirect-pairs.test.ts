import { expect, test } from 'vitest'
import { pairsIn, redirectsOf } from '../../../../generator/tools/edit/app/widgets/redirects/pairs.ts'

test('two columns of a table are redirects, without the host of the old site', () => {
  const pasted =
    'https://old.example.com/chimney.html\t/en/services/chimney\r\n/prices, /en/contact\n/a → https://partner.example.org/x\n\nhttp://old.example.com\t/\nnothing'
  expect(pairsIn(pasted)).toEqual([
    { from: '/chimney.html', to: '/en/services/chimney' },
    { from: '/prices', to: '/en/contact' },
    { from: '/a', to: 'https://partner.example.org/x' },
    { from: '/', to: '/' },
  ])
})

test('a single address is none', () => {
  expect(pairsIn('/old-page')).toEqual([])
})

test('what the config writes is read as it stands', () => {
  expect([
    redirectsOf([
      { from: '/a', to: '/b' },
      { from: '/c', to: '/d', status: 302 },
    ]),
    redirectsOf(null),
  ]).toEqual([
    [
      { from: '/a', to: '/b' },
      { from: '/c', to: '/d', status: 302 },
    ],
    [],
  ])
})
