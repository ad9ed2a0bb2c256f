/** Styles and scripts for `dev`: only changed files are compiled, unminified so that they are readable in the browser’s tools. */
import type { Message } from 'esbuild'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import type { Cache } from '../cache.ts'
import { isBuildFailure, messageDiagnostic } from '../program/build-failure.ts'
import { browsers, bundleScript } from './bundle.ts'
import type { PageAssetMakers, StyleSheet } from './page-assets.ts'

interface Compiled {
  readonly source: string
  /** If the source has an error: the output of the last valid version. */
  readonly text: string
  readonly diagnostics: readonly Diagnostic[]
}

export interface DevStyles extends PageAssetMakers {
  /** Bundles the scripts again at the next request. */
  readonly forgetScripts: () => void
  readonly diagnostics: () => readonly Diagnostic[]
}

export const devStyles = (cache: Cache): DevStyles => {
  const sheets = new Map<string, Promise<Compiled>>()
  const scripts = new Map<string, Promise<Compiled>>()
  const lastValid = new Map<string, string>()
  let diagnostics: readonly Diagnostic[] = []

  const made = (name: string, source: string, text: string, messages: readonly Message[]): Compiled => {
    if (messages.length === 0) lastValid.set(name, text)
    return { source, text: messages.length === 0 ? text : (lastValid.get(name) ?? text), diagnostics: messages.map(messageDiagnostic) }
  }

  const sheetOf = async (file: string, css: string, before: Promise<Compiled> | undefined): Promise<Compiled> => {
    const known = await before
    if (known?.source === css) return known
    const { transform } = await import('esbuild')
    const { code, warnings } = await transform(css, { loader: 'css', target: browsers, sourcefile: file, logLevel: 'silent' })
    return made(file, css, code, warnings)
  }

  const scriptOf = async (entry: string): Promise<Compiled> => {
    try {
      return made(entry, '', await bundleScript(entry, cache), [])
    } catch (error) {
      if (!isBuildFailure(error)) throw error
      return made(entry, '', '', error.errors)
    }
  }

  /** Several page kinds share a stylesheet, so it is requested several times at once. */
  const style = ({ file, css }: StyleSheet): Promise<Compiled> => {
    if (file === undefined) return Promise.resolve({ source: css, text: css, diagnostics: [] })
    const next = sheetOf(file, css, sheets.get(file))
    sheets.set(file, next)
    return next
  }

  const collect = async (): Promise<void> => {
    const built = await Promise.all([...sheets.values(), ...scripts.values()])
    diagnostics = [...new Map(built.flatMap(one => one.diagnostics).map(one => [JSON.stringify(one), one])).values()]
  }

  return {
    styles: async list => {
      const built = await Promise.all(list.map(style))
      await collect()
      return built.map(({ text }) => text).join('\n')
    },
    script: async entry => {
      const next = scripts.get(entry) ?? scriptOf(entry)
      scripts.set(entry, next)
      const { text } = await next
      await collect()
      return text
    },
    shortNames: false,
    forgetScripts: () => scripts.clear(),
    diagnostics: () => diagnostics,
  }
}
