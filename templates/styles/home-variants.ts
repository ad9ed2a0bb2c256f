/** The compositions of the home page’s first view. Each is a stylesheet: `components/home-hero/frame-end.css`. */
import type { HomeLayout } from '../../generator/site/model/page.ts'

export type HomeVariant = `${HomeLayout}-${string}`

/** The box that a picture covers. */
export interface PictureBox {
  /** From 62rem up, as CSS lengths. */
  readonly wide: readonly [width: string, height: string]
  /** Below: the width in percent of the screen’s, and width by height on phones and on tablets. */
  readonly narrow: readonly [vw: number, phone: number, tablet: number]
}

const narrow = [92, 4 / 3, 2] as const

/** As in the stylesheet of each; `null` without a picture. Heights that depend on the texts are those of the sample. */
export const homeVariants = {
  'frame-end': { wide: ['min(37vw,58vh)', 'min(37vw,58vh)'], narrow },
  'frame-start': { wide: ['min(37vw,48vh)', 'min(46vw,60vh)'], narrow },
  'frame-below': { wide: ['min(91vw,95rem)', 'min(36vw,38rem)'], narrow },
  'frame-above': { wide: ['100vw', '24rem'], narrow: [100, 3, 5] },
  'frame-tall': { wide: ['22vw', '42rem'], narrow },
  'frame-bleed': { wide: ['50vw', 'min(62vh,37rem)'], narrow },
  'frame-mosaic': { wide: ['min(30vw,31rem)', 'min(54vh,30rem)'], narrow },
  'frame-board': { wide: ['min(36vw,38rem)', 'min(60vh,34rem)'], narrow },
  'frame-ticket': { wide: ['min(40vw,42rem)', 'min(56vh,32rem)'], narrow },
  'frame-window': { wide: ['50vw', 'min(88vh,54rem)'], narrow: [42, 0.9, 1.2] },
  'frame-opening': { wide: ['min(38vw,40rem)', 'min(46vh,26rem)'], narrow },
  'poster-board': null,
  'poster-opening': null,
  'counter-ticket': null,
  'poster-wide': null,
  'poster-split': null,
  'poster-centre': null,
  'counter-row': null,
  'counter-side': null,
  'counter-list': null,
  'counter-grid': null,
  'portrait-end': { wide: ['29vw', '42rem'], narrow: [92, 4 / 5, 4 / 3] },
} as const satisfies Readonly<Record<HomeVariant, PictureBox | null>>

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
