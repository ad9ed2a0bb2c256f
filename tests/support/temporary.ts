import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A temporary folder, removed at the end of the test file. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'townsite-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
