/** https://developers.cloudflare.com/pages/configuration/redirects/ https://developers.cloudflare.com/pages/configuration/headers/ */
import { expect, test } from 'vitest'
import { headerLines, printedFor, redirectLines } from './small.ts'

test('Cloudflare Pages', () => {
  expect(printedFor('cloudflare')).toEqual({
    published: {
      _redirects: redirectLines,
      _headers: headerLines,
    },
    serverFiles: {},
    copies: [],
  })
})
