/** What `import … from 'townsite'` gives: sites in programs. docs/reference/api.md describes it. */
import { siteWithExtensions } from '../platform/extensions/extension-files.ts'
import type { Build, Check, ConfigSource, Diff, Message, OpenSite, SiteOptions } from './types.ts'

export { defineExtension } from '../extension.ts'
export type * from './types.ts'

/** The folder whose own code is loaded, and the errors in that code. */
let loaded: { readonly root: string | undefined; readonly messages: readonly Message[] } | undefined

const loadCode = async (root: string | undefined): Promise<readonly Message[]> => {
  if (root === undefined) return []
  const { siteCodeProblems } = await import('../site-code.ts')
  const diagnostics = await siteCodeProblems(root)
  const { messageOf } = await import('./functions.ts')
  return diagnostics.map(messageOf)
}

/**
 * Loads the site's own code (`townsite/`), if it has any, and then the functions.
 * @throws if the program has opened a site with other code: it would build both with the code of the first
 */
const functionsFor = async (config: ConfigSource, { cwd = process.cwd() }: SiteOptions) => {
  const root = siteWithExtensions(typeof config === 'string' ? ['--config', config] : [], cwd)
  loaded ??= { root, messages: await loadCode(root) }
  if (loaded.root !== root) {
    const [first, other] = [loaded.root, root].map(folder =>
      folder === undefined ? 'a site without own code' : `the code in ${folder}/townsite`,
    )
    throw new Error(`This process has loaded ${first}, so it cannot load ${other}. Open the two sites in separate processes.`)
  }
  return { messages: loaded.messages, functions: await import('./functions.ts') }
}

export const openSite: OpenSite = async (config, options = {}) => {
  const { messages, functions } = await functionsFor(config, options)
  return messages.length > 0 ? { ok: false, messages } : functions.openSite(config, options)
}

export const build: Build = async (config, options = {}) => {
  const { messages, functions } = await functionsFor(config, options)
  return messages.length > 0 ? { ok: false, messages } : functions.build(config, options)
}

export const check: Check = async (config, options = {}) => {
  const { messages, functions } = await functionsFor(config, options)
  return messages.length > 0 ? { ok: false, pages: 0, messages } : functions.check(config, options)
}

export const diff: Diff = async (before, after, options = {}) => (await import('./functions.ts')).diff(before, after, options)
