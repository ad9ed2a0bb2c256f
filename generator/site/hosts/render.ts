import { problem } from '../messages/index.ts'
import type { HostInput } from '../model/host.ts'
import type { Host } from './host.ts'
import { headersOf, percentEncoded, spellings } from './rules.ts'

/** A string in YAML: JSON is valid YAML. */
const text = (value: string): string => JSON.stringify(value)

const blueprint = (input: HostInput): string => {
  const { headers, immutablePrefix, folder, origin } = input
  const immutable = headersOf(headers, 'immutable')
  const taken = new Set(immutable.map(({ name }) => name.toLowerCase()))
  const rules = [
    // Render sends its own values for pages, so headers that immutable files override are left out here.
    ...headersOf(headers, 'all', 'pages')
      .filter(({ name }) => !taken.has(name.toLowerCase()))
      .map(header => ({ path: '/*', ...header })),
    ...immutable.map(header => ({ path: `${immutablePrefix}*`, ...header })),
  ]
  const routes = input.redirects.flatMap(({ from, to }) => spellings(from).map(source => ({ source: percentEncoded(source), to })))
  return `services:
  - type: web
    runtime: static
    name: ${text(new URL(origin).hostname.replaceAll('.', '-'))}
    buildCommand: npm ci && npm run build
    staticPublishPath: ${text(folder)}
    headers:
${rules.map(({ path, name, value }) => `      - { path: ${text(path)}, name: ${text(name)}, value: ${text(value)} }\n`).join('')}\
${routes.length === 0 ? '' : `    routes:\n${routes.map(({ source, to }) => `      - { type: redirect, source: ${text(source)}, destination: ${text(to)} }\n`).join('')}`}`
}

/** `render.yaml`, a Blueprint for the project’s root. Render supports only permanent redirects, and files have priority over rules. */
export const render = {
  name: 'render',
  title: 'Render',
  manual: [
    'https://render.com/docs/redirects-rewrites',
    'https://render.com/docs/static-site-headers',
    'https://render.com/docs/blueprint-spec',
  ],
  maxRedirects: 900,
  redirectsBy: 'rule',
  filesFirst: true,
  errorPages: { notFound: '/404' },
  validate: ({ redirects }) =>
    redirects.filter(({ status }) => status !== 301).map(({ from }) => problem('HOST_UNSUPPORTED', 'temporary', { host: 'Render', from })),
  print: input => ({ serverFiles: [{ path: 'render.yaml', bytes: blueprint(input) }] }),
} as const satisfies Host
