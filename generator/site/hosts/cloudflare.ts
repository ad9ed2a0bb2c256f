import type { Host } from './host.ts'
import { overLimit } from './limit.ts'
import { printUnderscore, redirectLines, room } from './underscore.ts'

export const cloudflare = {
  name: 'cloudflare',
  title: 'Cloudflare Pages',
  manual: [
    'https://developers.cloudflare.com/pages/configuration/redirects/',
    'https://developers.cloudflare.com/pages/configuration/headers/',
  ],
  room,
  moves: 'rule',
  oneFilePerPage: true,
  errorPages: { notFound: '/404' },
  validate: (input, printed) => {
    const { exact, patterns } = redirectLines(input, printed)
    const limit = { host: 'Cloudflare Pages', severity: 'error', beyond: 'it drops the rest without a word' } as const
    return [
      ...overLimit({ ...limit, what: 'redirect rules without placeholders', count: exact.length, most: 2000 }),
      ...overLimit({ ...limit, what: 'redirect rules with placeholders', count: patterns.length, most: 100 }),
    ]
  },
  print: printUnderscore,
} as const satisfies Host
