/** Loads the site's own code with what it may import from the program. */
import * as react from 'react'
import * as reactDom from 'react-dom/server'
import * as extension from './extension.ts'
import type { ProvidedModules } from './platform/extensions/compile-extensions.ts'
import { loadCompiledExtensions, loadExtensions } from './platform/extensions/load-extensions.ts'
import { sourceTextIn } from './platform/program/source-place.ts'
import type { Shell } from './platform/terminal/shell.ts'
import { terminalIn } from './platform/terminal/terminal.ts'
import { problem } from './site/messages/index.ts'
import type { Diagnostic } from './site/model/diagnostic.ts'
import * as jsxRuntime from './site/render/jsx-runtime.ts'
import { type ExtensionCode, type ExtensionFile, type Extensions, extensions, packName } from './site/util/extensions.ts'

const provided: ProvidedModules = {
  // Of the API, only what code in `townsite/` can use.
  townsite: { defineExtension: extension.defineExtension },
  'townsite/extension': extension,
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom/server': reactDom,
}

/** The modules with names that the program has already. Its tables, which contain both, must not be created before the modules are loaded. */
export const takenNames = async ({
  files,
  modules,
  packs,
}: Pick<Extensions, 'files' | 'modules' | 'packs'>): Promise<readonly Diagnostic[]> => {
  const [{ hosts }, { formServices }, { pageKinds }, { checkIds }] = await Promise.all([
    import('./site/hosts/index.ts'),
    import('./site/forms/services.ts'),
    import('./site/pages/index.ts'),
    import('./site/messages/check-ids.ts'),
  ])
  const tables: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { hosts, 'form-services': formServices, pages: pageKinds }
  const isTaken = ({ folder, name }: ExtensionFile): boolean => {
    if (folder === 'checks') return checkIds.filter(id => id === name).length > 1
    const table = tables[folder]
    return table !== undefined && table[name] !== modules[folder][name]
  }
  const { trades } = await import('./site/config/trades.ts')
  const takenTrades = packs
    .map(({ file }) => ({ folder: 'trades', name: packName(file), file }))
    .filter(({ name, file }) => file.startsWith('townsite/trades/') && trades().filter(trade => trade === name).length > 1)
  return [...files.filter(isTaken), ...takenTrades].map(({ folder, name, file }) => ({
    ...problem('EXTENSION_FILE', 'taken', { name, folder }),
    where: { file, line: 1, column: 1 },
  }))
}

/** Loads `townsite/`. @returns its errors */
export const siteCodeProblems = async (root: string): Promise<readonly Diagnostic[]> => {
  const loaded = await loadExtensions(root, provided)
  return loaded.length > 0 ? loaded : takenNames(extensions())
}

/** Loads `townsite/`, or reports its errors. @returns whether it is valid */
export const loadSiteCode = async (root: string, shell: Shell): Promise<boolean> => {
  const diagnostics = await siteCodeProblems(root)
  terminalIn(shell, 'usual').report(diagnostics, file => sourceTextIn(root, file))
  return diagnostics.length === 0
}

/** Loads code that another thread has compiled. */
export const loadCompiledCode = (code: ExtensionCode): void => loadCompiledExtensions(code, provided)
