import { cacheSize, emptyCache } from '../../platform/cache.ts'
import { cacheFolderOf, siteRootOf } from '../../platform/site-root.ts'
import { removeTemporaryStrays } from '../../platform/temporary.ts'
import type { Command } from '../command.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

export const clean: Command = {
  title: 'empty the cache',
  about: 'remove what killed runs left, and with --cache all that is kept to make the next build faster',
  options: [{ flags: '--cache', about: 'empty the cache; the next build takes some seconds longer, and makes the same' }],
  examples: [
    ['npm run clean', 'how large is the cache?'],
    ['npm run clean -- --cache', 'empty it'],
  ],
  run: async ({ given, terminal }) => {
    removeTemporaryStrays()
    const cache = cacheFolderOf(siteRootOf('site.config.yaml', terminal.cwd))
    const before = cacheSize(cache)
    if (given.cache === true) {
      emptyCache(cache)
      terminal.summary(`cache emptied: ${megabytes(before - cacheSize(cache))} freed`)
    } else terminal.summary(`The cache takes ${megabytes(before)}. npm run clean -- --cache empties it.`)
    return 0
  },
}
