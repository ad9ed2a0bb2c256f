/**
 * https://developers.cloudflare.com/pages/configuration/redirects/ https://developers.cloudflare.com/pages/configuration/headers/
 * https://docs.netlify.com/routing/redirects/ https://docs.netlify.com/routing/headers/
 */
import { expect, test } from 'vitest'
import { headerLines, printedFor, redirectLines } from './small.ts'

test.each(['cloudflare', 'netlify'] as const)('%s', host => {
  expect(printedFor(host)).toEqual({
    published: { _redirects: redirectLines, _headers: headerLines },
    serverFiles: {},
    copies: [],
  })
})
