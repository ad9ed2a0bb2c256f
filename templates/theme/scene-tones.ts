/** The colours of the illustrated scenes (`assets/scenes/`), by day and by night. Lightness is chosen here; hue and chroma are the brand’s. */
import { type Hex, type Oklch, toHex, toOklch } from './colour.ts'
import type { ThemeColours } from './palette.ts'

/** Lightness and greatest chroma by day, then by night. */
type Shade = readonly [day: number, chroma: number, night: number, nightChroma: number]

/** Air and glass: the brand’s quiet colour. */
const airs = {
  /** The sky, and the walls of rooms. */
  sky: [0.9, 0.05, 0.33, 0.05],
  /** The sky above the horizon. */
  haze: [0.95, 0.035, 0.4, 0.055],
  /** Behind everything else. */
  far: [0.83, 0.055, 0.275, 0.05],
} as const satisfies Record<string, Shade>

/** Solid shapes: the brand’s ink. */
const solids = {
  mid: [0.7, 0.06, 0.235, 0.045],
  /** In the light. */
  wall: [0.985, 0.012, 0.62, 0.035],
  /** The same in the shade. */
  shade: [0.86, 0.03, 0.47, 0.035],
  floor: [0.79, 0.04, 0.3, 0.04],
  leaf: [0.62, 0.09, 0.4, 0.06],
  stem: [0.48, 0.08, 0.29, 0.05],
  deep: [0.42, 0.06, 0.2, 0.035],
  ink: [0.29, 0.05, 0.14, 0.025],
} as const satisfies Record<string, Shade>

/** What draws the eye: the accent. */
const accents = {
  accent: [0.6, 0.2, 0.56, 0.16],
  /** The same in the shade. */
  dusk: [0.49, 0.17, 0.44, 0.13],
  blush: [0.83, 0.08, 0.5, 0.08],
} as const satisfies Record<string, Shade>

/** Light and wood, which are warm whatever the brand. */
const warms = {
  /** Sun and moon. */
  disc: [0.985, 0.05, 0.93, 0.03],
  /** Lamps, and windows seen from outside: lit at night. */
  glow: [0.945, 0.035, 0.87, 0.1],
  wood: [0.74, 0.07, 0.5, 0.06],
  plank: [0.62, 0.075, 0.39, 0.055],
} as const satisfies Record<string, Shade>

export type SceneTone = keyof typeof airs | keyof typeof solids | keyof typeof accents | keyof typeof warms
export type SceneTones = Readonly<Record<SceneTone, Hex>>

/** In radians. */
const amber = (75 * Math.PI) / 180

/** The accent’s hue if it is warm, otherwise amber. */
const warmHue = ({ h, c }: Oklch): number => (c > 0.03 && Math.cos(h - amber) > Math.cos(Math.PI / 4) ? (h + 2 * amber) / 3 : amber)

export const sceneTones = (colours: ThemeColours): Readonly<Record<'day' | 'night', SceneTones>> => {
  const [ink, accent, sky] = [toOklch(colours.ink), toOklch(colours.accent), toOklch(colours.sky)]
  const groups: readonly (readonly [Readonly<Record<string, Shade>>, Oklch])[] = [
    // A pale colour has little chroma, which its darker shades need.
    [airs, { ...sky, c: Math.max(sky.c * 1.6, 0.02) }],
    [solids, { ...ink, c: Math.max(ink.c * 1.2, 0.02) }],
    [accents, accent],
    [warms, { l: 1, c: 1, h: warmHue(accent) }],
  ]
  const tonesAt = (at: 0 | 2): SceneTones =>
    Object.fromEntries(
      groups.flatMap(([shades, { c, h }]) =>
        Object.entries(shades).map(([name, shade]) => [name, toHex({ l: shade[at], c: Math.min(c, shade[at + 1] ?? 0), h })]),
      ),
    ) as SceneTones
  return { day: tonesAt(0), night: tonesAt(2) }
}
