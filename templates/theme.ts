import { type DeepTones, paletteOf, type Scheme, type ThemeColours, type Tones } from './theme/palette.ts'

export { type ColourMove, paletteOf, type ThemeColours } from './theme/palette.ts'

export interface Theme {
  readonly colours: ThemeColours
  readonly radius: 'none' | 'small' | 'large'
}

const radii = {
  none: ['0', '0'],
  small: ['.375rem', '.625rem'],
  large: ['1rem', '1.75rem'],
} as const satisfies Record<Theme['radius'], readonly [string, string]>

/** Deep tones have names of their own, so that a band within the page can take them over: `--deep-ink`. */
const deepName = (tone: string): string => (tone === 'paper' ? 'deep' : `deep-${tone}`)

/** The custom properties of a scheme, in the order of its tones. */
const propertiesOf = ({ page, deep }: Scheme): readonly (readonly [string, string])[] => {
  const named = (tones: Tones | DeepTones, name: (tone: string) => string) =>
    Object.entries(tones).map(([tone, value]) => [`--${name(tone)}`, value] as const)
  return [...named(page, tone => tone), ...named(deep, deepName)]
}

const declarations = (properties: readonly (readonly [string, string])[]): string =>
  properties.map(([name, value]) => `${name}:${value}`).join(';')

/** Every colour of the site as custom properties, for both schemes, and the roundness of its corners. */
export const themeCss = ({ colours, radius }: Theme): string => {
  const { light, dark } = paletteOf(colours)
  const [small, large] = radii[radius]
  const day = propertiesOf(light)
  const night = propertiesOf(dark).filter(([, value], index) => value !== day[index]?.[1])
  return (
    `:root{color-scheme:light dark;--radius:${small};--radius-2:${large};${declarations(day)}}` +
    `@media screen and (prefers-color-scheme:dark){:root{${declarations(night)}}}`
  )
}
