/**
 * Builds commits of a small temporary repository, whose program writes one page.
 *
 * @module-tag thorough
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { children } from '../../../generator/platform/child.ts'
import { buildCommit, commitOf, pruneWorktrees, type Repository, refsOf, repositoryOf } from '../../../generator/platform/git.ts'
import { run } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = realpathSync(temporaryFolder())

/** Accepts the arguments of the real program; its output shows which commit and packages it ran with. */
const program = (text: string): string => `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const [, , , , config = '', , out = ''] = process.argv
mkdirSync(out, { recursive: true })
writeFileSync(out + '/index.html', ${JSON.stringify(text)} + readFileSync(config, 'utf8'))
`

const git = (cwd: string, ...args: readonly string[]): string => {
  const identity = [
    '-c',
    'user.name=Test',
    '-c',
    'user.email=test@example.com',
    '-c',
    'init.defaultBranch=trunk',
    '-c',
    'commit.gpgsign=false',
  ]
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

const commit = (project: string, files: Readonly<Record<string, string>>, message: string): void => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(project, path, '..'), { recursive: true })
    writeFileSync(join(project, path), text)
  }
  git(project, 'add', '.')
  git(project, 'commit', '-q', '-m', message)
}

/** A repository with its project in a subfolder, and the packages of this one. */
const repository = (name: string): Repository => {
  const top = join(folder, name)
  const project = join(top, 'sites')
  mkdirSync(project, { recursive: true })
  git(top, 'init', '-q')
  symlinkSync(resolve('node_modules'), join(project, 'node_modules'))
  commit(
    project,
    { '.gitignore': 'node_modules\n', 'package-lock.json': '{}\n', 'generator/cli.ts': program('one '), 'site.config.yaml': 'first' },
    'first',
  )
  git(project, 'tag', 'v1')
  commit(project, { 'generator/bin.mjs': program('two '), 'other.config.yaml': 'other' }, 'second')
  const found = repositoryOf(project)
  if (found === undefined) throw new Error('no repository')
  return found
}

const worktrees = ({ root }: Repository): number => git(root, 'worktree', 'list').split('\n').length

const build = async (found: Repository, ref: string, config: string): Promise<{ readonly page: string; readonly linked: boolean }> => {
  const own = mkdtempSync(join(folder, 'built-'))
  const out = await buildCommit(found, {
    commit: commitOf(found, ref) ?? '',
    ref,
    config,
    cwd: folder,
    folder: own,
    children: children(),
    watch: () => undefined,
    inform: () => undefined,
  })
  return {
    page: readFileSync(join(out, 'index.html'), 'utf8'),
    linked: lstatSync(join(own, 'checkout', 'sites', 'node_modules')).isSymbolicLink(),
  }
}

describe('a commit', () => {
  const found = repository('plain')

  test('is resolved from a branch, a tag or a git revision', async () => {
    expect(found).toEqual({ root: join(folder, 'plain', 'sites'), top: join(folder, 'plain') })
    expect(commitOf(found, 'v1')).toBe(commitOf(found, 'trunk~1'))
    expect([commitOf(found, 'no-such-branch'), commitOf(found, '--help'), commitOf(found, 'v1:package-lock.json')]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(refsOf(found).toSorted()).toEqual(['trunk', 'v1'])
    expect(repositoryOf(folder)).toBeUndefined()
  })

  test('is built by its own program, with the packages of the project when the lockfile is the same', async () => {
    const config = join(found.root, 'site.config.yaml')
    expect(await build(found, 'v1', config)).toEqual({ page: 'one first', linked: true })
    expect(await build(found, 'trunk', join(found.root, 'other.config.yaml'))).toEqual({ page: 'two other', linked: true })
    expect(git(found.root, 'status', '--porcelain')).toBe('')
  })

  test('without the config or with a broken program is reported', async () => {
    const other = join(found.root, 'other.config.yaml')
    await expect(build(found, 'v1', other)).rejects.toThrow(`v1 has no ${other}. Choose a config that exists there with --config.`)
    commit(found.root, { 'generator/bin.mjs': 'console.error("site.config.yaml:1:1  error  wrong"); process.exit(1)\n' }, 'broken')
    await expect(build(found, 'HEAD', other)).rejects.toThrow('HEAD cannot be built:\nsite.config.yaml:1:1  error  wrong')
    commit(found.root, { 'package-lock.json': '{ "broken": ' }, 'other packages')
    git(found.root, 'checkout', '-q', 'HEAD~1')
    await expect(build(found, 'trunk', other)).rejects.toThrow(
      /^The packages of trunk could not be installed\. They differ from the installed ones, because its package-lock\.json does:\n/,
    )
  })
})

test('Ctrl-C ends the build of a commit and leaves neither folder nor checkout', async () => {
  const found = repository('interrupted')
  const started = join(folder, 'started')
  commit(
    found.root,
    {
      'generator/bin.mjs': `import { writeFileSync } from 'node:fs'\nwriteFileSync(${JSON.stringify(started)}, String(process.pid))\nsetInterval(() => {}, 1000)\n`,
    },
    'slow',
  )
  const script = join(folder, 'interrupted.mts')
  const module = (path: string): string => JSON.stringify(resolve(path))
  writeFileSync(
    script,
    `import { children } from ${module('generator/platform/child.ts')}
import { buildCommit, commitOf, pruneWorktrees, repositoryOf } from ${module('generator/platform/git.ts')}
import { withTemporaryFolder } from ${module('generator/platform/temporary.ts')}
const found = repositoryOf(${JSON.stringify(found.root)})
const run = children()
await withTemporaryFolder(
  folder => buildCommit(found, { commit: commitOf(found, 'trunk'), ref: 'trunk', config: ${JSON.stringify(join(found.root, 'site.config.yaml'))}, cwd: folder, folder, children: run, watch: () => {}, inform: () => {} }),
  { purpose: 'diff', stop: run.stop, tidy: () => pruneWorktrees(found) },
)
`,
  )
  const temporary = join(folder, 'tmp')
  mkdirSync(temporary)
  const child = spawn(process.execPath, ['--import', 'tsx', script], { env: { ...process.env, TMPDIR: temporary }, stdio: 'ignore' })
  const ended = new Promise<NodeJS.Signals | number | null>(done => child.once('exit', (code, signal) => done(signal ?? code)))
  await expect.poll(() => existsSync(started), { timeout: 60_000 }).toBe(true)
  expect([worktrees(found), readdirSync(temporary).filter(name => name.startsWith('townsite-diff-')).length]).toEqual([2, 1])
  child.kill('SIGINT')
  expect(['SIGINT', 130]).toContain(await ended)
  expect([worktrees(found), readdirSync(temporary).filter(name => name.startsWith('townsite-diff-'))]).toEqual([1, []])
  const builder = Number(readFileSync(started, 'utf8'))
  await expect.poll(() => isRunning(builder)).toBe(false)
})

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test('prunes a worktree whose folder was removed', async () => {
  const found = repository('pruned')
  git(found.root, 'worktree', 'add', '-q', '--detach', join(folder, 'lost'), 'v1')
  expect(worktrees(found)).toBe(2)
  spawnSync('rm', ['-rf', join(folder, 'lost')])
  pruneWorktrees(found)
  expect(worktrees(found)).toBe(1)
})

describe('npm run diff', () => {
  test.each([
    [['no-such-branch-anywhere'], /^error: no-such-branch-anywhere is neither a folder nor a branch, tag or commit\./],
    [['docs', 'docs'], /^error: docs contains no HTML page, so it is not a built site\. To build one, run “npm run build”\.\n$/],
    [['a', 'b', '--format', 'xml'], /^error: --format must be text, json, markdown or html, but it is “xml”\. Example: --format json\n$/],
    [['a', 'b', '--pictures', 'many'], /^error: --pictures must be a number, but it is “many”\. Example: --pictures 12\n$/],
  ])('%j ends with 2, and says why', async (args, words) => {
    const { code, out, err } = await run(['diff', ...args])
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(words)
  })

  // A repository has its own assets.
  const config = readFileSync('tests/fixtures/small.config.yaml', 'utf8').replace(
    '  image: { file: hero.jpg, alt: { en: A register } }, checks',
    '  checks',
  )
  const phone = /Phone number[^\n]*\n +819-555-0123 → 819-555-0199\n/

  test('compares with a commit of a repository that contains only a config, built by the installed program', async () => {
    const top = join(folder, 'config-only')
    mkdirSync(top)
    git(top, 'init', '-q')
    commit(top, { 'site.config.yaml': config, 'package.json': '{ "dependencies": { "townsite": "0.0.1" } }\n' }, 'first')
    expect((await run(['diff', 'HEAD'], { cwd: top })).out).toMatch(
      /^HEAD \(\w+\) → the working tree\nThe same: \d+ pages, and no file differs\.\n$/,
    )
    writeFileSync(join(top, 'site.config.yaml'), config.replace('819-555-0123', '819-555-0199'))
    const { code, out, err } = await run(['diff', 'HEAD'], { cwd: top })
    expect({ code, isReported: phone.test(out) }).toEqual({ code: 1, isReported: true })
    expect(err).toMatch(
      /^HEAD \(\w+\) names Townsite 0\.0\.1, but is built with the installed [\d.]+[^\n]*, so that only changes of the site are reported\.\n$/,
    )
    expect([worktrees({ root: top, top }), git(top, 'status', '--porcelain')]).toEqual([1, 'M site.config.yaml'])
    const linked = join(folder, 'linked.config.yaml')
    symlinkSync(join(top, 'site.config.yaml'), linked)
    expect((await run(['diff', 'HEAD', '--config', linked])).out).toMatch(phone)
    expect((await run(['diff', 'no-such-ref'], { cwd: top })).err).toBe(
      'error: no-such-ref is neither a folder nor a branch, tag or commit.\n',
    )
  })

  test('refuses a git ref if a config, or a config that it extends, is not in the repository', async () => {
    const top = join(folder, 'city-only')
    mkdirSync(top)
    git(top, 'init', '-q')
    writeFileSync(join(folder, 'brand.config.yaml'), config)
    commit(top, { 'site.config.yaml': 'extends: ../brand.config.yaml\n' }, 'first')
    expect(await run(['diff', 'HEAD'], { cwd: top })).toEqual({
      code: 2,
      out: '',
      err: `error: “HEAD” cannot be built as a git ref of ${top}, because ../brand.config.yaml is not in that repository. It is in no git repository.
A config can be built at a git ref if one repository contains all files that it consists of. To compare two versions of it, build both and compare the folders:
  npx townsite build --config <the old version of the config> --out before
  npx townsite build --config ../brand.config.yaml --out after
  npx townsite diff before after
`,
    })
    expect(await run(['diff', 'HEAD', '--config', '../brand.config.yaml'], { cwd: top })).toEqual({
      code: 2,
      out: '',
      err: 'error: The folder HEAD does not exist. It cannot be a git ref either, because ../brand.config.yaml is not in a git repository.\n',
    })
  })
})
