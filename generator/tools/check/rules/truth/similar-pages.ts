/** Pages of one service in different locations are not copies of each other. */
import { memoize } from '../../../../site/util/memoize.ts'
import { groupBy } from '../../../../site/util/table.ts'
import { defineCheck } from '../../define-check.ts'
import type { PageSummary } from '../../facts/page-summary.ts'
import type { SiteFacts } from '../../facts/site-facts.ts'
import { clustersOf } from './similarity/clusters.ts'
import { runLength, runsOf, sharedPassages } from './similarity/shingles.ts'
import { maskedPlace } from './similarity/word-ids.ts'

interface Sibling {
  readonly page: PageSummary
  /** Ids of its words, place names masked. */
  readonly words: Int32Array
  /** Hash of the run of words that begins at each word. */
  readonly runs: Uint32Array
  /** The hashes as a sorted set. */
  readonly shingles: Uint32Array
}

const siblingOf = (page: PageSummary): readonly Sibling[] => {
  const { words, shingles } = page
  return words === null || shingles === null ? [] : [{ page, words, runs: runsOf(words), shingles }]
}

/** Pages of one service in one language. Both checks use them. */
const siblingsIn = memoize(
  (pages: readonly PageSummary[]): readonly (readonly Sibling[])[] => [
    ...groupBy(pages.flatMap(siblingOf), ({ page }) => `${page.language} ${page.route.params.service}`).values(),
  ],
  new WeakMap(),
)

/** Drafts are copies of each other until they are written, and search engines do not list them. */
const writtenSiblings = (pages: readonly PageSummary[], { drafts }: Pick<SiteFacts, 'drafts'>): ReturnType<typeof siblingsIn> => {
  if (drafts.length === 0) return siblingsIn(pages)
  const ids = new Set(drafts.map(({ id }) => id))
  return siblingsIn(pages).map(siblings => siblings.filter(({ page }) => !ids.has(page.route.params.location ?? '')))
}

const writeLocalText = {
  en: 'Write about this location in locations[].services.',
  fr: 'Parlez de ce secteur dans locations[].services.',
}

const rewritePassages = {
  en: 'Both contain {passages}. Write something that is true for only one of them.',
  fr: 'Les deux contiennent {passages}. Écrivez ce qui n’est vrai que pour une seule.',
} as const

/** Share of common runs of words from which two pages are similar, and from which they are the same. */
const similar = 0.5
const same = 0.8

export const nearDuplicate = defineCheck({
  id: 'near-duplicate',
  severity: 'error',
  about: {
    en: 'No two location pages are nearly the same: 50% similarity is a warning, 80% an error.',
    fr: 'Deux pages de secteur ne sont jamais presque identiques : à 50 % de ressemblance, c’est un avertissement; à 80 %, une erreur.',
  },
  hint: writeLocalText,
  messages: {
    two: {
      en: '{one} and {other} are {percent}% the same, apart from place names',
      fr: '{one} et {other} se ressemblent à {percent} %, noms de lieux mis à part',
      hint: rewritePassages,
    },
    several: {
      en: '{count} pages are up to {percent}% the same, apart from place names; the most similar are {one} and {other}',
      fr: '{count} pages se ressemblent jusqu’à {percent} %, noms de lieux mis à part; les plus semblables sont {one} et {other}',
      hint: rewritePassages,
    },
  },
  example: {
    variant: 'two',
    values: { one: '/gutters/north', other: '/gutters/south', percent: 100 },
  },
  needs: 'pages',
  run: ({ pages, site, wordOf }, report) => {
    for (const siblings of writtenSiblings(pages, site))
      for (const { members, closest } of clustersOf(
        siblings.map(({ shingles }) => shingles),
        similar,
      )) {
        const [first, second] = [siblings[closest.a], siblings[closest.b]]
        if (first === undefined || second === undefined) continue
        const passages = sharedPassages(first.words, second.words, wordOf, 3)
        const values = {
          one: first.page.path,
          other: second.page.path,
          percent: Math.round(closest.similarity * 100),
          passages: {
            en: passages.map(passage => `“${passage}”`).join(' and '),
            fr: passages.map(passage => `«\u00a0${passage}\u00a0»`).join(' et '),
          },
        }
        const at = site.keyOf(second.page.route, 'local')
        const severity = closest.similarity >= same ? 'error' : 'warning'
        for (const { page } of members.flatMap(member => siblings[member] ?? []))
          if (members.length === 2) report({ variant: 'two', values, at, severity, page: page.path })
          else report({ variant: 'several', values: { ...values, count: members.length }, at, severity, page: page.path })
      }
  },
})

const minOwnWords = 120

/** Counts words in runs that no sibling has, up to the minimum. */
const countOwnWords = ({ words, runs }: Sibling, pagesWithRun: ReadonlyMap<number, number>): number => {
  let [count, end] = [0, 0]
  for (let at = 0; at < words.length && count < minOwnWords; at++) {
    if (pagesWithRun.get(runs[at] ?? -1) === 1) end = at + runLength
    if (at < end && words[at] !== maskedPlace) count++
  }
  return count
}

export const ownWords = defineCheck({
  id: 'own-words',
  severity: 'warning',
  about: {
    en: 'Every page of a service in a location has at least 120 words that are on no similar page.',
    fr: 'Chaque page d’un service dans un secteur a au moins 120 mots qui ne sont sur aucune page semblable.',
  },
  hint: writeLocalText,
  messages: {
    few: {
      en: 'The page has {count} unique words, but needs at least {min}',
      fr: 'La page a {count} mots uniques, mais il en faut au moins {min}',
    },
  },
  example: { variant: 'few', values: { count: 5, min: minOwnWords } },
  needs: 'pages',
  run: ({ pages, site }, report) => {
    for (const siblings of writtenSiblings(pages, site)) {
      if (siblings.length < 2) continue
      const pagesWithRun = new Map<number, number>()
      for (const { shingles } of siblings) for (const run of shingles) pagesWithRun.set(run, (pagesWithRun.get(run) ?? 0) + 1)
      for (const sibling of siblings) {
        const count = countOwnWords(sibling, pagesWithRun)
        const { path, route } = sibling.page
        if (count < minOwnWords) report({ variant: 'few', values: { count, min: minOwnWords }, page: path, at: site.keyOf(route, 'local') })
      }
    }
  },
})
