/**
 * The same input makes the same bytes in all circumstances; another input changes only the files that depend on it.
 *
 * @module-tag thorough
 */

import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { buildSite } from '../../../generator/pipeline/build-site.ts'
import { folderHashes } from '../../../generator/platform/folder.ts'
import { chance, pick, shuffled } from '../../support/chance.ts'
import { copyProject, type Project } from '../../support/project.ts'
import { sampleText, sampleWith, smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { messageOf } from '../../support/text.ts'
import { thorough } from '../../support/thorough.ts'

const folder = temporaryFolder()
const projects: Project[] = []
afterAll(() => {
  for (const project of projects) project.remove()
})

/** The files of a site and its server files by path, without build records, which contain times. */
const filesOf = (out: string): ReadonlyMap<string, string> => {
  const serverFiles = [...folderHashes(`${out}.hosts`)].filter(([file]) => !file.startsWith('.townsite'))
  return new Map([...folderHashes(out), ...serverFiles.map(([file, hash]) => [`server file: ${file}`, hash] as const)])
}

/** Paths of files that differ. */
const differing = (a: ReadonlyMap<string, string>, b: ReadonlyMap<string, string>): readonly string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter(file => a.get(file) !== b.get(file)).sort()

/** The same config with its keys in another order. Lists keep their order, which has a meaning. */
const reordered = (text: string, random: () => number): string => {
  const turn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(turn)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(shuffled(Object.entries(value), random).map(([key, one]) => [key, turn(one)]))
  }
  return stringify(turn(parse(text)), { lineWidth: 0 })
}

const zones = ['UTC', 'Pacific/Kiritimati', 'America/Los_Angeles', 'Asia/Kathmandu']
const locales = ['C', 'ar_EG.UTF-8', 'tr_TR.UTF-8', 'de_DE.UTF-8']
/** Sizes of the thread pool of Node, which compresses and reads files. */
const threads = ['1', '3', '16']
/** `none`: the cache is not used; `cold`: the cache is empty. */
const caches = ['none', 'cold', 'warm'] as const
const seed = 11

/** Builds a config several times in different circumstances. */
const buildRounds = (rounds: number, text: string): void => {
  const random = chance(seed)
  projects.push(copyProject(), copyProject())
  const made = Array.from({ length: rounds }, (_, run) => {
    const project = pick(projects, random)
    const cache = pick(caches, random)
    // The first is a usual build; a third of them write to an existing folder.
    const out = run > 0 && run % 3 === 0 ? project.file('dist') : join(folder, `${rounds} rounds`, `run ${run}`, 'dist')
    const config = project.file('trial.config.yaml')
    writeFileSync(config, run === 0 ? text : reordered(text, random))
    if (cache === 'cold') rmSync(project.file('node_modules/.cache'), { recursive: true, force: true })
    const circumstances = { TZ: pick(zones, random), LC_ALL: pick(locales, random), UV_THREADPOOL_SIZE: pick(threads, random) }
    const { status, stderr } = spawnSync(
      process.execPath,
      ['generator/bin.mjs', 'build', '--config', 'trial.config.yaml', '--out', out, ...(cache === 'none' ? ['--no-cache'] : [])],
      {
        cwd: project.folder,
        encoding: 'utf8',
        env: { ...process.env, ...circumstances, LANG: circumstances.LC_ALL, SOURCE_DATE_EPOCH: '1924992000' },
      },
    )
    expect(stderr).not.toContain('error')
    expect(status).toBe(0)
    return { about: JSON.stringify({ run, cache, ...circumstances }), files: filesOf(out) }
  })
  const first = made[0]?.files ?? new Map()
  expect(first.size).toBeGreaterThan(20)
  expect(made.map(({ about, files }) => [about, differing(first, files)]).filter(([, files]) => files?.length)).toEqual([])
}

describe('the bytes are the same in other folders, time zones, locales, orders of keys, numbers of threads and states of the cache', () => {
  test('in two builds of the small site', () => {
    buildRounds(2, smallText)
  })

  test('in five builds of the sample, or twenty with EVERY=1', thorough, () => {
    buildRounds(process.env.EVERY === undefined ? 5 : 20, sampleText)
  })
})

test('the next build has a new CSS rule', thorough, () => {
  // The copy of the tests above, which is already compiled.
  const project = projects[0] ?? copyProject()
  if (projects.length === 0) projects.push(project)
  writeFileSync(project.file('small.config.yaml'), smallText)
  const build = () =>
    spawnSync(process.execPath, ['generator/bin.mjs', 'build', '--config', 'small.config.yaml'], {
      cwd: project.folder,
      encoding: 'utf8',
    })
  const isShown = () => readFileSync(project.file('dist/index.html'), 'utf8').includes('scroll-snap-type:y proximity')
  expect([build().status, isShown()]).toEqual([0, false])
  const styles = project.file('templates/components/base/base.css')
  writeFileSync(styles, `${readFileSync(styles, 'utf8')}\nhtml { scroll-snap-type: y proximity }\n`)
  expect([build().status, isShown()]).toEqual([0, true])
})

describe('a change of one text', () => {
  let before: ReadonlyMap<string, string> = new Map()

  const built = async (name: string, text: string): Promise<ReadonlyMap<string, string>> => {
    const config = join(folder, `${name}.config.yaml`)
    const out = join(folder, name, 'dist')
    writeFileSync(config, text)
    const result = await buildSite({ config, out, useCache: true })
    if (!result.ok) throw new Error(result.diagnostics.map(messageOf).join('\n'))
    return filesOf(out)
  }
  beforeAll(async () => {
    before = await built('before', sampleText)
  })

  /** Compressed copies change with their file. */
  const twins = (...files: readonly string[]): readonly string[] => files.flatMap(file => [file, `${file}.br`, `${file}.gz`]).sort()

  test.each<{ about: string; change: readonly [string, string]; shows: string; changes: readonly string[] }>([
    {
      about: 'a word of one page: that page',
      change: ['heading: { en: "Look first, then clean",', 'heading: { en: "Look first, then sweep",'],
      shows: 'Look first, then sweep',
      changes: twins('en/about.html'),
    },
    {
      about: 'a word about a place, in one language: the page of this language that quotes it',
      change: ['heats with electric\n        baseboards. So', 'warms with electric\n        baseboards. So'],
      shows: 'Montreal mostly warms with electric',
      changes: twins('en/service-areas.html'),
    },
    {
      about: 'a word about a service in a place: the page of both',
      change: ['"Many Montreal plexes have no ducts to clean"', '"Most Montreal plexes have no ducts to clean"'],
      shows: 'Most Montreal plexes',
      changes: twins('en/services/air-duct-cleaning/montreal.html'),
    },
    {
      about: 'a part of a place, in both languages: all pages of the place, and the pages that list its parts',
      change: ['      - Verdun\n', '      - Verdun-sur-Fleuve\n'],
      shows: 'Verdun-sur-Fleuve',
      changes: twins(
        ...['air-duct-cleaning', 'chimney-cleaning', 'dryer-vent-cleaning'].map(service => `en/services/${service}/montreal.html`),
        ...['nettoyage-conduits-air', 'nettoyage-ventilation-secheuse', 'ramonage-cheminee'].map(
          service => `fr/services/${service}/montreal.html`,
        ),
        'en/service-areas.html',
        'fr/zones-service.html',
      ),
    },
  ])('$about', async ({ change, shows, changes }) => {
    const after = await built('after', sampleWith(change))
    expect(differing(before, after)).toEqual(changes)
    const out = join(folder, 'after', 'dist')
    const quoting = [...after.keys()].filter(file => file.endsWith('.html') && readFileSync(join(out, file), 'utf8').includes(shows))
    expect(changes.filter(file => file.endsWith('.html'))).toEqual(quoting.sort())
  })
})
