import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { type Watching, watchFiles } from '../../generator/platform/serve/watch.ts'
import { temporaryFolder } from '../support/temporary.ts'

let watching: Watching | undefined
afterEach(() => watching?.close())

/** Reads a file at each event. */
const watched = async (kind: 'in a watched folder' | 'watched by name'): Promise<{ file: string; seen: string[] }> => {
  const folder = temporaryFolder()
  const file = join(folder, 'one.css')
  writeFileSync(file, 'first')
  const seen: string[] = []
  const read = (): void => void seen.push(readFileSync(file, 'utf8'))
  const isBelow = kind === 'in a watched folder'
  watching = watchFiles({ folders: isBelow ? [folder] : [], ignored: () => false, onChange: read, onFile: read })
  if (isBelow) await watching.ready
  else {
    watching.files([file])
    // Reported once when the watcher is ready.
    await vi.waitFor(() => expect(seen).toEqual(['first']), 10_000)
  }
  return { file, seen }
}

test.each(['in a watched folder', 'watched by name'] as const)(
  'reports the last content of a file %s that is saved twice in a row',
  async kind => {
    const { file, seen } = await watched(kind)
    writeFileSync(file, 'saved')
    await vi.waitFor(() => expect(seen.at(-1)).toBe('saved'), { timeout: 10_000, interval: 1 })
    writeFileSync(file, 'after')
    await vi.waitFor(() => expect(seen.at(-1)).toBe('after'), { timeout: 10_000, interval: 1 })
  },
)
