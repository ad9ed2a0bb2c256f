import { memoizeText } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import type { SiteFacts } from '../facts/site.ts'

const originOf = (url: string): string | undefined => {
  const whole = url.startsWith('//') ? `https:${url}` : url
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole).origin : undefined
}

const ofMap = (origin: string, { law, decidedOn }: NonNullable<SiteFacts['lazyMap']>): readonly Finding[] => {
  if (law === null) return []
  const finding = {
    message: `the map from ${origin} loads before the visitor asks for it, and ${law}`,
    at: ['pages', 'serviceAreas', 'map', 'load'],
  } as const
  return [
    decidedOn === null
      ? {
          ...finding,
          hint: 'Set pages.serviceAreas.map.load to click. If you know that it may load, say since when, with decidedOn: 2026-11-22.',
          severity: 'warning',
        }
      : { ...finding, hint: `You decided on ${decidedOn} that it may. Think again when the law changes.`, severity: 'notice' },
  ]
}

/** What styles load from another address than the site’s; most styles all pages share. */
const inStyles = memoizeText(styles =>
  [...styles.matchAll(/url\(\s*["']?((?:https?:)?\/\/[^"')]+)|@import\s+["']([^"']+)/g)].map(([, url, sheet]) => ({
    url: url ?? sheet ?? '',
    by: 'the styles',
  })),
)

export const thirdParty = {
  id: 'third-party',
  needs: 'page',
  run: ({ page, site }) =>
    [...page.requests.map(({ url, by }) => ({ url, by: `<${by}>` })), ...inStyles(page.styles)].flatMap(
      ({ url, by }): readonly Finding[] => {
        const origin = originOf(url)
        if (origin === undefined || origin === site.origin) return []
        if (by === '<iframe>' && site.lazyMap?.origins.includes(origin)) return ofMap(origin, site.lazyMap)
        return [{ message: `${by} loads from ${origin}: ${url}` }]
      },
    ),
} as const satisfies PageCheck
