/**
 * The modules of the site's own code (`townsite/`), by folder and name. `platform/extensions/` registers them before the tables that they
 * extend are created. They are kept on `globalThis`, because `dev` compiles some modules of the program a second time.
 */
export const extensionFolders = ['blocks', 'checks', 'components', 'form-services', 'hosts', 'pages'] as const

export type ExtensionFolder = (typeof extensionFolders)[number]

/** The compiled code, as worker threads receive it. */
export interface ExtensionCode {
  /** Identifies the code: part of every cache key. Empty if there is none. */
  readonly hash: string
  /** CommonJS. */
  readonly text: string
  /** Source map; its paths are relative to `root`. */
  readonly map: string
  /** The folder that contains `townsite/`. */
  readonly root: string
}

/** `townsite/hosts/harbour.ts`, or `townsite/blocks/price-list/index.tsx`. */
export interface ExtensionFile {
  readonly folder: ExtensionFolder
  /** `harbour` */
  readonly name: string
  /** Path from the root of the site, with slashes. */
  readonly file: string
}

/** `townsite/languages/pl.yaml`, or `townsite/trades/bakery.yaml`. */
export interface ExtensionPack {
  /** Path from the root of the site, with slashes. */
  readonly file: string
  readonly text: string
}

export interface Extensions {
  readonly files: readonly ExtensionFile[]
  readonly code: ExtensionCode
  readonly packs: readonly ExtensionPack[]
  /** The default export of each module, by its name; of a component, all its exports. */
  readonly modules: { readonly [Folder in ExtensionFolder]: Readonly<Record<string, unknown>> }
  /** Stylesheets of components, by their names below `templates/components/`. */
  readonly componentStyles: Readonly<Record<string, string>>
  /** `townsite/styles.css`: after all other styles of every page. Empty if there is none. */
  readonly styles: string
}

const place = Symbol.for('townsite.extensions')

const none: Extensions = {
  files: [],
  packs: [],
  code: { hash: '', text: '', map: '', root: '' },
  modules: { blocks: {}, checks: {}, components: {}, 'form-services': {}, hosts: {}, pages: {} },
  componentStyles: {},
  styles: '',
}

// The cast: `globalThis` has no types for symbols.
const shared = globalThis as { [place]?: { extensions: Extensions; isRead: boolean } }

/** @throws if a table of the program was created before: it would lack what these add */
export const registerExtensions = (loaded: Extensions): void => {
  if (shared[place]?.isRead === true) throw new Error('The code of the site must be loaded before the tables that it extends.')
  shared[place] = { extensions: loaded, isRead: false }
}

export const extensions = (): Extensions => {
  shared[place] ??= { extensions: none, isRead: false }
  shared[place].isRead = true
  return shared[place].extensions
}

/** The modules of a folder. `Module` is their type: the loader has validated them. */
export const extensionsIn = <Module>(folder: ExtensionFolder): Readonly<Record<string, Module>> =>
  extensions().modules[folder] as Readonly<Record<string, Module>>

/** Language packs, or trade templates, of the site. */
export const packsIn = (folder: 'languages' | 'trades'): readonly ExtensionPack[] =>
  extensions().packs.filter(({ file }) => file.startsWith(`townsite/${folder}/`))

/** `townsite/languages/fr-CA.yaml` → `fr-CA` */
export const packName = (file: string): string => file.replace(/^.*[/\\]|\.yaml$/g, '')
