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
  title: 'Build the site and serve it on this computer',
  about: 'Build the site, serve it on this computer and print its URL',
  options: [
    { flags: '--config <file>', about: 'Config to build', standard: 'site.config.yaml' },
    outOption,
    portOption,
    hostOption,
    tryFormsOption,
  ],
  examples: [
    ['npm start', 'Build site.config.yaml and serve it'],
    ['npm start -- --port 8080', 'Use another port'],
    ['npm start -- --try-forms', 'Print what the forms would send'],
  ],
  run: async ({ given, terminal }) => {
    portIn(given, terminal)
    const host = await hostIn(given)
    const named = texts(given, 'config')
    if (named.length > 1 || (await isPattern(named[0] ?? '', terminal.cwd)))
      throw new UsageError('start serves one site, so --config must be one file, not a pattern. Example: --config sites/laval.config.yaml')
    if (given.tryForms !== true) {
      const code = await buildAll(given, terminal)
      return code === 0 ? serveUntilStopped(outIn(given, terminal), given, terminal) : code
    }
    // A site whose forms post to this computer must not be published by accident, so it is built into a separate folder.
    const out = tryFormsFolder(named[0] ?? 'site.config.yaml', terminal.cwd)
    const receiver = await startReceiver({ host, onMessage: message => terminal.out(summaryOf(message)) })
    const code = await buildAll({ ...given, out, formEndpoint: receiver.url }, terminal)
    const ended = code === 0 ? await serveUntilStopped(out, given, terminal) : code
    await receiver.close()
    return ended
  },
}
