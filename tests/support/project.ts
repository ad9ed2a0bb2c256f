/** A copy of the project's working tree, for tests that change its files. Packages are linked; the cache is not shared. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copied = [
  'generator',
  'templates',
  'languages',
  'starters',
  'package.json',
  'package-lock.json',
  'site.config.yaml',
  'tsconfig.json',
  'urls.lock',
  'lib',
]
const copiedAssets = ['images', 'icons', 'fonts', 'scenes', 'encoded', 'static'].map(name => join('assets', name))

export interface Project {
  readonly folder: string
  readonly file: (path: string) => string
  readonly remove: () => void
}

export const copyProject = (): Project => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'townsite-project-')))
  const file = (path: string): string => join(folder, path)
  for (const name of [...copied, ...copiedAssets].filter(existsSync)) cpSync(name, file(name), { recursive: true })
  mkdirSync(file('node_modules'))
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') symlinkSync(realpathSync(resolve('node_modules', name)), file(join('node_modules', name)))
  }
  return { folder, file, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
