/** The workflows for GitHub: their permissions, their pinned actions, and how their shell scripts handle exit codes. */
import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { temporaryFolder } from '../support/temporary.ts'

interface Step {
  readonly id?: string
  readonly name?: string
  readonly uses?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly run?: string
}

interface Workflow {
  readonly on: unknown
  readonly permissions: Readonly<Record<string, string>>
  readonly concurrency: { readonly group: string }
  readonly jobs: Readonly<
    Record<
      string,
      {
        /** Another workflow, instead of steps. */
        readonly uses?: string
        readonly needs?: string | readonly string[]
        readonly 'timeout-minutes'?: number
        readonly permissions?: Readonly<Record<string, string>>
        readonly steps?: readonly Step[]
      }
    >
  >
}

const folder = '.github/workflows'
const action = '.github/actions/townsite/action.yml'
const textOf = (file: string): string => readFileSync(file, 'utf8')
const read = (name: string): Workflow => parse(textOf(join(folder, name))) as Workflow

test.each([...readdirSync(folder).map(name => join(folder, name)), action])(
  '%s pins each action by its commit, with its version in a comment',
  file => {
    const used = [...textOf(file).matchAll(/^[ #-]*uses: (.*)$/gm)].map(([, what = '']) => what)
    expect(used.length).toBeGreaterThan(0)
    // Comments contain examples to enable; those of the action are for other repositories.
    expect(used.filter(what => !/^(\.\/\.github\/\S+|[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\S+@<commit>)$/.test(what))).toEqual([])
    expect(textOf(file).match(/npx --yes \S+(?<!@\d+\.\d+\.\d+) /g)).toBeNull()
  },
)

describe.each(readdirSync(folder))('%s', name => {
  const workflow = read(name)
  const jobs = Object.values(workflow.jobs)
  const steps = jobs.flatMap(job => job.steps ?? [])

  test('has a timeout', () => {
    expect(jobs.filter(job => job.uses === undefined && job['timeout-minutes'] === undefined)).toEqual([])
  })

  test('has only the permissions that it needs, and gives no secret to the code of a pull request', () => {
    const written = [workflow.permissions, ...jobs.map(job => job.permissions ?? {})].flatMap(all =>
      Object.entries(all).flatMap(([what, may]) => (may === 'write' ? [what] : [])),
    )
    expect(JSON.stringify(workflow.on)).not.toContain('pull_request_target')
    const runsCode = steps.some(({ run, uses }) => run !== undefined || uses?.startsWith('./') === true)
    if (JSON.stringify(workflow.on).includes('pull_request') && runsCode) expect(written).toEqual([])
    if (written.includes('pull-requests')) expect(runsCode).toBe(false)
    for (const { uses, with: input } of steps)
      if (uses?.startsWith('actions/checkout@') === true) expect(input?.['persist-credentials']).toBe(false)
    // Texts of strangers reach a shell only through the environment.
    expect(steps.flatMap(({ run = '' }) => run.match(/\$\{\{[^}]*\}\}/g) ?? [])).toEqual([])
  })
})

test('publishes only what has passed the tests and the check', () => {
  const { jobs } = read('publish.yml')
  const before = (job: string): readonly string[] => {
    const needs = [jobs[job]?.needs ?? []].flat()
    return [...needs, ...needs.flatMap(before)]
  }
  expect(jobs.test?.uses).toBe('./.github/workflows/test.yml')
  expect(jobs.check?.steps?.some(({ run }) => run?.includes('npm run --silent check') === true)).toBe(true)
  expect(before('pages')).toEqual(expect.arrayContaining(['test', 'check', 'build', 'merge']))
  // The number of shards is written once, after the name of its variable.
  expect(textOf(join(folder, 'publish.yml')).match(/^ {2}SHARDS: \d+$/gm)).toHaveLength(1)
})

test('writes comments on a pull request in sequence', () => {
  expect(read('comment.yml').concurrency.group).toContain('head_branch')
})

describe('shell scripts', () => {
  const root = temporaryFolder()
  const bin = join(root, 'bin')
  mkdirSync(bin)
  /** Runs a step as GitHub does, with an npm that records its arguments and exits with a given code. */
  const follow = (name: string, find: (step: Step) => boolean, env: Readonly<Record<string, string>>) => {
    const { run = '' } =
      Object.values(read(name).jobs)
        .flatMap(job => job.steps ?? [])
        .find(find) ?? {}
    const cwd = join(root, `${name}-${Math.random()}`)
    mkdirSync(cwd)
    writeFileSync(
      join(bin, 'npm'),
      '#!/bin/sh\necho "$@" >> called\nif [ -d report ] && [ "$NPM_ENDS" -lt 2 ]; then echo report > report/changes.md; fi\nexit "$NPM_ENDS"\n',
    )
    chmodSync(join(bin, 'npm'), 0o755)
    const { status } = spawnSync('bash', ['-e', '-c', run], {
      cwd,
      env: { PATH: `${bin}:${process.env.PATH}`, GITHUB_STEP_SUMMARY: 'summary', GITHUB_OUTPUT: 'output', CONFIG: 'a b.yaml', ...env },
    })
    const text = (file: string): string => (existsSync(join(cwd, file)) ? textOf(join(cwd, file)).trimEnd() : '')
    return { status, text }
  }

  test.each([
    ['0', 0],
    ['1', 0],
    ['2', 2],
  ])('handle a comparison that exits with %s', (ends, failing) => {
    const { status, text } = follow('pull-request.yml', ({ id }) => id === 'words', { NPM_ENDS: ends, BASE: 'abc' })
    expect(status === 0).toBe(failing === 0)
    expect(text('called')).toBe('run --silent diff -- abc --config a b.yaml --format markdown --out report/changes.md')
    expect(text('report/changes.md')).toMatch(failing === 0 ? /^report$/ : /^The site could not be built/)
    expect(text('summary')).toBe(text('report/changes.md'))
  })

  test('use one number of shards', () => {
    expect(follow('publish.yml', ({ id }) => id === 'shards', { SHARDS: '3', NPM_ENDS: '0' }).text('output')).toBe('numbers=[1,2,3]')
    const merged = follow('publish.yml', ({ run }) => run?.includes('run merge') === true, { SHARDS: '3', NPM_ENDS: '0' })
    expect(merged.text('called')).toBe('run merge -- shards/shard-1 shards/shard-2 shards/shard-3 --out dist')
    const built = follow('publish.yml', ({ run }) => run?.includes('run build') === true, { SHARDS: '3', SHARD: '2', NPM_ENDS: '0' })
    expect(built.text('called')).toBe('run build -- --config a b.yaml --shard 2/3 --out shards/shard-2')
  })
})
