import { join } from 'node:path'
import { cacheFolder } from '../../io/cache.ts'
import { startReceiver } from '../../io/serve/receiver.ts'
import { writeOut } from '../../io/terminal/terminal.ts'
import { summaryOf } from '../../site/providers/received.ts'
import { buildAll } from '../build/command.ts'
import { type Command, outOption, text, texts, UsageError } from '../command.ts'
import { hostOption, portOption, serveUntilStopped, tryFormsOption } from './serving.ts'

export const start: Command = {
  about: 'build the site, serve it and print its address',
  options: [
    { flags: '--config <file>', about: 'config to build', standard: 'site.config.yaml' },
    outOption,
    portOption,
    hostOption,
    tryFormsOption,
  ],
  examples: [
    ['npm start', 'build site.config.yaml and show it'],
    ['npm start -- --port 8080', 'at another port'],
    ['npm start -- --try-forms', 'show here what the forms would send'],
  ],
  run: async given => {
    if (texts(given, 'config').length > 1) throw new UsageError('start shows one site: name one --config')
    if (given.tryForms !== true) {
      const code = await buildAll(given)
      return code === 0 ? serveUntilStopped(text(given, 'out') ?? 'dist', given) : code
    }
    // A site whose forms lead to this computer must not be published by accident, so it is built apart.
    const out = join(cacheFolder, 'try-forms')
    const receiver = await startReceiver({ onMessage: message => writeOut(summaryOf(message)) })
    const code = await buildAll({ ...given, out, formEndpoint: receiver.url })
    const ended = code === 0 ? await serveUntilStopped(out, given) : code
    await receiver.close()
    return ended
  },
}
