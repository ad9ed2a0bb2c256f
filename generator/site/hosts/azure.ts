import type { HostInput } from '../model/host.ts'
import { cleanPath } from '../util/paths.ts'
import type { Host } from './host.ts'
import { controlFiles, headersOf, messagePaths, percentEncoded } from './rules.ts'

/** The file may have at most 20 kB (https://github.com/Azure/static-web-apps/issues/661), so it is minified. */
const mostBytes = 20_000

const configOf = (input: HostInput): string => {
  const { redirects, headers, immutablePrefix, notFound } = input
  const named = (...scopes: Parameters<typeof headersOf>[1][]) =>
    Object.fromEntries(headersOf(headers, ...scopes).map(({ name, value }) => [name, value]))
  const hidden = [...messagePaths(input).notFound, ...controlFiles.map(file => `/${file}`)]
  return `${JSON.stringify({
    trailingSlash: 'never',
    // Only the first matching rule applies. Rules have priority over files.
    routes: [
      ...redirects.map(({ from, to, status }) => ({ route: percentEncoded(cleanPath(from)), redirect: to, statusCode: status })),
      ...hidden.map(route => ({ route, statusCode: 404 })),
      { route: `${immutablePrefix}*`, headers: named('immutable') },
    ],
    responseOverrides: { 404: { rewrite: `${notFound}.html` } },
    globalHeaders: named('all', 'pages'),
    mimeTypes: { '.avif': 'image/avif', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2' },
  })}\n`
}

/** `staticwebapp.config.json`, which Azure reads from the published folder. Azure supports one not-found page and no placeholders. */
export const azure = {
  name: 'azure',
  title: 'Azure Static Web Apps',
  manual: ['https://learn.microsoft.com/azure/static-web-apps/configuration', 'https://json.schemastore.org/staticwebapp.config.json'],
  maxRedirects: Number.POSITIVE_INFINITY,
  redirectsBy: 'rule',
  noPlaceholders: true,
  errorPages: { notFound: '/404' },
  limits: input => [
    { what: 'ruleBytes', count: new TextEncoder().encode(configOf(input)).length, most: mostBytes, beyond: 'refused', isRefused: true },
  ],
  print: input => ({ published: [{ path: 'staticwebapp.config.json', bytes: configOf(input) }] }),
} as const satisfies Host
