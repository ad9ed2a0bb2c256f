/** Surge: a `ROUTER` of redirects, which its paid plans support, and the site’s name. It sends no custom headers. */

import { cleanPath } from '../util/paths.ts'
import type { Host } from './host.ts'
import { fitRedirects, percentEncoded } from './rules.ts'

const maxRedirects = 900

export const surge = {
  name: 'surge',
  title: 'Surge',
  manual: ['https://surge.sh/docs/platform/redirects', 'https://surge.sh/docs/platform/custom-404'],
  maxRedirects,
  redirectsBy: 'rule',
  headerless: true,
  errorPages: { notFound: '/404' },
  print: input => ({
    published: [
      { path: 'CNAME', bytes: `${new URL(input.origin).hostname}\n` },
      // A trailing slash and a query are ignored.
      ...(input.redirects.length === 0
        ? []
        : [
            {
              path: 'ROUTER',
              bytes: fitRedirects(input.redirects, maxRedirects)
                .map(({ from, to, status }) => `${status} ${percentEncoded(cleanPath(from))} ${to}\n`)
                .join(''),
            },
          ]),
    ],
    serverFiles: [],
  }),
} as const satisfies Host
