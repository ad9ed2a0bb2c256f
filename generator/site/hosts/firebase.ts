import { problem } from '../messages/index.ts'
import type { HostInput } from '../model/host.ts'
import type { Host } from './host.ts'
import { controlFiles, headerRule, headersOf, json, percentEncoded, spellings } from './rules.ts'

/** Later rules override earlier ones, and `**` does not match names that begin with a dot. */
const headersIn = ({ headers, immutablePrefix }: HostInput) => {
  const common = headersOf(headers, 'all', 'pages')
  return [
    ...headerRule('**', common),
    ...headerRule('/.well-known/**', common),
    ...headerRule(`${immutablePrefix}**`, headersOf(headers, 'immutable')),
    // The response for missing files, also for one below that prefix, which may exist again after the next build.
    ...headerRule('/404.html', headersOf(headers, 'pages')),
  ]
}

/** `firebase.json`, for the project root. A source matches with and without a trailing slash. */
export const firebase = {
  name: 'firebase',
  title: 'Firebase Hosting',
  manual: ['https://firebase.google.com/docs/hosting/full-config'],
  maxRedirects: 900,
  redirectsBy: 'rule',
  oneFilePerPage: true,
  errorPages: { notFound: '/404' },
  // https://github.com/firebase/superstatic/blob/master/src/middleware/redirects.ts
  validate: ({ redirects }) =>
    redirects.filter(({ to }) => /[%#]/.test(to)).map(({ to }) => problem('HOST_UNSUPPORTED', 'firebaseTarget', { to })),
  print: input => {
    const hosting = {
      public: input.folder,
      cleanUrls: true,
      trailingSlash: false,
      // Replaces the default, which would leave out `.well-known`.
      ignore: [...controlFiles, '**/*.br', '**/*.gz'],
      redirects: input.redirects.flatMap(({ from, to, status }) =>
        spellings(from)
          .filter(source => source === '/' || !source.endsWith('/'))
          .map(source => ({ source: percentEncoded(source), destination: to, type: status })),
      ),
      headers: headersIn(input),
    }
    return { serverFiles: [{ path: 'firebase.json', bytes: json({ hosting }) }] }
  },
} as const satisfies Host
