import { getOrCreate } from '../../../site/model/memoize.ts'
import type { Finding, TextCheck } from '../check.ts'
import type { SaidText } from '../facts/said.ts'
import type { SiteFacts } from '../facts/site.ts'
import { originOf } from './origin.ts'
import { mayHold, type Untruth, untruthsOf } from './statements/statements.ts'

interface Contradiction {
  readonly words: string
  readonly instead: string
}

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?…])\s+(?=[^\d\s])/)

const contradictionsIn = (text: string, untruths: readonly Untruth[]): readonly Contradiction[] =>
  untruths.flatMap(({ pattern, beside, instead }): readonly Contradiction[] => {
    if (!pattern.test(text)) return []
    for (const sentence of sentencesOf(text)) {
      const found = pattern.exec(sentence)
      if (found === null || beside?.test(sentence) === false) continue
      const why = instead(found.groups ?? {})
      if (why !== undefined) return [{ words: found[0], instead: why }]
    }
    return []
  })

/** As many as a look at all of them is quicker than one at each: a text that says since when the business is there is on every page. */
const groupSize = 6

const groupsOf = (untruths: readonly Untruth[]): readonly (readonly Untruth[])[] =>
  Array.from({ length: Math.ceil(untruths.length / groupSize) }, (_, at) => untruths.slice(at * groupSize, (at + 1) * groupSize))

const judges = new WeakMap<SiteFacts, Map<string, (text: string) => readonly Contradiction[]>>()

/** Reads texts of a language: what the site’s facts contradict. */
const judgeOf = (site: SiteFacts, tag: string, code: string): ((text: string) => readonly Contradiction[]) =>
  getOrCreate(
    getOrCreate(judges, site, () => new Map()),
    tag,
    () => {
      const untruths = untruthsOf(tag, code, site)
      const isSuspect = mayHold(untruths)
      const few = groupsOf(untruths).map(group => ({ group, mayHold: mayHold(group) }))
      const readClosely = (text: string): readonly Contradiction[] =>
        few.flatMap(({ group, mayHold }) => (mayHold(text) ? contradictionsIn(text, group) : []))
      return text => (isSuspect(text) ? readClosely(text) : [])
    },
  )

/** Words of a day that is open round the clock. */
const isOfADay = (path: SaidText['path']): boolean => path?.[0] === 'translations' && path[1] === 'open24'

const contradicted = ({ text, language }: SaidText, site: SiteFacts): readonly Contradiction[] => {
  const code = site.languages.find(({ locale }) => locale === language)?.code ?? language
  return judgeOf(site, language, code)(text)
}

const findingsIn = (said: SaidText, site: SiteFacts): readonly Finding[] =>
  contradicted(said, site).flatMap(({ words, instead }) => {
    const at = originOf(site, said, words)
    const message = `the text says “${words}”, but ${instead}`
    return isOfADay(at) ? [] : at === undefined ? [{ message }] : [{ message, at, needle: words }]
  })

export const factAgreement = {
  id: 'fact-agreement',
  needs: 'text',
  figures: true,
  suspects: (text, site) => contradicted(text, site).length > 0,
  run: ({ text, site }) => findingsIn(text, site),
} as const satisfies TextCheck
