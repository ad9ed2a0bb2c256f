/** The compositions of the home page’s first view. Each is a stylesheet: `components/home-hero/frame-end.css`. */
import type { HomeLayout } from '../../generator/site/model/page.ts'

export type HomeVariant = `${HomeLayout}-${string}`

/** The displayed width of the picture on wide screens, in percent of the screen’s; 0 without one. */
export const homeVariants = {
  'frame-end': 42,
  'frame-start': 42,
  'frame-below': 92,
  'frame-above': 100,
  'frame-tall': 32,
  'frame-bleed': 58,
  'frame-mosaic': 38,
  'poster-wide': 0,
  'poster-split': 0,
  'poster-centre': 0,
  'counter-row': 0,
  'counter-side': 0,
  'counter-list': 0,
  'counter-grid': 0,
  'portrait-end': 34,
} as const satisfies Readonly<Record<HomeVariant, number>>

export type KnownVariant = keyof typeof homeVariants

/** For styles that have no variant of a layout. */
export const anyStyle = {
  frame: 'frame-end',
  poster: 'poster-wide',
  counter: 'counter-grid',
  portrait: 'portrait-end',
} as const satisfies Readonly<Record<HomeLayout, KnownVariant>>

export const layoutIn = (variant: KnownVariant): HomeLayout =>
  (Object.keys(anyStyle) as HomeLayout[]).find(one => variant.startsWith(one)) ?? 'poster'
