/**
 * In an empty folder with only the npm package: sites are created for three trades and countries, and every command runs. The package cannot be
 * written to, there is no network after the installation, and no file is written outside of the site.
 *
 * @module-tag thorough
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, chmodSync, chownSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { folderHashes } from '../generator/platform/folder.ts'
import { commands } from '../generator/tools/index.ts'
import { freePort } from './support/free-port.ts'
import { installPackage, packCheckout, runIn } from './support/packed.ts'
import { temporaryFolder } from './support/temporary.ts'
import { thorough } from './support/thorough.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string }
const root = temporaryFolder()
const start = join(root, 'start')
/** Folders of the user and the system, which must stay empty. */
const outside = { HOME: join(root, 'home'), TMPDIR: join(root, 'tmp') }
const connections = join(root, 'connections')
const creator = join(start, 'node_modules', 'create-townsite', 'index.mjs')
let packed = ''

const businesses = [
  [
    'plumber',
    ['--trade', 'plumber', '--name', 'Hill Plumbing', '--city', 'Austin', '--region', 'TX', '--country', 'US', '--phone', '512-555-0142'],
  ],
  [
    'windows',
    [
      ...['--trade', 'window-and-gutter-cleaning', '--name', 'Limmat Fenster', '--phone', '044 555 01 23', '--city', 'Zürich | Zurich'],
      ...['--region', 'ZH', '--country', 'CH', '--languages', 'de', 'fr', '--area', 'Zürich | Zurich@47.37,8.54', 'Dübendorf@47.40,8.62'],
    ],
  ],
  [
    'locksmith',
    [
      ...[
        '--trade',
        'locksmith',
        '--name',
        'Serrures Rivard',
        '--city',
        'Québec',
        '--region',
        'QC',
        '--country',
        'CA',
        '--phone',
        '418-555-0142',
      ],
      ...['--languages', 'fr', 'en', '--origin', 'https://www.rivard.example'],
    ],
  ],
] as const

/** A user account that may not write to the package; the own one where this process may not change its account. */
const stranger = process.getuid?.() === 0 ? 65_534 : undefined

const eachPath = (path: string, visit: (path: string) => void): void => {
  visit(path)
  const stats = lstatSync(path)
  if (stats.isDirectory()) for (const name of readdirSync(path)) eachPath(join(path, name), visit)
}

/** Gives the site to the user, but not the package in it, which becomes read-only. */
const handOver = (site: string): void => {
  const library = join(site, 'node_modules', 'townsite')
  if (stranger !== undefined)
    eachPath(site, path => {
      if (!path.startsWith(library) && !lstatSync(path).isSymbolicLink()) chownSync(path, stranger, stranger)
    })
  else eachPath(library, path => chmodSync(path, lstatSync(path).mode & 0o555))
}

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  ...outside,
  NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/support/only-loopback.mjs')).href}`,
  TOWNSITE_TEST_CONNECTIONS: connections,
  SOURCE_DATE_EPOCH: process.env.SOURCE_DATE_EPOCH,
  NO_COLOR: '1',
})

const programIn = (site: string): string => join(site, 'node_modules', 'townsite', 'generator', 'bin.mjs')
const options = (cwd: string) => ({ cwd, env: environment(), ...(stranger === undefined ? {} : { uid: stranger, gid: stranger }) })

const townsite = (site: string, args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [programIn(site), ...args], { ...options(site), encoding: 'utf8' })
  return { args: args.join(' '), status, stdout, stderr }
}

/** Starts a command that serves, requests a page, and ends the command. @returns the status of the page, and the exit code */
const serve = async (site: string, args: readonly string[]) => {
  const child: ChildProcess = spawn(process.execPath, [programIn(site), ...args, '--port', String(await freePort())], options(site))
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  const exited = once(child, 'exit')
  await expect.poll(() => printed.join(''), { timeout: 90_000 }).toMatch(/ is at http:\S+\n/)
  const { status } = await fetch(/ is at (http:\S+)\n/.exec(printed.join(''))?.[1] ?? '', { redirect: 'manual' })
  child.kill('SIGINT')
  const [code] = await exited
  return { page: status, code: code as unknown, printed: printed.join('') }
}

const siteOf = (name: string): string => join(start, name)
const packageHashes = (site: string): string => JSON.stringify([...folderHashes(join(site, 'node_modules', 'townsite'))])

beforeAll(() => {
  packed = packCheckout(join(root, 'checkout'))
  installPackage(packed, start)
  runIn(join(root, 'checkout'), 'npm', ['pack', './generator/create-townsite', '--pack-destination', root])
  installPackage(join(root, `create-townsite-${version}.tgz`), start)
  for (const folder of Object.values(outside)) {
    mkdirSync(folder)
    if (stranger !== undefined) chownSync(folder, stranger, stranger)
  }
  writeFileSync(connections, '')
  chmodSync(connections, 0o666)
  // The folder of `mkdtemp` is private.
  chmodSync(root, 0o755)
})

// Folders without write permission could not be removed.
afterAll(() => {
  if (stranger === undefined)
    eachPath(root, path => {
      if (lstatSync(path).isDirectory()) chmodSync(path, 0o755)
    })
})

/** In CI the first one: all three take two minutes. */
const tried = process.env.EVERY === undefined ? businesses.slice(0, 1) : businesses

describe.each(tried)('%s', (name, answers) => {
  test('the site is created, installed, built, checked and committed with one command', thorough, () => {
    const identity = {
      GIT_AUTHOR_NAME: 'Test',
      GIT_AUTHOR_EMAIL: 'test@test.example',
      GIT_COMMITTER_NAME: 'Test',
      GIT_COMMITTER_EMAIL: 'test@test.example',
    }
    const env = { ...identity, npm_config_prefer_offline: 'true', NO_COLOR: '1' }
    // The first one with `npm create townsite`.
    const command = name === 'plumber' ? [creator] : [programIn(start), 'new', '--package']
    const printed = runIn(start, process.execPath, [...command, name, '--package-file', packed, ...answers], env)
    expect(printed).toContain(`cd ${name} && npx townsite edit`)
    expect(readdirSync(siteOf(name)).sort()).toEqual([
      ...['.devcontainer', '.git', '.gitattributes', '.github', '.gitignore', 'AGENTS.md', 'README.md', 'assets', 'dist', 'dist.hosts'],
      ...['node_modules', 'package-lock.json', 'package.json', 'renovate.json', 'site.config.yaml'],
      'tsconfig.json',
    ])
    expect(runIn(siteOf(name), 'git', ['status', '--short'])).toBe('')
    expect(runIn(siteOf(name), 'git', ['log', '--format=%s'])).toMatch(/^Create the site of .+\n$/)
    handOver(siteOf(name))
  })

  test('the package builds the same bytes as the checkout', thorough, () => {
    expect(townsite(siteOf(name), ['build', '--no-cache'])).toMatchObject({ status: 0 })
    const out = join(root, 'of-checkout', name, 'dist')
    runIn('.', process.execPath, [
      'generator/bin.mjs',
      'build',
      '--no-cache',
      '--config',
      join(siteOf(name), 'site.config.yaml'),
      '--out',
      out,
    ])
    expect(folderHashes(join(siteOf(name), 'dist'))).toEqual(folderHashes(out))
    const serverFiles = (folder: string) => [...folderHashes(`${folder}.hosts`)].filter(([file]) => !file.startsWith('.townsite'))
    expect(serverFiles(join(siteOf(name), 'dist'))).toEqual(serverFiles(out))
  })

  test('commands with a package that cannot be written to succeed, and print commands of the package', thorough, () => {
    const site = siteOf(name)
    const before = packageHashes(site)
    const results = [
      ['build'],
      ['check'],
      ['plan'],
      ['urls'],
      ['explain', 'business.name'],
      ['explain', '/'],
      ['--help'],
      ['check', '--help'],
    ].map(args => townsite(site, args))
    expect(results.filter(({ status }) => status !== 0)).toEqual([])
    expect(results.filter(({ stdout, stderr }) => /npm (run|start)| {4}at /.test(stdout + stderr))).toEqual([])
    expect(packageHashes(site)).toBe(before)
  })
})

/** Each command with the arguments of its runs, in this order. */
const runs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  build: [['build'], ['build', '--shard', '1/2', '--out', 'shards/1'], ['build', '--shard', '2/2', '--out', 'shards/2']],
  merge: [['merge', 'shards/1', 'shards/2', '--out', 'merged']],
  check: [['check'], ['check', '--format', 'html', '--out', 'check.html']],
  plan: [['plan']],
  urls: [['urls', '--accept'], ['urls']],
  published: [['published']],
  explain: [
    ['explain', 'business.name'],
    ['explain', '/services'],
    ['explain', 'CODE_INVALID'],
  ],
  translations: [['translations'], ['translations', '--accept']],
  locations: [
    ['locations', '--export', 'locations.csv'],
    ['locations', '--import', 'locations.csv'],
  ],
  clone: [
    [
      'clone',
      '--city',
      'Waco',
      '--region',
      'TX',
      '--phone',
      '254-555-0142',
      '--area',
      'Waco',
      '--geo',
      '31.55,-97.15',
      '--origin',
      'https://waco.example',
      '--out',
      'sites/waco.config.yaml',
    ],
  ],
  diff: [
    ['diff', 'dist', 'merged'],
    ['diff', 'HEAD'],
  ],
  new: [['new', '--list-trades']],
  upgrade: [['upgrade', version]],
  eject: [['eject', 'footer']],
  doctor: [['doctor'], ['doctor', 'footer']],
  schema: [['schema', '--out', 'own.schema.json']],
  clean: [['clean', '--cache']],
}
const servers: Readonly<Record<string, readonly string[]>> = {
  start: ['start'],
  preview: ['preview'],
  dev: ['dev'],
  edit: ['edit', '--no-open'],
}

test('every command has a run', () => {
  expect([...Object.keys(runs), ...Object.keys(servers)].sort()).toEqual(Object.keys(commands).sort())
})

test('every command runs in a site', thorough, async () => {
  const site = siteOf('plumber')
  const before = packageHashes(site)
  const results = Object.values(runs).flatMap(list => list.map(args => townsite(site, args)))
  expect(results.filter(({ status }) => status !== 0)).toEqual([])
  expect(results.filter(({ stdout, stderr }) => /npm (run|start)\b/.test(stdout + stderr))).toEqual([])
  for (const args of Object.values(servers)) {
    const { page, code, printed } = await serve(site, args)
    expect({ args, code, printed }).toMatchObject({ code: 130 })
    expect([200, 302, 303]).toContain(page)
    expect(printed).not.toMatch(/npm (run|start)| {4}at /)
  }
  // The change of a fact is found by `diff HEAD` in a repository that contains only a config.
  const config = join(site, 'site.config.yaml')
  writeFileSync(config, readFileSync(config, 'utf8').replace('512-555-0142', '512-555-0199'))
  const changed = townsite(site, ['diff', 'HEAD'])
  expect(changed).toMatchObject({ status: 1, stderr: '' })
  expect(changed.stdout).toMatch(/0142 → .*0199/)
  expect(packageHashes(site)).toBe(before)
})

test('nothing is written outside of the sites, and nothing was requested from another computer', thorough, () => {
  appendFileSync(connections, '')
  expect(readFileSync(connections, 'utf8')).toBe('')
  expect(Object.values(outside).map(folder => readdirSync(folder))).toEqual([[], []])
  expect(readdirSync(start).sort()).toEqual([...tried.map(([name]) => name), 'node_modules', 'package-lock.json', 'package.json'].sort())
  rmSync(connections)
})
