/**
 * Derives all colours of a site from the few of a config, in a light and a dark scheme. Lightness is chosen here, hue and chroma are the
 * brand’s. Colours of text and controls are then adjusted until they reach WCAG 2.2 AA on every ground.
 */
import { contrast, type Hex, leastContrast, type Oklch, reach, toHex, toOklch } from './colour.ts'

export interface ThemeColours {
  /** Page background. */
  readonly paper: string
  /** Text and dark surfaces. */
  readonly ink: string
  /** Phone and booking buttons only. */
  readonly accent: string
  /** Subtle surfaces. */
  readonly sky: string
}

/** The colours on a ground: one set for pages, one for dark bands. */
export interface Tones {
  readonly paper: Hex
  /** Raised surfaces. */
  readonly 'paper-2': Hex
  readonly sky: Hex
  readonly ink: Hex
  readonly muted: Hex
  /** Borders of controls: 3:1. */
  readonly line: Hex
  /** Separators; not the only carrier of information. */
  readonly hairline: Hex
  /** Decorative lines behind the content. */
  readonly air: Hex
  /** Background of phone and booking buttons. */
  readonly accent: Hex
  /** Text of these buttons. */
  readonly 'accent-ink': Hex
  /** Border of these buttons, if the background alone has too little contrast: 3:1. */
  readonly 'accent-edge': Hex
  /** The accent as a text colour. */
  readonly 'accent-text': Hex
  readonly error: Hex
  readonly focus: Hex
}

/** The colours needed in a dark band: no raised or subtle surfaces, no forms. */
export type DeepTones = Omit<Tones, 'paper-2' | 'sky' | 'error'>

interface Scheme {
  readonly page: Tones
  readonly deep: DeepTones
}

/** A colour of the config that was adjusted, and the result. */
export interface ColourMove {
  readonly colour: keyof ThemeColours
  readonly use: 'ground' | 'text' | 'edge'
  readonly from: string
  readonly to: Hex
}

const TEXT = 4.5
const CONTROL = 3
/** Body text has more contrast than AA requires. */
const BODY = 8

const withLightness = (colour: Oklch, l: number, chroma = colour.c): Hex => toHex({ l, c: Math.min(colour.c, chroma), h: colour.h })

/** Brick red, the hue of errors for every brand. */
const errorColour: Oklch = { l: 0.5, c: 0.17, h: 0.5 }

/** Text on a background: one of the site’s own two colours, otherwise black or white, of which one always reaches 4.5:1. */
const textOn = (fill: Hex, own: readonly Hex[]): Hex =>
  [...own, '#ffffff' as const, '#000000' as const].find(candidate => contrast(fill, candidate) >= TEXT) ?? '#000000'

/** The hue of sand, which is brown when dark, and the distance from it at which hues no longer turn brown. */
const sand = { hue: (75 * Math.PI) / 180, reach: Math.PI / 3 }

/** From 0 to 1: how brown a dark colour of this hue looks. */
const brownness = ({ h }: Oklch): number => Math.max(0, (Math.cos(h - sand.hue) - Math.cos(sand.reach)) / (1 - Math.cos(sand.reach)))

/**
 * Hue and chroma of a surface in the dark scheme: those of the light one, with enough chroma to be visible. A hue that would turn brown is
 * mixed with that of the dark ground instead, or is nearly grey if the ground is brown as well.
 */
const darkTint = (light: Oklch, ground: Oklch): Oklch => {
  const share = brownness(light)
  const own = Math.min(0.034, light.c * 2.5) * (1 - share)
  const grounds = Math.min(0.034, ground.c) * (1 - 0.7 * brownness(ground)) * share
  const [a, b] = [own * Math.cos(light.h) + grounds * Math.cos(ground.h), own * Math.sin(light.h) + grounds * Math.sin(ground.h)]
  return { l: light.l, c: Math.hypot(a, b), h: Math.atan2(b, a) }
}

interface Grounds {
  readonly paper: Hex
  readonly raised: Hex
  readonly sky: Hex
}

/** All colours on these grounds. `towards` is the direction of text: dark on light grounds, light on dark ones. */
const tonesOn = (grounds: Grounds, towards: 'dark' | 'light', ink: Oklch, accent: Oklch, fillLightness: number): Tones => {
  const allGrounds = [grounds.paper, grounds.raised, grounds.sky]
  const dark = towards === 'dark'
  const ground = toOklch(grounds.paper)
  const skyTone = toOklch(grounds.sky)
  const inkHex = reach(ink, allGrounds, BODY, towards)
  const fill = toHex({ ...accent, l: fillLightness })
  const edge = leastContrast(fill, allGrounds) >= CONTROL ? fill : reach(accent, allGrounds, CONTROL, towards)
  return {
    paper: grounds.paper,
    'paper-2': grounds.raised,
    sky: grounds.sky,
    ink: inkHex,
    muted: reach({ ...ink, l: dark ? 0.48 : 0.74, c: Math.min(ink.c, 0.03) }, allGrounds, TEXT + 0.3, towards),
    line: reach({ ...ink, l: dark ? 0.62 : 0.6, c: Math.min(ink.c, 0.03) }, allGrounds, CONTROL + 0.1, towards),
    hairline: withLightness(ground, dark ? 0.87 : ground.l + 0.12, 0.035),
    air: toHex({ ...skyTone, l: dark ? 0.8 : ground.l + 0.17, c: Math.min(0.06, skyTone.c * 2.5) }),
    accent: fill,
    'accent-ink': textOn(fill, [grounds.paper, inkHex]),
    'accent-edge': edge,
    'accent-text': reach({ ...accent, l: dark ? accent.l : Math.max(accent.l, 0.68) }, allGrounds, TEXT, towards),
    error: reach({ ...errorColour, l: dark ? 0.5 : 0.72 }, allGrounds, TEXT, towards),
    focus: reach({ ...ink, l: dark ? Math.min(ink.l, 0.45) : 0.85 }, allGrounds, CONTROL + 0.5, towards),
  }
}

const withoutSheets = ({ 'paper-2': _raised, sky: _sky, error: _error, ...tones }: Tones): DeepTones => tones

export interface Palette {
  readonly light: Scheme
  readonly dark: Scheme
  /** Colours of the config that were adjusted. */
  readonly moves: readonly ColourMove[]
}

const derive = (colours: ThemeColours): Palette => {
  const [paper, ink, accent, sky] = [toOklch(colours.paper), toOklch(colours.ink), toOklch(colours.accent), toOklch(colours.sky)]
  const darkInk: Oklch = { ...ink, l: Math.min(ink.l, 0.36) }
  const paleInk: Oklch = { ...paper, l: 0.95, c: Math.min(paper.c, 0.02) }
  /** Light enough to differ from the dark background, dark enough to resemble the brand’s colour. */
  const liftedFill = Math.min(0.82, Math.max(accent.l, 0.69))

  const nightSky = darkTint(sky, ink)
  /** The sky colour of the dark scheme at this lightness. */
  const quietSky = (l: number): Hex => toHex({ ...nightSky, l })

  const lightGrounds: Grounds = {
    paper: paper.l >= 0.94 && paper.c <= 0.04 ? toHex(paper) : withLightness(paper, Math.max(paper.l, 0.955), 0.025),
    raised: withLightness(paper, 0.995, 0.006),
    sky: sky.l >= 0.88 && sky.c <= 0.06 ? toHex(sky) : withLightness(sky, Math.max(sky.l, 0.91), 0.045),
  }
  const deepOf = (l: number): Grounds => ({
    paper: withLightness(ink, l, 0.045),
    raised: withLightness(ink, l + 0.055, 0.045),
    sky: quietSky(l + 0.055),
  })
  const night: Grounds = {
    paper: withLightness(ink, 0.23, 0.03),
    raised: withLightness(ink, 0.275, 0.032),
    sky: quietSky(0.295),
  }

  const light: Scheme = {
    page: tonesOn(lightGrounds, 'dark', darkInk, accent, accent.l),
    deep: withoutSheets(tonesOn(deepOf(0.27), 'light', paleInk, accent, liftedFill)),
  }
  const dark: Scheme = {
    page: tonesOn(night, 'light', paleInk, accent, liftedFill),
    deep: withoutSheets(tonesOn(deepOf(0.185), 'light', paleInk, accent, liftedFill)),
  }

  const moved = (colour: keyof ThemeColours, use: ColourMove['use'], to: Hex): ColourMove[] =>
    toHex(toOklch(colours[colour])) === to ? [] : [{ colour, use, from: colours[colour], to }]
  return {
    light,
    dark,
    moves: [
      ...moved('paper', 'ground', light.page.paper),
      ...moved('sky', 'ground', light.page.sky),
      ...moved('ink', 'text', light.page.ink),
      ...moved('accent', 'text', light.page['accent-text']),
      ...moved('accent', 'edge', light.page['accent-edge']),
    ],
  }
}

let last: { readonly of: string; readonly palette: Palette } | undefined

/** Both schemes. The palette is expensive and several parts of a site request it, so the last one is cached. */
export const paletteOf = (colours: ThemeColours): Palette => {
  const of = JSON.stringify(colours)
  if (last?.of !== of) last = { of, palette: derive(colours) }
  return last.palette
}
