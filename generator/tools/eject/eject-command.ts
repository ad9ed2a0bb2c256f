import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentSource } from '../../platform/extensions/collect-components.ts'
import { componentSources, copyFolder, type OriginalRecord, recordFile } from '../../platform/extensions/component-copies.ts'
import { makeFolder } from '../../platform/folder.ts'
import { createOwnerFile, writeOwnerFile } from '../../platform/owner-file.ts'
import { packageVersion } from '../../platform/package.ts'
import { siteRootOf } from '../../platform/site-root.ts'
import type { Translated } from '../../site/messages/language.ts'
import { suggest } from '../../site/messages/suggest.ts'
import { keysOf } from '../../site/util/table.ts'
import { type Command, UsageError } from '../command.ts'

const recordText = ({ contract, hash, files }: ComponentSource): string =>
  `${JSON.stringify({ townsite: packageVersion(), hash, contract, files } satisfies OriginalRecord, null, 2)}\n`

const sourceOf = (name: string): ComponentSource => {
  const { components } = componentSources()
  const source = Object.hasOwn(components, name) ? components[name] : undefined
  if (source === undefined)
    throw new UsageError({
      en: `There is no component ${name}. ${suggest(name, keysOf(components), 'en', 'Components')}`,
      fr: `Le composant ${name} n’existe pas. ${suggest(name, keysOf(components), 'fr', 'Composants\u00a0')}`,
    })
  return source
}

/** Confirms that the copy in a site fits this version of Townsite. @returns what to print */
const keep = (root: string, name: string): Translated<string> => {
  writeOwnerFile(join(root, recordFile(name)), recordText(sourceOf(name)))
  return {
    en: `${copyFolder(name)} is confirmed for Townsite ${packageVersion()}.`,
    fr: `${copyFolder(name)} est confirmé pour Townsite ${packageVersion()}.`,
  }
}

/** Copies a component. @returns the names of the files */
const copy = (root: string, name: string): string => {
  const source = sourceOf(name)
  const folder = join(root, copyFolder(name))
  makeFolder(folder)
  const files = Object.entries({ ...source.files, 'original.json': recordText(source) })
  for (const [file, text] of files) createOwnerFile(join(folder, file), text)
  return files.map(([file]) => `${copyFolder(name)}/${file}`).join('\n')
}

export const eject: Command = {
  title: { en: 'Copy a component into the site to change it', fr: 'Copier un composant dans le site pour le modifier' },
  about: {
    en: 'Copy components of Townsite to townsite/components/, where they replace the originals; without a name, list all components',
    fr: 'Copier des composants de Townsite dans townsite/components/, où ils remplacent les originaux; sans nom, lister tous les composants',
  },
  args: '[component...]',
  options: [
    {
      flags: '--keep',
      about: {
        en: 'Keep the copies in the site, and confirm that they work with this version of Townsite',
        fr: 'Garder les copies du site, et confirmer qu’elles fonctionnent avec cette version de Townsite',
      },
    },
  ],
  examples: [
    ['npm run eject', { en: 'List all components', fr: 'Lister tous les composants' }],
    ['npm run eject -- header', { en: 'Copy the header with its styles', fr: 'Copier l’en-tête avec ses styles' }],
    [
      'npm run eject -- header --keep',
      {
        en: 'Confirm the copy after an upgrade that changed the original',
        fr: 'Confirmer la copie après une mise à niveau qui a changé l’original',
      },
    ],
  ],
  run: async ({ given, args: names, terminal }) => {
    if (names.length === 0) {
      terminal.out(keysOf(componentSources().components).join('\n'))
      return 0
    }
    const root = siteRootOf('site.config.yaml', terminal.cwd)
    const isConfirmed = given.keep === true
    for (const name of names) {
      sourceOf(name)
      if (existsSync(join(root, copyFolder(name))) === isConfirmed) continue
      throw new UsageError(
        isConfirmed
          ? {
              en: `${copyFolder(name)} does not exist. To create it, omit --keep.`,
              fr: `${copyFolder(name)} n’existe pas. Pour le créer, omettez --keep.`,
            }
          : {
              en: `${copyFolder(name)} already exists. Remove it to get a new copy, or confirm it with --keep.`,
              fr: `${copyFolder(name)} existe déjà. Supprimez-le pour avoir une nouvelle copie, ou confirmez-le avec --keep.`,
            },
      )
    }
    for (const name of names) terminal.out(isConfirmed ? keep(root, name)[terminal.language] : copy(root, name))
    if (!isConfirmed)
      terminal.info(
        {
          en: 'The copy now replaces the original. Edit it, then run “npm run build”. Commit original.json too: upgrades need it.',
          fr: 'La copie remplace maintenant l’original. Modifiez-la, puis lancez « npm run build ». Versionnez aussi original.json : les mises à niveau en ont besoin.',
        }[terminal.language],
      )
    return 0
  },
}
