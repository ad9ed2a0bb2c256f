import { describe, expect, test } from 'vitest'
import { metaPolicy, securityHeaders } from '../../../generator/site/hosts/headers.ts'

/** The policy for the input below and pages with these styles. */
const policy = (styles: string): string =>
  [
    "default-src 'none'",
    "script-src 'self' 'sha256-ccc='",
    styles,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self' https://formspree.io",
    "form-action 'self' https://formspree.io https://captcha.example:8443",
    'frame-src https://www.google.com https://maps.google.com',
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

describe('securityHeaders', () => {
  test('a site with a form service, a map, inline styles and a preview’s noindex', () => {
    expect(
      securityHeaders({
        connectOrigins: ['https://formspree.io/f/abc'],
        formOrigins: ['https://formspree.io/f/abc', 'https://formspree.io/f/def', 'https://captcha.example:8443'],
        frameOrigins: ['https://www.google.com/maps/embed?pb=1', 'https://maps.google.com'],
        styleHashes: ['sha256-aaa=', 'sha256-bbb=', 'sha256-aaa='],
        homeStyleHash: 'sha256-bbb=',
        scriptHashes: ['sha256-ccc='],
        indexable: false,
      }),
    ).toEqual([
      {
        scope: 'all',
        headers: [
          {
            name: 'Content-Security-Policy',
            value: policy("style-src 'self' 'sha256-aaa=' 'sha256-bbb='"),
          },
          { name: 'Strict-Transport-Security', value: 'max-age=31536000; includeSubDomains' },
          { name: 'X-Content-Type-Options', value: 'nosniff' },
          { name: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
          { name: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
          { name: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
          { name: 'X-Robots-Tag', value: 'noindex' },
        ],
      },
      { scope: 'pages', headers: [{ name: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }] },
      { scope: 'immutable', headers: [{ name: 'Cache-Control', value: 'public, max-age=31536000, immutable' }] },
      {
        scope: 'home',
        headers: [
          {
            name: 'Content-Security-Policy',
            value: policy("style-src 'self' 'sha256-bbb='"),
          },
        ],
      },
    ])
  })

  test('a site without third parties', () => {
    const [all] = securityHeaders({
      connectOrigins: [],
      formOrigins: [],
      frameOrigins: [],
      styleHashes: [],
      homeStyleHash: 'sha256-aaa=',
      scriptHashes: [],
      indexable: true,
    })
    expect(all?.headers.map(({ name }) => name)).not.toContain('X-Robots-Tag')
    expect(all?.headers[0]?.value).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
  })

  test('a URL cannot add a directive', () => {
    const [all] = securityHeaders({
      connectOrigins: ['https://a;script-src,*.example/'],
      formOrigins: [],
      frameOrigins: [],
      styleHashes: [],
      homeStyleHash: 'sha256-aaa=',
      scriptHashes: [],
      indexable: true,
    })
    expect(all?.headers[0]?.value.split('; ').filter(directive => /^(?:connect|script)-src/.test(directive))).toEqual([
      "script-src 'self'",
      "connect-src 'self' https://a%3Bscript-src%2C*.example",
    ])
  })
})

test('the policy in a page omits frame-ancestors, which <meta> does not support', () => {
  expect(
    metaPolicy({ connectOrigins: [], formOrigins: [], frameOrigins: [], styleHashes: ['sha256-aaa='], scriptHashes: [] }).split('; '),
  ).toMatchSnapshot()
})
