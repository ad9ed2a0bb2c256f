import { existsSync } from 'node:fs'
import { writeError } from '../../io/terminal/terminal.ts'
import { type Command, outOption, text } from '../command.ts'
import { hostOption, portOption, serveUntilStopped } from './serving.ts'

export const preview: Command = {
  about: 'serve what was built',
  options: [outOption, portOption, hostOption],
  examples: [['npm run preview', 'show what is in dist/']],
  run: async given => {
    const folder = text(given, 'out') ?? 'dist'
    if (!existsSync(`${folder}/index.html`)) {
      writeError(`There is no built site in ${folder}. Run “npm run build” first.`)
      return 1
    }
    return serveUntilStopped(folder, given)
  },
}
