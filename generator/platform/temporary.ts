import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { whenInterrupted } from './interrupt.ts'
import { ownMark, removeStrays } from './unfinished.ts'

interface TemporaryOptions {
  /** Part of the folder’s name. */
  readonly purpose?: string
  /** Called before the folder is removed, to end child processes that use it. */
  readonly stop?: () => void
  /** Called after the folder was removed, to update references to it. */
  readonly tidy?: () => void
}

/** Removes the temporary folders of killed runs. */
export const removeTemporaryStrays = (): void => removeStrays(tmpdir(), name => name.startsWith('townsite-'))

/** Calls a function with a temporary folder, which is removed afterwards, also when a signal ends the program. */
export const withTemporaryFolder = async <Value>(
  use: (folder: string) => Promise<Value>,
  { purpose = 'check', stop = () => undefined, tidy = () => undefined }: TemporaryOptions = {},
): Promise<Value> => {
  removeTemporaryStrays()
  let folder: string | undefined
  const remove = (): void => {
    stop()
    // A process that was just stopped may still be writing its last file.
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    tidy()
  }
  // Registered before the folder exists: an interruption may come at any time.
  const done = whenInterrupted(remove)
  try {
    folder = mkdtempSync(join(tmpdir(), `townsite-${purpose}-${ownMark}-`))
    return await use(folder)
  } finally {
    done()
    remove()
  }
}
