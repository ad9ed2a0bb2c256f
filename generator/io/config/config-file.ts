import { isUtf8 } from 'node:buffer'
import { readFileSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Problem, problem } from '../../site/catalogue/index.ts'
import { limits } from '../../site/config/limits.ts'
import { isLarge } from '../../site/config/overlay/config-chain.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { type HeldFile, heldFile } from './held-file.ts'

const megabyte = 1024 * 1024

const fault = (file: string, found: Problem): Result<never> => ({
  ok: false,
  diagnostics: [{ ...found, where: { file, line: 1, column: 1 } }],
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
      return problem('CONFIG_UNREADABLE', 'name', { reason: 'it is too long' })
    case 'ERR_INVALID_ARG_VALUE':
      return problem('CONFIG_UNREADABLE', 'name', { reason: 'it holds a character that no name can (NUL)' })
    case 'ELOOP':
      return problem('CONFIG_UNREADABLE', 'name', { reason: 'its links lead round in a circle' })
    default:
      return problem('CONFIG_UNREADABLE', 'failed', { reason: error instanceof Error ? error.message : String(error) })
  }
}

const byteOrderMark = [0xef, 0xbb, 0xbf]

/** The text alone, without the mark that may stand before it. */
const withoutMark = (bytes: Buffer): Buffer => (byteOrderMark.every((byte, place) => bytes[place] === byte) ? bytes.subarray(3) : bytes)

/** A config file, or why it cannot be read. @param cwd folder that its name begins from */
export const readHeldFile = (file: string, cwd = '.'): Result<HeldFile> => {
  const path = resolve(cwd, file)
  let bytes: Buffer
  try {
    const stats = statSync(path)
    if (stats.isDirectory()) return fault(file, problem('CONFIG_FOLDER', { folder: file }))
    if (!stats.isFile()) return fault(file, problem('CONFIG_UNREADABLE', 'special'))
    if (stats.size > limits.megabytes * megabyte)
      return fault(file, problem('CONFIG_TOO_LARGE', 'file', { megabytes: Math.round(stats.size / megabyte), most: limits.megabytes }))
    bytes = readFileSync(path)
  } catch (error) {
    return fault(file, unreadable(error))
  }
  if (!isUtf8(bytes)) return fault(file, problem('CONFIG_ENCODING'))
  const utf8 = withoutMark(bytes)
  const held = heldFile(file, utf8)
  return { ok: true, diagnostics: [], value: isLarge(held) ? heldFile(file, held.text, held.hash()) : held }
}

/** Text of a config file, or why it cannot be read. @param cwd folder that its name begins from */
export const readConfigFile = (file: string, cwd?: string): Result<string> => {
  const read = readHeldFile(file, cwd)
  return read.ok ? { ...read, value: read.value.text } : read
}
