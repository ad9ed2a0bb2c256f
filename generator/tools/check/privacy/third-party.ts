import type { Finding, PageCheck } from '../check.ts'

const originOf = (url: string): string | undefined => {
  const whole = url.startsWith('//') ? `https:${url}` : url
  return /^https?:\/\//i.test(whole) && URL.canParse(whole) ? new URL(whole).origin : undefined
}

export const thirdParty = {
  id: 'third-party',
  needs: 'page',
  run: ({ page, site }) => {
    const inStyles = [...page.styles.matchAll(/url\(\s*["']?((?:https?:)?\/\/[^"')]+)|@import\s+["']([^"']+)/g)].map(([, url, sheet]) => ({
      url: url ?? sheet ?? '',
      by: 'the styles',
    }))
    return [...page.requests.map(({ url, by }) => ({ url, by: `<${by}>` })), ...inStyles].flatMap(({ url, by }): readonly Finding[] => {
      const origin = originOf(url)
      if (origin === undefined || origin === site.origin) return []
      if (by === '<iframe>' && site.lazyFrames.includes(origin))
        return [
          {
            message: `the map from ${origin} loads before the visitor asks for it`,
            hint: 'Set pages.serviceAreas.map.load to click.',
            at: ['pages', 'serviceAreas', 'map', 'load'],
            severity: 'warning',
          },
        ]
      return [{ message: `${by} loads from ${origin}: ${url}` }]
    })
  },
} as const satisfies PageCheck
