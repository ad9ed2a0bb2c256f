import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenInterrupted } from './interrupt.ts'

/** Runs something with a folder of its own, which is gone afterwards, also when the person ends the program. */
export const withTemporaryFolder = async <Value>(use: (folder: string) => Promise<Value>): Promise<Value> => {
  const folder = mkdtempSync(join(tmpdir(), 'townsite-check-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const done = whenInterrupted(remove)
  try {
    return await use(folder)
  } finally {
    done()
    remove()
  }
}
