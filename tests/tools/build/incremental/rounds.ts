/**
 * Builds a config after each of many edits: incrementally, and from scratch in another copy of the project. The bytes must be the same.
 * Between edits the cache is reused, deleted or damaged, or the folder is moved. Sometimes a style, an image or a trade template changes too.
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

/** A copy of the project with its own program. */
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

/** All files of a build except its build record, which contains times. */
const filesOf = (out: string): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(folderHashes(out)),
  ...Object.fromEntries(
    [...folderHashes(`${out}.hosts`)].filter(([file]) => file !== '.townsite.json').map(([file, hash]) => [`server file ${file}`, hash]),
  ),
})

const cacheFiles = ({ file }: Project): readonly string[] => {
  const folder = file('node_modules/.cache/townsite/kept')
  return existsSync(folder) ? readdirSync(folder).map(name => join(folder, name)) : []
}

/** Damages files of the cache: changes a byte, truncates, deletes or swaps them. */
const damageCache = (project: Project, random: Random): void => {
  const files = cacheFiles(project)
  for (const file of files.filter(() => random() < 0.4)) {
    const bytes = readFileSync(file)
    const at = Math.floor(random() * bytes.length)
    const way = random()
    if (way < 0.4) writeFileSync(file, bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1))
    else if (way < 0.6) writeFileSync(file, bytes.subarray(0, at))
    else if (way < 0.8) rmSync(file)
    else writeFileSync(file, readFileSync(pick(cacheFiles(project), random)))
  }
}

/** Overwrites or removes files of the output folder. */
const damageOutput = (out: string, random: Random): void => {
  const file = join(out, pick([...folderHashes(out).keys()], random))
  if (random() < 0.5) rmSync(file)
  else writeFileSync(file, 'somebody else’s')
}

const append = (path: string, text: string) => (project: Project) =>
  writeFileSync(project.file(path), `${readFileSync(project.file(path), 'utf8')}${text}`)

/** Changes of other inputs than the config, the same in each copy. */
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
  /** Number of edits to build. */
  readonly edits: number
  readonly text: string
  /** Configs that the config extends, by name. */
  readonly base?: { readonly name: string; readonly text: string }
}

/** @returns the number of compared builds, of their files, and of the files that incremental builds did not write */
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
    const scratch = write(other.file(`run ${seed} ${tried}`))
    const fresh = await other.build({ config: 'trial.config.yaml', out: 'dist', useCache: true, cwd: scratch })
    expect([tried, upon.diagnostics]).toEqual([tried, fresh.diagnostics])
    if (upon.ok && fresh.ok) {
      const [made, wanted] = [filesOf(join(place, 'dist')), filesOf(join(scratch, 'dist'))]
      const differing = Object.keys({ ...made, ...wanted }).filter(file => made[file] !== wanted[file])
      expect([seed, tried, differing]).toEqual([seed, tried, []])
      expect(upon.value.heaviest).toEqual(fresh.value.heaviest)
      built++
      files += upon.value.files
      left += upon.value.files - upon.value.written
    } else text = last
    rmSync(scratch, { recursive: true })
  }
  return { built, files, left }
}
