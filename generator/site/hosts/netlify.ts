import type { Host } from './host.ts'
import { overLimit } from './limit.ts'
import { maxRedirects, printUnderscore, redirectLines } from './underscore.ts'

export const netlify = {
  name: 'netlify',
  title: 'Netlify',
  manual: ['https://docs.netlify.com/routing/redirects/', 'https://docs.netlify.com/routing/headers/'],
  maxRedirects,
  redirectsBy: 'rule',
  filesFirst: true,
  errorPages: { notFound: '/404' },
  validate: (input, printed) => {
    const { exact, patterns } = redirectLines(input, printed)
    const count = exact.length + patterns.length
    return overLimit({
      host: 'Netlify',
      what: 'redirects',
      count,
      most: 10_000,
      severity: 'warning',
      beyond: 'maybeRefused',
    })
  },
  print: printUnderscore,
} as const satisfies Host
