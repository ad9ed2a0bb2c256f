import * as config from './config.ts'
import * as page from './page.ts'
import * as site from './site.ts'

export interface HotModules {
  readonly config: typeof import('./config.ts')
  readonly site: typeof import('./site.ts')
  readonly page: typeof import('./page.ts')
}

export type HotModuleName = keyof HotModules

/** Entry of each module, relative to the project root. */
export const hotModuleEntries = {
  config: 'generator/tools/dev/hot-modules/config.ts',
  site: 'generator/tools/dev/hot-modules/site.ts',
  page: 'generator/tools/dev/hot-modules/page.ts',
} as const satisfies Record<HotModuleName, string>

/** The modules as of the start of the program, used until a change is compiled. */
export const initialModules: HotModules = { config, site, page }
