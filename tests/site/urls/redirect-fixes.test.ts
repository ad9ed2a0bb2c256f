import { expect, test } from 'vitest'
import type { Site } from '../../../generator/site/build.ts'
import { changeRedirects } from '../../../generator/site/config/edit/edit-redirects.ts'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { planRedirects } from '../../../generator/site/urls/plan-redirects.ts'
import { fixRedirects, siteWithFixes } from '../../../generator/site/urls/redirect-fixes.ts'
import { siteContract } from '../../../generator/site/urls/url-contract.ts'
import type { LockedUrl } from '../../../generator/site/urls/url-lock.ts'
import { isError } from '../../../generator/site/util/diagnostics.ts'
import { chance, pick } from '../../support/chance.ts'
import { smallWith } from '../../support/sample.ts'
import { fakeSite } from '../../support/site.ts'
import { inEnglish } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

/** The names of each item; the first is the initial one. */
const names = {
  duct: ['ducts', 'air-ducts', 'duct-cleaning'],
  vent: ['vents', 'dryer-vents', 'dryers'],
  hull: ['hull', 'old-hull', 'hull-qc'],
  aylmer: ['aylmer', 'gatineau-aylmer'],
  about: ['about', 'our-story', 'who-we-are'],
} as const

type Names = Readonly<Record<keyof typeof names, string>>

const first: Names = { duct: 'ducts', vent: 'vents', hull: 'hull', aylmer: 'aylmer', about: 'about' }

/** The small site with two services in two areas, under these names. */
const textOf = ({ duct, vent, hull, aylmer, about }: Names, redirects: string): string => {
  const service = `  - { id: vent, name: { en: Vents }, slug: ${vent}, icon: duct, summary: { en: Vents. }, description: { en: Lint settles. },
      card: { benefits: [ { en: Less lint } ], process: [ { en: We look } ] },
      benefits: [ { title: { en: Less lint }, text: { en: In every vent. } } ], process: [ { title: { en: We look }, text: { en: First. } } ] }\n`
  const location = `  - { id: aylmer, name: { en: Aylmer }, in: { en: in Aylmer }, slug: ${aylmer}, geo: { lat: 45.4, lng: -75.85 },
      description: { en: New houses. }, neighbourhoods: [ Lucerne ] }\n`
  return `${smallWith(
    ['slug: ducts', `slug: ${duct}`],
    ['slug: hull', `slug: ${hull}`],
    ['path: { en: /about }', `path: { en: /${about} }`],
    ['locations:\n', `${service}locations:\n`],
    ['pages:\n', `${location}pages:\n`],
  )}${redirects}`
}

const redirectsIn = (text: string): string => text.slice(text.indexOf('\nredirects:') < 0 ? text.length : text.indexOf('\nredirects:'))

/** As `urls --write-redirects`. */
const written = (text: string, promised: readonly LockedUrl[]): string => {
  const { resolved } = fakeSite(text)
  const lines = fixRedirects(resolved, promised)
  return changeRedirects(text, lines, siteContract(siteWithFixes(resolved, lines), promised).vanished)
}

/** The key of the page that each URL reaches in one hop; `undefined` if it reaches none. */
const reached = ({ resolved }: Site) => {
  const pages = new Map<string, string>(resolved.routes.routes.map(({ path, key }) => [path, key]))
  const moves = new Map<string, string>(planRedirects(resolved).map(({ from, to }) => [from, to]))
  return (path: UrlPath): string | undefined => pages.get(path) ?? pages.get(moves.get(path) ?? '')
}

const errorsOf = ({ diagnostics }: Site): readonly string[] =>
  diagnostics
    .filter(isError)
    .map(inEnglish)
    .map(({ code, message }) => `${code}: ${message}`)

/** Renames items at random and sometimes accepts the URLs; after each step every old URL must reach its page. */
const renameOften = (seed: number, rounds: number): void => {
  const random = chance(seed)
  let named: Names = first
  let text = textOf(named, '')
  let site = fakeSite(text)
  let promised = siteContract(site.resolved, []).accepted
  const meant = new Map(promised.map(({ path }) => [path, reached(site)(path)]))
  const story: string[] = []
  for (let round = 0; round < rounds; round++) {
    for (let count = random() < 0.3 ? 2 : 1; count > 0; count--) {
      const key = pick(Object.keys(names) as (keyof Names)[], random)
      named = { ...named, [key]: pick(names[key], random) }
    }
    text = written(textOf(named, redirectsIn(text)), promised)
    story.push(Object.values(named).join(' '))
    site = fakeSite(text)
    const answers = reached(site)
    expect({ seed, story, errors: errorsOf(site), lost: [...meant].filter(([path, key]) => answers(path) !== key) }).toEqual({
      seed,
      story,
      errors: [],
      lost: [],
    })
    if (random() < 0.6) {
      promised = siteContract(site.resolved, promised).accepted
      for (const { path } of promised) if (!meant.has(path)) meant.set(path, answers(path))
    }
    story.push(`${promised.length} promised`)
  }
}

test('law: after any renames every old URL reaches its page in one hop', () => {
  renameOften(1, 4)
})

test('law: the same with six seeds, or many with EVERY=1', thorough, () => {
  for (let seed = 2; seed < (process.env.EVERY === undefined ? 8 : 20); seed++) renameOften(seed, 8)
})

test('a redirect to a renamed page keeps its query and fragment', () => {
  const text = textOf({ ...first, about: 'our-story' }, '\nredirects:\n  - { from: /hours, to: "/about?a=1#hours" }\n')
  const promised = siteContract(fakeSite(textOf(first, '')).resolved, []).accepted
  expect(redirectsIn(written(text, promised))).toBe(
    '\nredirects:\n  - { from: /hours, to: "/our-story?a=1#hours" }\n  - { from: /about, to: /our-story }\n',
  )
})
