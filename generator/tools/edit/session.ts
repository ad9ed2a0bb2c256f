/** A session of the editor: its files, the site that they make, and what it may be asked to do with them. */
import { readConfigFile } from '../../io/config/file.ts'
import { repositoryState } from '../../io/git.ts'
import { writeOwnerFile } from '../../io/owner-file.ts'
import type { Terminal } from '../../io/terminal/terminal.ts'
import type { Site } from '../../site/build.ts'
import { schemaFor } from '../../site/compile.ts'
import type { Chain } from '../../site/config/chain.ts'
import { beneath, editChain, giveBack } from '../../site/config/edit/overlay.ts'
import type { Edit } from '../../site/config/edit/text.ts'
import { aboutAt, keysAt } from '../../site/config/schema-walk.ts'
import { type ConfigPath, pathText, valueAt } from '../../site/config/tree.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { isRecord } from '../../site/model/table.ts'
import { type EditedSite, editedSite, siteOf } from './edited-site.ts'
import type { FieldSource } from './fields.ts'
import { openFiles } from './files.ts'
import { pageTitles } from './pages.ts'
import type { Change, Problem, State } from './protocol.ts'
import type { WorkingTexts } from './texts.ts'

export interface Session {
  readonly state: () => State
  readonly choose: (config: string) => Promise<void>
  readonly source: () => FieldSource
  readonly edited: EditedSite
  readonly change: (change: Change, level: number) => Promise<void>
  readonly giveBack: (path: ConfigPath) => Promise<void>
  readonly step: (way: 'undo' | 'redo') => Promise<void>
  readonly changes: WorkingTexts['changes']
  /** @param over whether a file that somebody else changed in the same lines is written over */
  readonly save: (over: boolean) => Promise<void>
  readonly problemOf: (diagnostic: Diagnostic) => Problem
}

/** A change that cannot be made as it was asked for: told to the person. */
export class CannotChange extends Error {}

const pathOfKey = (key: string | undefined): ConfigPath | null =>
  key === undefined || key === '' ? null : [...key.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step))

const editOf = ({ kind, path, value, to }: Change): Edit => {
  if (kind === 'move') return { kind, path, to: to ?? 0 }
  return kind === 'remove' ? { kind, path } : { kind, path, value }
}

/** The chain without its first files, as many as are passed over, and the path there. */
const levelOf = (chain: Chain, path: ConfigPath, level: number): { readonly chain: Chain; readonly path: ConfigPath } => {
  const below = level === 0 ? undefined : beneath(chain, path)
  return below === undefined ? { chain, path } : levelOf(below.chain, below.path, level - 1)
}

const problemOf = ({ code, severity, message, hint, where, key }: Diagnostic): Problem => ({
  code,
  severity,
  message,
  hint,
  file: where?.file ?? '',
  line: where?.line ?? 0,
  path: pathOfKey(key),
})

const codesOf = ({ config }: Site): readonly string[] => config.site.languages.map(({ code }) => code)

/** Groups of keys that the config has, in the order of the schema. */
const sectionsOf = (data: unknown, languages: readonly string[]): State['sections'] => {
  const schema = schemaFor(languages)
  return keysAt(schema, [])
    .filter(key => isRecord(data) && data[key] !== undefined && key !== 'extends')
    .map(key => ({ key, about: aboutAt(schema, [key]) ?? '' }))
}

export const startSession = async (configs: readonly string[], terminal: Terminal): Promise<Session> => {
  const { cwd } = terminal
  const { texts, filesOf, chainOf, keep, wasDraft } = openFiles(configs, cwd)
  const edited = editedSite(terminal)
  let config = configs[0] ?? ''
  let conflicts: readonly string[] = []
  let isRestored = wasDraft
  const git = repositoryState(cwd)

  const refresh = (): Promise<void> => edited.refresh(chainOf(config))
  const done = async (): Promise<void> => {
    keep()
    await refresh()
  }

  if (wasDraft) {
    // A draft may have mistakes: there is a site to show all the same, that of the disk.
    texts.undo()
    await refresh()
    texts.redo()
  }
  await refresh()

  return {
    edited,
    problemOf,
    changes: texts.changes,
    source: () => {
      const [document, finder] = [edited.document(), edited.finder()]
      if (document === undefined || finder === undefined) throw new CannotChange('The config cannot be read: mend it in its file first.')
      const site = siteOf(edited)
      return { document, finder, site, languages: codesOf(site) }
    },
    state: () => ({
      configs,
      config,
      languages: siteOf(edited).resolved.languages.map(({ code, name }) => ({ code, name })),
      pages: pageTitles(siteOf(edited)),
      levels: filesOf(config).map(file => ({ file, reach: configs.filter(name => filesOf(name).includes(file)).length })),
      unsaved: texts.unsaved(),
      canUndo: texts.canUndo(),
      canRedo: texts.canRedo(),
      isSound: edited.isSound(),
      problems: edited.diagnostics().map(problemOf),
      isRestored,
      conflicts,
      git,
      sections: sectionsOf(edited.document()?.data, codesOf(siteOf(edited))),
    }),
    choose: async name => {
      if (!configs.includes(name)) throw new CannotChange('This session does not have that config.')
      config = name
      await refresh()
    },
    change: async (change, level) => {
      const { chain, path } = levelOf(chainOf(config), change.path, level)
      if (change.kind === 'set' && valueAt(edited.document()?.data, change.path) === change.value) return
      const root = chain[0].file === edited.chain()[0].file ? edited.document()?.find([]).value : undefined
      const text = editChain(chain, { ...editOf(change), path }, undefined, root)
      if (text === undefined) throw new CannotChange(`${chain[0].file} cannot say this for itself: change it in the file that it extends.`)
      texts.change(pathText(change.path), new Map([[chain[0].file, text]]))
      await done()
    },
    giveBack: async path => {
      const chain = chainOf(config)
      const text = giveBack(chain, path)
      if (text === undefined) return
      texts.change(pathText(path), new Map([[chain[0].file, text]]))
      await done()
    },
    step: async way => {
      texts[way]()
      await done()
    },
    save: async over => {
      if (!edited.isSound()) throw new CannotChange('There are mistakes: they stay out of the file until they are mended.')
      const files = texts.unsaved()
      conflicts = files.filter(file => {
        const now = readConfigFile(file, cwd)
        return now.ok && texts.reread(file, now.value) !== undefined && !over
      })
      if (conflicts.length > 0) return
      await refresh()
      if (!edited.isSound()) return
      for (const file of files) {
        writeOwnerFile(terminal.path(file), texts.text(file))
        texts.saved(file)
      }
      isRestored = false
      await done()
    },
  }
}
