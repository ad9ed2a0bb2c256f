import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { limits } from '../../site/config/limits.ts'
import { problem } from '../../site/messages/index.ts'
import type { Problem, Result } from '../../site/model/diagnostic.ts'
import { decodeText } from '../../site/util/decode-text.ts'

const megabyte = 1024 * 1024

const failure = (file: string, found: Problem, line = 1, column = 1): Result<never> => ({
  ok: false,
  diagnostics: [{ ...found, where: { file, line, column } }],
})

/** Why a file could not be opened or read. */
const unreadable = (error: unknown): Problem => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return problem('CONFIG_MISSING')
    case 'EACCES':
    case 'EPERM':
      return problem('CONFIG_FORBIDDEN')
    case 'ENAMETOOLONG':
      return problem('CONFIG_UNREADABLE', 'name', { reason: 'long' })
    case 'ERR_INVALID_ARG_VALUE':
      return problem('CONFIG_UNREADABLE', 'name', { reason: 'nul' })
    case 'ELOOP':
      return problem('CONFIG_UNREADABLE', 'name', { reason: 'loop' })
    default:
      return problem('CONFIG_UNREADABLE', 'failed', { reason: error instanceof Error ? error.message : String(error) })
  }
}

/** Reads a config file. @param cwd folder that the name is relative to @returns its text without a byte order mark, or why it cannot be read */
export const readConfigFile = (file: string, cwd = '.'): Result<string> => {
  const path = resolve(cwd, file)
  let bytes: Buffer
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) return failure(file, problem('CONFIG_FOLDER', { folder: file }))
    if (!stats.isFile()) return failure(file, problem('CONFIG_UNREADABLE', 'special'))
    if (stats.size > limits.megabytes * megabyte)
      return failure(file, problem('CONFIG_TOO_LARGE', 'file', { megabytes: Math.round(stats.size / megabyte), most: limits.megabytes }))
    bytes = readFileSync(path)
  } catch (error) {
    return failure(file, unreadable(error))
  }
  const text = decodeText(bytes)
  if (!isUtf8(bytes) && text.includes('\ufffd')) {
    const before = text.slice(0, text.indexOf('\ufffd')).split(/\r\n?|\n/)
    return failure(file, problem('CONFIG_ENCODING'), before.length, (before.at(-1) ?? '').length + 1)
  }
  return { ok: true, value: text.replace(/^\ufeff/, ''), diagnostics: [] }
}
