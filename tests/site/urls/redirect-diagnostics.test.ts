import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { sampleWith } from '../../support/sample.ts'
import { siteFrom } from '../../support/site.ts'
import { messageOf } from '../../support/text.ts'

/** Diagnostics of a site with these redirects and a brochure in `assets/static/`: the underlined text, severity, code and key. */
const reported = (...redirects: readonly string[]): readonly string[] => {
  const text = sampleWith(['redirects: []', `redirects:\n${redirects.map(redirect => `  - ${redirect}\n`).join('')}`])
  const compiled = compileConfig('site.config.yaml', text, assetNames('assets'))
  if (!compiled.ok) throw new Error(compiled.diagnostics.map(messageOf).join('\n'))
  const lines = text.split('\n')
  return siteFrom(compiled.value, { files: [{ path: 'brochure.pdf', bytes: '' }] }).diagnostics.map(
    ({ code, severity, where, key }) =>
      `${lines[(where?.line ?? 0) - 1]?.slice((where?.column ?? 0) - 1, (where?.endColumn ?? 0) - 1)} ▸ ${severity} ${code} ${key}`,
  )
}

test('accepts pages, published files and other sites as targets of any old URL', () => {
  expect(
    reported(
      '{ from: /Prospekt, to: /brochure.pdf }',
      '{ from: /Contact_Us, to: /contact }',
      '{ from: /About_us.PDF, to: /en/about }',
      '{ from: /caf%C3%A9, to: /contact }',
      '{ from: /wordpress/page/, to: /contact }',
      '{ from: /book, to: "https://book.example/a?b=1#c" }',
      '{ from: /hours, to: "/en/about#hours" }',
      '{ from: /top, to: "/#top" }',
      '{ from: /form, to: "/contact?service=duct%20cleaning&x=1#form" }',
      '{ from: /own, to: "https://www.clairconduit.example/contact#form" }',
    ),
  ).toEqual([])
})

test.each([
  ['{ from: /old, to: /en/abuot }', '/en/abuot ▸ error REDIRECT_DEAD redirects[0].to'],
  ['{ from: /old, to: "/en/abuot#hours" }', '"/en/abuot#hours" ▸ error REDIRECT_DEAD redirects[0].to'],
  ['{ from: /old, to: "/contact.html#form" }', '"/contact.html#form" ▸ error REDIRECT_CHAIN redirects[0].to'],
  ['{ from: /contact, to: "/contact#form" }', '/contact ▸ error REDIRECT_HIDES_PAGE redirects[0].from'],
  ['{ from: /old, to: "/old#top" }', '"/old#top" ▸ error REDIRECT_LOOP redirects[0].to'],
  ['{ from: /contact, to: /en/about }', '/contact ▸ error REDIRECT_HIDES_PAGE redirects[0].from'],
  ['{ from: /robots.txt, to: /en/about }', '/robots.txt ▸ error REDIRECT_HIDES_PAGE redirects[0].from'],
  ['{ from: /old, to: /old }', '/old ▸ error REDIRECT_LOOP redirects[0].to'],
  ['{ from: /old, to: /contact.html }', '/contact.html ▸ error REDIRECT_CHAIN redirects[0].to'],
  ['{ from: /old, to: /en/services/nettoyage-conduits-air }', '/en/services/nettoyage-conduits-air ▸ error REDIRECT_CHAIN redirects[0].to'],
  ['{ from: /about, to: /contact }', '/about ▸ error REDIRECT_DUPLICATE redirects[0].from'],
  ['{ from: /about, to: /en/about }', '/about ▸ warning REDIRECT_DUPLICATE redirects[0].from'],
  ['{ from: /contact.html, to: /contact }', '/contact.html ▸ warning REDIRECT_NEEDLESS redirects[0].from'],
  ['{ from: /old, to: "https://x.example/$uri" }', '"https://x.example/$uri" ▸ error REDIRECT_UNSAFE redirects[0].to'],
])('reports %s once, at its line', (redirect, line) => {
  expect(reported(redirect)).toEqual([line])
})
