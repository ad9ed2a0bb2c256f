import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { folderHashes } from '../../generator/platform/folder.ts'
import { sampleWith } from './sample.ts'

/** Four cities that extend the sample, in `base.config.yaml` and `sites/` of a folder. */
export const writeCities = (folder: string) => {
  const base = join(folder, 'base.config.yaml')
  // Without hosts that need compressed files: these take most of the time and have separate tests.
  writeFileSync(base, sampleWith(['hosting: [serve, netlify, cloudflare, nginx, apache, caddy]', 'hosting: [serve, netlify, firebase]']))
  const overlay = (name: string, text: string): void => {
    mkdirSync(join(folder, 'sites'), { recursive: true })
    writeFileSync(join(folder, 'sites', `${name}.config.yaml`), text)
  }
  const city = (name: string): string => `extends: ../base.config.yaml\nsite:\n  origin: https://${name}.example\n`
  for (const name of ['anjou', 'brossard', 'candiac', 'delson']) overlay(name, city(name))
  return { base, overlay, sites: join(folder, 'sites', '*.config.yaml') }
}

/** The files of a built folder, except those with the time of the build. */
export const builtBytes = (out: string): ReadonlyMap<string, string> =>
  new Map([...folderHashes(out)].filter(([path]) => !path.endsWith('.townsite.json')))
