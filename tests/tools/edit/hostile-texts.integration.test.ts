/**
 * Hostile texts that are typed in the editor, or that a config already contains: they stay texts, exactly, or are refused.
 *
 * @module-tag thorough
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { parseHtml } from '../../../generator/html/parse.ts'
import { openEditor } from '../../support/editor.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const root = temporaryFolder()
let count = 0

const begin = async (text: string) => {
  const cwd = join(root, String(count++))
  mkdirSync(cwd)
  writeFileSync(join(cwd, 'site.config.yaml'), text)
  const data = (): unknown => parse(readFileSync(join(cwd, 'site.config.yaml'), 'utf8'))
  return { ...(await openEditor(cwd, ['site.config.yaml'])), data }
}

const harmless = 'Pwn example words'

/** Texts with characters that mean something in YAML, HTML, scripts, styles or URLs. */
const texts: readonly string[] = [
  '<img src=x onerror=pwn()>',
  '</script></style></textarea></title><x-pwn onpwn="1">--> ]]>',
  '" onpwn="pwn()" x=\'y\' `z`',
  '&lt;x-pwn&gt; &#60;x-pwn&#62; &amp;',
  'javascript:pwn()',
  '# pwn: [ & * | > % ! @',
  'pwn: yes\nredirects:\n  - from: /a\n---\n- x',
  '- pwn',
  '? pwn',
  '*pwn',
  "'pwn''",
  '\\u003cx-pwn\\u003e \\',
  ' pwn ',
  'null',
  '0x1F',
  '2026-01-01',
  'שלום pwn עולם (1)',
  '🦊 é e\u0301',
]

/** Texts that no config can contain, with the character that the message names. */
const refused = [
  ['a\u0000b', 'U+0000'],
  ['pwn\u001b[2J', 'U+001B'],
  ['\u0085', 'U+0085'],
  ['\u009b31m', 'U+009B'],
  ['\u202epwn', 'U+202E'],
  ['pwn\ud800', 'U+D800'],
] as const

/** Elements of a page, each with the names of its attributes. */
const elements = (html: string): readonly string[] => {
  const found = new Set<string>()
  parseHtml(html, [
    {
      open: ({ name, attributes }) => void found.add(`<${[name, ...Object.keys(attributes).toSorted()].join(' ')}>`),
      text: () => undefined,
      facts: () => undefined,
    },
  ])
  return [...found].toSorted()
}

const summary = ['services', 0, 'summary', 'en'] as const
const name = ['business', 'name'] as const

/** A value of data by its path. */
const at = (data: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((value, step) => (value as Readonly<Record<string | number, unknown>>)[step], data)

const withoutTexts = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data), (key, value: unknown) => (typeof value === 'string' && ['en', 'name'].includes(key) ? '' : value))

test('a text that is typed is saved exactly, and is text in the page', async () => {
  const { ask, page, data } = await begin(smallText)
  const type = async (value: string): Promise<void> => {
    // A name is one line.
    for (const path of value.includes('\n') ? [summary] : [summary, name])
      await ask('change', { change: { kind: 'set', path, value }, level: 0 })
  }
  await type(harmless)
  const plain = elements((await page('/')).html)
  const before = withoutTexts(data())
  for (const text of texts) {
    await type(harmless)
    await type(text)
    expect(JSON.stringify(await ask('form', { path: ['services', 0] }))).toContain(JSON.stringify(text))
    expect([text, elements((await page('/')).html)]).toEqual([text, plain])
    expect(await ask('save', {})).toMatchObject({ unsaved: [] })
    expect([at(data(), summary), at(data(), name)]).toEqual([text, text.includes('\n') ? harmless : text])
    expect(withoutTexts(data())).toEqual(before)
  }
})

test('a text that no config can contain is refused, and changes nothing', async () => {
  const { send, ask, data } = await begin(smallText)
  const before = data()
  for (const [text, code] of refused)
    for (const value of [text, { en: text }]) {
      const change = { kind: 'set', path: typeof value === 'string' ? summary : summary.slice(0, -1), value }
      expect(await send('change', { change, level: 0 })).toEqual({
        cannot: `The text contains ${code}, a character that pages cannot show`,
      })
    }
  expect(await ask('save', {})).toMatchObject({ unsaved: [] })
  expect(data()).toEqual(before)
})
