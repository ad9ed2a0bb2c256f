import { startReceiver } from '../../io/serve/receiver.ts'
import { writeOut } from '../../io/terminal/terminal.ts'
import { summaryOf } from '../../site/providers/received.ts'
import { type Command, text } from '../command.ts'
import { hostOption, portOf, portOption, tryFormsOption } from '../serve/serving.ts'
import { develop } from './develop.ts'

export const dev: Command = {
  about: 'serve the site, and show every change in the browser as soon as it is saved',
  options: [{ flags: '--config <file>', about: 'config to work on', standard: 'site.config.yaml' }, portOption, hostOption, tryFormsOption],
  examples: [
    ['npm run dev', 'work on site.config.yaml, the templates, styles and pictures'],
    ['npm run dev -- --config sites/laval.config.yaml --port 8080', 'another config at another port'],
  ],
  run: async given => {
    const config = text(given, 'config') ?? 'site.config.yaml'
    const port = portOf(given)
    const receiver = given.tryForms === true ? await startReceiver({ onMessage: message => writeOut(summaryOf(message)) }) : undefined
    const development = await develop({ config, port, host: text(given, 'host') ?? '127.0.0.1', formEndpoint: receiver?.url })
    writeOut(`${config} is at ${development.url}`)
    development.watch()
    await new Promise<void>(done => {
      for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => done())
    })
    await development.close()
    await receiver?.close()
    return 0
  },
}
