import type { HostInput } from '../model/host.ts'
import { cleanPath } from '../model/url.ts'
import type { Host } from './host.ts'
import { headerRule, json } from './json.ts'
import { overLimit } from './limit.ts'
import { asSent, fitted, headersOf } from './rules.ts'

const room = 2000

/** Three sources that never give one header twice. A source is a whole path: the lookahead leaves out what has its own rule. */
const headersIn = ({ headers, immutablePrefix }: HostInput) => [
  ...headerRule('/(.*)', headersOf(headers, 'all')),
  ...headerRule(`/((?!${immutablePrefix.slice(1)}).*)`, headersOf(headers, 'pages')),
  ...headerRule(`${immutablePrefix}(.*)`, headersOf(headers, 'immutable')),
]

/** `vercel.json`, for the project’s root. Vercel strips `.html` and slashes before it reads a rule, so each source is the clean one. */
export const vercel = {
  name: 'vercel',
  title: 'Vercel',
  manual: ['https://vercel.com/docs/project-configuration', 'https://openapi.vercel.sh/vercel.json'],
  room,
  moves: 'rule',
  errorPages: { notFound: '/404' },
  validate: (_input, printed) =>
    overLimit({ host: 'Vercel', what: 'redirects', count: printed.length, most: 2048, severity: 'error', beyond: 'it refuses the deploy' }),
  print: input => {
    const config = {
      cleanUrls: true,
      trailingSlash: false,
      outputDirectory: input.folder,
      redirects: fitted(input.redirects, room).map(redirect => ({
        source: asSent(cleanPath(redirect.from)),
        destination: redirect.to,
        statusCode: redirect.status,
      })),
      headers: headersIn(input),
    }
    return { published: [], serverFiles: [{ path: 'vercel.json', bytes: json(config) }] }
  },
} as const satisfies Host
