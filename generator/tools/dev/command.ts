import { startReceiver, summaryOf } from '../../platform/serve/receiver.ts'
import { type Command, hostIn, hostOption, portIn, portOption, printUrl, text, tryFormsOption } from '../command.ts'
import { develop } from './develop.ts'

export const dev: Command = {
  title: 'build, serve, and rebuild on every change',
  about: 'serve the site, and show every change in the browser as soon as it is saved',
  options: [{ flags: '--config <file>', about: 'config to work on', standard: 'site.config.yaml' }, portOption, hostOption, tryFormsOption],
  examples: [
    ['npm run dev', 'work on site.config.yaml, the templates, styles and images'],
    ['npm run dev -- --config sites/laval.config.yaml --port 8080', 'another config on another port'],
  ],
  run: async ({ given, terminal }) => {
    const config = text(given, 'config') ?? 'site.config.yaml'
    const port = portIn(given, terminal)
    const host = await hostIn(given)
    const receiver =
      given.tryForms === true ? await startReceiver({ host, onMessage: message => terminal.out(summaryOf(message)) }) : undefined
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
