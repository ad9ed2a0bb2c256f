/** A session of the editor: its files, the site that they make, and what it may be asked to do with them. */
import { repositoryState } from '../../../io/git.ts'
import type { Terminal } from '../../../io/terminal/terminal.ts'
import type { Site } from '../../../site/build.ts'
import { schemaFor } from '../../../site/compile.ts'
import { giveBack } from '../../../site/config/edit/edit-chain.ts'
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import { keysAt } from '../../../site/config/schema/schema-walk.ts'
import type { ConfigParser } from '../../../site/config/yaml/section-cache.ts'
import { type ConfigPath, pathText } from '../../../site/config/yaml/tree.ts'
import { isRecord } from '../../../site/model/table.ts'
import { preferredFirst } from '../labels.ts'
import type { Change, MergeConflict, PageLink, State } from '../protocol.ts'
import { plannedTexts, problemOf, type Tried, tried } from './changes.ts'
import { type CityValidator, cityValidator } from './cities.ts'
import { type EditedSite, editedSite, siteOf } from './edited-site.ts'
import { CannotChange } from './editor-messages.ts'
import type { FieldSource } from './fields.ts'
import { openFiles } from './files.ts'
import { mergeConflictOf, resolveConflict } from './merge-conflict.ts'
import { pageLists } from './pages.ts'
import { saving } from './saving.ts'
import type { Texts, WorkingTexts } from './texts.ts'

export interface Session {
  readonly state: () => State
  /** Names things in this language from now on, where the site has it. @param language its code */
  readonly speak: (language: string) => void
  /** Every page of the site, for the list of them. */
  readonly pages: () => readonly PageLink[]
  /** Judges the config as a whole, where that was put off. */
  readonly judge: () => Promise<void>
  /** Judges the configs that are not shown, and that a change reaches. */
  readonly judgeCities: CityValidator['judge']
  readonly choose: (config: string) => Promise<void>
  /** Takes a further config up, and shows it. */
  readonly add: (config: string) => Promise<void>
  readonly source: () => FieldSource
  /** Code of the language that the editor speaks. */
  readonly spoken: () => string
  readonly edited: EditedSite
  readonly change: (change: Change, level: number) => Promise<void>
  /** The texts that changes would make, written for the file of a level. */
  readonly plan: (changes: readonly Change[], level: number) => Texts
  readonly tryOut: (planned: Texts) => Tried
  /** Takes texts in, as one step. @param about key of the config, for undo and redo */
  readonly commit: (about: string, planned: Texts) => Promise<void>
  /** A file of this session as it stands. */
  readonly text: (file: string) => string
  readonly giveBack: (path: ConfigPath) => Promise<void>
  readonly step: (way: 'undo' | 'redo') => Promise<void>
  readonly changes: WorkingTexts['changes']
  readonly save: () => Promise<void>
  /** A file that somebody else changed in the same lines. */
  readonly mergeConflict: (file: string) => MergeConflict
  /** Puts both together. @param theirs of its hunks, those whose lines are theirs */
  readonly resolveConflict: (file: string, hash: string, theirs: readonly number[]) => Promise<void>
  /** Reads what a save would write whole, so that the save itself need not wait for it. */
  readonly readAhead: () => Promise<void>
}

const codesOf = ({ config }: Site): readonly string[] => config.site.languages.map(({ code }) => code)

const languagesOf = ({ resolved, routes }: Site): State['languages'] =>
  resolved.languages.map(({ code, name }) => ({
    code,
    name,
    home: routes.find(({ kind, language }) => kind === 'home' && language === code)?.path ?? '/',
  }))

/** Groups of keys in the order in which an operator thinks of them. */
const order = [
  'business',
  'phones',
  'hours',
  'services',
  'locations',
  'pages',
  'forms',
  'theme',
  'translations',
  'site',
  'redirects',
  'hosting',
]

const sectionsOf = (data: unknown, languages: readonly string[]): State['sections'] => {
  const schema = schemaFor(languages)
  const known = keysAt(schema, []).filter(key => key !== 'extends')
  return [...order.filter(key => known.includes(key)), ...known.filter(key => !order.includes(key))].map(key => ({
    key,
    isThere: isRecord(data) && data[key] !== undefined,
  }))
}

/** @param read in place of the reader that remembers parts */
export const startSession = async (begun: readonly string[], terminal: Terminal, read?: ConfigParser): Promise<Session> => {
  const { cwd } = terminal
  const files = openFiles(begun, cwd)
  const { texts, filesOf, chainOf, chainOnDisk, add, keep, wasDraft } = files
  const edited = editedSite(terminal, read)
  let configs = begun
  let config = begun[0] ?? ''
  let { conflicts } = files
  let isRestored = wasDraft
  let spoken = ''
  const git = repositoryState(cwd)
  const pages = pageLists()

  const refresh = (): Promise<void> => edited.refresh(chainOf(config))
  const done = async (): Promise<void> => {
    keep()
    await refresh()
  }

  const isConfig = (file: string): boolean => configs.some(one => filesOf(one).includes(file))
  const others = (): readonly Chain[] => configs.filter(one => one !== config).map(chainOf)
  const cities = cityValidator(texts, edited, others)
  const saves = saving({ texts, edited, keep, refresh, isConfig, cities }, terminal)

  const plan: Session['plan'] = (changes, level) => plannedTexts(chainOf(config), edited, changes, level)
  const commit: Session['commit'] = async (about, planned) => {
    if (planned.size === 0) return
    texts.change(about, planned)
    await done()
  }

  // A draft may have mistakes: there is a site to show all the same, that of the disk.
  if (wasDraft) await edited.refresh(chainOnDisk(config))
  await refresh()

  return {
    edited,
    changes: texts.changes,
    source: () => {
      const [document, finder] = [edited.document(), edited.finder()]
      if (document === undefined || finder === undefined) throw new CannotChange({ code: 'unreadable' })
      const site = siteOf(edited)
      const languages = codesOf(site)
      return { document, finder, site, languages, spoken: preferredFirst(languages, code => code, spoken) }
    },
    spoken: () => spoken,
    speak: language => {
      spoken = language
    },
    pages: () => pages.list(siteOf(edited)),
    judge: edited.judge,
    judgeCities: cities.judge,
    state: () => ({
      configs,
      config,
      languages: languagesOf(siteOf(edited)),
      pagesAge: pages.age(siteOf(edited)),
      levels: filesOf(config).map(file => ({ file, reach: configs.filter(name => filesOf(name).includes(file)).length })),
      unsaved: texts.unsaved(),
      canUndo: texts.canUndo(),
      canRedo: texts.canRedo(),
      isSound: edited.isSound(),
      isJudged: edited.isJudged(),
      problems: edited.diagnostics().map(problemOf),
      cities: cities.state(),
      isRestored,
      conflicts,
      git,
      sections: sectionsOf(edited.document()?.data, codesOf(siteOf(edited))),
    }),
    choose: async name => {
      if (!configs.includes(name)) throw new CannotChange({ code: 'unknownConfig' })
      config = name
      await refresh()
    },
    add: async name => {
      add(name)
      configs = [...new Set([...configs, name])]
      config = name
      await refresh()
    },
    change: async (change, level) => commit(pathText(change.path), plan([change], level)),
    plan,
    tryOut: planned => tried(edited, planned),
    commit,
    text: texts.text,
    giveBack: async path => {
      const chain = chainOf(config)
      const text = giveBack(chain, path, edited.read)
      if (text !== undefined) await commit(pathText(path), new Map([[chain[0].file, text]]))
    },
    step: async way => {
      texts[way]()
      await done()
    },
    readAhead: saves.readAhead,
    save: async () => {
      conflicts = await saves.save()
      if (conflicts.length > 0 || texts.unsaved().length > 0) return
      isRestored = false
      keep()
    },
    mergeConflict: file => mergeConflictOf(texts, file, cwd),
    resolveConflict: async (file, hash, theirs) => {
      resolveConflict(texts, file, cwd, hash, theirs)
      conflicts = conflicts.filter(one => one !== file)
      await done()
    },
  }
}
