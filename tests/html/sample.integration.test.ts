/** The HTML of the built sample: validity, size, links. */
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sharedBuild } from '../support/shared-build.ts'
import { siteOf } from '../support/site.ts'
import { thorough } from '../support/thorough.ts'
import { elements, readBuilt } from './built.ts'
import { linksWithin } from './links.ts'
import { hasJava, markupErrors, validateErrors } from './markup.ts'

const built = readBuilt(await sharedBuild())
const validator = hasJava ? 'the Nu HTML checker' : 'html-validate (no Java here for the Nu HTML checker)'

test(`${validator} finds no error on any page`, thorough, async () => {
  expect(await markupErrors(built)).toEqual([])
})

test('html-validate finds no error on a page of each kind', async () => {
  const paths: ReadonlySet<string> = new Set(new Map(siteOf().routes.routes.map(({ kind, path }) => [kind, path])).values())
  expect(paths.size).toBeGreaterThan(10)
  expect(await validateErrors(built.pages.filter(({ path }) => paths.has(path)))).toEqual([])
})

test('every page has one main heading', () => {
  expect(built.pages.length).toBeGreaterThan(50)
  expect(built.pages.filter(({ document }) => elements('h1', document).length !== 1).map(({ path }) => path)).toEqual([])
})

test('every image has dimensions and an alt text', () => {
  const images = built.pages.flatMap(({ path, document }) => elements('img', document).map(({ attribs }) => ({ path, attribs })))
  expect(images.length).toBeGreaterThan(50)
  expect(
    images.filter(
      ({ attribs: { width, height, alt, src } }) => !(Number(width) > 0) || !(Number(height) > 0) || alt === undefined || src === undefined,
    ),
  ).toEqual([])
})

test('every internal link leads directly to an existing page, file or fragment', () => {
  const { links, broken } = linksWithin(built, 'https://www.clairconduit.example')
  expect(links).toBeGreaterThan(1000)
  expect(broken).toEqual([])
})

test('every page with its styles fits into the first round trip: 14,000 bytes with gzip', () => {
  const weights = built.pages.map(({ path, html }) => ({ path, bytes: gzipSync(html, { level: 9 }).length }))
  expect(weights.filter(({ bytes }) => bytes > 14_000)).toEqual([])
})
