/** What a page says, run by run, and where in the config it was written. */
import { collapsed } from '../../../html/text.ts'
import { getOrCreate, memoize } from '../../../site/model/memoize.ts'
import type { PageFacts } from '../facts/page.ts'
import type { ConfigText, SiteFacts } from '../facts/site.ts'

export interface SaidText {
  readonly text: string
  /** BCP 47 tag. */
  readonly language: string
  /** Where it is written, when that is known beforehand. */
  readonly path?: ConfigText['path']
}

/** Large figures with what they count, which stands in an element of its own: `25+ years of experience`. */
const figuresOn = (page: PageFacts, site: SiteFacts): readonly SaidText[] => {
  const code = page.route.language
  return site.figures.flatMap(({ path, shown }) => {
    const claim = shown?.[code]
    return claim === undefined || !page.visible.includes(claim.label)
      ? []
      : [{ text: `${claim.figure} ${claim.label}`, language: page.language, path: [...path, 'figure', code] }]
  })
}

/** All that a page says: its title and description, its texts, those of its pictures and fields, and its figures. */
export const saidOn = (page: PageFacts, site: SiteFacts): readonly SaidText[] => [
  ...page.titles.map(text => ({ text, language: page.language })),
  ...page.texts,
  ...figuresOn(page, site),
]

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
