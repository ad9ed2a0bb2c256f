import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { withChangedTexts } from '../../../generator/site/config/recompile/changed-texts.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { chance, pick } from '../../support/chance.ts'
import { compileText, smallText } from '../../support/sample.ts'

const locations = `locations:
  - { id: hull, name: { en: Hull }, in: { en: in Hull }, slug: hull, geo: { lat: 45.43, lng: -75.73 }, description: { en: Old houses. } }
  # the second
  - id: aylmer
    name: Aylmer
    slug: aylmer
    description: >-
      Houses near
      the river, in {business}’s words.
    neighbourhoods: [Wychwood, "Deschênes"]
    services:
      duct: { intro: Narrow ducts., heading: Old ducts, text: 'Bent, and it''s old.' }
  - name: Chelsea
    id: chelsea
    in: in the hills # by choice
    slug: { en: chelsea }
    description: |
      Woods.

      And lakes.
  - id: wakefield
    name: Wakefield
    neighbourhoods:
      - Farm Point
      - en: Rupert
  - id: cantley
    name: Cantley
    slug: cantley
# So far for now. Note: these are all.
`

// Without aliases, with which a text is always compiled as a whole.
const base = locations + stringify({ ...parse(smallText), locations: undefined }, { aliasDuplicateObjects: false })

const compiled = (text: string) => {
  const { config, diagnostics } = compileText(text)
  return diagnostics.length === 0 ? config : undefined
}

/** The same config as the build manifest returns it. */
const stored = (config: Config): Config => JSON.parse(JSON.stringify(config))

const again = (from: string, to: string): Config | undefined => {
  const config = compiled(base)
  if (config === undefined || !base.includes(from)) throw new Error('the config of this test is invalid')
  return withChangedTexts({ text: base, config: stored(config) }, { file: 'site.config.yaml', text: base.replace(from, to) })
}

test.each([
  ['a text on one line', 'name: Aylmer', 'name: Old Aylmer'],
  ['a text on several lines', 'Woods.\n', 'Woods, and a mill.\n'],
  ['a text of a service', 'Narrow ducts.', 'Wide ducts.'],
  ['an item of a list', 'Wychwood', '"A: B"'],
  ['a comment', '# by choice', '# by law'],
])('compiles a changed location: %s', (_, from, to) => {
  expect(again(from, to)).toStrictEqual(compiled(base.replace(from, to)))
})

test.each([
  ['a text outside of locations', 'name: Small', 'name: Smaller'],
  ['a text with a placeholder', 'the river', 'the lake'],
  ['a slug', 'slug: cantley', 'slug: cantley-2'],
  ['a name that gives a slug', 'name: Wakefield', 'name: Wakefield Village'],
  ['a number', '45.43', '45.44'],
  ['a key', 'in: in the', 'phone: in the'],
  ['an item that is added', '      - Farm Point\n', '      - Farm Point\n      - Alcove\n'],
  ['a location that is added', '  - id: cantley\n', '  - id: perkins\n    name: Perkins\n  - id: cantley\n'],
  ['an invalid text', 'Narrow ducts.', '""'],
  ['a comment that becomes a key', 'now. Note:', 'now.\nNote:'],
  ['a syntax error', 'Narrow ducts.', '"Narrow'],
])('leaves %s to a full compilation', (_, from, to) => {
  expect(again(from, to)).toBeUndefined()
})

/** `EVERY=1` takes more. */
const steps = process.env.EVERY === undefined ? 250 : 5_000

test('gives the config of a full compilation after any change', () => {
  const random = chance(46)
  const pieces = [
    'x',
    ' ',
    "'",
    '"',
    ': ',
    '{city}',
    '\n',
    '\n    ',
    '\n  - ',
    '- ',
    ' #',
    '&a ',
    '*a',
    'null',
    '7',
    '~',
    '|',
    'é’',
    '\t',
    ',',
  ]
  let last = { text: base, config: stored(compiled(base) ?? ({} as Config)) }
  let count = 0
  for (let step = 0; step < steps; step++) {
    const at = Math.floor(random() * locations.length)
    const text = last.text.slice(0, at) + pick(pieces, random) + last.text.slice(at + Math.floor(random() * 4))
    const config = withChangedTexts(last, { file: 'site.config.yaml', text })
    if (config === undefined) continue
    count++
    expect(config, text).toStrictEqual(compiled(text))
    // Most changes begin with the same text, so that one of them cannot disable the others.
    if (count % 20 === 0) last = { text, config: stored(config) }
  }
  expect(count).toBeGreaterThan(steps / 10)
})
