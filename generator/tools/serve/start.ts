import { isPattern } from '../../platform/config/config-names.ts'
import { startReceiver, summaryOf } from '../../platform/serve/receiver.ts'
import { buildAll } from '../build/command.ts'
import {
  type Command,
  hostIn,
  hostOption,
  outIn,
  outOption,
  portIn,
  portOption,
  texts,
  tryFormsFolder,
  tryFormsOption,
  UsageError,
} from '../command.ts'
import { serveUntilStopped } from './preview.ts'

export const start: Command = {
  title: { en: 'Build the site and serve it on this computer', fr: 'Générer le site et le servir sur cet ordinateur' },
  about: {
    en: 'Build the site, serve it on this computer and print its URL',
    fr: 'Générer le site, le servir sur cet ordinateur et afficher son adresse',
  },
  options: [
    { flags: '--config <file>', about: { en: 'Config to build', fr: 'Configuration à générer' }, standard: 'site.config.yaml' },
    outOption,
    portOption,
    hostOption,
    tryFormsOption,
  ],
  examples: [
    ['npm start', { en: 'Build site.config.yaml and serve it', fr: 'Générer site.config.yaml et le servir' }],
    ['npm start -- --port 8080', { en: 'Use another port', fr: 'Prendre un autre port' }],
    ['npm start -- --try-forms', { en: 'Print what the forms would send', fr: 'Afficher ce que les formulaires enverraient' }],
  ],
  run: async ({ given, terminal }) => {
    portIn(given, terminal)
    const host = await hostIn(given)
    const named = texts(given, 'config')
    if (named.length > 1 || (await isPattern(named[0] ?? '', terminal.cwd)))
      throw new UsageError({
        en: 'start serves one site, so --config must be one file, not a pattern. Example: --config sites/laval.config.yaml',
        fr: 'start sert un seul site : --config doit être un fichier, pas un motif. Exemple : --config sites/laval.config.yaml',
      })
    if (given.tryForms !== true) {
      const code = await buildAll(given, terminal)
      return code === 0 ? serveUntilStopped(outIn(given, terminal), given, terminal) : code
    }
    // A site whose forms post to this computer must not be published by accident, so it is built into a separate folder.
    const out = tryFormsFolder(named[0] ?? 'site.config.yaml', terminal.cwd)
    const receiver = await startReceiver({ host, onMessage: message => terminal.out(summaryOf(message, terminal.language)) })
    const code = await buildAll({ ...given, out, formEndpoint: receiver.url }, terminal)
    const ended = code === 0 ? await serveUntilStopped(out, given, terminal) : code
    await receiver.close()
    return ended
  },
}
