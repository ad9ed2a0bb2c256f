/** All page kinds, in planning order. A page kind is a folder here and a line in the table. */
import type { Config } from '../config/schema/config-schema.ts'
import type { PageKind } from '../model/page-kinds.ts'
import { extensionsIn } from '../util/extensions.ts'
import * as about from './about/index.ts'
import * as branch from './branch/index.ts'
import * as contact from './contact/index.ts'
import * as error from './error/index.ts'
import * as home from './home/index.ts'
import * as locations from './locations/index.ts'
import * as notFound from './not-found/index.ts'
import type { PageModule } from './page-module.ts'
import * as privacy from './privacy/index.tsx'
import * as service from './service/index.ts'
import * as serviceAreas from './service-areas/index.ts'
import * as serviceLocation from './service-location/index.ts'
import * as services from './services/index.ts'
import * as thanks from './thanks/index.tsx'

export const pageKinds: { readonly [Kind in PageKind]: PageModule<Kind> } = {
  home,
  services,
  service,
  serviceLocation,
  serviceAreas,
  locations,
  branch,
  about,
  contact,
  privacy,
  thanks,
  notFound,
  error,
  // A site’s own kinds are not in the type.
  ...extensionsIn<never>('pages'),
}

/** The script of the pages of a kind, below `templates/client/entries/`. */
export const pageScript = (kind: PageKind, config: Config): string => {
  const { script, scriptFor }: Pick<PageModule<PageKind>, 'script' | 'scriptFor'> = pageKinds[kind]
  return scriptFor?.(config) ?? script
}

/** All stylesheets of a kind after those of every page, inline and in a file. */
export const pageStyleSheets = (kind: PageKind): readonly string[] => {
  const { styles, lowerStyles = [] }: Pick<PageModule<PageKind>, 'styles' | 'lowerStyles'> = pageKinds[kind]
  return [...styles, ...lowerStyles]
}
