/** What a page says, text by text. */
import type { ConfigPath } from '../../../site/config/yaml/config-document.ts'
import type { PageFacts } from './page.ts'
import type { SiteFacts } from './site.ts'

export interface SaidText {
  readonly text: string
  /** BCP 47 tag. */
  readonly language: string
  /** Element it stands in, or its attribute: `p`, `img alt`. A figure stands in several. */
  readonly of?: string
  /** Where in the config it is written, when that is known beforehand. */
  readonly path?: ConfigPath
}

/** Large figures with what they count, which stands in an element of its own: `25+ years of experience`. */
export const figuresOn = (page: PageFacts, site: SiteFacts): readonly SaidText[] => {
  const code = page.route.language
  return site.figures.flatMap(({ path, shown }) => {
    const claim = shown?.[code]
    return claim === undefined || !page.visible.includes(claim.label)
      ? []
      : [{ text: `${claim.figure} ${claim.label}`, language: page.language, path: [...path, 'figure', code] }]
  })
}
