/** https://docs.netlify.com/routing/redirects/ https://docs.netlify.com/routing/headers/ */
import { expect, test } from 'vitest'
import { headerLines, printedFor, redirectLines } from './small.ts'

test('Netlify', () => {
  expect(printedFor('netlify')).toEqual({
    published: {
      _redirects: redirectLines,
      _headers: headerLines,
    },
    serverFiles: {},
    copies: [],
  })
})
