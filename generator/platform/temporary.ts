import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenInterrupted } from './interrupt.ts'
import { ownMark, removeStrays } from './unfinished.ts'

export interface TemporaryOptions {
  /** What the folder is for: a part of its name. */
  readonly purpose?: string
  /** Ends what still works in the folder, before it is removed. */
  readonly stop?: () => void
  /** Puts in order what pointed to the folder, after it was removed. */
  readonly tidy?: () => void
}

/** Removes the folders that killed runs left. */
export const removeTemporaryStrays = (): void => removeStrays(tmpdir(), name => name.startsWith('townsite-'))

/**
 * Runs something with a folder of its own, which is gone afterwards, also when the person ends the program. What a killed run
 * left is removed first.
 */
export const withTemporaryFolder = async <Value>(
  use: (folder: string) => Promise<Value>,
  { purpose = 'check', stop = () => undefined, tidy = () => undefined }: TemporaryOptions = {},
): Promise<Value> => {
  removeTemporaryStrays()
  let folder: string | undefined
  const remove = (): void => {
    stop()
    // What was stopped a moment ago may still be writing its last file.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    tidy()
  }
  // Before there is anything to remove: an interruption may come at once.
  const done = whenInterrupted(remove)
  try {
    folder = mkdtempSync(join(tmpdir(), `townsite-${purpose}-${ownMark}-`))
    return await use(folder)
  } finally {
    done()
    remove()
  }
}
