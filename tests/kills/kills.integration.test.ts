/**
 * Whatever moment a command is killed at: no file is torn, and the same command again makes what it would have made, with nothing left
 * over. `KILLS=1000 npx vitest run tests/kills` tries more moments.
 *
 * @module-tag thorough
 */
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { folderHashes } from '../../generator/platform/folder.ts'
import { program, run } from '../support/cli.ts'
import { smallText, smallWith } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { killAt, momentsOf, obstacle, spread } from './kill.ts'

/** Moments of all commands together. */
const wanted = Number(process.env.KILLS ?? 24)
const root = temporaryFolder()

interface Scene {
  readonly name: string
  /** How many of all moments are tried here. */
  readonly share: number
  /** Puts the files there that the command begins from. */
  readonly begin: (folder: string) => Promise<void> | void
  readonly args: readonly string[]
  /** Folder, below, that the command is called in. */
  readonly within?: string
  /** Whether the command reports its own file if it was written before the kill. */
  readonly isRefusedWhenDone?: boolean
}

const config = (folder: string, text: string, name = 'site'): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.config.yaml`), text)
}

const command = async (folder: string, ...args: readonly string[]): Promise<void> => {
  const { code, err } = await run(args, { cwd: folder })
  if (code !== 0) throw new Error(err)
}

const hosted = (text: string, hosts: string): string => text.replace('hosting: [ serve, netlify ]', `hosting: [ ${hosts} ]`)
const before = hosted(smallText, 'serve, nginx, firebase')
/** Texts, an address and hosts are others. */
const after = hosted(
  smallWith(['path: { en: /about }', 'path: { en: /story }'], ['skipToContent: { en: Skip }', 'skipToContent: { en: Go on }']),
  'serve, nginx',
)

const buildAgain = async (folder: string, out = 'web'): Promise<void> => {
  config(folder, before)
  await command(folder, 'build', '--out', out)
  config(folder, after)
}

const shards = async (folder: string, text: string): Promise<void> => {
  config(folder, text)
  for (const part of ['1', '2']) await command(folder, 'build', '--shard', `${part}/2`, '--out', `part-${part}`)
}

const bilingual = readFileSync('tests/fixtures/sites/brussels-locksmith.config.yaml', 'utf8')

const scenes: readonly Scene[] = [
  { name: 'the first build', share: 18, begin: folder => config(folder, before), args: ['build', '--out', 'web'] },
  { name: 'a build after changes', share: 20, begin: folder => buildAgain(folder), args: ['build', '--out', 'web'] },
  {
    // The build is in the target folder of the link. Unlike a mounted disk, this does not need root.
    name: 'a build into a folder that cannot be renamed',
    share: 20,
    begin: folder => {
      mkdirSync(join(folder, 'web'), { recursive: true })
      symlinkSync('web', join(folder, 'link'))
      return buildAgain(folder, 'link')
    },
    args: ['build', '--config', '../site.config.yaml', '--out', '../link'],
    within: 'web',
  },
  {
    name: 'three sites on threads',
    share: 12,
    begin: folder => {
      for (const name of ['one', 'two', 'three']) config(folder, before, name)
    },
    args: ['build', '--config', '*.config.yaml', '--out', 'web'],
  },
  {
    name: 'a merge over an earlier one',
    share: 20,
    begin: async folder => {
      await shards(folder, before)
      await command(folder, 'merge', 'part-1', 'part-2', '--out', 'web')
      await shards(folder, after)
    },
    args: ['merge', 'part-1', 'part-2', '--out', 'web'],
  },
  {
    name: 'clone',
    share: 2,
    begin: folder => config(folder, smallText),
    args: [
      'clone',
      '--city',
      'Ottawa',
      '--region',
      'ON',
      '--region-name',
      'Ontario',
      '--phone',
      '613-555-0123',
      '--out',
      'sites/ottawa.config.yaml',
    ],
  },
  {
    name: 'translations --import',
    share: 2,
    begin: async folder => {
      config(folder, bilingual)
      await command(folder, 'translations', '--accept')
      const { out } = await run(['translations', '--format', 'csv', '--all', '--language', 'nl'], { cwd: folder })
      writeFileSync(join(folder, 'nl.csv'), out.replace('De deur is dicht. Bel ons.', 'De deur is dicht. Bel.'))
    },
    args: ['translations', '--import', 'nl.csv'],
  },
  {
    name: 'urls --accept',
    share: 2,
    begin: async folder => {
      config(folder, before)
      await command(folder, 'urls', '--accept')
      config(folder, after)
    },
    args: ['urls', '--accept'],
  },
  {
    name: 'urls --write-redirects',
    share: 2,
    begin: async folder => {
      config(folder, before)
      await command(folder, 'urls', '--accept')
      config(folder, after)
    },
    args: ['urls', '--write-redirects'],
  },
  {
    name: 'clone --cities',
    share: 2,
    begin: folder => {
      config(folder, smallText)
      writeFileSync(join(folder, 'cities.csv'), readFileSync('tests/fuzz/corpus/cities/two.csv'))
    },
    args: ['clone', '--cities', 'cities.csv'],
  },
  {
    name: 'new',
    share: 2,
    begin: () => undefined,
    args: [
      'new',
      ...['--trade', 'plumber', '--name', 'Hill Plumbing', '--city', 'Austin', '--region', 'TX', '--country', 'US'],
      ...['--phone', '512-555-0142', '--service', 'drain-cleaning', '--area', 'Austin', '--out', 'sites/hill.config.yaml'],
    ],
    // The file of a killed run is complete, so the second run reports that it exists.
    isRefusedWhenDone: true,
  },
  {
    name: 'locations --export',
    share: 1,
    begin: async folder => {
      config(folder, smallText)
      await command(folder, 'locations', '--export', 'areas.csv')
      config(folder, smallWith(['neighbourhoods: [ Wrightville ]', 'neighbourhoods: [ Val-Tétreau ]']))
    },
    args: ['locations', '--export', 'areas.csv'],
  },
  {
    name: 'locations --import',
    share: 2,
    begin: async folder => {
      config(folder, smallText)
      await command(folder, 'locations', '--export', 'areas.csv')
      const table = readFileSync(join(folder, 'areas.csv'), 'utf8')
      writeFileSync(join(folder, 'areas.csv'), table.replace('Wrightville', 'Val-Tétreau'))
    },
    args: ['locations', '--import', 'areas.csv'],
  },
  {
    name: 'published after a change',
    share: 2,
    begin: async folder => {
      config(folder, before)
      await command(folder, 'published')
      config(folder, after)
    },
    args: ['published'],
  },
  {
    name: 'check --out',
    share: 1,
    begin: folder => config(folder, before),
    args: ['check', '--out', 'report.txt'],
  },
  { name: 'published', share: 1, begin: folder => config(folder, before), args: ['published'] },
  { name: 'schema', share: 1, begin: () => undefined, args: ['schema'] },
]

/** The content of a folder, without build times. */
const stateOf = (folder: string): ReadonlyMap<string, string> =>
  new Map([
    ...[...folderHashes(folder)].filter(([path]) => !path.endsWith('.hosts/.townsite.json')),
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => [`${join(entry.parentPath, entry.name).slice(folder.length + 1)}/`, ''] as const),
  ])

/** Files of a command that is at work. */
const isAtWork = (path: string): boolean => /(^|\/)\.townsite[-.](next|lock|\d+-\d*$|[0-9a-f]{12}\.lock$)/.test(path)

const allShares = scenes.reduce((sum, scene) => sum + scene.share, 0)

describe('killed', { ...thorough, timeout: 60_000 + wanted * 20_000 }, () => {
  test.for(scenes.map(scene => [scene.name, scene] as const))(
    '%s',
    async ([name, { share, begin, args, within = '', isRefusedWhenDone = false }], { skip }) => {
      if (obstacle !== undefined) skip(obstacle)
      const place = join(root, name.replaceAll(' ', '-'))
      const [start, folder] = [join(place, 'start'), join(place, 'work')]
      mkdirSync(start, { recursive: true })
      await begin(start)
      const renew = (): void => {
        rmSync(folder, { recursive: true, force: true })
        cpSync(start, folder, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true })
      }
      const line = { program, args, cwd: join(folder, within) }
      // Once before it counts: what is kept for later runs is there from now on.
      renew()
      await command(line.cwd, ...args)
      renew()
      const { code, moments } = await momentsOf(line, folder)
      const [was, is] = [stateOf(start), stateOf(folder)]
      let kills = 0
      const faults: string[] = []
      const tried = spread(moments, Math.ceil((wanted * share) / allShares))
      for (const moment of tried) {
        const fault = (text: string): void => void faults.push(`${moment.call} ${moment.number}: ${text}`)
        // The system calls of pool threads are counted differently in each run, so the next attempt may reach this one.
        let killed = false
        for (let run = 0; run < 3 && !killed; run++) {
          renew()
          killed = await killAt(line, moment)
        }
        if (!killed) continue
        kills++
        for (const [path, hash] of stateOf(folder))
          if (!isAtWork(path) && hash !== '' && was.get(path) !== hash && is.get(path) !== hash) fault(`${path} is torn`)
        const again = await run(args, { cwd: line.cwd })
        const isDone = isRefusedWhenDone && again.err.includes('already exists')
        if (again.code !== 0 && !isDone) fault(`ends with ${again.code}: ${again.err}`)
        const now = stateOf(folder)
        for (const path of new Set([...is.keys(), ...now.keys()]))
          if (is.get(path) !== now.get(path)) fault(`${path} ${now.has(path) ? (is.has(path) ? 'differs' : 'is left over') : 'is missing'}`)
      }
      process.stderr.write(`${name}: ${kills} of ${moments.length} moments\n`)
      expect({ faults, code, enough: kills > 0.5 * tried.length }).toEqual({ faults: [], code: 0, enough: true })
    },
  )
})
