import { homeVariantOf, type KnownVariant } from '../../../templates/styles/home-variants.ts'
import { lookOf } from '../../../templates/styles/styles.ts'
import type { Config } from '../config/schema/config-schema.ts'

/** The composition of a config’s home page. */
export const homeVariant = (config: Pick<Config, 'business' | 'theme' | 'pages' | 'services'>): KnownVariant => {
  const { layout, image, person } = config.pages.home
  return homeVariantOf({
    style: lookOf(config).name,
    layout,
    hasPicture: image !== undefined,
    hasPerson: person !== undefined,
    services: config.services.length,
  })
}
