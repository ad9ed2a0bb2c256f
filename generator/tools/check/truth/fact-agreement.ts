import { getOrCreate, memoizeText } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import type { SiteFacts } from '../facts/site.ts'
import { originOf, type SaidText, saidOn } from './said.ts'
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

const judges = new WeakMap<SiteFacts, Map<string, (text: string) => readonly Contradiction[]>>()

/** Reads texts of a language: what the site’s facts contradict. */
const judgeOf = (site: SiteFacts, tag: string, code: string): ((text: string) => readonly Contradiction[]) =>
  getOrCreate(
    getOrCreate(judges, site, () => new Map()),
    tag,
    () => {
      const untruths = untruthsOf(tag, code, site)
      const isSuspect = mayHold(untruths)
      return memoizeText(text => (isSuspect(text) ? contradictionsIn(text, untruths) : []))
    },
  )

/** Words of a day that is open round the clock. */
const isOfADay = (path: SaidText['path']): boolean => path?.[0] === 'translations' && path[1] === 'open24'

const findingsIn = (said: SaidText, site: SiteFacts): readonly Finding[] => {
  const code = site.languages.find(language => language.locale === said.language)?.code ?? said.language
  return judgeOf(
    site,
    said.language,
    code,
  )(said.text).flatMap(({ words, instead }) => {
    const at = originOf(site, said, words)
    const message = `the text says “${words}”, but ${instead}`
    return isOfADay(at) ? [] : at === undefined ? [{ message }] : [{ message, at, needle: words }]
  })
}

export const factAgreement = {
  id: 'fact-agreement',
  needs: 'page',
  run: ({ page, site }) => saidOn(page, site).flatMap(said => findingsIn(said, site)),
} as const satisfies PageCheck
