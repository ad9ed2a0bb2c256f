/** https://developers.cloudflare.com/pages/configuration/redirects/ https://developers.cloudflare.com/pages/configuration/headers/ */
import { expect, test } from 'vitest'
import { printedFor } from './small.ts'

test('Cloudflare Pages', () => {
  expect(printedFor('cloudflare')).toEqual({
    published: {
      _redirects: [
        '/about /en/about 301',
        '/about/ /en/about 301',
        '/book https://book.example:8443/a+b?x=1 302',
        '/book/ https://book.example:8443/a+b?x=1 302',
        '/book.html https://book.example:8443/a+b?x=1 302',
        '/404 /.none 200',
        '/500 /.none 200',
        '/serve.json /.none 200',
        '/.htaccess /.none 200',
        '/.nojekyll /.none 200',
        '/CNAME /.none 200',
        '/areas/:area /services/:area 301',
        '/areas/:area/ /services/:area 301',
      ],
      _headers: [
        '/*',
        '  Permissions-Policy: camera=(self "https://x.example"), usb=()',
        '/assets/*',
        '  Cache-Control: public, max-age=31536000, immutable',
      ],
    },
    beside: {},
    copies: [],
  })
})
