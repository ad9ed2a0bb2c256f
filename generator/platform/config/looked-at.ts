/** Texts that were reviewed and may be the same as another city’s: `.townsite/<site id>.looked-at.json`. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { problem } from '../../site/messages/index.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { isRecord } from '../../site/util/table.ts'
import { readOwnerFile } from '../owner-file.ts'
import { siteId } from './config-names.ts'
import { changeStateFile } from './state-file.ts'

/** Hash of the reviewed text by key: a text that has changed since must be reviewed again. */
export type LookedAt = Readonly<Record<string, string>>

interface KeyedText {
  readonly key: string
  readonly text: string
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

const lookedAtFile = (config: string): string => join(dirname(config), '.townsite', `${siteId(config)}.looked-at.json`)

const parse = (text: string): LookedAt | undefined => {
  try {
    const data: unknown = JSON.parse(text)
    if (!isRecord(data) || data.version !== 1 || !isRecord(data.texts)) return undefined
    const entries = Object.entries(data.texts).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : []))
    return entries.length === Object.keys(data.texts).length ? Object.fromEntries(entries) : undefined
  } catch {
    return undefined
  }
}

/** Empty if nothing was reviewed yet. @param cwd folder that the config’s name is relative to */
export const readLookedAt = (config: string, cwd: string): Result<LookedAt> => {
  const file = lookedAtFile(config)
  const path = resolve(cwd, file)
  if (!existsSync(path)) return { ok: true, value: {}, diagnostics: [] }
  const value = parse(readOwnerFile(path))
  return value === undefined
    ? { ok: false, diagnostics: [{ ...problem('LOOKED_AT_INVALID'), where: { file, line: 1, column: 1 } }] }
    : { ok: true, value, diagnostics: [] }
}

export const isLookedAt = (known: LookedAt, { key, text }: KeyedText): boolean => known[key] === hash(text)

/** Adds reviewed texts. @returns the name of the file */
export const writeLookedAt = (config: string, known: LookedAt, more: readonly KeyedText[], cwd: string): string => {
  const file = lookedAtFile(config)
  changeStateFile(file, dirname(config), cwd, now => {
    const hashes = { ...known, ...parse(now ?? ''), ...Object.fromEntries(more.map(({ key, text }) => [key, hash(text)])) }
    const texts = Object.fromEntries(Object.entries(hashes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    return `${JSON.stringify({ version: 1, texts }, null, 2)}\n`
  })
  return file
}
