/** Surge: a `ROUTER` of redirects, which its paid plans support, and the site’s name. It sends no custom headers. */
import { cleanPath } from '../util/paths.ts'
import type { Host } from './host.ts'
import { linesText, percentEncoded } from './rules.ts'

export const surge = {
  name: 'surge',
  title: 'Surge',
  manual: ['https://surge.sh/docs/platform/redirects', 'https://surge.sh/docs/platform/custom-404'],
  maxRedirects: 900,
  redirectsBy: 'rule',
  headerless: true,
  errorPages: { notFound: '/404' },
  print: ({ origin, redirects }) => {
    // A trailing slash and a query are ignored.
    const router = redirects.map(({ from, to, status }) => `${status} ${percentEncoded(cleanPath(from))} ${to}`)
    return {
      published: [
        { path: 'CNAME', bytes: `${new URL(origin).hostname}\n` },
        ...(router.length === 0 ? [] : [{ path: 'ROUTER', bytes: linesText(router) }]),
      ],
    }
  },
} as const satisfies Host
