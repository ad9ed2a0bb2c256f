import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from './project.ts'

/** Where things that can be made again are kept. Safe to delete. */
export const cacheFolder: string = join(projectRoot, 'node_modules', '.cache', 'townsite')

const fileOf = (key: string): string => join(cacheFolder, createHash('sha256').update(key).digest('hex').slice(0, 32))

/** What was kept for this key, if anything. The key holds everything that the value depends on. */
export const readCache = (key: string): Uint8Array | undefined => {
  const file = fileOf(key)
  return existsSync(file) ? readFileSync(file) : undefined
}

export const writeCache = (key: string, value: Uint8Array): void => {
  mkdirSync(cacheFolder, { recursive: true })
  // As a whole or not at all, also when two builds keep the same at once or one is killed.
  const unfinished = `${fileOf(key)}.${process.pid}`
  writeFileSync(unfinished, value)
  renameSync(unfinished, fileOf(key))
}

/** What `make` gives for this key, from an earlier run if there was one. */
export const cached = async (key: string, useCache: boolean, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = useCache ? readCache(key) : undefined
  if (known !== undefined) return known
  const made = await make()
  writeCache(key, made)
  return made
}
