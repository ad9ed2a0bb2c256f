/** https://firebase.google.com/docs/hosting/full-config */
import { expect, test } from 'vitest'
import { printedFor } from './small.ts'

test('Firebase Hosting', () => {
  expect(printedFor('firebase')).toEqual({
    published: {},
    serverFiles: {
      'firebase/firebase.json': JSON.stringify(
        {
          hosting: {
            public: 'dist',
            cleanUrls: true,
            trailingSlash: false,
            ignore: [
              '_headers',
              '_redirects',
              'serve.json',
              '.htaccess',
              '.nojekyll',
              'CNAME',
              'ROUTER',
              'staticwebapp.config.json',
              '**/*.br',
              '**/*.gz',
            ],
            redirects: [
              { source: '/about', destination: '/en/about', type: 301 },
              { source: '/book', destination: 'https://book.example:8443/a+b?x=1', type: 302 },
              { source: '/book.html', destination: 'https://book.example:8443/a+b?x=1', type: 302 },
              { source: '/areas/:area', destination: '/services/:area', type: 301 },
            ],
            headers: [
              {
                source: '**',
                headers: [
                  { key: 'Permissions-Policy', value: 'camera=(self "https://x.example"), usb=()' },
                  { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
                ],
              },
              {
                source: '/.well-known/**',
                headers: [
                  { key: 'Permissions-Policy', value: 'camera=(self "https://x.example"), usb=()' },
                  { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' },
                ],
              },
              { source: '/assets/**', headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
              { source: '/404.html', headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }] },
            ],
          },
        },
        null,
        2,
      ).split('\n'),
    },
    copies: [],
  })
})
