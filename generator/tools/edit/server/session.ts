/** A session of the editor: its files, the site built from them, and the operations on them. */
import { repositoryState } from '../../../platform/git.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import type { Site } from '../../../site/build.ts'
import { schemaFor } from '../../../site/compile.ts'
import { revertToBase } from '../../../site/config/edit/edit-chain.ts'
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import { keysAt } from '../../../site/config/schema/schema-walk.ts'
import type { ConfigParser } from '../../../site/config/yaml/section-cache.ts'
import { type ConfigPath, pathText } from '../../../site/config/yaml/tree.ts'
import { isRecord } from '../../../site/util/table.ts'
import { messageLanguage } from '../../messages.ts'
import { preferredFirst } from '../labels.ts'
import type { Change, MergeConflict, PageLink, State } from '../protocol.ts'
import { plannedTexts, problemOf, type Tried, tried } from './changes.ts'
import { type CityValidator, cityValidator } from './cities.ts'
import { type EditedSite, editedSite, siteOf } from './edited-site.ts'
import { CannotChange } from './editor-messages.ts'
import type { FieldSource } from './fields.ts'
import { openFiles } from './files.ts'
import { mergeConflictOf, resolveConflict } from './merge-conflict.ts'
import { saver } from './saving.ts'
import type { Texts, WorkingTexts } from './texts.ts'

export interface Session {
  readonly state: () => State
  /** Sets the language of names and messages. @param language its code */
  readonly speak: (language: string) => void
  readonly pages: () => readonly PageLink[]
  /** Validates the configs that are not shown, where a change affects them. */
  readonly validateCities: CityValidator['validate']
  readonly choose: (config: string) => Promise<void>
  /** Adds a config to the session and shows it. */
  readonly add: (config: string) => Promise<void>
  readonly source: () => FieldSource
  /** Code of the language of the editor. */
  readonly spoken: () => string
  readonly edited: EditedSite
  readonly change: (change: Change, level: number) => Promise<void>
  /** The texts that result from changes. @param level index of the file in the chain that they are written to */
  readonly plan: (changes: readonly Change[], level: number) => Texts
  readonly tryOut: (planned: Texts) => Tried
  /** Replaces texts, as one step of undo. @param about key of the config */
  readonly commit: (about: string, planned: Texts) => Promise<void>
  /** The current text of a file. */
  readonly text: (file: string) => string
  readonly giveBack: (path: ConfigPath) => Promise<void>
  readonly step: (way: 'undo' | 'redo') => Promise<void>
  readonly changes: WorkingTexts['changes']
  readonly save: () => Promise<void>
  readonly mergeConflict: (file: string) => MergeConflict
  /** @param theirs indexes of the hunks whose lines are taken from the disk */
  readonly resolveConflict: (file: string, hash: string, theirs: readonly number[]) => Promise<void>
}

const codesOf = ({ config }: Site): readonly string[] => config.site.languages.map(({ code }) => code)

const languagesOf = ({ resolved, routes }: Site): State['languages'] =>
  resolved.languages.map(({ code, name }) => ({
    code,
    name,
    home: routes.find(({ kind, language }) => kind === 'home' && language === code)?.path ?? '/',
  }))

/** Sections in the order of the settings. */
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

/** At most so many pages are listed by their titles, which must be planned; those of a larger site by their paths. */
const mostTitles = 300

const pageLinks = (site: Site): readonly PageLink[] =>
  site.routes.map(route => ({
    path: route.path,
    kind: route.kind,
    language: route.language,
    key: route.key,
    title: site.routes.length <= mostTitles ? site.page(route).head.title : route.path,
  }))

/** @param read replaces the parser that caches sections */
export const startSession = async (names: readonly string[], terminal: Terminal, read?: ConfigParser): Promise<Session> => {
  const { cwd } = terminal
  const files = openFiles(names, cwd)
  const { texts, filesOf, chainOf, chainOnDisk, add, writeDrafts, wasDraft } = files
  const edited = editedSite(terminal, read)
  let configs = names
  let config = names[0] ?? ''
  let { conflicts } = files
  let isRestored = wasDraft
  let spoken = ''
  const git = repositoryState(cwd)

  const refresh = (): Promise<void> => edited.refresh(chainOf(config))
  const done = async (): Promise<void> => {
    writeDrafts()
    await refresh()
  }

  const isConfig = (file: string): boolean => configs.some(one => filesOf(one).includes(file))
  const others = (): readonly Chain[] => configs.filter(one => one !== config).map(chainOf)
  const cities = cityValidator(texts, edited, others)
  const save = saver({ texts, edited, writeDrafts, refresh, isConfig, cities }, terminal)

  const plan: Session['plan'] = (changes, level) => plannedTexts(chainOf(config), edited, changes, level)
  const commit: Session['commit'] = async (about, planned) => {
    if (planned.size === 0) return
    texts.change(about, planned)
    await done()
  }

  // A draft may be invalid: the site on disk is shown then.
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
    pages: () => pageLinks(siteOf(edited)),
    validateCities: cities.validate,
    state: () => ({
      configs,
      config,
      languages: languagesOf(siteOf(edited)),
      levels: filesOf(config).map(file => ({ file, reach: configs.filter(name => filesOf(name).includes(file)).length })),
      unsaved: texts.unsaved(),
      canUndo: texts.canUndo(),
      canRedo: texts.canRedo(),
      isValid: edited.isValid(),
      problems: edited.diagnostics().map(one => problemOf(one, messageLanguage(spoken))),
      cities: cities.state(messageLanguage(spoken)),
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
      const text = revertToBase(chain, path, edited.read)
      if (text !== undefined) await commit(pathText(path), new Map([[chain[0].file, text]]))
    },
    step: async way => {
      texts[way]()
      await done()
    },
    save: async () => {
      conflicts = await save()
      if (conflicts.length > 0 || texts.unsaved().length > 0) return
      isRestored = false
      writeDrafts()
    },
    mergeConflict: file => mergeConflictOf(texts, file, cwd),
    resolveConflict: async (file, hash, theirs) => {
      resolveConflict(texts, file, cwd, hash, theirs)
      conflicts = conflicts.filter(one => one !== file)
      await done()
    },
  }
}
