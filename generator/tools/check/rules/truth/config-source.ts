/** Where in the config a text of a page was written. */
import { collapsed } from '../../../../html/text.ts'
import type { ConfigPath } from '../../../../site/config/yaml/config-document.ts'
import { memoize } from '../../../../site/util/memoize.ts'
import type { PageText } from '../../facts/page-facts.ts'
import type { ConfigText, SiteFacts } from '../../facts/site-facts.ts'

/** Length of the longest part of a config text that has these words and is on the page. Parts end at placeholders. */
const shownLength = (written: string, words: string, pageText: string): number =>
  Math.max(
    0,
    ...written
      .split(/[{}]|\n\s*\n/)
      .map(collapsed)
      .filter(part => part.includes(words) && pageText.includes(part))
      .map(part => part.length),
  )

/** Finds config texts by words. Few different words are searched for, but each of them on many pages. */
const searchIn = memoize(
  ({ texts }: SiteFacts) =>
    memoize((language: string) => {
      const candidates = texts
        .filter(({ language: own }) => own === language)
        .map(configText => ({ configText, shown: collapsed(configText.text) }))
      return memoize((words: string): readonly ConfigText[] =>
        candidates.filter(({ shown }) => shown.includes(words)).map(({ configText }) => configText),
      )
    }),
  new WeakMap(),
)

/** The config text that these words of a page come from: the one with the longest part on the page, or else the shortest. */
export const sourceOf = (site: SiteFacts, { text, language, path }: PageText, words: string): ConfigPath | undefined => {
  if (path !== undefined) return path
  const code = site.languages.find(candidate => candidate.locale === language)?.code ?? language
  const [best] = searchIn(site)(code)(words)
    .map(source => ({ source, shown: shownLength(source.text, words, text) }))
    .sort((a, b) => b.shown - a.shown || a.source.text.length - b.source.text.length)
  return best?.source.path
}
