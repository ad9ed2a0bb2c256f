import { expect, test } from 'vitest'
import { redirectsIn, redirectsInText } from '../../../../generator/tools/edit/app/widgets/redirects.tsx'

test('pasted lines of two URLs become redirects, without the host of the old site', () => {
  const pasted =
    'https://old.example.com/chimney.html\t/en/services/chimney\r\n/prices, /en/contact\n/a → https://partner.example.org/x\n\nhttp://old.example.com\t/\nnothing'
  expect(redirectsInText(pasted)).toEqual([
    { from: '/chimney.html', to: '/en/services/chimney' },
    { from: '/prices', to: '/en/contact' },
    { from: '/a', to: 'https://partner.example.org/x' },
    { from: '/', to: '/' },
  ])
})

test('a single URL is not a redirect', () => {
  expect(redirectsInText('/old-page')).toEqual([])
})

test('reads the redirects of a config unchanged', () => {
  expect([
    redirectsIn([
      { from: '/a', to: '/b' },
      { from: '/c', to: '/d', status: 302 },
    ]),
    redirectsIn(null),
  ]).toEqual([
    [
      { from: '/a', to: '/b' },
      { from: '/c', to: '/d', status: 302 },
    ],
    [],
  ])
})
