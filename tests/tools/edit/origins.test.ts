import { readFileSync } from 'node:fs'
import { structuredPatch } from 'diff'
import { expect, test } from 'vitest'
import type { Site } from '../../../generator/site/build.ts'
import { changeData } from '../../../generator/site/config/edit/edit-data.ts'
import { editText } from '../../../generator/site/config/edit/edit-text.ts'
import { type ConfigPath, pathText, valueAt } from '../../../generator/site/config/yaml/tree.ts'
import type { Route } from '../../../generator/site/model/route.ts'
import { marked, marksIn, withoutMarks } from '../../../generator/tools/edit/server/origins/marks.ts'
import { hasWords, originFinder, siteWith } from '../../../generator/tools/edit/server/origins/page-origins.ts'
import { piecesOf } from '../../../generator/tools/edit/server/origins/pieces.ts'
import { sampleText, smallText } from '../../support/sample.ts'
import { fakeSite, packedSite } from '../../support/site.ts'
import { sampleOf, thorough } from '../../support/thorough.ts'

test('marks surround the text, in every branch of a choice', () => {
  const shown = (text: string): string =>
    marked(text, 3).replace(/([\u2063\u2064])[\ufe00-\ufe0f]{5}/g, (_, kind) => (kind === '\u2063' ? '[' : ']'))
  expect(shown('Call {phone} now')).toBe('[Call {phone} now]')
  expect(shown('{office, select, yes {come in} other {}}')).toBe('{office, select, yes {[come in]} other {}}')
  expect(shown('One.\n\nTwo.')).toBe('[One.]\n\n[Two.]')
  expect(shown("Don't {")).toBe("[Don't {]")
  expect(withoutMarks(marked('Call {phone} now', 70_000))).toBe('Call {phone} now')
  expect(marksIn(`${marked(`Ring ${marked('us', 2)}`, 70_000)}`).found).toEqual([70_000, 2])
})

/** A home page, a page of a service, of an area and of contact, in each language. */
const pagesOf = ({ routes }: Site): readonly Route[] => [
  ...new Map(
    routes
      .filter(({ kind }) => ['home', 'service', 'serviceLocation', 'contact'].includes(kind))
      .map(route => [`${route.kind} ${route.language}`, route]),
  ).values(),
]

const sample = fakeSite()
const finder = originFinder(sample)

const always = () => Promise.resolve(true)

const withoutOrigin = async ({ withFacts }: typeof finder, pages: readonly Route[]): Promise<readonly string[]> => {
  const pieces = await Promise.all(pages.map(route => withFacts(route, always)))
  return pieces
    .flat()
    .filter(piece => hasWords(piece) && piece.paths.length === 0)
    .map(({ name, text }) => `${name}: ${text}`)
}

test('every text that a visitor reads of the sample has an origin', thorough, async () => {
  const pages = pagesOf(sample).filter(({ language }) => language === 'fr')
  expect(pages.map(({ kind }) => kind).toSorted()).toEqual(['contact', 'home', 'service', 'serviceLocation'])
  expect(await withoutOrigin(finder, pages)).toEqual([])
})

test('every text of the sample in the other language has an origin', thorough, async () => {
  expect(await withoutOrigin(finder, pagesOf(sample))).toEqual([])
})

test('facts, sentences and interface texts link to their own values', async () => {
  const contact = sample.routes.find(({ kind, language }) => kind === 'contact' && language === 'fr')
  const pieces = contact === undefined ? [] : await finder.withFacts(contact, always)
  const from = (text: string): string =>
    (pieces.find(piece => piece.text.trim().replace(/\s/g, ' ') === text)?.paths ?? []).map(pathText).join(' ')
  expect({
    week: from('Samedi'),
    hours: from('8 h à 18 h'),
    holiday: from('25 décembre'),
    phone: from('514 555-0142'),
    name: from('Clairconduit'),
    address: from('Montréal (Québec)'),
    word: from('Courriel'),
  }).toEqual({
    week: 'hours.weekly.sat translations.timeRange.fr',
    hours: 'hours.weekly.sat translations.timeRange.fr',
    holiday: 'hours.exceptions[1].from',
    phone: 'phones.book.main',
    name: 'business.name',
    address: 'business.address.city.fr business.address.regionName.fr',
    word: 'forms.contact.fields[1].label.fr',
  })
})

/** A minimal config: required keys only. */
const minimal = `site: { origin: "https://paws.example", languages: [en-US] }
business: { name: Curbside Paws, type: ProfessionalService, address: { city: Austin, region: TX, country: US } }
phones: { book: { main: 512-555-0142 } }
services: [{ name: Dog grooming, summary: A warm bath and a haircut. }]
locations: [{ name: Austin }]
`

test('every text of a small and of a minimal site has an origin', async () => {
  for (const site of [fakeSite(smallText), packedSite(minimal)]) expect(await withoutOrigin(originFinder(site), pagesOf(site))).toEqual([])
})

test('every text of sites in other languages has an origin', thorough, async () => {
  for (const name of ['brussels-locksmith', 'dental-clinic', 'miami-plumber']) {
    const site = packedSite(readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8'))
    expect(await withoutOrigin(originFinder(site), pagesOf(site))).toEqual([])
  }
})

/** Whether the page shows a word that is appended to this text of the config. */
const saysWith = (site: Site, route: Route, path: ConfigPath): boolean => {
  const value = valueAt(site.config, path)
  if (typeof value !== 'string') return true
  // The config is of the same shape, with one text more.
  const changed = siteWith(site, changeData(site.config, { kind: 'set', path, value: `${value.trimEnd()} Zq` }) as Site['config'])
  return piecesOf(changed.html(changed.page(route))).some(({ text }) => text.includes('Zq'))
}

/** Lines of the sample that change if a word is appended to a text, and the lines of the text. */
const linesChanged = (path: ConfigPath): { readonly changed: readonly number[]; readonly own: readonly number[] } => {
  const { value } = sample.document.find(path)
  const { source, start, end } = value.at
  const text = editText(sampleText, [{ kind: 'set', path, value: `${String(valueAt(sample.config, path)).trimEnd()} Zq` }])
  const lines = structuredPatch('', '', sampleText, text, '', '', { context: 0 }).hunks.map(({ oldStart, oldLines }) => {
    // An added line counts as a change of the line before it.
    const end = oldStart + oldLines - 1
    return [Math.min(oldStart, end), end]
  })
  return { changed: lines.flat(), own: [source.lineAt(start).line, source.lineAt(Math.max(start, end - 1)).line] }
}

test('a change of what a text comes from changes its own lines, and the page', thorough, () => {
  const { origins } = originFinder(sample)
  const failed = pagesOf(sample).flatMap(route => {
    const paths = origins(route).flatMap(piece => (hasWords(piece) ? piece.paths.slice(0, 1) : []))
    const once = [...new Map(paths.map(path => [pathText(path), path])).values()].filter(
      // The home page shows a question of several services once. Marks make them different.
      path => path[0] !== 'phones' && !path.includes('faq'),
    )
    return sampleOf(once, Math.ceil(once.length / 16)).flatMap(path => {
      const { changed, own } = linesChanged(path)
      const [first = 0, last = 0] = own
      const isOwn = changed.length > 0 && changed.every(line => line >= first - 1 && line <= last)
      return isOwn && saysWith(sample, route, path) ? [] : [`${route.path} ${pathText(path)} ${changed} ${own}`]
    })
  })
  expect(failed).toEqual([])
})

test('the pages that contain a text are found, and none for a value that is not a text', async () => {
  const paths = await finder.pagesWith([['pages', 'about', 'title', 'fr']], always)
  expect(paths).toContain(sample.routes.find(({ kind, language }) => kind === 'about' && language === 'fr')?.path)
  expect(await finder.pagesWith([['business', 'founded']], always)).toEqual([])
})
