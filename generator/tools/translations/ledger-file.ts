/** The ledger of a config’s translations is next to it: `.townsite/<site id>.translations.json`. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { siteId } from '../../io/config/config-names.ts'
import { writeOwnerFile } from '../../io/owner-file.ts'
import { problem } from '../../site/messages/index.ts'
import type { Result } from '../../site/model/diagnostic.ts'
import { type Hash, type Ledger, ledgerText, readLedger } from './ledger.ts'

/** Eight signs: a text whose change goes unnoticed is one in four billion. */
export const shortHash: Hash = text => createHash('sha256').update(text).digest('hex').slice(0, 8)

/** Name of a config’s ledger, beginning from the folder that the config’s own does. */
export const ledgerFile = (config: string): string => join(dirname(config), '.townsite', `${siteId(config)}.translations.json`)

/** Empty when nothing was accepted yet. @param cwd folder that the config's name begins from */
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
