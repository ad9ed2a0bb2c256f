/** Styles and scripts as `dev` makes them: only what changed, and readable in the browser's tools. */
import type { Message } from 'esbuild'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { isBuildFailure, messageDiagnostic } from '../program/build-failure.ts'
import { browsers, bundleScript } from './bundle.ts'
import type { PageAssetMakers, StyleSheet } from './page-assets.ts'

interface Made {
  readonly source: string
  /** With a mistake in the source: what the last good one gave. */
  readonly text: string
  readonly faults: readonly Diagnostic[]
}

export interface DevStyles extends PageAssetMakers {
  /** Scripts are bundled anew. */
  readonly forgetScripts: () => void
  readonly faults: () => readonly Diagnostic[]
}

export const devStyles = (): DevStyles => {
  const sheets = new Map<string, Promise<Made>>()
  const scripts = new Map<string, Promise<Made>>()
  const good = new Map<string, string>()
  let faults: readonly Diagnostic[] = []

  const made = (name: string, source: string, text: string, messages: readonly Message[]): Made => {
    if (messages.length === 0) good.set(name, text)
    return { source, text: messages.length === 0 ? text : (good.get(name) ?? text), faults: messages.map(messageDiagnostic) }
  }

  const sheetOf = async (file: string, css: string, before: Promise<Made> | undefined): Promise<Made> => {
    const known = await before
    if (known?.source === css) return known
    const { transform } = await import('esbuild')
    const { code, warnings } = await transform(css, { loader: 'css', target: browsers, sourcefile: file, logLevel: 'silent' })
    return made(file, css, code, warnings)
  }

  const scriptOf = async (entry: string): Promise<Made> => {
    try {
      return made(entry, '', await bundleScript(entry, true), [])
    } catch (error) {
      if (!isBuildFailure(error)) throw error
      return made(entry, '', '', error.errors)
    }
  }

  /** The same sheet stands on many kinds of page: it is asked for many times at once. */
  const style = ({ file, css }: StyleSheet): Promise<Made> => {
    if (file === undefined) return Promise.resolve({ source: css, text: css, faults: [] })
    const next = sheetOf(file, css, sheets.get(file))
    sheets.set(file, next)
    return next
  }

  const collect = async (): Promise<void> => {
    const all = await Promise.all([...sheets.values(), ...scripts.values()])
    const reported = new Map(all.flatMap(one => one.faults).map(fault => [JSON.stringify(fault), fault]))
    faults = [...reported.values()]
  }

  return {
    styles: async list => {
      const all = await Promise.all(list.map(style))
      await collect()
      return all.map(({ text }) => text).join('\n')
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
    faults: () => faults,
  }
}
