/** https://vercel.com/docs/build-output-api/configuration#routes */
import { expect, test } from 'vitest'
import { printedFor } from './small.ts'

const page = '((?:/[A-Za-z0-9._-]+)+)'
const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' }
const common = {
  'Permissions-Policy': 'camera=(self "https://x.example"), usb=()',
  'Cache-Control': 'public, max-age=0, must-revalidate',
}

test('Vercel', () => {
  expect(printedFor('vercel')).toEqual({
    published: {},
    serverFiles: {
      'vercel/vercel.json': JSON.stringify(
        {
          outputDirectory: 'dist',
          routes: [
            { src: '^/.*$', headers: common, continue: true },
            { src: '^/about(?:\\.html)?/?$', status: 301, headers: { Location: '/en/about' } },
            { src: '^/book(?:\\.html)?/?$', status: 302, headers: { Location: 'https://book.example:8443/a+b?x=1' } },
            { src: '^/areas/([A-Za-z0-9._~-]+)(?:\\.html)?/?$', status: 301, headers: { Location: '/services/$1' } },
            { src: '^(?:/404|/fr/404)(?:\\.html)?$', status: 404 },
            { src: '^/index(?:\\.html)?/?$', status: 308, headers: { Location: '/' } },
            { src: `^${page}/index(?:\\.html)?/?$`, status: 308, headers: { Location: '$1' } },
            { src: `^${page}\\.html/?$`, status: 308, headers: { Location: '$1' } },
            { src: `^${page}/+$`, status: 308, headers: { Location: '$1' } },
            { handle: 'filesystem' },
            { src: '^/(.+)$', dest: '/$1.html', check: true },
            { handle: 'hit' },
            { src: '^/assets/.*$', headers: forever, continue: true },
            { handle: 'error' },
            { src: '^/fr(?:/.*)?$', dest: '/fr/404.html', status: 404 },
            { src: '^/.*$', dest: '/404.html', status: 404 },
          ],
        },
        null,
        2,
      ).split('\n'),
    },
    copies: [],
  })
})
