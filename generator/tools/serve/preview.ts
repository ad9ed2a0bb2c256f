import { existsSync } from 'node:fs'
import { type Command, hostOption, outOption, portOption, text } from '../command.ts'
import { serveUntilStopped } from './serving.ts'

export const preview: Command = {
  title: 'serve what was built',
  about: 'serve what was built',
  options: [outOption, portOption, hostOption],
  examples: [['npm run preview', 'show what is in dist/']],
  run: async ({ given, terminal }) => {
    const folder = text(given, 'out') ?? 'dist'
    if (!existsSync(terminal.path(`${folder}/index.html`))) {
      terminal.error(`There is no built site in ${folder}. Run “npm run build” first.`)
      return 1
    }
    return serveUntilStopped(folder, given, terminal)
  },
}
