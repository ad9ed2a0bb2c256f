/** Chooses the composition of the first view of a site's home page. */
import { anyStyle, type KnownVariant, layoutIn } from '../../../../templates/styles/home-variants.ts'
import { lookOf, type StyleName, styles } from '../../../../templates/styles/styles.ts'
import type { Config } from '../../config/schema/config-schema.ts'
import type { HomeLayout } from '../../model/page.ts'
import { sceneOf } from '../../plan/scene.ts'

/** The fewest services that are worth a choice between tiles. */
const fewestTiles = 3

interface Chosen {
  readonly style: StyleName
  /** Set in the config. */
  readonly layout: HomeLayout | undefined
  readonly hasPicture: boolean
  /** Whether a drawing takes the place of a picture. */
  readonly hasScene: boolean
  readonly hasPerson: boolean
  readonly services: number
}

const layoutOf = ({ style, layout, hasPicture, hasScene, hasPerson, services }: Chosen): HomeLayout => {
  if (!hasPicture && (layout === 'portrait' || (layout === 'frame' && !hasScene))) return 'poster'
  if (layout !== undefined) return layout
  if (hasPicture) return hasPerson ? 'portrait' : layoutIn(styles[style].home.picture)
  const plain = layoutIn(styles[style].home.plain)
  return plain === 'counter' && services < fewestTiles ? 'poster' : plain
}

/** The composition for a site’s content in its style. `portrait` needs a picture and `frame` a picture or a scene; without one they are a `poster`. */
export const homeVariantOf = (chosen: Chosen): KnownVariant => {
  const layout = layoutOf(chosen)
  const { home } = styles[chosen.style]
  return [home.picture, home.plain].find(variant => layoutIn(variant) === layout) ?? anyStyle[layout]
}

/** The composition of a config’s home page. */
export const homeVariant = (config: Pick<Config, 'business' | 'theme' | 'pages' | 'services' | 'trade'>): KnownVariant => {
  const { layout, image, person } = config.pages.home
  return homeVariantOf({
    style: lookOf(config).name,
    layout,
    hasPicture: image !== undefined,
    hasScene: sceneOf(config) !== undefined,
    hasPerson: person !== undefined,
    services: config.services.length,
  })
}

/** Whether the first view shows the next opening. */
export const showsOpening = (config: Parameters<typeof homeVariant>[0]): boolean => homeVariant(config).endsWith('-opening')
