/** The message tables: complete sentences, hints that can be followed, and the page that is written from them. */
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { schemaFor } from '../../../generator/site/compile.ts'
import { keysAt } from '../../../generator/site/config/schema/schema-walk.ts'
import { codeOf } from '../../../generator/site/messages/check-ids.ts'
import { buildMessages } from '../../../generator/site/messages/index.ts'
import { type Entry, messagesOf, problemOf } from '../../../generator/site/messages/message.ts'
import { formatDiagnostic } from '../../../generator/tools/check/format-diagnostic.ts'
import { checks } from '../../../generator/tools/check/registry.ts'
import { codeText, errorsPage, findEntry, isCode, shownTopics } from '../../../generator/tools/explain/codes.ts'

const entries = shownTopics.flatMap(theme => theme.entries)

/** The advice in a message, without the values of its example. */
const advice = entries.flatMap(({ about, examples }) => [about, ...examples.map(({ hint }) => hint)])

test('docs/reference/errors.md is generated from the message tables by npm run docs', () => {
  expect(readFileSync('docs/reference/errors.md', 'utf8')).toBe(errorsPage())
})

describe.each(entries)('$code', ({ about, examples }) => {
  test('has complete sentences', () => {
    expect(about).toMatch(/^\S.*\.$/s)
    for (const { message, hint } of examples) {
      expect(message).toMatch(/[^.]$/)
      expect(hint).toMatch(/^[A-Z#].+/)
    }
  })
})

/** A problem of each message of the build, with the values of its example. */
const problems = Object.entries<Entry>(buildMessages).flatMap(([code, entry]) =>
  messagesOf(entry).map(([variant, { example = {} }]) => problemOf(buildMessages, code, variant, example)),
)

const findings = checks.map(check => ({ code: codeOf(check.id), severity: check.severity, values: {}, ...check.example }))

test('a diagnostic has the same text after JSON and a structured clone', () => {
  for (const problem of problems) {
    const text = formatDiagnostic(problem, 'fr')
    expect(formatDiagnostic(JSON.parse(JSON.stringify(problem)), 'fr')).toEqual(text)
    expect(formatDiagnostic(structuredClone(problem), 'fr')).toEqual(text)
  }
})

test('no French text equals the English one', () => {
  const texts = [...problems, ...findings].map(one => [formatDiagnostic(one, 'en').message, formatDiagnostic(one, 'fr').message] as const)
  // What the compilers print about a source file is shown as it is.
  expect(texts.filter(([en, fr]) => en === fr).map(([en]) => en)).toEqual([
    'Expected ")" but found "}"',
    "Type 'string' is not assignable to type 'number' (TS2322)",
  ])
})

test('French texts use the typography of Quebec: curved apostrophes, guillemets and colons with no-break spaces', () => {
  const bad = /\p{L}'\p{L}|[“”]|« |[^\u00a0]»| :|[^«][\u00a0 ][;!?]|\d (?:ko|Mo|km)\b|week-end|e-mail/u
  // The typography check quotes a text with a straight apostrophe.
  const shown = [...problems, ...findings].filter(({ code }) => code !== 'TYPOGRAPHY')
  const texts = [
    ...shown.map(one => formatDiagnostic(one, 'fr')).flatMap(({ message, hint }) => [message, hint]),
    ...Object.values<Entry>(buildMessages).map(({ about }) => about.fr),
  ]
  expect(texts.filter(text => bad.test(text))).toEqual([])
})

test('every file and folder in a hint exists', () => {
  const named = advice.flatMap(text => text.match(/\b(?:generator|templates|docs|assets)\/[\w./-]*[\w/]/g) ?? [])
  // The folder exists only in sites with static files.
  expect(named.filter(path => path !== 'assets/static/' && !existsSync(path))).toEqual([])
  expect(named).toContain('assets/icons/README.md')
})

test('every config key in a hint is in the schema', () => {
  const named = advice.flatMap(
    text => text.match(/\b(?:site|business|phones|hours|services|locations|pages|forms|theme)(?:\[\])?(?:\.[a-zA-Z]+(?:\[\])?)+/g) ?? [],
  )
  const keys = named.filter(key => !key.startsWith('site.config'))
  const unknown = keys.filter(key => {
    const path = key.split(/\.|(?=\[)/).map(step => (step === '[]' ? 0 : step))
    return !keysAt(schemaFor(['en']), path.slice(0, -1)).includes(String(path.at(-1)))
  })
  expect(unknown).toEqual([])
  expect(keys).toContain('pages.serviceAreas.map.title')
})

describe('finds an entry', () => {
  test.each([
    ['LINK_TARGET', 'LINK_TARGET', undefined],
    ['link-target', 'LINK_TARGET', undefined],
    ['title', 'TITLE', undefined],
    ['TITLE_DOUBLE', 'TITLE_DUPLICATE', 'TITLE_DOUBLE was renamed to TITLE_DUPLICATE.'],
    ['redirect-chain', 'REDIRECT_CHAIN', 'redirect-chain was renamed to REDIRECT_CHAIN.'],
    ['REDIRECT_CHAIN', 'REDIRECT_CHAIN', undefined],
    ['REDIRECT_SHADOWS_PAGE', 'REDIRECT_HIDES_PAGE', 'REDIRECT_SHADOWS_PAGE was renamed to REDIRECT_HIDES_PAGE.'],
    ['LINK_TARGT', undefined, 'There is no code LINK_TARGT. Did you mean “LINK_TARGET”?'],
    ['BANANA', undefined, 'There is no code BANANA. docs/reference/errors.md lists them all.'],
  ])('%s', (asked, code, note) => {
    const found = findEntry(asked, 'en')
    expect([found.entry?.code, found.note]).toEqual([code, note])
  })

  test('distinguishes codes from keys of a config', () => {
    expect(['KEY_UNKNOWN', 'A', 'link-target', 'robots', 'link-targt'].map(isCode)).toEqual([true, true, true, true, true])
    expect(['business.name', 'site', 'services', 'pages', 'phones.book.main', '/contact', 'https://a.example'].map(isCode)).toEqual(
      Array(7).fill(false),
    )
  })

  test('shows its meaning, messages and hints', () => {
    expect(codeText(findEntry('REDIRECT_DUPLICATE', 'en'), 'en')).toBe(`REDIRECT_DUPLICATE  error
Two redirects start from the same path. Hosts ignore its case, a slash at its end and .html.

Examples
  Two redirects start from “/old”: to “/contact” and to “/about”
  → Remove one of them.
  warning: The redirect from “/old” to “/contact” is in the list twice
  → Remove one of them.`)
  })
})
