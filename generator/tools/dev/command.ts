import { startReceiver, summaryOf } from '../../platform/serve/receiver.ts'
import { type Command, hostIn, hostOption, portIn, portOption, text, tryFormsOption } from '../command.ts'
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
    const receiver = given.tryForms === true ? await startReceiver({ onMessage: message => terminal.out(summaryOf(message)) }) : undefined
    const development = await develop({ config, port, host: hostIn(given), formEndpoint: receiver?.url }, terminal)
    terminal.out(`${config} is at ${development.url}`)
    development.watch()
    await terminal.stopped()
    await development.close()
    await receiver?.close()
    return 0
  },
}
