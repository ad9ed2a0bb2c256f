/** Reads and writes the ledger of a config’s translations, next to it: `.townsite/<site id>.translations.json`. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { siteId } from '../../platform/config/config-names.ts'
import { writeOwnerFile } from '../../platform/owner-file.ts'
import { problem } from '../../site/messages/index.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { type Hash, type Ledger, ledgerText, readLedger } from './ledger.ts'

/** Eight characters: the probability that a change goes unnoticed is one in four billion. */
export const shortHash: Hash = text => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Path of a config’s ledger, relative to the same folder as the config. */
export const ledgerFile = (config: string): string => join(dirname(config), '.townsite', `${siteId(config)}.translations.json`)

/** Empty if nothing was accepted yet. @param cwd base of relative config paths */
export const readLedgerFile = (config: string, cwd: string): Result<Ledger> => {
  const file = ledgerFile(config)
  const path = resolve(cwd, file)
  if (!existsSync(path)) return { ok: true, value: {}, diagnostics: [] }
  const ledger = readLedger(readFileSync(path, 'utf8'))
  if (ledger !== undefined) return { ok: true, value: ledger, diagnostics: [] }
  return {
    ok: false,
    diagnostics: [{ ...problem('LEDGER_INVALID'), where: { file, line: 1, column: 1 } }],
  }
}

/** @returns the name of the file */
export const writeLedgerFile = (config: string, ledger: Ledger, cwd: string): string => {
  const file = ledgerFile(config)
  writeOwnerFile(resolve(cwd, file), ledgerText(ledger))
  return file
}
