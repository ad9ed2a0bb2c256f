/** Surge: a `ROUTER` of redirects, which its paid plans read, and the name of the site. It sends no headers of ours. */

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
      // A slash at the end of an address and a query are forgiven.
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
