import { cacheSize, emptyCache } from '../../platform/cache.ts'
import { cacheFolderOf, siteRootOf } from '../../platform/site-root.ts'
import { removeTemporaryStrays } from '../../platform/temporary.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import type { Command } from '../command.ts'
import { decimal, withValues } from '../messages.ts'

const megabytes = (bytes: number, language: MessageLanguage): string =>
  `${decimal(bytes / 1e6, 1, language)}${{ en: ' MB', fr: ' Mo' }[language]}`

interface Size {
  readonly bytes: number
}

const texts = {
  emptied: withValues<Size>({
    en: ({ bytes }) => `Cache emptied: ${megabytes(bytes, 'en')} freed.`,
    fr: ({ bytes }) => `Cache vidé : ${megabytes(bytes, 'fr')} de libérés.`,
  }),
  size: withValues<Size>({
    en: ({ bytes }) => `The cache takes ${megabytes(bytes, 'en')}. To empty it, run: npm run clean -- --cache`,
    fr: ({ bytes }) => `Le cache occupe ${megabytes(bytes, 'fr')}. Pour le vider, lancez : npm run clean -- --cache`,
  }),
} as const

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
  run: async ({ given, terminal: { cwd, summary, language } }) => {
    removeTemporaryStrays()
    const cache = cacheFolderOf(siteRootOf('site.config.yaml', cwd))
    const before = cacheSize(cache)
    if (given.cache === true) {
      emptyCache(cache)
      summary(texts.emptied[language]({ bytes: before - cacheSize(cache) }))
    } else summary(texts.size[language]({ bytes: before }))
    return 0
  },
}
