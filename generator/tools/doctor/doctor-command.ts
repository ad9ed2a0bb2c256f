import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type CopyState, copyFolder, copyState, type OriginalRecord, readRecord } from '../../platform/extensions/component-copies.ts'
import { findExtensions } from '../../platform/extensions/extension-files.ts'
import { typeErrors } from '../../platform/extensions/type-check.ts'
import { packageVersion } from '../../platform/package.ts'
import { sourceTextIn } from '../../platform/program/source-place.ts'
import { siteRootOf } from '../../platform/site-root.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { isError } from '../../site/util/diagnostics.ts'
import { type Command, UsageError } from '../command.ts'
import { withValues } from '../messages.ts'
import { threeWayDiff } from './three-way-diff.ts'

interface Copied {
  readonly townsite: string
}

const texts = {
  added: { en: 'added', fr: 'ajouté' },
  removed: withValues<{ readonly name: string }>({
    en: ({ name }) => `not used: this version of Townsite has no component ${name}`,
    fr: ({ name }) => `non utilisé : cette version de Townsite n’a pas de composant ${name}`,
  }),
  changed: withValues<Copied & { readonly name: string }>({
    en: ({ name, townsite }) => `the original has changed since Townsite ${townsite}. To see the changes, run: npx townsite doctor ${name}`,
    fr: ({ name, townsite }) =>
      `l’original a changé depuis Townsite ${townsite}. Pour voir les changements, lancez : npx townsite doctor ${name}`,
  }),
  unrecorded: {
    en: 'compatible; not created with “townsite eject”, so changes of the original are not detected',
    fr: 'compatible; non créé par « townsite eject », donc les changements de l’original ne sont pas détectés',
  },
  compatible: withValues<Copied>({
    en: ({ townsite }) => `compatible; copied from Townsite ${townsite}`,
    fr: ({ townsite }) => `compatible; copié de Townsite ${townsite}`,
  }),
  unchanged: withValues<Copied>({
    en: ({ townsite }) => `Nothing has changed since Townsite ${townsite}.`,
    fr: ({ townsite }) => `Rien n’a changé depuis Townsite ${townsite}.`,
  }),
  misfits: withValues<{ readonly count: number }>({
    en: ({ count }) => `${count} ${count === 1 ? 'component' : 'components'} must be updated.`,
    fr: ({ count }) => `${count} ${count === 1 ? 'composant doit être mis' : 'composants doivent être mis'} à jour.`,
  }),
} as const

const stateText = (name: string, state: CopyState, was: OriginalRecord | undefined, language: MessageLanguage): string => {
  switch (state.kind) {
    case 'removed':
      return texts.removed[language]({ name })
    case 'changed':
      return texts.changed[language]({ name, townsite: state.was.townsite })
    case 'fits':
      return was === undefined ? texts.unrecorded[language] : texts.compatible[language](was)
  }
}

export const doctor: Command = {
  title: { en: 'Check the site’s own code in townsite/', fr: 'Vérifier le code propre au site, dans townsite/' },
  about: {
    en: 'List what the code in townsite/ adds and replaces, and check whether it works with this version of Townsite',
    fr: 'Lister ce que le code de townsite/ ajoute et remplace, et vérifier s’il fonctionne avec cette version de Townsite',
  },
  args: '[component]',
  options: [],
  examples: [
    ['npm run doctor', { en: 'Check all code', fr: 'Vérifier tout le code' }],
    [
      'npm run doctor -- header',
      {
        en: 'Show what changed in the header since it was copied, in the copy and in Townsite',
        fr: 'Afficher ce qui a changé dans l’en-tête depuis sa copie, dans la copie et dans Townsite',
      },
    ],
  ],
  run: async ({ args: [name], terminal }) => {
    const { language } = terminal
    const root = siteRootOf('site.config.yaml', terminal.cwd)
    if (name !== undefined) {
      const folder = join(root, copyFolder(name))
      if (!existsSync(folder))
        throw new UsageError({
          en: `${copyFolder(name)} does not exist. To create it, run: npx townsite eject ${name}`,
          fr: `${copyFolder(name)} n’existe pas. Pour le créer, lancez : npx townsite eject ${name}`,
        })
      const was = readRecord(root, name)
      if (was === undefined)
        throw new UsageError({
          en: `${copyFolder(name)} has no original.json, so there is nothing to compare it with. Only copies made by “townsite eject” have one.`,
          fr: `${copyFolder(name)} n’a pas de original.json, donc rien à quoi le comparer. Seules les copies faites par « townsite eject » en ont un.`,
        })
      const difference = threeWayDiff(root, name, was, language)
      terminal.out(difference === '' ? texts.unchanged[language](was) : difference.trimEnd())
      return copyState(root, name).kind === 'fits' ? 0 : 1
    }
    const { modules, styles, diagnostics } = findExtensions(root)
    const lines = modules.map(({ folder, name: module, file }) => {
      const state = folder === 'components' ? copyState(root, module) : undefined
      return {
        line: `${file}  ${state === undefined ? texts.added[language] : stateText(module, state, readRecord(root, module), language)}`,
        fits: (state?.kind ?? 'fits') === 'fits',
      }
    })
    const sheets = styles.filter(file => file === 'townsite/styles.css').map(file => `${file}  ${texts.added[language]}`)
    terminal.out([`Townsite ${packageVersion()}, Node ${process.versions.node}`, ...lines.map(({ line }) => line), ...sheets].join('\n'))
    const found = [...diagnostics, ...(existsSync(join(root, 'townsite')) ? await typeErrors(root) : [])]
    terminal.report(found, file => sourceTextIn(root, file))
    const misfits = lines.filter(({ fits }) => !fits).length
    if (misfits > 0) terminal.error(texts.misfits[language]({ count: misfits }))
    return misfits > 0 || found.some(isError) ? 1 : 0
  },
}
