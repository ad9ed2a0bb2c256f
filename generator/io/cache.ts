import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.ts'

/** Where things that can be made again are kept. Safe to delete. */
export const cacheFolder: string = join(projectRoot, 'node_modules', '.cache', 'townsite')

/** What `make` gives for this key, from an earlier run if there was one. The key holds everything that the result depends on. */
export const cached = async (key: string, useCache: boolean, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const file = join(cacheFolder, createHash('sha256').update(key).digest('hex').slice(0, 32))
  if (useCache && existsSync(file)) return readFileSync(file)
  const made = await make()
  mkdirSync(cacheFolder, { recursive: true })
  writeFileSync(file, made)
  return made
}
