import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Problem, problem } from '../../site/catalogue/index.ts'
import type { Result } from '../../site/model/diagnostic.ts'

/** A config this large is no config: reading it would take longer than noticing the mistake. */
const sizeLimit = 8 * 1024 * 1024

const fault = (file: string, found: Problem): Result<never> => ({
  ok: false,
  diagnostics: [{ ...found, where: { file, line: 1, column: 1 } }],
})

/** Text of a config file, or why it cannot be read. @param cwd folder that its name begins from */
export const readConfigFile = (file: string, cwd = '.'): Result<string> => {
  const path = resolve(cwd, file)
  let bytes: Uint8Array
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) return fault(file, problem('CONFIG_FOLDER', { folder: file }))
    if (stats.size > sizeLimit)
      return fault(file, problem('CONFIG_TOO_LARGE', { megabytes: Math.round(stats.size / 1024 / 1024), most: sizeLimit / 1024 / 1024 }))
    bytes = readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR') return fault(file, problem('CONFIG_MISSING'))
    if (code === 'EACCES' || code === 'EPERM') return fault(file, problem('CONFIG_FORBIDDEN'))
    throw error
  }
  try {
    return { ok: true, diagnostics: [], value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return fault(file, problem('CONFIG_ENCODING'))
  }
}
