/**
 * Edit after edit of one config, each built upon the build before and, in another copy of the project, from nothing: no byte differs. Between
 * edits the cache is kept, thrown away or damaged, and the folder moved; now and then a style, a picture, a starter changes as well.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'
import type { BuildOptions, BuildResult } from '../../../../generator/pipeline/build-site.ts'
import { folderHashes } from '../../../../generator/platform/folder.ts'
import { lazy } from '../../../../generator/site/util/memoize.ts'
import { chance, pick } from '../../../support/chance.ts'
import { copyProject, type Project } from '../../../support/project.ts'
import { edited } from './edits.ts'

type Random = () => number
type Build = (options: BuildOptions) => Promise<BuildResult>

/** A copy of the project, with the program that is its own. */
interface Machine extends Project {
  readonly build: Build
}

const machine = async (): Promise<Machine> => {
  const project = copyProject()
  const program = (await import(project.file('generator/pipeline/build-site.ts'))) as { readonly buildSite: Build }
  return { ...project, build: program.buildSite }
}

const machines = lazy(async () => [await machine(), await machine()] as const)
afterAll(async () => {
  for (const { remove } of await machines()) remove()
})

/** All that a build made, but for its own note, which holds times. */
const everything = (out: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(folderHashes(out)),
  ...Object.fromEntries(
    [...folderHashes(`${out}.hosts`)].filter(([file]) => file !== '.townsite.json').map(([file, hash]) => [`beside ${file}`, hash]),
  ),
})

const keptIn = ({ file }: Project): readonly string[] => {
  const folder = file('node_modules/.cache/townsite/kept')
  return existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : []
}

/** Files of the cache with a byte changed, cut short, gone, or one in place of another. */
const damageCache = (project: Project, random: Random): void => {
  const files = keptIn(project)
  for (const file of files.filter(() => random() < 0.4)) {
    const bytes = readFileSync(file)
    const at = Math.floor(random() * bytes.length)
    const way = random()
    if (way < 0.4) writeFileSync(file, bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1))
    else if (way < 0.6) writeFileSync(file, bytes.subarray(0, at))
    else if (way < 0.8) rmSync(file)
    else writeFileSync(file, readFileSync(pick(keptIn(project), random)))
  }
}

/** What lies in the output written over, or taken away. */
const damageOutput = (out: string, random: Random): void => {
  const file = join(out, pick([...folderHashes(out).keys()], random))
  if (random() < 0.5) rmSync(file)
  else writeFileSync(file, 'somebody else’s')
}

const append = (path: string, text: string) => (project: Project) =>
  writeFileSync(project.file(path), `${readFileSync(project.file(path), 'utf8')}${text}`)

/** Changes of what a site is made from beside its config, the same in each copy. */
const sources: readonly ((number: number) => (project: Project) => void)[] = [
  number => append('templates/components/footer/footer.css', `\n.footer { order: ${number} }\n`),
  number => append('templates/components/hero/hero.css', `\n.hero { order: ${number} }\n`),
  number => project => {
    mkdirSync(project.file('assets/static'), { recursive: true })
    writeFileSync(project.file('assets/static/word.txt'), `word ${number}`)
  },
  () => project => {
    const icons = project.file('assets/icons')
    for (const name of readdirSync(icons)
      .filter(one => one.endsWith('.svg'))
      .slice(0, 40)) {
      const svg = readFileSync(join(icons, name), 'utf8')
      writeFileSync(join(icons, name), svg.replace(/<(path|circle|rect|line)/, '<circle cx="12" cy="12" r="1"/><$1'))
    }
  },
  number => project => {
    const file = project.file('starters/pet-grooming.yaml')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/(summary:\s+en: )(?:>-?\s+)?(?=[A-Z])/, `$1${number} `))
  },
]

export interface Rounds {
  readonly seed: number
  /** Edits that are to be built. */
  readonly edits: number
  readonly text: string
  /** What the config extends, below its name. */
  readonly base?: { readonly name: string; readonly text: string }
}

/** @returns how many builds were compared, how many files these have, and how many of those the builds upon others did not write */
export const buildRounds = async ({ seed, edits, text: first, base }: Rounds): Promise<{ built: number; files: number; left: number }> => {
  const random = chance(seed)
  const [one, other] = await machines()
  let [text, number, place, built, files, left] = [first, seed * 100, one.file(`work ${seed}`), 0, 0, 0]
  const write = (folder: string): string => {
    mkdirSync(folder, { recursive: true })
    if (base !== undefined) writeFileSync(join(folder, base.name), base.text)
    writeFileSync(join(folder, 'trial.config.yaml'), text)
    return folder
  }
  for (let tried = 0; built < edits && tried < edits * 6; tried++) {
    const last = text
    if (tried > 0) {
      const way = random()
      if (way < 0.12) {
        const change = pick(sources, random)(++number)
        for (const project of [one, other]) change(project)
      } else text = edited(text, random)
      const state = random()
      if (state < 0.06) rmSync(one.file('node_modules/.cache'), { recursive: true, force: true })
      else if (state < 0.16) damageCache(one, random)
      else if (state < 0.22 && existsSync(join(place, 'dist'))) damageOutput(join(place, 'dist'), random)
      else if (state < 0.28) {
        const moved = one.file(`elsewhere ${seed} ${tried}`)
        if (random() < 0.5) renameSync(place, moved)
        else cpSync(place, moved, { recursive: true, preserveTimestamps: true })
        place = moved
      }
    }
    const upon = await one.build({ config: 'trial.config.yaml', out: 'dist', useCache: true, cwd: write(place) })
    const anew = write(other.file(`run ${seed} ${tried}`))
    const fresh = await other.build({ config: 'trial.config.yaml', out: 'dist', useCache: true, cwd: anew })
    expect([tried, upon.diagnostics]).toEqual([tried, fresh.diagnostics])
    if (upon.ok && fresh.ok) {
      const [made, wanted] = [everything(join(place, 'dist')), everything(join(anew, 'dist'))]
      const differing = Object.keys({ ...made, ...wanted }).filter(file => made[file] !== wanted[file])
      expect([seed, tried, differing]).toEqual([seed, tried, []])
      expect(upon.value.heaviest).toEqual(fresh.value.heaviest)
      built++
      files += upon.value.files
      left += upon.value.files - upon.value.written
    } else text = last
    rmSync(anew, { recursive: true })
  }
  return { built, files, left }
}
