import { type DeepTones, paletteOf, type ThemeColours, type Tones } from './theme/palette.ts'

export { type ColourMove, paletteOf } from './theme/palette.ts'

export interface Theme {
  readonly colours: ThemeColours
  readonly radius: 'none' | 'small' | 'large'
  /** Whether forms may be on a dark band, where their surfaces keep the colours of the page. */
  readonly isDeep?: boolean
}

const radii = {
  none: ['0', '0'],
  small: ['.375rem', '.625rem'],
  large: ['1rem', '1.75rem'],
} as const satisfies Record<Theme['radius'], readonly [string, string]>

/** Colours as custom properties, without those that are the same as in `known`. */
const declarations = (tones: Tones | DeepTones, known: Readonly<Record<string, string>> = {}): string =>
  Object.entries(tones)
    .filter(([tone, value]) => value !== known[tone])
    .map(([tone, value]) => `--${tone}:${value}`)
    .join(';')

/**
 * Every colour of the site as custom properties, for both schemes, and the corner radius. A dark band (`.deep`) has its own colours under
 * the same names.
 */
export const themeCss = ({ colours, radius, isDeep = false }: Theme): string => {
  const { light, dark } = paletteOf(colours)
  const [small, large] = radii[radius]
  const page = isDeep ? '.deep .sheet,:root' : ':root'
  return (
    `${page}{color-scheme:light dark;--radius:${small};--radius-2:${large};${declarations(light.page)}}` +
    `.deep{${declarations(light.deep)}}${isDeep ? '.deep .sheet{color:var(--ink)}' : ''}` +
    '@media screen and (prefers-color-scheme:dark){' +
    `${page}{${declarations(dark.page, { ...light.page })}}.deep{${declarations(dark.deep, { ...light.deep })}}}`
  )
}
