/** The headers that every host prints. Values: https://owasp.org/www-project-secure-headers/, https://www.w3.org/TR/CSP3/ */
import type { Header, HeaderRule } from '../model/host.ts'

/** What a page may load, and where it may send data. */
export interface PolicyInput {
  /** URLs that scripts send to: the form services. */
  readonly connectOrigins: readonly string[]
  /** URLs that forms post to, including all redirects on the way. */
  readonly formOrigins: readonly string[]
  /** URLs of embedded maps. */
  readonly frameOrigins: readonly string[]
  /** Hashes of inline `<style>` and `<script>` elements: `sha256-…`. */
  readonly styleHashes: readonly string[]
  readonly scriptHashes: readonly string[]
}

export interface HeaderInput extends PolicyInput {
  /** Which of the style hashes is that of the home pages. */
  readonly homeStyleHash: string
  readonly indexable: boolean
  /** Whether a page may request the visitor’s position. */
  readonly asksPosition?: boolean
}

/** Only scheme, host and port; characters that would end the directive are escaped. */
const origins = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map(address => new URL(address).origin.replaceAll(';', '%3B').replaceAll(',', '%2C'))),
]

const hashes = (values: readonly string[]): readonly string[] => [...new Set(values)].map(value => `'${value}'`)

const directives = (input: PolicyInput): readonly string[] => {
  const frames = origins(input.frameOrigins)
  return [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...hashes(input.scriptHashes)],
    ['style-src', "'self'", ...hashes(input.styleHashes)],
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['manifest-src', "'self'"],
    ['connect-src', "'self'", ...origins(input.connectOrigins)],
    ['form-action', "'self'", ...origins(input.formOrigins)],
    ...(frames.length === 0 ? [] : [['frame-src', ...frames]]),
    ['base-uri', "'none'"],
    ['frame-ancestors', "'none'"],
  ].map(directive => directive.join(' '))
}

const contentSecurityPolicy = (input: PolicyInput): Header => ({ name: 'Content-Security-Policy', value: directives(input).join('; ') })

/** Security and caching headers of every response. */
export const securityHeaders = (input: HeaderInput): readonly HeaderRule[] => [
  {
    scope: 'all',
    headers: [
      contentSecurityPolicy(input),
      { name: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
      { name: 'X-Content-Type-Options', value: 'nosniff' },
      { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
      {
        name: 'Permissions-Policy',
        value: `camera=(), microphone=(), geolocation=(${input.asksPosition === true ? 'self' : ''}), payment=(), usb=()`,
      },
      { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
      ...(input.indexable ? [] : [{ name: 'X-Robots-Tag', value: 'noindex' }]),
    ],
  },
  { scope: 'pages', headers: [{ name: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }] },
  { scope: 'immutable', headers: [{ name: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
  // Each hash of another stylesheet would add 54 bytes to the largest page, which must fit into one round trip.
  { scope: 'home', headers: [contentSecurityPolicy({ ...input, styleHashes: [input.homeStyleHash] })] },
]

/**
 * The policy for `<meta http-equiv="Content-Security-Policy">`, for hosts that send no headers; it must come before every style and script.
 * A `<meta>` does not support `frame-ancestors` (https://www.w3.org/TR/CSP3/#meta-element).
 */
export const metaPolicy = (input: PolicyInput): string =>
  directives(input)
    .filter(directive => !directive.startsWith('frame-ancestors'))
    .join('; ')
