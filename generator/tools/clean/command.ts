import { cacheSize, emptyCache } from '../../platform/cache.ts'
import { cacheFolderOf, siteRootOf } from '../../platform/site-root.ts'
import { removeTemporaryStrays } from '../../platform/temporary.ts'
import type { Command } from '../command.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

export const clean: Command = {
  title: 'Show the size of the cache, or empty it',
  about: 'Remove temporary files of interrupted commands and show the size of the cache; with --cache, empty it',
  options: [{ flags: '--cache', about: 'Empty the cache; the next build takes a few seconds longer, with the same result' }],
  examples: [
    ['npm run clean', 'Show the size of the cache'],
    ['npm run clean -- --cache', 'Empty the cache'],
  ],
  run: async ({ given, terminal }) => {
    removeTemporaryStrays()
    const cache = cacheFolderOf(siteRootOf('site.config.yaml', terminal.cwd))
    const before = cacheSize(cache)
    if (given.cache === true) {
      emptyCache(cache)
      terminal.summary(`Cache emptied: ${megabytes(before - cacheSize(cache))} freed.`)
    } else terminal.summary(`The cache takes ${megabytes(before)}. To empty it, run: npm run clean -- --cache`)
    return 0
  },
}
