/**
 * Hostile texts in a config, and what commands print and write apart from the site: reports, tables, `urls.lock` and `.townsite/`. They have
 * the same elements, keys, rows and lines as with harmless texts, and nothing prints a control character.
 *
 * @module-tag thorough
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseHtml } from '../../generator/html/parse.ts'
import { readCsv } from '../../generator/tools/csv.ts'
import { run } from '../support/cli.ts'
import { smallText } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'

const root = temporaryFolder()
/** A control character, or one that changes the order of what is printed. */
const control = /(?!\n)[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

const hostile: readonly string[] = [
  '</title></script><x-pwn onpwn="1"> --> ]]>',
  '::error file=x::pwn%0A::set-output name=a::b',
  '=HYPERLINK("https://pwn.example","x"), "a"; b',
  '# pwn: [ & * | > % ! @',
]

const harmless = (text: string): string => text.replace(/[^a-z0-9 ]/gi, 'x')

/** A config with a text in each kind of place that commands print. */
const configWith = (text: string): string =>
  [
    '{ en: Duct cleaning }',
    '{ en: Hull }',
    '{ en: Old houses. }',
    '{ en: What we do. }',
    '{ en: Clean air }',
    '{ en: Dust settles. }',
  ].reduce(
    (config, place) => config.replace(place, () => `{ en: ${JSON.stringify(`Pwn ${text}`)} }`),
    smallText.replace('neighbourhoods: [ Wrightville ]', () => `neighbourhoods: [ ${JSON.stringify(text)} ]`),
  )

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

const keys = (text: string): readonly string[] => {
  const data: unknown = JSON.parse(text)
  return typeof data === 'object' && data !== null && 'texts' in data ? Object.keys(data.texts as object) : Object.keys(data as object)
}

let sites = 0

/** What the commands make of a text. */
const madeOf = async (text: string) => {
  const folder = join(root, `site-${sites++}`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'site.config.yaml'), configWith(text))
  const printed: string[] = []
  const command = async (...args: string[]): Promise<string> => {
    const { code, out, err } = await run(args, { cwd: folder })
    expect({ args, code: code < 2 }).toEqual({ args, code: true })
    printed.push(out, err)
    return out
  }
  const read = (file: string): string => readFileSync(join(folder, file), 'utf8')
  const report = await command('check', '--format', 'html')
  const github = await command('check', '--format', 'github')
  const json = JSON.parse(await command('check', '--format', 'json')) as readonly object[]
  await command('check')
  await command('plan')
  await command('explain', 'business.name')
  await command('urls', '--accept')
  await command('published')
  await command('translations', '--accept')
  await command('locations', '--export', 'areas.csv')
  await command('locations', '--export', 'google.csv', '--format', 'google')
  return {
    printed,
    isGithub: github
      .split('\n')
      .filter(line => line !== '')
      .every(line => /^::(error|warning|notice) /.test(line)),
    made: {
      report: elements(report).filter(name => !name.includes('details')),
      jsonKeys: [...new Set(json.flatMap(one => Object.keys(one)))].toSorted(),
      lock: read('urls.lock'),
      published: read('.townsite/site.published')
        .split('\n')
        .map(line => line.split(/\s+/).length),
      ledger: keys(read('.townsite/site.translations.json')),
      areas: readCsv(read('areas.csv')).rows.map(({ cells }) => cells.length),
      google: readCsv(read('google.csv')).rows.map(({ cells }) => cells.length),
    },
  }
}

test.each(hostile)('%j in the texts of a config adds nothing to reports, tables and lists', thorough, async text => {
  const [one, other] = [await madeOf(text), await madeOf(harmless(text))]
  expect(one.made).toEqual(other.made)
  expect({ isGithub: one.isGithub, controls: one.printed.filter(printed => control.test(printed)) }).toEqual({
    isGithub: true,
    controls: [],
  })
})

/**
 * In YAML, these are written as escapes; they are refused, and messages quote them. `hostile-fields.test.ts` has the messages about every
 * field.
 */
test.each(['\u001b[31mred\u0007', 'a\r\nb', '\u202eevil'])('messages about %j print no control character', thorough, async text => {
  const folder = join(root, `site-${sites++}`)
  mkdirSync(folder)
  const quoted = `"${text.replace(/[^ -~]/g, character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)}"`
  for (const value of [quoted, `"${text}"`]) {
    for (const [from, to] of [
      ['name: Small', `name: ${value}`],
      ['id: duct', `id: ${value}`],
      ['founded: 1998', `${value}: 1998`],
    ] as const)
      for (const args of [['check'], ['check', '--format', 'github'], ['translations'], ['explain', 'business']]) {
        writeFileSync(
          join(folder, 'site.config.yaml'),
          smallText.replace(from, () => to),
        )
        const { out, err } = await run(args, { cwd: folder })
        expect({ args, to, printed: [out, err].filter(printed => control.test(printed)) }).toEqual({ args, to, printed: [] })
      }
  }
})
