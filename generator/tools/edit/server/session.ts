/** A session of the editor: its files, the site built from them, and the operations on them. */
import { repositoryState } from '../../../platform/git.ts'
import { siteRootOf } from '../../../platform/site-root.ts'
import type { Terminal } from '../../../platform/terminal/terminal.ts'
import type { Site } from '../../../site/build.ts'
import { schemaFor } from '../../../site/compile.ts'
import { revertToBase } from '../../../site/config/edit/edit-chain.ts'
import { asBase } from '../../../site/config/overlay/brand-base.ts'
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import { keysAt } from '../../../site/config/schema/schema-walk.ts'
import type { ConfigParser } from '../../../site/config/yaml/section-cache.ts'
import { type ConfigPath, pathText } from '../../../site/config/yaml/tree.ts'
import { isRecord } from '../../../site/util/table.ts'
import { messageLanguage } from '../../messages.ts'
import { preferredFirst } from '../labels.ts'
import type { Change, PageLink, State } from '../protocol.ts'
import { compileTexts, plannedTexts, problemOf } from './changes.ts'
import { cityValidator } from './cities.ts'
import { editedSite, siteOf } from './edited-site.ts'
import { CannotChange } from './editor-messages.ts'
import type { FieldSource } from './fields.ts'
import { openFiles } from './files.ts'
import { mergeConflictOf, resolveConflict, saver } from './saving.ts'
import type { Texts } from './texts.ts'

export type Session = Awaited<ReturnType<typeof startSession>>

const codesOf = ({ config }: Site): readonly string[] => config.site.languages.map(({ code }) => code)

const languagesOf = ({ resolved, routes }: Site): State['languages'] =>
  resolved.languages.map(({ code, name }) => ({
    code,
    name,
    home: routes.find(({ kind, language }) => kind === 'home' && language === code)?.path ?? '/',
  }))

/** The first sections of the settings, in their order. */
const order = [
  ...['business', 'phones', 'hours', 'services', 'locations', 'pages', 'forms', 'theme'],
  ...['translations', 'site', 'redirects', 'hosting'],
]

const sectionsOf = (data: unknown, languages: readonly string[]): State['sections'] => {
  const known = keysAt(schemaFor(languages), []).filter(key => key !== 'townsite' && key !== 'extends')
  return [...new Set([...order.filter(key => known.includes(key)), ...known])].map(key => ({
    key,
    isThere: isRecord(data) && data[key] !== undefined,
  }))
}

/** Pages of larger sites are listed by path, because a title requires the plan of its page. */
const maxTitles = 300

const pageLinks = (site: Site): readonly PageLink[] =>
  site.routes.map(route => ({
    path: route.path,
    kind: route.kind,
    language: route.language,
    key: route.key,
    title: site.routes.length <= maxTitles ? site.page(route).head.title : route.path,
  }))

/** @param read replaces the parser that caches sections */
export const startSession = async (names: readonly string[], terminal: Terminal, read?: ConfigParser) => {
  const { cwd } = terminal
  const files = openFiles(names, cwd)
  const { texts, filesOf, chainOf, chainOnDisk, writeDrafts, wasDraft } = files
  let configs = names
  let config = names[0] ?? ''
  let { conflicts } = files
  let isRestored = wasDraft
  let spoken = ''
  const git = repositoryState(siteRootOf(config, cwd))

  /** A site cannot lose its last area or its phones, without which it does not build. Only a base that cities extend can. */
  const mayLack = (file: string, keys: readonly string[]): boolean =>
    configs.some(one => one !== file && filesOf(one).includes(file)) ||
    keys.every(key => asBase(files.chainOnDisk(file))?.absent.some(absent => absent === key) ?? false)
  const edited = editedSite(terminal, mayLack, read)

  const refresh = (): Promise<void> => edited.refresh(chainOf(config))
  const refreshChanged = async (): Promise<void> => {
    writeDrafts()
    await refresh()
  }
  const isConfig = (file: string): boolean => configs.some(one => filesOf(one).includes(file))
  const others = (): readonly Chain[] => configs.filter(one => one !== config).map(chainOf)
  const cities = cityValidator(texts, edited, others)
  const save = saver({ texts, edited, writeDrafts, refresh, isConfig, cities }, terminal)

  /** The texts that result from changes. @param level index of the file in the chain that they are written to */
  const plan = (changes: readonly Change[], level: number): Texts => plannedTexts(chainOf(config), edited, changes, level)
  /** Replaces texts, as one step of undo. @param about key of the config */
  const commit = async (about: string, planned: Texts): Promise<void> => {
    if (planned.size === 0) return
    texts.change(about, planned)
    await refreshChanged()
  }

  // A draft may be invalid: the site on disk is shown then.
  if (wasDraft) await edited.refresh(chainOnDisk(config))
  await refresh()

  return {
    edited,
    imageFolders: () => files.imageFolders(config),
    plan,
    commit,
    tryOut: (planned: Texts) => compileTexts(edited, planned),
    text: texts.text,
    changes: texts.changes,
    /** Validates the configs that are not shown, where a change affects them. */
    validateCities: cities.validate,
    pages: () => pageLinks(siteOf(edited)),
    /** Code of the language of the editor. */
    spoken: () => spoken,
    setLanguage: (language: string): void => {
      spoken = language
    },
    source: (): FieldSource => {
      const [document, finder] = [edited.document(), edited.finder()]
      if (document === undefined || finder === undefined) throw new CannotChange({ code: 'unreadable' })
      const site = siteOf(edited)
      const languages = codesOf(site)
      return { document, finder, site, languages, spoken: preferredFirst(languages, code => code, spoken) }
    },
    state: (): State => ({
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
    choose: async (name: string): Promise<void> => {
      if (!configs.includes(name)) throw new CannotChange({ code: 'unknownConfig' })
      config = name
      await refresh()
    },
    /** Adds a config to the session and shows it. */
    add: async (name: string): Promise<void> => {
      files.add(name)
      configs = [...new Set([...configs, name])]
      config = name
      await refresh()
    },
    change: async (change: Change, level: number): Promise<void> => commit(pathText(change.path), plan([change], level)),
    revert: async (path: ConfigPath): Promise<void> => {
      const chain = chainOf(config)
      const text = revertToBase(chain, path, edited.read)
      if (text !== undefined) await commit(pathText(path), new Map([[chain[0].file, text]]))
    },
    step: async (direction: 'undo' | 'redo'): Promise<void> => {
      texts[direction]()
      await refreshChanged()
    },
    save: async (): Promise<void> => {
      conflicts = await save()
      if (conflicts.length > 0 || texts.unsaved().length > 0) return
      isRestored = false
      writeDrafts()
    },
    mergeConflict: (file: string) => mergeConflictOf(texts, file, cwd),
    /** @param theirs indexes of the hunks whose lines are taken from the disk */
    resolveConflict: async (file: string, hash: string, theirs: readonly number[]): Promise<void> => {
      resolveConflict(texts, file, cwd, hash, theirs)
      conflicts = conflicts.filter(one => one !== file)
      await refreshChanged()
    },
  }
}
