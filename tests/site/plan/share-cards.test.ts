import { describe, expect, test } from 'vitest'
import type { ShareCard } from '../../../generator/site/model/page.ts'
import { pagePlanner } from '../../../generator/site/pages/planner.ts'
import { pageContexts } from '../../../generator/site/plan/page-context.ts'
import type { ResolvedConfig } from '../../../generator/site/plan/resolve.ts'
import { cardTitle, manyPages, shareMode } from '../../../generator/site/plan/share-cards.ts'
import { mark } from '../../../templates/components/logo/logo.tsx'
import { configWithPlaces } from '../../bench/places.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { listedRoutes, siteOf } from '../../support/site.ts'

test.each([
  ['Air duct cleaning | Clairconduit', 'Air duct cleaning'],
  ['Ramonage – Clairconduit', 'Ramonage'],
  ['About Clairconduit', 'About'],
  ['Clairconduit | Air duct cleaning in Montreal', 'Air duct cleaning in Montreal'],
  ['Clairconduit', 'Clairconduit'],
  ['Clairconduit: ducts and vents', 'Clairconduit: ducts and vents'],
])('“%s” is drawn as “%s”', (title, card) => {
  expect(cardTitle(title, 'Clairconduit')).toBe(card)
})

/** A site with all assets, and share images named by their titles. */
const drawing = (site: ResolvedConfig): ResolvedConfig => ({
  ...site,
  assets: {
    pictures: new Proxy(new Map(), {
      get: (map, key) =>
        key === 'get' ? () => ({ sources: [], src: '/assets/p.jpg', width: 1, height: 1, colour: '#000' }) : Reflect.get(map, key),
    }),
    icons: new Proxy(new Map(), {
      get: (map, key) => (key === 'get' ? () => ({ viewBox: '0 0 1 1', markup: '' }) : Reflect.get(map, key)),
    }),
    logo: null,
    mark,
    icon: '/icon.svg',
    shareUrl: ({ title }: Omit<ShareCard, 'url'>) => `/assets/share/${title}.png` as const,
  },
})

const listed = listedRoutes(siteOf())

const imagesOf = (text: string): readonly string[] => {
  const site = drawing(siteOf(text))
  const planPage = pagePlanner(pageContexts(site))
  return site.routes.routes.map(route => planPage(route).head.openGraph.image?.url ?? '')
}

describe('which pages have their own share image', () => {
  test('each indexable page, except those with the same title', () => {
    const images = imagesOf(sampleText)
    const made = images.filter(url => url.includes('/share/'))
    expect(made).toHaveLength(listed.length)
    expect(new Set(made).size).toBe(listed.length)
    expect(images).toContain('https://www.clairconduit.example/assets/share/Chimney cleaning in Laval.png')
  })

  test('location pages share the image of their service, if configured', () => {
    const made = imagesOf(sampleWith(['  keywords:\n    en: air duct', '  sharePictures: services\n  keywords:\n    en: air duct'])).filter(
      url => url.includes('/share/'),
    )
    expect(made).toHaveLength(listed.length)
    expect(new Set(made).size).toBe(listed.filter(({ kind }) => kind !== 'serviceLocation').length)
  })

  test('none, if configured: the image of the page or of the site', () => {
    const images = imagesOf(sampleWith(['  keywords:\n    en: air duct', '  sharePictures: none\n  keywords:\n    en: air duct']))
    expect(images.filter(url => url.includes('/share/'))).toEqual([])
  })

  test('by default it depends on the number of pages', () => {
    expect(shareMode(siteOf(sampleText))).toBe('pages')
    expect(shareMode(siteOf(configWithPlaces(sampleText, manyPages)))).toBe('services')
  })
})
