import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Runs something with a folder of its own, which is gone afterwards, also when the person ends the program. */
export const withTemporaryFolder = async <Value>(use: (folder: string) => Promise<Value>): Promise<Value> => {
  const folder = mkdtempSync(join(tmpdir(), 'townsite-check-'))
  const remove = (): void => rmSync(folder, { recursive: true, force: true })
  const end = (signal: NodeJS.Signals): void => {
    remove()
    // Without a listener left, the signal does what it does by itself.
    process.removeListener(signal, end)
    process.kill(process.pid, signal)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, end)
  try {
    return await use(folder)
  } finally {
    for (const signal of signals) process.removeListener(signal, end)
    remove()
  }
}
