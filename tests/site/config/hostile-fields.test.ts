/**
 * Hostile texts in every field of the schema: each is refused at this field, or changes the structure of no file that a build writes. A
 * field that is added to the schema later is covered as well.
 *
 * @module-tag thorough
 */
import { beforeAll, expect, test } from 'vitest'
import type { Site } from '../../../generator/site/build.ts'
import { thorough } from '../../support/thorough.ts'
import { configWithAllFields, tried, variants } from './hostile-site.ts'
import { mark, structure, structureOf } from './structure.ts'

/** Characters with a meaning in one of the formats. All are tried as they are, as a path and in a URL. */
const seeds: readonly string[] = [
  "pwn\"; x 'y' `z` $uri } #pwn",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of another program
  'pwn ${pwn} {pwn}',
  "pwn' pwn\\ pwn; return 301",
  'pwn%0d%0aX-Pwn:1',
  'pwn\r\nX-Pwn: 1\r\n/pwn /x 301',
  '</script></style><x-pwn onpwn=1>--> ]]>',
  'pwn:*?pwn=1&x=:splat#$1',
  'pwn,pwn;script-src *',
  'pwn\u2028pwn\u2066',
  'pwn..',
  // Braces between quotation marks are text, not a placeholder.
  "$'{'pwn'}' '{{'pwn'}}' %'{'pwn'}'",
  "# pwn; /pwn /x 301; '}'",
  ': pwn\n- pwn\nkey: pwn',
  'javascript:pwn()',
  '//pwn.example/\\pwn',
  '&lt;x-pwn&gt; &quot; onpwn=&quot;1',
]

let data: unknown
let plain: Site

beforeAll(() => {
  ;({ data, site: plain } = configWithAllFields())
}, 300_000)

test.each([
  ['_headers', '/*\n  X-A: pwn b', '/*\n  X-A: pwn\n  X-Pwn: b'],
  ['_redirects', '/pwn /x 301', '/pwn /x 301 pwn'],
  ['.htaccess', 'Redirect 301 "/pwn x" /y', 'Redirect 301 "/pwn" x" /y'],
  ['nginx/site.conf', 'return 301 "pwn; x";', 'return 301 pwn; x;'],
  ['nginx/site.conf', 'return 301 "pwn\\" }";', 'return 301 "pwn" }";'],
  ['caddy/Caddyfile', 'redir "/pwn }" /x', 'redir /pwn } /x'],
  ['firebase.json', '{ "pwn": 1 }', '{ "pwn": 1, "other": 2 }'],
  ['index.html', '<p title="pwn">pwn</p>', '<p title="pwn" onpwn="x">pwn</p>'],
  [
    'index.html',
    '<script type="application/ld+json">{"a":"pwn"}</script>',
    '<script type="application/ld+json">{"a":"pwn","b":1}</script>',
  ],
  ['sitemap.xml', '<loc>pwn</loc>', '<loc>pwn</loc><x-pwn/>'],
] as const)('in %s, an injection changes the structure', (path, one, other) => {
  expect(structureOf(path, one)).toEqual(structureOf(path, one.replaceAll('pwn', 'pwn-pwn')))
  expect(structureOf(path, one)).not.toEqual(structureOf(path, other))
})

test('a harmless text changes only the text of the page', () => {
  expect(structure(plain).size).toBeGreaterThan(20)
  const { faults, taken } = tried(data, mark, text => text)
  expect({ faults, isTaken: taken.size > 300 }).toEqual({ faults: [], isTaken: true })
})

test('hostile texts in all fields', { ...thorough, timeout: 600_000 }, () => {
  const all = seeds.flatMap(seed => variants.map((variant, number) => ({ seed, number, ...tried(data, seed, variant) })))
  expect(all.filter(({ faults }) => faults.length > 0)).toEqual([])
  expect(new Set(all.flatMap(({ taken }) => [...taken])).size).toBeGreaterThan(300)
})
