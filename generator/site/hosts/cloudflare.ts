import type { Host } from './host.ts'
import { longestOf } from './rules.ts'
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
  limits: input => {
    const { exact, patterns } = redirectLines(input)
    return [
      { what: 'exactRedirects', count: exact.length, most: 2000, beyond: 'dropped', isRefused: true },
      { what: 'patternRedirects', count: patterns.length, most: 100, beyond: 'dropped', isRefused: true },
      { what: 'redirectCharacters', count: longestOf([...exact, ...patterns]), most: 1000, beyond: 'ruleIgnored', isRefused: true },
    ]
  },
  print: printUnderscore,
} as const satisfies Host
