import { existsSync } from 'node:fs'
import { join } from 'node:path'
import {
  componentSources,
  copyFolder,
  type OriginalRecord,
  packageVersion,
  recordFile,
} from '../../platform/extensions/component-copies.ts'
import { siteRootIn } from '../../platform/extensions/extension-files.ts'
import { makeFolder } from '../../platform/folder.ts'
import { createOwnerFile, writeOwnerFile } from '../../platform/owner-file.ts'
import { suggest } from '../../site/messages/suggest.ts'
import { keysOf } from '../../site/util/table.ts'
import { type Command, UsageError } from '../command.ts'

const recordText = (name: string): string => {
  const { contract, hash, files } = componentSources().components[name] ?? {}
  // The caller has found the component.
  return `${JSON.stringify({ townsite: packageVersion(), hash, contract, files } as OriginalRecord, null, 2)}\n`
}

export const eject: Command = {
  title: 'copy a component to townsite/components/, to change it',
  about: 'copy a component of Townsite into the site, where it replaces the original; without a name, list the components',
  args: '[component]',
  options: [{ flags: '--keep', about: 'keep the copy that the site has, and confirm that it fits this version of Townsite' }],
  examples: [
    ['npm run eject', 'which components are there?'],
    ['npm run eject -- header', 'copy the header, with its styles'],
    ['npm run eject -- header --keep', 'confirm the copy after an upgrade that changed the original'],
  ],
  run: async ({ given, args: [name], terminal }) => {
    const all = componentSources().components
    if (name === undefined) {
      terminal.out(keysOf(all).join('\n'))
      return 0
    }
    const source = Object.hasOwn(all, name) ? all[name] : undefined
    if (source === undefined) throw new UsageError(`There is no component ${name}. ${suggest(name, keysOf(all), 'en', 'Components')}`)
    const root = siteRootIn(terminal.cwd)
    const folder = join(root, copyFolder(name))
    if (given.keep === true) {
      if (!existsSync(folder)) throw new UsageError(`There is no ${copyFolder(name)} to keep. Without --keep, this command makes it`)
      writeOwnerFile(join(root, recordFile(name)), recordText(name))
      terminal.out(`${copyFolder(name)} fits Townsite ${packageVersion()}.`)
      return 0
    }
    if (existsSync(folder)) throw new UsageError(`${copyFolder(name)} exists already. Remove it for a new copy, or confirm it with --keep`)
    makeFolder(folder)
    for (const [file, text] of Object.entries(source.files)) createOwnerFile(join(folder, file), text)
    createOwnerFile(join(root, recordFile(name)), recordText(name))
    terminal.out([...Object.keys(source.files), 'original.json'].map(file => `${copyFolder(name)}/${file}`).join('\n'))
    terminal.info('The copy replaces the original. Change it, and run `npx townsite build`. original.json is for upgrades: commit it, too.')
    return 0
  },
}
