import { compareFolders, differenceText } from '../emit/difference.ts'
import { folderHashes, isFolder } from '../io/folder.ts'
import { say, tell } from '../io/terminal.ts'
import type { Command } from './command.ts'

export const diff: Command = {
  about: 'tell which pages and files differ between two built folders; exits 0 when none do, 1 when some do, 2 on trouble',
  args: '<before> [after]',
  options: [],
  examples: [
    ['npm run diff -- old-dist', 'old-dist against dist'],
    ['npm run diff -- old-dist new-dist', 'two folders'],
  ],
  run: async (_, [before = '', after = 'dist']) => {
    const missing = [before, after].filter(folder => !isFolder(folder))
    if (missing.length > 0) {
      tell(`There is no folder ${missing.join(' and no folder ')}.`)
      return 2
    }
    const words = differenceText(compareFolders(folderHashes(before), folderHashes(after)))
    say(words === '' ? `${before} and ${after} are the same.` : words)
    return words === '' ? 0 : 1
  },
}
