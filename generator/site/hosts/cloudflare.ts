import type { Host } from './host.ts'
import { overLimit } from './limit.ts'
import { maxRedirects, printUnderscore, redirectLines } from './underscore.ts'

export const cloudflare = {
  name: 'cloudflare',
  title: 'Cloudflare Pages',
  manual: [
    'https://developers.cloudflare.com/pages/configuration/redirects/',
    'https://developers.cloudflare.com/pages/configuration/headers/',
  ],
  maxRedirects,
  redirectsBy: 'rule',
  oneFilePerPage: true,
  errorPages: { notFound: '/404' },
  validate: (input, printed) => {
    const { exact, patterns } = redirectLines(input, printed)
    const limit = { host: 'Cloudflare Pages', severity: 'error', beyond: 'dropped' } as const
    return [
      ...overLimit({ ...limit, what: 'exactRedirects', count: exact.length, most: 2000 }),
      ...overLimit({ ...limit, what: 'patternRedirects', count: patterns.length, most: 100 }),
    ]
  },
  print: printUnderscore,
} as const satisfies Host
