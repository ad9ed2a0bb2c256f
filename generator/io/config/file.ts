import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'

/** A config this large is no config: reading it would take longer than noticing the mistake. */
const sizeLimit = 8 * 1024 * 1024

const fault = (file: string, code: string, message: string, hint: string): Result<never> => {
  const diagnostic: Diagnostic = { code, severity: 'error', message, hint, where: { file, line: 1, column: 1 } }
  return { ok: false, diagnostics: [diagnostic] }
}

/** Text of a config file, or why it cannot be read. @param cwd folder that its name begins from */
export const readConfigFile = (file: string, cwd = '.'): Result<string> => {
  const path = resolve(cwd, file)
  let bytes: Uint8Array
  try {
    const stats = statSync(path)
    if (stats.isDirectory())
      return fault(
        file,
        'CONFIG_FOLDER',
        'this is a folder, not a config file',
        `Name the file in it: ${file.replace(/\/$/, '')}/site.config.yaml`,
      )
    if (stats.size > sizeLimit)
      return fault(
        file,
        'CONFIG_TOO_LARGE',
        `the file has ${Math.round(stats.size / 1024 / 1024)} MB; a config has at most ${sizeLimit / 1024 / 1024} MB`,
        'Check that this is the right file.',
      )
    bytes = readFileSync(path)
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return fault(
        file,
        'CONFIG_MISSING',
        'there is no such file',
        'Check the name, or run the command in the folder that holds site.config.yaml.',
      )
    if (code === 'EACCES' || code === 'EPERM') return fault(file, 'CONFIG_FORBIDDEN', 'the file may not be read', 'Change its permissions.')
    throw error
  }
  try {
    return { ok: true, diagnostics: [], value: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return fault(file, 'CONFIG_ENCODING', 'the file is not written in UTF-8', 'Save it again with the encoding “UTF-8” in your editor.')
  }
}
