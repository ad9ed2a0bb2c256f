import { readFileSync } from 'node:fs'
import { assetNames } from '../../generator/io/assets/assets.ts'
import { type CompiledConfig, compileConfig } from '../../generator/site/compile.ts'

export const sampleText: string = readFileSync('site.config.yaml', 'utf8')

/** The sample with parts of its text replaced, each by its one occurrence: a change that finds none, or several, is a mistake of the test. */
export const sampleWith = (...changes: readonly (readonly [from: string, to: string])[]): string =>
  changes.reduce((text, [from, to]) => {
    const found = text.split(from).length - 1
    if (found !== 1) throw new Error(`“${from}” stands ${found} times in the sample`)
    return text.replace(from, () => to)
  }, sampleText)

export interface Told {
  readonly code: string
  /** The text below the caret. */
  readonly at: string
  readonly message: string
  readonly hint: string
}

/** Compiles a text as a config, and gives what the owner is told. */
export const compileText = (text: string, file = 'site.config.yaml') => {
  const result = compileConfig(file, text, assetNames('assets'))
  const lines = text.split('\n')
  const told: readonly Told[] = result.diagnostics.map(({ code, message, hint = '', where }) => ({
    code,
    at: where === undefined ? '' : (lines[where.line - 1]?.slice(where.column - 1, (where.endColumn ?? where.column + 1) - 1) ?? ''),
    message,
    hint,
  }))
  return { ok: result.ok, config: result.ok ? (result.value satisfies CompiledConfig).config : undefined, told }
}
