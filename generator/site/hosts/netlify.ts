import type { Host } from './host.ts'
import { maxRedirects, printUnderscore, redirectLines } from './underscore.ts'

export const netlify = {
  name: 'netlify',
  title: 'Netlify',
  manual: ['https://docs.netlify.com/routing/redirects/', 'https://docs.netlify.com/routing/headers/'],
  maxRedirects,
  redirectsBy: 'rule',
  filesFirst: true,
  errorPages: { notFound: '/404' },
  limits: input => {
    const { exact, patterns } = redirectLines(input)
    return [{ what: 'redirects', count: exact.length + patterns.length, most: 10_000, beyond: 'maybeRefused', isRefused: false }]
  },
  print: printUnderscore,
} as const satisfies Host
