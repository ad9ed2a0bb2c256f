/**
 * Whatever moment a command is killed at: each file is complete, old or new; so is each output folder, except in the moment that the README
 * names; and the same command again makes what it would have made, with nothing left over. Each run tries other moments of every command,
 * as many as `KILLS`, and prints its seed. `KILLS=100 KILLS_SEED=<seed> npx vitest run tests/kills`
 *
 * @module-tag thorough
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderHashes } from '../../generator/platform/folder.ts'
import { configWithPlaces } from '../bench/places.ts'
import { program, run } from '../support/cli.ts'
import { sampleWith, smallText, smallWith } from '../support/sample.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { type CommandLine, copiesAt, copyFolder, ended, killAt, type Moment, momentsOf, momentText, sampled, seed, start } from './kill.ts'

/** Moments of each command. */
const wanted = Number(process.env.KILLS ?? 2)
const root = temporaryFolder()
/** Temporary files count as well. */
const { TMPDIR } = process.env
const temporary = 'tmp'

interface Scene {
  readonly name: string
  /** Puts the files there that the command begins from. */
  readonly begin: (folder: string) => Promise<void> | void
  readonly args: readonly string[]
  /** Folder, below, that the command is called in. */
  readonly within?: string
  /** Output folders that are replaced as a whole. */
  readonly swapped?: readonly string[]
  /** Moments come from several threads. */
  readonly usesThreads?: true
  /** Tried at an eighth of the moments. */
  readonly isLarge?: boolean
  /** Exit code, 0 by default. */
  readonly code?: number
}

const config = (folder: string, text: string, name = 'site'): void => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, `${name}.config.yaml`), text)
}

const command = async (folder: string, ...args: readonly string[]): Promise<void> => {
  const { code, err } = await run(args, { cwd: folder })
  if (code !== 0) throw new Error(err)
}

/** Runs a command that is killed before an operation. */
const killed = async (folder: string, args: readonly string[], name: string): Promise<void> => {
  const isKilled = await killAt({ program, args, cwd: folder, root: folder }, { name, number: 1, when: 'before' })
  if (!isKilled) throw new Error(`${args.join(' ')} has no operation ${name}`)
}

const hosted = (text: string, hosts: string): string => text.replace('hosting: [ serve, netlify ]', `hosting: [ ${hosts} ]`)
const before = hosted(smallText, 'serve, nginx, firebase')
/** Texts, an address and hosts are others. */
const after = hosted(
  smallWith(['path: { en: /about }', 'path: { en: /story }'], ['skipToContent: { en: Skip }', 'skipToContent: { en: Go on }']),
  'serve, nginx',
)

const buildAgain = async (folder: string, { out = 'web', from = before, to = after } = {}): Promise<void> => {
  config(folder, from)
  await command(folder, 'build', '--out', out)
  config(folder, to)
}

/** More than 1,000 pages, some of which another text changes. */
const many = configWithPlaces(sampleWith(), 1050)

const three = ['one', 'two', 'three']
const siteFolders = three.map(name => `web/${name}`)
const threeSites = (folder: string, text: string): void => {
  for (const name of three) config(folder, text, name)
}

const shards = async (folder: string, options: readonly string[] = []): Promise<void> => {
  for (const part of ['1', '2']) await command(folder, 'build', ...options, '--shard', `${part}/2`, '--out', `part-${part}`)
}

const all = ['--config', '*.config.yaml']

const bilingual = readFileSync('tests/fixtures/sites/brussels-locksmith.config.yaml', 'utf8')

const scenes: readonly Scene[] = [
  { name: 'the first build', begin: folder => config(folder, before), args: ['build', '--out', 'web'], swapped: ['web'] },
  { name: 'a build after changes', begin: folder => buildAgain(folder), args: ['build', '--out', 'web'], swapped: ['web'] },
  { name: 'a build without changes', begin: folder => buildAgain(folder, { to: before }), args: ['build', '--out', 'web'] },
  {
    name: 'a build after one that was killed as it published',
    begin: async folder => {
      await buildAgain(folder)
      await killed(folder, ['build', '--out', 'web'], 'renameSync web.hosts/.townsite.next/site web')
    },
    args: ['build', '--out', 'web'],
  },
  {
    name: 'a build after two that were killed with a lock',
    begin: async folder => {
      await buildAgain(folder)
      const build = ['build', '--out', 'web']
      await killed(folder, build, 'mkdirSync web.hosts/.townsite.next')
      await killed(folder, build, 'unlinkSync web.hosts/.townsite.lock.0-0')
    },
    args: ['build', '--out', 'web'],
    swapped: ['web'],
  },
  {
    name: 'a build after one that was killed with its lock',
    begin: async folder => {
      await buildAgain(folder)
      await killed(folder, ['build', '--out', 'web'], 'openSync web.hosts/.townsite.next/site/index.html')
    },
    args: ['build', '--out', 'web'],
    swapped: ['web'],
  },
  {
    name: 'a build of many pages that changes few',
    begin: folder => buildAgain(folder, { from: many, to: many.replaceAll('Old Place 7\n', 'Upper Place 7\n') }),
    args: ['build', '--out', 'web'],
    isLarge: true,
  },
  {
    // The build is in the target folder of the link. Unlike a mounted disk, this does not need root.
    name: 'a build into a folder that cannot be renamed',
    begin: folder => {
      mkdirSync(join(folder, 'web'), { recursive: true })
      symlinkSync('web', join(folder, 'link'))
      return buildAgain(folder, { out: 'link' })
    },
    args: ['build', '--config', '../site.config.yaml', '--out', '../link'],
    within: 'web',
  },
  {
    name: 'three sites on threads',
    usesThreads: true,
    begin: folder => threeSites(folder, before),
    args: ['build', ...all, '--out', 'web'],
    swapped: siteFolders,
  },
  {
    name: 'three sites on threads after changes',
    usesThreads: true,
    begin: async folder => {
      threeSites(folder, before)
      await command(folder, 'build', ...all, '--out', 'web')
      threeSites(folder, after)
    },
    args: ['build', ...all, '--out', 'web'],
    swapped: siteFolders,
  },
  {
    name: 'a shard after changes',
    begin: async folder => {
      config(folder, before)
      await shards(folder)
      config(folder, after)
    },
    args: ['build', '--shard', '1/2', '--out', 'part-1'],
  },
  {
    name: 'a shard of several sites',
    begin: async folder => {
      threeSites(folder, before)
      await shards(folder, all)
      threeSites(folder, after)
    },
    args: ['build', ...all, '--shard', '1/2', '--out', 'part-1'],
  },
  {
    name: 'a merge over an earlier one',
    begin: async folder => {
      config(folder, before)
      await shards(folder)
      await command(folder, 'merge', 'part-1', 'part-2', '--out', 'web')
      config(folder, after)
      await shards(folder)
    },
    args: ['merge', 'part-1', 'part-2', '--out', 'web'],
    swapped: ['web'],
  },
  {
    name: 'a merge of several sites',
    begin: async folder => {
      threeSites(folder, before)
      await shards(folder, all)
    },
    args: ['merge', 'part-1', 'part-2', '--out', 'web'],
    swapped: siteFolders,
  },
  {
    name: 'clone',
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
    begin: async folder => {
      config(folder, before)
      await command(folder, 'urls', '--accept')
      config(folder, after)
    },
    args: ['urls', '--accept'],
  },
  {
    name: 'urls --write-redirects',
    begin: async folder => {
      config(folder, before)
      await command(folder, 'urls', '--accept')
      config(folder, after)
    },
    args: ['urls', '--write-redirects'],
  },
  {
    name: 'clone --cities',
    begin: folder => {
      config(folder, smallText)
      writeFileSync(join(folder, 'cities.csv'), readFileSync('tests/fuzz/corpus/cities/two.csv'))
    },
    args: ['clone', '--cities', 'cities.csv'],
  },
  {
    name: 'new',
    begin: () => undefined,
    args: [
      'new',
      ...['--trade', 'plumber', '--name', 'Hill Plumbing', '--city', 'Austin', '--region', 'TX', '--country', 'US'],
      ...['--phone', '512-555-0142', '--service', 'drain-cleaning', '--area', 'Austin', '--out', 'sites/hill.config.yaml'],
    ],
  },
  {
    name: 'locations --export',
    begin: async folder => {
      config(folder, smallText)
      await command(folder, 'locations', '--export', 'areas.csv')
      config(folder, smallWith(['neighbourhoods: [ Wrightville ]', 'neighbourhoods: [ Val-Tétreau ]']))
    },
    args: ['locations', '--export', 'areas.csv'],
  },
  {
    name: 'locations --import',
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
    begin: async folder => {
      config(folder, before)
      await command(folder, 'published')
      config(folder, after)
    },
    args: ['published'],
  },
  {
    name: 'locations --import into several configs',
    begin: async folder => {
      for (const name of ['one', 'two']) config(folder, smallText, name)
      await command(folder, 'locations', ...all, '--export', 'areas.csv')
      const table = readFileSync(join(folder, 'areas.csv'), 'utf8')
      writeFileSync(join(folder, 'areas.csv'), table.replaceAll('Wrightville', 'Val-Tétreau'))
    },
    args: ['locations', ...all, '--import', 'areas.csv'],
  },
  {
    name: 'translations --accept',
    begin: async folder => {
      config(folder, bilingual)
      await command(folder, 'translations', '--accept')
      config(folder, bilingual.replaceAll('De deur is dicht. Bel ons.', 'De deur is dicht. Bel.'))
    },
    args: ['translations', '--accept'],
  },
  { name: 'upgrade --apply', begin: folder => config(folder, smallText), args: ['upgrade', '--apply'] },
  {
    name: 'diff --out',
    begin: async folder => {
      await buildAgain(folder, { out: 'one' })
      await command(folder, 'build', '--out', 'two')
    },
    args: ['diff', 'one', 'two', '--out', 'report.txt'],
    code: 1,
  },
  {
    name: 'clean after a killed diff',
    begin: async folder => {
      await buildAgain(folder, { out: 'one' })
      await killed(folder, ['diff', 'one', 'one', '--out', 'report.txt'], 'rmSync tmp/townsite-diff-')
    },
    args: ['clean'],
  },
  {
    name: 'check --out',
    begin: folder => config(folder, before),
    args: ['check', '--out', 'report.txt'],
  },
  { name: 'published', begin: folder => config(folder, before), args: ['published'] },
  { name: 'schema', begin: () => undefined, args: ['schema'] },
]

/** The content of a folder, without build times; empty folders too. */
const stateOf = (folder: string): ReadonlyMap<string, string> =>
  new Map([
    ...[...folderHashes(folder)].filter(([path]) => !path.endsWith('.hosts/.townsite.json')),
    ...readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isDirectory())
      .map(entry => [`${join(entry.parentPath, entry.name).slice(folder.length + 1)}/`, ''] as const),
  ])

type State = ReturnType<typeof stateOf>

/** Files of a command that is at work. */
const isAtWork = (path: string): boolean =>
  /(^|\/)\.townsite[-.](next|lock|\d+-\d*(-old)?$|[0-9a-f]{12}\.lock)|^tmp\/|\.unfinished$/.test(path)

/** The files that are there for others. */
const filesIn = (state: State): readonly (readonly [path: string, hash: string])[] =>
  [...state].filter(([path, hash]) => hash !== '' && !isAtWork(path))

const within = (state: State, folder: string): string =>
  filesIn(state)
    .filter(([path]) => path.startsWith(`${folder}/`))
    .sort()
    .join('\n')

/** Whether a folder is missing in the one moment that docs/decisions/0003 names: the old and the new one are next to it. */
const isBetween = (state: State, folder: string): boolean =>
  within(state, folder) === '' &&
  ['site', 'previous'].every(name => [...state.keys()].some(path => path.startsWith(`${folder}.hosts/.townsite.next/${name}/`)))

interface Places {
  readonly was: State
  readonly is: State
}

/** The marker of a shard: it is removed first, and written last. */
const isMarker = (path: string): boolean => path.endsWith('/townsite-shard.json')

/** What is wrong while the command is killed: each file is old or new, and each output folder as a whole. */
const tornIn = (now: State, { was, is }: Places, swapped: readonly string[]): readonly string[] => {
  const isSwapped = (path: string): boolean => swapped.some(folder => path.startsWith(`${folder}/`))
  const foldersOf = (path: string): readonly string[] => [...path.matchAll(/\//g)].map(({ index }) => path.slice(0, index))
  const isAway = (path: string): boolean => !now.has(path) && !foldersOf(path).some(folder => isBetween(now, folder))
  return [
    ...filesIn(now).flatMap(([path, hash]) => (was.get(path) === hash || is.get(path) === hash ? [] : [`${path} is torn`])),
    ...filesIn(was).flatMap(([path]) => (is.has(path) && isAway(path) && !isMarker(path) && !isSwapped(path) ? [`${path} is away`] : [])),
    ...swapped.flatMap(folder =>
      [within(was, folder), within(is, folder)].includes(within(now, folder)) || isBetween(now, folder)
        ? []
        : [`${folder} is neither old nor new`],
    ),
  ]
}

const differences = (now: State, is: State): readonly string[] =>
  [...new Set([...is.keys(), ...now.keys()])].flatMap(path =>
    is.get(path) === now.get(path) ? [] : [`${path} ${now.has(path) ? (is.has(path) ? 'differs' : 'is left over') : 'is missing'}`],
  )

describe('killed', { ...thorough, timeout: 120_000 + wanted * 20_000 }, () => {
  beforeAll(() => {
    process.stderr.write(`KILLS=${wanted} KILLS_SEED=${seed}\n`)
  })
  afterAll(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })

  // In CI every third row, by the seed: all of them take four minutes.
  const chosen = scenes.filter((_, index) => process.env.KILLS !== undefined || (index + seed) % 3 === 0)
  test.for(chosen.map(scene => [scene.name, scene] as const))(
    '%s',
    async ([name, { begin, args, within: place = '', swapped = [], isLarge = false, usesThreads = false, code = 0 }]) => {
      const top = join(root, name.replaceAll(' ', '-'))
      const [first, folder] = [join(top, 'start'), join(top, 'work')]
      mkdirSync(join(first, temporary), { recursive: true })
      process.env.TMPDIR = join(first, temporary)
      await begin(first)
      process.env.TMPDIR = join(folder, temporary)
      const line: CommandLine = { program, args, cwd: join(folder, place), root: folder }
      // Once before it counts, because the program's cache is shared.
      copyFolder(first, folder)
      expect(await run(args, { cwd: line.cwd })).toMatchObject({ code })
      copyFolder(first, folder)
      const { moments } = await momentsOf(line)
      const places = { was: stateOf(first), is: stateOf(folder) }
      const faults = [...places.is.keys()].filter(path => isAtWork(path) && path !== `${temporary}/`).map(path => `${path} is left over`)
      const tried = sampled(moments, isLarge ? Math.ceil(wanted / 8) : wanted)
      copyFolder(first, folder)
      // Other threads would go on while the files are copied.
      const copies = usesThreads ? [] : await copiesAt(line, tried)
      let [count, between] = [0, 0]
      const verify = async (moment: Moment): Promise<void> => {
        count++
        const now = stateOf(folder)
        const again = await run(args, { cwd: line.cwd })
        const found = [
          ...tornIn(now, places, swapped),
          ...(again.code === code ? [] : [`ends with ${again.code}: ${again.err}`]),
          ...differences(stateOf(folder), places.is),
        ]
        faults.push(...found.map(fault => `${momentText(moment)}: ${fault}`))
        between += swapped.filter(one => isBetween(now, one)).length
      }
      for (const [index, moment] of tried.entries()) {
        const copy = copies[index]
        if (copy === undefined || !existsSync(copy)) continue
        rmSync(folder, { recursive: true, force: true })
        renameSync(copy, folder)
        await verify(moment)
      }
      // As a control, the process is killed at one of them; with threads, at each.
      for (const moment of usesThreads ? tried : tried.slice(0, 1)) {
        copyFolder(first, folder)
        if (await killAt(line, moment)) await verify(moment)
      }
      process.stderr.write(`${name}: ended at ${count} of ${moments.length} moments, ${between} without an output folder\n`)
      expect({ faults, enough: count >= 0.9 * tried.length }).toEqual({ faults: [], enough: true })
      rmSync(top, { recursive: true })
    },
  )
})

/** A folder with a stale translation, and a table with a new one. */
const translated = async (): Promise<string> => {
  const folder = join(temporaryFolder(), 'work')
  config(folder, bilingual)
  await command(folder, 'translations', '--accept')
  config(folder, bilingual.replace('La porte est fermée. Appelez-nous.', 'Porte claquée ? Appelez-nous.'))
  const { out } = await run(['translations', '--format', 'csv', '--language', 'nl'], { cwd: folder })
  writeFileSync(join(folder, 'nl.csv'), out.replace('De deur is dicht. Bel ons.\r\n', 'Deur dichtgevallen? Bel ons.\r\n'))
  return folder
}

test.for([
  ['the config', 'renameSync .townsite-0-0 site.config.yaml', [], 1],
  ['the ledger', 'renameSync .townsite/.townsite-0-0 .townsite/site.translations.json', ['site.config.yaml'], 0],
] as const)(
  'translations --import accepts no translation that is not in the config, killed before it writes %s',
  async ([, name, written, stale]) => {
    const args = ['translations', '--import', 'nl.csv']
    const [whole, folder] = [await translated(), await translated()]
    const before = stateOf(folder)
    expect(await killAt({ program, args, cwd: folder, root: folder }, { name, number: 1, when: 'before' })).toBe(true)
    expect(filesIn(stateOf(folder)).flatMap(([path, hash]) => (before.get(path) === hash ? [] : [path]))).toEqual(written)
    const { out } = await run(['translations', '--language', 'nl'], { cwd: folder })
    expect(out.split('stale in nl').length - 1).toBe(stale)
    for (const one of [folder, whole]) await command(one, ...args)
    expect(differences(stateOf(folder), stateOf(whole))).toEqual([])
  },
)

const [away, back] = ['renameSync web web.hosts/.townsite.next/previous', 'renameSync web.hosts/.townsite.next/site web']

test('a reader during a merge sees the whole old or new site, and none only between the two renames', async () => {
  const scene = scenes.find(({ name }) => name === 'a merge over an earlier one')
  if (scene === undefined) throw new Error('there is no such scene')
  const top = temporaryFolder()
  const [first, folder] = [join(top, 'first'), join(top, 'work')]
  await scene.begin(first)
  copyFolder(first, folder)
  await command(folder, ...scene.args)
  const [old, now] = [within(stateOf(first), 'web'), within(stateOf(folder), 'web')]
  expect(old).not.toBe(now)
  const seen: string[] = []
  for (const [name, when] of [
    [away, 'before'],
    [away, 'after'],
    [back, 'before'],
    [back, 'after'],
  ] as const) {
    copyFolder(first, folder)
    const until = `${folder}.${seen.length}`
    const line = { program, args: scene.args, cwd: folder, root: folder }
    const code = ended(start(line, { at: { name, number: 1, when }, until }))
    await expect.poll(() => existsSync(`${until}.reached`), { timeout: 60_000 }).toBe(true)
    const site = within(stateOf(folder), 'web')
    seen.push(site === old ? 'old' : site === now ? 'new' : site === '' ? 'none' : 'torn')
    writeFileSync(until, '')
    expect([await code, within(stateOf(folder), 'web')]).toEqual([0, now])
  }
  expect(seen).toEqual(['old', 'none', 'none', 'new'])
})
