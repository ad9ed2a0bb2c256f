import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const sources = ['generator', 'templates'].flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name)),
)

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'|import\('([^']+)'\)/g)].map(found => found[1] ?? found[2] ?? '')

/** `generator/site/plan/pages/home.ts` → `plan`; files at the top of `generator/` are rooms of their own. */
const roomOf = (file: string): string => {
  const [top = '', second = ''] = file.split('/')
  return top === 'templates' ? (second === 'client' ? 'client' : 'templates') : second
}

/** What each room may import, beside itself. */
const directions: Readonly<Record<string, readonly string[]>> = {
  'cli.ts': ['io', 'commands'],
  commands: [
    'build.ts',
    'prepare.ts',
    'dev',
    'io',
    'checks',
    'diff',
    'explain',
    'plan',
    'providers',
    'config',
    'diagnostics',
    'emit',
    'model',
  ],
  'build.ts': ['prepare.ts', 'io', 'config', 'plan', 'emit', 'hosts', 'templates', 'model'],
  dev: ['prepare.ts', 'io', 'config', 'plan', 'emit', 'diagnostics', 'templates', 'model'],
  'prepare.ts': ['io', 'config', 'plan', 'emit', 'hosts', 'templates', 'model'],
  checks: ['config', 'plan', 'hosts', 'templates', 'model'],
  diff: ['checks', 'model'],
  io: ['config', 'plan', 'emit', 'diff', 'providers', 'diagnostics', 'templates', 'model'],
  explain: ['plan', 'config', 'model'],
  emit: ['plan', 'config', 'templates', 'model'],
  hosts: ['model'],
  plan: ['config', 'providers', 'model'],
  config: ['plan', 'providers', 'model'],
  providers: ['model'],
  diagnostics: ['model'],
  templates: ['model'],
  client: [],
  model: [],
}

test('imports run one way', () => {
  const wrong = sources.flatMap(file =>
    importsOf(file)
      .filter(target => target.startsWith('.'))
      .map(target => relative('.', join(dirname(file), target)))
      .filter(target => roomOf(target) !== roomOf(file) && !(directions[roomOf(file)] ?? []).includes(roomOf(target)))
      .map(target => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('files, threads, clock, network and process are touched at the edge only', () => {
  const edge = new Set(['io', 'commands', 'build.ts', 'prepare.ts', 'cli.ts'])
  // A table that is made by hand, once a release of its source, has its maker beside it.
  const wrong = sources
    .filter(file => !edge.has(roomOf(file)) && !file.endsWith('/make.ts'))
    .flatMap(file =>
      importsOf(file)
        .filter(target => target.startsWith('node:') && target !== 'node:path/posix')
        .map(target => `${file} → ${target}`),
    )
  expect(wrong).toEqual([])
})

test('the code holds no fact of the sample, but for examples in messages about the config', () => {
  const facts = ['Clairconduit', 'Montréal', 'Montreal', '514-555']
  const wrong = sources
    .filter(file => !file.includes('.examples.') && !file.startsWith('generator/config/') && !file.startsWith('generator/commands/'))
    .flatMap(file => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return facts.filter(fact => code.includes(fact)).map(fact => `${file}: ${fact}`)
    })
  expect(wrong).toEqual([])
})

/** Tables, which are long because there is much to list. */
const tables = ['generator/site/diagnostics/checks.ts']

test('files stay small enough for one idea', () => {
  const long = sources
    .map(file => [file, readFileSync(file, 'utf8').split('\n').length] as const)
    .filter(([file, lines]) => lines > 300 && !tables.includes(file))
  expect(long).toEqual([])
})
