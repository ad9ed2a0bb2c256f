import { cacheSize, emptyCache } from '../../platform/cache.ts'
import { cacheFolderOf, siteRootOf } from '../../platform/site-root.ts'
import { removeTemporaryStrays } from '../../platform/temporary.ts'
import type { Command } from '../command.ts'

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`

export const clean: Command = {
  title: { en: 'Show the size of the cache, or empty it', fr: 'Afficher la taille du cache, ou le vider' },
  about: {
    en: 'Remove temporary files of interrupted commands and show the size of the cache; with --cache, empty it',
    fr: 'Supprimer les fichiers temporaires de commandes interrompues et afficher la taille du cache; avec --cache, le vider',
  },
  options: [
    {
      flags: '--cache',
      about: {
        en: 'Empty the cache; the next build takes a few seconds longer, with the same result',
        fr: 'Vider le cache; la prochaine génération prend quelques secondes de plus, avec le même résultat',
      },
    },
  ],
  examples: [
    ['npm run clean', { en: 'Show the size of the cache', fr: 'Afficher la taille du cache' }],
    ['npm run clean -- --cache', { en: 'Empty the cache', fr: 'Vider le cache' }],
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
