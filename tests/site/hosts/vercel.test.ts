/** https://vercel.com/docs/project-configuration https://openapi.vercel.sh/vercel.json */
import { expect, test } from 'vitest'
import { printedFor } from './small.ts'

test('Vercel', () => {
  expect(printedFor('vercel')).toEqual({
    published: {},
    beside: {
      'vercel/vercel.json': JSON.stringify(
        {
          cleanUrls: true,
          trailingSlash: false,
          outputDirectory: 'dist',
          redirects: [
            { source: '/about', destination: '/en/about', statusCode: 301 },
            { source: '/book', destination: 'https://book.example:8443/a+b?x=1', statusCode: 302 },
            { source: '/areas/:area', destination: '/services/:area', statusCode: 301 },
          ],
          headers: [
            { source: '/(.*)', headers: [{ key: 'Permissions-Policy', value: 'camera=(self "https://x.example"), usb=()' }] },
            { source: '/((?!assets/).*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }] },
            { source: '/assets/(.*)', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
          ],
        },
        null,
        2,
      ).split('\n'),
    },
    copies: [],
  })
})
