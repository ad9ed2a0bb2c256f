import { problem } from '../messages/index.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { HostInput, Redirect } from '../model/host.ts'
import type { Host } from './host.ts'
import { controlFiles, fitRedirects, headerRule, headersOf, json, percentEncoded, spellings } from './rules.ts'

const maxRedirects = 900

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

/** https://github.com/firebase/superstatic/blob/master/src/middleware/redirects.ts */
const validate = (_input: HostInput, printed: readonly Redirect[]): readonly Diagnostic[] =>
  printed.filter(({ to }) => /[%#]/.test(to)).map(({ to }) => problem('HOST_UNSUPPORTED', 'firebaseTarget', { to }))

/** `firebase.json`, for the project root. A source matches with and without a trailing slash. */
export const firebase = {
  name: 'firebase',
  title: 'Firebase Hosting',
  manual: ['https://firebase.google.com/docs/hosting/full-config'],
  maxRedirects,
  redirectsBy: 'rule',
  oneFilePerPage: true,
  errorPages: { notFound: '/404' },
  validate,
  print: input => {
    const hosting = {
      public: input.folder,
      cleanUrls: true,
      trailingSlash: false,
      // Replaces the default, which would leave out `.well-known`.
      ignore: [...controlFiles, '**/*.br', '**/*.gz'],
      redirects: fitRedirects(input.redirects, maxRedirects).flatMap(({ from, to, status }) =>
        spellings(from)
          .filter(source => source === '/' || !source.endsWith('/'))
          .map(source => ({ source: percentEncoded(source), destination: to, type: status })),
      ),
      headers: headersIn(input),
    }
    return { published: [], serverFiles: [{ path: 'firebase.json', bytes: json({ hosting }) }] }
  },
} as const satisfies Host
