/** Loads the site's own code with what it may import from the program. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as react from 'react'
import * as extension from './extension.ts'
import type { ProvidedModules } from './platform/extensions/compile-extensions.ts'
import { loadCompiledExtensions, loadExtensions } from './platform/extensions/load-extensions.ts'
import type { Shell } from './platform/terminal/shell.ts'
import { terminalIn } from './platform/terminal/terminal.ts'
import * as jsxRuntime from './site/render/jsx-runtime.ts'
import type { ExtensionCode } from './site/util/extensions.ts'

const provided: ProvidedModules = { 'townsite/extension': extension, react, 'react/jsx-runtime': jsxRuntime }

const textOf = (root: string, file: string): string | undefined => {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return undefined
  }
}

/** Loads `townsite/`, or reports its errors. @returns whether it is valid */
export const loadSiteCode = async (root: string, shell: Shell): Promise<boolean> => {
  const diagnostics = await loadExtensions(root, provided)
  terminalIn(shell, 'usual').report(diagnostics, file => textOf(root, file))
  return diagnostics.length === 0
}

/** Loads code that another thread has compiled. */
export const loadCompiledCode = (code: ExtensionCode): void => loadCompiledExtensions(code, provided)
