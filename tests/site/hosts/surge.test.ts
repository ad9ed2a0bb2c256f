/** https://surge.sh/docs/platform/redirects */
import { expect, test } from 'vitest'
import { printedFor } from './small.ts'

test('Surge', () => {
  expect(printedFor('surge')).toMatchInlineSnapshot(`
    {
      "copies": [],
      "published": {
        "CNAME": [
          "ducts.example",
        ],
        "ROUTER": [
          "301 /about /en/about",
          "302 /book https://book.example:8443/a+b?x=1",
          "301 /areas/:area /services/:area",
        ],
      },
      "serverFiles": {},
    }
  `)
})
