import { startReceiver, summaryOf } from '../../platform/serve/receiver.ts'
import { type Command, hostIn, hostOption, portIn, portOption, printUrl, text, tryFormsOption } from '../command.ts'
import { develop } from './develop.ts'

export const dev: Command = {
  title: { en: 'Serve the site and update it on every change', fr: 'Servir le site et l’actualiser à chaque modification' },
  about: {
    en: 'Serve the site on this computer and update the browser whenever you save a file',
    fr: 'Servir le site sur cet ordinateur et actualiser le navigateur à chaque enregistrement',
  },
  options: [
    { flags: '--config <file>', about: { en: 'Config to serve', fr: 'Configuration à servir' }, standard: 'site.config.yaml' },
    portOption,
    hostOption,
    tryFormsOption,
  ],
  examples: [
    ['npm run dev', { en: 'Serve site.config.yaml', fr: 'Servir site.config.yaml' }],
    [
      'npm run dev -- --config sites/laval.config.yaml --port 8080',
      { en: 'Serve another config on another port', fr: 'Servir une autre configuration sur un autre port' },
    ],
  ],
  run: async ({ given, terminal }) => {
    const config = text(given, 'config') ?? 'site.config.yaml'
    const port = portIn(given, terminal)
    const host = await hostIn(given)
    const receiver =
      given.tryForms === true
        ? await startReceiver({ host, onMessage: message => terminal.out(summaryOf(message, terminal.language)) })
        : undefined
    const development = await develop({ config, port, host, formEndpoint: receiver?.url }, terminal)
    const stopped = terminal.stopped()
    await printUrl(config, development.url, host, terminal)
    development.watch()
    const code = await stopped
    await development.close()
    await receiver?.close()
    return code
  },
}
