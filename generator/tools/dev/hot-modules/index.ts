import * as config from './config.ts'
import * as page from './page.ts'
import * as site from './site.ts'

export interface Parts {
  readonly config: typeof import('./config.ts')
  readonly site: typeof import('./site.ts')
  readonly page: typeof import('./page.ts')
}

export type PartName = keyof Parts

/** Where each part begins, from the project’s root. */
export const partEntries = {
  config: 'generator/tools/dev/hot-modules/config.ts',
  site: 'generator/tools/dev/hot-modules/site.ts',
  page: 'generator/tools/dev/hot-modules/page.ts',
} as const satisfies Record<PartName, string>

/** The parts as they were when the program started: they serve until a change is compiled. */
export const standingParts: Parts = { config, site, page }
