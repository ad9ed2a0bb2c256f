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

export interface Extensions {
  readonly code: ExtensionCode
  /** The default export of each module, by its name; of a component, all its exports. */
  readonly modules: { readonly [Folder in ExtensionFolder]: Readonly<Record<string, unknown>> }
  /** Stylesheets of components, by their names below `templates/components/`. */
  readonly componentStyles: Readonly<Record<string, string>>
  /** `townsite/styles.css`: after all other styles of every page. Empty if there is none. */
  readonly styles: string
}

const place = Symbol.for('townsite.extensions')

const none: Extensions = {
  code: { hash: '', text: '', map: '', root: '' },
  modules: { blocks: {}, checks: {}, components: {}, 'form-services': {}, hosts: {}, pages: {} },
  componentStyles: {},
  styles: '',
}

// The cast: `globalThis` has no types for symbols.
const shared = globalThis as { [place]?: Extensions }

export const registerExtensions = (extensions: Extensions): void => {
  shared[place] = extensions
}

export const extensions = (): Extensions => shared[place] ?? none

/** The modules of a folder. `Module` is their type: the loader has validated them. */
export const extensionsIn = <Module>(folder: ExtensionFolder): Readonly<Record<string, Module>> =>
  extensions().modules[folder] as Readonly<Record<string, Module>>
