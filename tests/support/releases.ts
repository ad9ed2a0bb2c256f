/** Synthetic releases of Townsite: the program of this checkout under another version, with changes. */
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

interface Release {
  readonly version: string
  readonly changelog?: string
  /** Changes of texts of the package, by its paths. */
  readonly changes?: Readonly<Record<string, (text: string) => string>>
}

/** Makes the folder of a release, like an installed package: without the sources. */
export const makeRelease = (folder: string, { version, changelog, changes = {} }: Release): void => {
  for (const name of ['generator', 'lib', 'assets']) mkdirSync(join(folder, name), { recursive: true })
  cpSync('generator/bin.mjs', join(folder, 'generator', 'bin.mjs'))
  // The compiled program is large and is never written to.
  for (const name of readdirSync('lib'))
    if (name.endsWith('.js') || name.endsWith('.json')) linkSync(join('lib', name), join(folder, 'lib', name))
  for (const name of ['languages', 'site.config.schema.json']) cpSync(name, join(folder, name), { recursive: true })
  for (const name of ['node_modules', 'starters', 'templates', 'assets/icons', 'assets/fonts', 'assets/scenes'])
    symlinkSync(resolve(name), join(folder, name))
  const data = JSON.parse(readFileSync('package.json', 'utf8')) as object
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...data, version }))
  if (changelog !== undefined) writeFileSync(join(folder, 'CHANGELOG.md'), changelog)
  for (const [path, change] of Object.entries(changes)) {
    const before = readFileSync(join(folder, path), 'utf8')
    const after = change(before)
    if (after === before) throw new Error(`the change of ${path} changes nothing`)
    // Not through the link.
    rmSync(join(folder, path))
    writeFileSync(join(folder, path), after)
  }
}
