/** https://github.com/vercel/serve-handler#options */
import { expect, test } from 'vitest'
import { printedFor } from './small.ts'

test('serve', () => {
  expect(printedFor('serve')).toEqual({
    published: {
      'serve.json': JSON.stringify(
        {
          cleanUrls: true,
          trailingSlash: false,
          directoryListing: false,
          rewrites: [{ source: '/404', destination: '/.none' }],
          redirects: [
            { source: '/_headers', destination: '/404', type: 404 },
            { source: '/_redirects', destination: '/404', type: 404 },
            { source: '/serve.json', destination: '/404', type: 404 },
            { source: '/CNAME', destination: '/404', type: 404 },
            { source: '/ROUTER', destination: '/404', type: 404 },
            { source: '/staticwebapp.config.json', destination: '/404', type: 404 },
            { source: '/.!(well-known)', destination: '/404', type: 404 },
            { source: '/.!(well-known)/**', destination: '/404', type: 404 },
            { source: '/:file(.+).:twin(br|gz)', destination: '/404', type: 404 },
            { source: '/about', destination: '/en/about', type: 301 },
            { source: '/book', destination: 'https://book.example\\:8443/a+b?x=1', type: 302 },
            { source: '/areas/:area', destination: '/services/:area', type: 301 },
          ],
          headers: [
            {
              source: '**',
              headers: [
                { key: 'Permissions-Policy', value: 'camera=(self "https://x.example"), usb=()' },
                { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
                { key: 'Content-Disposition', value: 'inline' },
              ],
            },
            {
              source: '.well-known/**',
              headers: [
                { key: 'Permissions-Policy', value: 'camera=(self "https://x.example"), usb=()' },
                { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
                { key: 'Content-Disposition', value: 'inline' },
              ],
            },
            { source: 'index.html', headers: [{ key: 'Permissions-Policy', value: 'usb=()' }] },
            { source: 'fr.html', headers: [{ key: 'Permissions-Policy', value: 'usb=()' }] },
            { source: 'assets/**', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
            { source: '**/*.avif', headers: [{ key: 'Content-Type', value: 'image/avif' }] },
          ],
        },
        null,
        2,
      ).split('\n'),
    },
    serverFiles: {},
    copies: [],
  })
})
