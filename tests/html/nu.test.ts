/** The built sample as HTML: valid, light, whole. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleText } from '../support/sample.ts'
import { type Built, buildText, elements } from './built.ts'

let built: Built

beforeAll(async () => {
  built = await buildText(sampleText)
})

afterAll(() => built.remove())

const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

interface NuReport {
  readonly messages: readonly {
    readonly type: 'info' | 'error' | 'non-document-error'
    readonly url: string
    readonly lastLine?: number
    readonly lastColumn?: number
    readonly message: string
  }[]
}

/** Errors of every page, in one run. What is merely noted is left out: React closes void elements with a slash. */
const nuErrors = (out: string): readonly string[] => {
  // The module gives a String object.
  const jar = String(createRequire(import.meta.url)('vnu-jar'))
  const { stdout, error } = spawnSync('java', ['-jar', jar, '--skip-non-html', '--format', 'json', '--stdout', out], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  if (error !== undefined) throw error
  const { messages } = JSON.parse(stdout) as NuReport
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, lastLine, lastColumn, message }) => `${relative(out, fileURLToPath(url))}:${lastLine}:${lastColumn} ${message}`)
}

const validateErrors = async (pages: Built['pages']): Promise<readonly string[]> => {
  // Scripts and styles come from the site itself.
  const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:document'], rules: { 'require-sri': 'off' } })
  const reports = await Promise.all(pages.map(async ({ path, html }) => ({ path, report: await validator.validateString(html) })))
  return reports.flatMap(({ path, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId} ${message}`),
    ),
  )
}

test(hasJava
  ? 'the Nu HTML checker finds no error on any page'
  : 'html-validate finds no error on any page (no Java here for the Nu HTML checker)', { timeout: 180_000 }, async () => {
  expect(hasJava ? nuErrors(built.out) : await validateErrors(built.pages)).toEqual([])
})

test('every page has one main heading', () => {
  expect(built.pages.length).toBeGreaterThan(50)
  expect(built.pages.filter(({ document }) => elements('h1', document).length !== 1).map(({ path }) => path)).toEqual([])
})

test('every picture has its dimensions and a text for those who do not see it', () => {
  const images = built.pages.flatMap(({ path, document }) => elements('img', document).map(({ attribs }) => ({ path, attribs })))
  expect(images.length).toBeGreaterThan(50)
  expect(
    images.filter(
      ({ attribs: { width, height, alt, src } }) => !(Number(width) > 0) || !(Number(height) > 0) || alt === undefined || src === undefined,
    ),
  ).toEqual([])
})

test('every link within the site leads straight to a page or a file, and to a place that is there', () => {
  const origin = 'https://www.clairconduit.example'
  const ids = new Map(built.pages.map(({ path, document }) => [path, new Set(elements('*', document).map(({ attribs }) => attribs.id))]))
  const addresses = (attribs: Readonly<Record<string, string>>): readonly string[] => [
    ...[attribs.href, attribs.src, attribs.action].flatMap(address => (address === undefined ? [] : [address])),
    ...(attribs.srcset ?? '').split(',').flatMap(source => source.trim().split(' ')[0] ?? []),
    // What sharing tags and structured data name is on the site as well.
    ...(attribs.property === 'og:image' || attribs.property === 'og:url' ? [attribs.content ?? ''] : []),
  ]
  const links = built.pages.flatMap(({ path, document }) =>
    elements('*', document)
      .flatMap(({ attribs }) => addresses(attribs))
      .map(address => (address === origin || address.startsWith(`${origin}/`) ? address.slice(origin.length) || '/' : address))
      .flatMap(address =>
        address.startsWith('#') ? [{ path, to: `${path}${address}` }] : address.startsWith('/') ? [{ path, to: address }] : [],
      ),
  )
  const broken = links.filter(({ to }) => {
    const [address = '', place] = to.split('#')
    const there = ids.get(address)
    if (there === undefined) return !built.files.has(address) || address.endsWith('.html') || place !== undefined
    return place !== undefined && !there.has(place)
  })
  expect(links.length).toBeGreaterThan(1000)
  expect([...new Set(broken.map(({ path, to }) => `${path} → ${to}`))]).toEqual([])
})

test('a page with its styles weighs at most 16 kB after gzip, and should weigh 14', () => {
  const weights = built.pages
    .map(({ path, html }) => ({ path, bytes: gzipSync(html, { level: 9 }).length }))
    .toSorted((a, b) => b.bytes - a.bytes)
  const heavy = weights.filter(({ bytes }) => bytes > 14 * 1024)
  const [heaviest] = weights
  console.info(
    `HTML, gzip: heaviest ${heaviest?.path} with ${heaviest?.bytes} bytes; over 14 kB: ${heavy.map(({ path, bytes }) => `${path} (${bytes})`).join(', ') || 'none'}`,
  )
  expect(weights.filter(({ bytes }) => bytes > 16 * 1024)).toEqual([])
})
