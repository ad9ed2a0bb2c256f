/** Where in the config a page’s words were written. */
import { collapsed } from '../../../html/text.ts'
import { getOrCreate, memoize } from '../../../site/model/memoize.ts'
import type { SaidText } from '../facts/said.ts'
import type { ConfigText, SiteFacts } from '../facts/site.ts'

/**
 * How much of a text of the config was shown around these words: what lies between placeholders is shown as it is written. 0 when it
 * is not from there.
 */
const shownOf = (written: string, words: string, shown: string): number =>
  Math.max(
    0,
    ...written
      .split(/[{}]|\n\s*\n/)
      .map(collapsed)
      .filter(piece => piece.includes(words) && shown.includes(piece))
      .map(piece => piece.length),
  )

/** Texts of the config in a language, as pages show them. */
interface Written extends ConfigText {
  readonly shown: string
}

interface Search {
  /** Texts that hold these words. */
  readonly holding: (words: string) => readonly Written[]
  readonly found: Map<string, ConfigText['path'] | null>
}

/** Most of what pages say stands on all their siblings as well: each thing is looked for once. */
const searchIn = memoize(
  (site: SiteFacts) =>
    memoize((code: string): Search => {
      const written = site.texts.filter(one => one.language === code).map((one): Written => ({ ...one, shown: collapsed(one.text) }))
      return { holding: memoize(words => written.filter(({ shown }) => shown.includes(words))), found: new Map() }
    }),
  new WeakMap(),
)

/** The text of the config that these words of a page come from: the one of which the page shows most, and which says least besides. */
export const originOf = (site: SiteFacts, { text, language, path }: SaidText, words: string): ConfigText['path'] | undefined => {
  if (path !== undefined) return path
  const code = site.languages.find(one => one.locale === language)?.code ?? language
  const { holding, found } = searchIn(site)(code)
  const origin = getOrCreate(found, JSON.stringify([words, text]), () => {
    const [best] = holding(words)
      .map(one => ({ one, shown: shownOf(one.text, words, text) }))
      .sort((a, b) => b.shown - a.shown || a.one.text.length - b.one.text.length)
    return best?.one.path ?? null
  })
  return origin ?? undefined
}
