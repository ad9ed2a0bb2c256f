import { buildAll } from './build.ts'
import { type Command, outOption, text, texts, UsageError } from './command.ts'
import { hostOption, portOption, serveUntilStopped } from './serving.ts'

export const start: Command = {
  about: 'build the site, serve it and print its address',
  options: [{ flags: '--config <file>', about: 'config to build', standard: 'site.config.yaml' }, outOption, portOption, hostOption],
  examples: [
    ['npm start', 'build site.config.yaml and show it'],
    ['npm start -- --port 8080', 'at another port'],
  ],
  run: async given => {
    if (texts(given, 'config').length > 1) throw new UsageError('start shows one site: name one --config')
    const code = await buildAll(given)
    return code === 0 ? serveUntilStopped(text(given, 'out') ?? 'dist', given) : code
  },
}
