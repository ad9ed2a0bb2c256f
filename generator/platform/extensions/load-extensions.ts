/** Loads a site's own code, before the tables of the program that it extends are created. */
import { compileFunction } from 'node:vm'
import { problem } from '../../site/messages/index.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import {
  type ExtensionCode,
  type ExtensionFile,
  type ExtensionFolder,
  extensionFolders,
  registerExtensions,
} from '../../site/util/extensions.ts'
import { eachOf, isRecord, keysOf } from '../../site/util/table.ts'
import { extensionFile, readSourceMap, thrownAt } from '../program/source-place.ts'
import { type ComponentSources, definedTokens } from './collect-components.ts'
import { compileExtensions, type ProvidedModules, provideName } from './compile-extensions.ts'
import { componentSources, copyState } from './component-copies.ts'
import { type FoundExtensions, findExtensions } from './extension-files.ts'

/** The parts that the default export of a module must have, and the function that types it. */
const contracts: Readonly<Record<ExtensionFolder, { readonly define: string; readonly parts: readonly string[] }>> = {
  blocks: { define: 'defineBlock', parts: ['label', 'schema', 'plan', 'Component'] },
  // `componentProblem` compares it with the original.
  components: { define: '', parts: [] },
  checks: { define: 'defineCheck', parts: ['id', 'severity', 'about', 'hint', 'messages', 'needs', 'run'] },
  'form-services': { define: 'defineFormService', parts: ['title', 'encoding', 'answer', 'hidden'] },
  hosts: { define: 'defineHost', parts: ['name', 'title', 'manual', 'maxRedirects', 'redirectsBy', 'print'] },
  pages: { define: 'definePage', parts: ['traits', 'schema', 'plan', 'Template', 'styles', 'script'] },
}

/** The exports of the compiled code, in the order of the files. */
interface Evaluated {
  readonly modules: readonly Readonly<Record<string, unknown>>[]
  readonly styles: readonly string[]
}

const evaluate = ({ text, hash }: ExtensionCode, provided: ProvidedModules): Evaluated => {
  const module: { exports: unknown } = { exports: {} }
  const provide = (name: keyof ProvidedModules): unknown => provided[name]
  compileFunction(text, [provideName, 'module', 'exports'], { filename: extensionFile(hash) })(provide, module, module.exports)
  // Written by `compileExtensions`.
  return module.exports as Evaluated
}

/** The site, and the version of Townsite that it has. */
interface Installed {
  readonly root: string
  readonly sources: ComponentSources
}

/** A component must have an original with the same name, whose props are those that it was written for. */
const componentProblem = (
  { root, sources }: Installed,
  name: string,
  file: string,
  module: Readonly<Record<string, unknown>>,
): Diagnostic | undefined => {
  const where = { file, line: 1, column: 1 }
  const state = copyState(root, name, sources)
  if (state.kind === 'removed') return { ...problem('COMPONENT_CHANGED', 'removed', { name, known: keysOf(sources.components) }), where }
  if (state.kind === 'changed') return { ...problem('COMPONENT_CHANGED', 'changed', { name, since: state.was.townsite }), where }
  const known = sources.components[name]?.contract.exports ?? []
  const own = Object.keys(module).filter(one => /^[A-Z]/.test(one))
  const unknown = own.find(one => !known.includes(one))
  if (own.length > 0 && unknown === undefined) return undefined
  return { ...problem('EXTENSION_EXPORT', 'component', { own: unknown ?? '', known }), where }
}

const exportProblem = (
  installed: Installed,
  { folder, name, file }: ExtensionFile,
  module: Readonly<Record<string, unknown>>,
): Diagnostic | undefined => {
  const { define, parts } = contracts[folder]
  const where = { file, line: 1, column: 1 }
  if (folder === 'components') return componentProblem(installed, name, file, module)
  const exported = module.default
  if (!isRecord(exported)) return { ...problem('EXTENSION_EXPORT', 'none', { define }), where }
  const missing = parts.find(part => exported[part] === undefined)
  if (missing !== undefined) return { ...problem('EXTENSION_EXPORT', 'part', { part: missing, define }), where }
  const own = folder === 'checks' ? exported.id : folder === 'hosts' ? exported.name : name
  return own === name ? undefined : { ...problem('EXTENSION_EXPORT', 'name', { own: String(own), name }), where }
}

/** Custom properties that stylesheets of the site use and nothing defines, or that they set and nothing uses. */
const unknownTokens = (
  sheets: readonly { readonly file: string; readonly css: string }[],
  code: string,
  { tokens, optionalTokens }: ComponentSources,
): readonly Diagnostic[] => {
  const known = new Set([...tokens, ...definedTokens(sheets.map(({ css }) => css))])
  const settable = new Set([...tokens, ...optionalTokens])
  const isUsed = (name: string): boolean => settable.has(name) || new RegExp(`(?<![\\w-])${name}(?![\\w-]|['"\`]?\\s*:)`).test(code)
  return sheets.flatMap(({ file, css }) => {
    const found = (pattern: RegExp, variant: 'undefined' | 'unused', names: readonly string[], isValid: (name: string) => boolean) =>
      [...css.matchAll(pattern)].flatMap(({ 1: name = '', index }) => {
        if (isValid(name)) return []
        const before = css.slice(0, index).split('\n')
        // Of a stylesheet that a module imports, only the module is known.
        const where = file.endsWith('.css')
          ? { file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
          : { file, line: 1, column: 1 }
        return [{ ...problem('EXTENSION_TOKEN', variant, { name, known: names }), where }]
      })
    return [
      ...found(/var\(\s*(--[\w-]+)\s*\)/g, 'undefined', [...known], name => known.has(name)),
      ...found(/(?<![\w-])(--[\w-]+)\s*:/g, 'unused', [...settable], isUsed),
    ]
  })
}

/** Registers compiled code. @returns the diagnostics of modules that are not valid; then nothing is registered */
const register = (
  code: ExtensionCode,
  found: FoundExtensions,
  provided: ProvidedModules,
  sources = componentSources(),
): readonly Diagnostic[] => {
  const { modules, styles } = evaluate(code, provided)
  const exported = found.modules.map((file, index) => ({ file, module: modules[index] ?? {} }))
  const diagnostics = exported.flatMap(({ file, module }) => exportProblem({ root: code.root, sources }, file, module) ?? [])
  const sheets = [
    ...found.styles.map((file, index) => ({ file, css: styles[index] ?? '' })),
    ...exported.flatMap(({ file: { file }, module }) => {
      const css = isRecord(module.default) ? module.default.css : undefined
      return typeof css === 'string' ? [{ file, css }] : []
    }),
  ]
  if (diagnostics.length > 0) return diagnostics
  const unknown = unknownTokens(sheets, code.text, sources)
  if (unknown.length > 0) return unknown
  const inFolder = (folder: ExtensionFolder) =>
    Object.fromEntries(
      exported.flatMap(({ file, module }) =>
        file.folder === folder ? [[file.name, folder === 'components' ? module : module.default] as const] : [],
      ),
    )
  const named = found.styles.map((file, index) => [file.replace(/^townsite\/(components\/)?/, ''), styles[index] ?? ''] as const)
  registerExtensions({
    files: found.modules,
    packs: found.packs,
    code,
    modules: eachOf(extensionFolders, inFolder),
    styles: named.find(([name]) => name === 'styles.css')?.[1] ?? '',
    componentStyles: Object.fromEntries(named.filter(([name]) => name !== 'styles.css')),
  })
  return []
}

/** Loads the code that another thread has compiled. */
export const loadCompiledExtensions = (code: ExtensionCode, provided: ProvidedModules): void => {
  register(code, findExtensions(code.root), provided)
}

/**
 * Compiles and registers the code of a site.
 * @param root folder that contains `townsite/`
 * @param sources components of another version of Townsite, for tests
 * @returns its errors; then nothing is registered
 */
export const loadExtensions = async (
  root: string,
  provided: ProvidedModules,
  sources?: ComponentSources,
): Promise<readonly Diagnostic[]> => {
  const found = findExtensions(root)
  if (found.diagnostics.length > 0) return found.diagnostics
  const compiled = await compileExtensions(root, found, provided)
  if (!compiled.ok) return compiled.diagnostics
  const code = compiled.value
  try {
    return register(code, found, provided, sources)
  } catch (error) {
    const where = thrownAt(error, name =>
      name === extensionFile(code.hash) ? { map: readSourceMap(code.map), folder: root, root } : undefined,
    )
    const reason = error instanceof Error ? error.message : String(error)
    return [{ ...problem('CODE_FAILED', 'throws', { step: 'extensions', reason }), ...(where && { where }) }]
  }
}
