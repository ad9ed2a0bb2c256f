/** The compositions of the home page’s first view. Each is a stylesheet: `components/home-hero/frame-end.css`. */
import type { HomeLayout } from '../../generator/site/model/page.ts'
import type { StyleName } from './styles.ts'
import { styles } from './styles.ts'

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
const anyStyle = {
  frame: 'frame-end',
  poster: 'poster-wide',
  counter: 'counter-grid',
  portrait: 'portrait-end',
} as const satisfies Readonly<Record<HomeLayout, KnownVariant>>

/** The fewest services that are worth a choice between tiles. */
const fewestTiles = 3

export const layoutIn = (variant: KnownVariant): HomeLayout =>
  (Object.keys(anyStyle) as HomeLayout[]).find(one => variant.startsWith(one)) ?? 'poster'

interface Chosen {
  readonly style: StyleName
  /** As the config says. */
  readonly layout: HomeLayout | undefined
  readonly hasPicture: boolean
  readonly hasPerson: boolean
  readonly services: number
}

const layoutOf = ({ style, layout, hasPicture, hasPerson, services }: Chosen): HomeLayout => {
  if (!hasPicture && (layout === 'frame' || layout === 'portrait')) return 'poster'
  if (layout !== undefined) return layout
  if (hasPicture) return hasPerson ? 'portrait' : layoutIn(styles[style].home.picture)
  const plain = layoutIn(styles[style].home.plain)
  return plain === 'counter' && services < fewestTiles ? 'poster' : plain
}

/** The composition for a site’s content in its style. `frame` and `portrait` need a picture; without one they are a `poster`. */
export const homeVariantOf = (chosen: Chosen): KnownVariant => {
  const layout = layoutOf(chosen)
  const { home } = styles[chosen.style]
  return [home.picture, home.plain].find(variant => layoutIn(variant) === layout) ?? anyStyle[layout]
}
