import { expect, test } from 'vitest'
import { manifestFiles } from '../../../generator/site/emit/manifest.ts'
import { siteOf } from '../../support/site.ts'

test('writes a web app manifest per language with the icon of the pages first, so that browsers load it once', () => {
  const site = siteOf()
  const manifests = manifestFiles({ ...site, assets: { ...site.assets, icon: '/assets/icon.0123.svg' } })
  const same = {
    name: 'Clairconduit',
    short_name: 'Clairconduit',
    dir: 'ltr',
    id: '/',
    display: 'minimal-ui',
    theme_color: '#faf6ef',
    background_color: '#faf6ef',
    icons: [
      { src: '/assets/icon.0123.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  }
  expect(manifests.map(({ path, bytes }) => [path, JSON.parse(String(bytes))])).toEqual([
    ['manifest.webmanifest', { ...same, lang: 'en-CA', start_url: '/' }],
    ['manifest.fr.webmanifest', { ...same, lang: 'fr-CA', start_url: '/fr' }],
  ])
})
