/** What people read in the colours of a theme, and how well: WCAG 2.2’s ratio of what the pages will have, as the build reckons it. */
import { contrast } from '../../../../../../templates/theme/colour.ts'
import { paletteOf, type ThemeColours } from '../../../../../../templates/theme/palette.ts'

interface Pair {
  readonly use: 'reading' | 'quietSurface' | 'links' | 'buttons' | 'buttonEdge'
  readonly text: string
  readonly ground: string
  readonly ratio: number
  /** That it must have. */
  readonly least: number
}

export interface SchemeColours {
  readonly scheme: 'light' | 'dark'
  readonly pairs: readonly Pair[]
}

const uses = [
  { use: 'reading', text: 'ink', ground: 'paper', least: 4.5 },
  { use: 'quietSurface', text: 'ink', ground: 'sky', least: 4.5 },
  { use: 'links', text: 'accent-text', ground: 'paper', least: 4.5 },
  { use: 'buttons', text: 'accent-ink', ground: 'accent', least: 4.5 },
  { use: 'buttonEdge', text: 'accent-edge', ground: 'paper', least: 3 },
] as const

/** `#rgb` or `#rrggbb`: the others cannot be reckoned with. */
export const isColour = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

/** Both schemes; none while one of the colours is no colour. */
export const schemesOf = (colours: ThemeColours): readonly SchemeColours[] => {
  if (!Object.values(colours).every(isColour)) return []
  const palette = paletteOf(colours)
  return (['light', 'dark'] as const).map(scheme => ({
    scheme,
    pairs: uses.map(({ use, text, ground, least }) => {
      const { [text]: one, [ground]: other } = palette[scheme].page
      return { use, text: one, ground: other, ratio: contrast(one, other), least }
    }),
  }))
}
