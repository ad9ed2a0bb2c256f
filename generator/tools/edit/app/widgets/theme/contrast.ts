/** The contrast of a theme’s colors on the pages: the ratios of WCAG 2.2, computed as in the build. */
import { contrast } from '../../../../../../templates/theme/colour.ts'
import { paletteOf, type ThemeColours } from '../../../../../../templates/theme/palette.ts'

interface Pair {
  readonly use: 'textOnPaper' | 'textOnSky' | 'links' | 'textOnButtons' | 'buttonEdge'
  readonly text: string
  readonly ground: string
  readonly ratio: number
  /** The required ratio. */
  readonly least: number
}

interface SchemeContrast {
  readonly scheme: 'light' | 'dark'
  readonly pairs: readonly Pair[]
}

const uses = [
  { use: 'textOnPaper', text: 'ink', ground: 'paper', least: 4.5 },
  { use: 'textOnSky', text: 'ink', ground: 'sky', least: 4.5 },
  { use: 'links', text: 'accent-text', ground: 'paper', least: 4.5 },
  { use: 'textOnButtons', text: 'accent-ink', ground: 'accent', least: 4.5 },
  { use: 'buttonEdge', text: 'accent-edge', ground: 'paper', least: 3 },
] as const

/** Whether a text is `#rgb` or `#rrggbb`. */
export const isColor = (text: string): boolean => /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(text)

/** @returns both schemes; none while a color is invalid */
export const schemesOf = (colors: ThemeColours): readonly SchemeContrast[] => {
  if (!Object.values(colors).every(isColor)) return []
  const palette = paletteOf(colors)
  return (['light', 'dark'] as const).map(scheme => ({
    scheme,
    pairs: uses.map(({ use, text, ground, least }) => {
      const { [text]: textColour, [ground]: groundColour } = palette[scheme].page
      return { use, text: textColour, ground: groundColour, ratio: contrast(textColour, groundColour), least }
    }),
  }))
}
