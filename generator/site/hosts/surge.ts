/** Surge: a `ROUTER` of redirects, which its paid plans support, and the site’s name. It sends no custom headers. */

import { cleanPath } from '../util/paths.ts'
import type { Host } from './host.ts'
import { asSent, fitted } from './rules.ts'

const room = 900

export const surge = {
  name: 'surge',
  title: 'Surge',
  manual: ['https://surge.sh/docs/platform/redirects', 'https://surge.sh/docs/platform/custom-404'],
  room,
  moves: 'rule',
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
              bytes: fitted(input.redirects, room)
                .map(({ from, to, status }) => `${status} ${asSent(cleanPath(from))} ${to}\n`)
                .join(''),
            },
          ]),
    ],
    serverFiles: [],
  }),
} as const satisfies Host
