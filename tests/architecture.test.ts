import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesWithLongTests } from './support/long-test-files.ts'

const sources = ['generator', 'templates'].flatMap(folder =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name)),
)

/** What each file imports, types included: `node:fs`, `zod`, or a file by its path. */
const imports: ReadonlyMap<string, readonly string[]> = new Map(
  sources.map(file => [
    file,
    [...readFileSync(file, 'utf8').matchAll(/(?:from|import) '([^']+)'|import\('([^']+)'\)/g)]
      .map(found => found[1] ?? found[2] ?? '')
      .map(target => (target.startsWith('.') ? relative('.', join(dirname(file), target)) : target)),
  ]),
)

/** `generator/site/plan/head.ts` → `site/plan`, `generator/platform/git.ts` → `platform`. The files directly in `site` and `tools` count as folders too. */
const roomOf = (file: string): string => {
  const [top = '', room = '', inner = ''] = file.split('/')
  if (top === 'templates') return room === 'client' ? 'client' : 'templates'
  return (room === 'site' || room === 'tools') && !inner.includes('.') ? `${room}/${inner}` : room
}

/** What each folder may import besides itself. An entry includes the folders below it. */
const directions: Readonly<Record<string, readonly string[]>> = {
  'start.ts': ['main.ts', 'site-code.ts', 'tools/doctor', 'platform'],
  'main.ts': ['tools', 'platform'],
  'thread.ts': ['thread-work.ts', 'site-code.ts', 'platform'],
  'thread-work.ts': ['tools', 'pipeline', 'platform'],
  'site-code.ts': ['extension.ts', 'platform', 'site'],
  'model.ts': ['site/model'],
  'extension.ts': ['tools/check', 'site', 'templates'],
  api: ['extension.ts', 'site-code.ts', 'tools', 'pipeline', 'platform', 'site'],
  tools: ['tools', 'pipeline', 'platform', 'html', 'site', 'templates'],
  pipeline: ['platform', 'site'],
  platform: ['site', 'templates'],
  html: ['site/model', 'site/util'],
  site: ['site', 'templates'],
  'site/render': ['site/pages', 'site/model', 'site/util', 'templates'],
  'site/pages': ['site/plan', 'site/config', 'site/messages', 'site/model', 'site/util', 'templates'],
  'site/emit': ['site/plan', 'site/messages', 'site/model', 'site/util', 'templates'],
  'site/share-images': ['site/model', 'site/util'],
  'site/urls': ['site/plan', 'site/config', 'site/routes', 'site/hosts', 'site/messages', 'site/model', 'site/util'],
  'site/plan': ['site/config', 'site/routes', 'site/forms', 'site/messages', 'site/model', 'site/util'],
  'site/config': ['site/routes', 'site/forms', 'site/hosts', 'site/messages', 'site/model', 'site/util'],
  'site/routes': ['site/model', 'site/util'],
  'site/forms': ['site/messages', 'site/model', 'site/util'],
  'site/hosts': ['site/messages', 'site/model', 'site/util'],
  'site/diagnostics': ['site/messages', 'site/model', 'site/util'],
  'site/messages': ['site/model', 'site/util'],
  'site/model': [],
  'site/util': ['site/model'],
  templates: ['site/model', 'site/util'],
  client: [],
}

/** The tools that build on another one. */
const toolsUsed: Readonly<Record<string, readonly string[]>> = {
  build: ['shards'],
  check: ['clone', 'translations'],
  explain: ['check'],
  schema: ['check'],
  doctor: ['edit'],
  reference: ['check', 'explain', 'schema'],
  edit: ['explain', 'check', 'clone', 'diff', 'new', 'translations'],
  new: ['clone'],
  serve: ['build'],
  upgrade: ['check', 'diff'],
}

const isWithin = (room: string, allowed: string): boolean => room === allowed || room.startsWith(`${allowed}/`)

const mayImport = (from: string, to: string): boolean => {
  if (from === to) return true
  const [, tool = '', , other = ''] = [...from.split('/'), ...to.split('/')]
  if (from.startsWith('tools/') && to.startsWith('tools/')) return toolsUsed[tool]?.includes(other) === true
  const allowed = directions[from.startsWith('tools/') ? 'tools' : from] ?? []
  return allowed.some(room => isWithin(to, room))
}

test('imports run one way, those of types too', () => {
  const wrong = [...imports].flatMap(([file, targets]) =>
    targets.filter(target => imports.has(target) && !mayImport(roomOf(file), roomOf(target))).map(target => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

/** Files that can be reached from themselves, each with the way back: Tarjan’s strongly connected components. */
const circles = (): readonly (readonly string[])[] => {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const found: (readonly string[])[] = []
  const visit = (file: string): number => {
    order.set(file, order.size)
    let lowest = order.size - 1
    open.push(file)
    for (const target of imports.get(file) ?? []) {
      if (!imports.has(target)) continue
      if (!order.has(target)) lowest = Math.min(lowest, visit(target))
      else if (open.includes(target)) lowest = Math.min(lowest, low.get(target) ?? order.get(target) ?? lowest)
    }
    low.set(file, lowest)
    if (lowest === order.get(file)) {
      const circle = open.splice(open.indexOf(file))
      if (circle.length > 1) found.push(circle.sort())
    }
    return lowest
  }
  for (const file of sources) if (!order.has(file)) visit(file)
  return found
}

test('no file imports itself by way of others, types included', () => {
  expect(circles()).toEqual([])
})

test('files, threads, clock, network and process are touched at the edge only', () => {
  const edge = [
    'generator/api/',
    'generator/platform/',
    'generator/pipeline/',
    'generator/tools/',
    'generator/main.ts',
    'generator/thread.ts',
    'generator/thread-work.ts',
    'generator/start.ts',
  ]
  const wrong = [...imports].flatMap(([file, targets]) =>
    edge.some(place => file.startsWith(place))
      ? []
      : targets.filter(target => target.startsWith('node:')).map(target => `${file} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('the code holds no fact of the sample, but for examples in messages about the config', () => {
  const facts = ['Clairconduit', 'Montréal', 'Montreal', '514-555']
  const wrong = sources
    .filter(file => !/examples?\b/.test(file) && !/^generator\/(site\/(config|catalogue|messages|pages\/[^/]+\/schema)|tools)\b/.test(file))
    .flatMap(file => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      return facts.filter(fact => code.includes(fact)).map(fact => `${file}: ${fact}`)
    })
  expect(wrong).toEqual([])
})

test('files stay small enough for one idea', () => {
  // Tables of texts are as long as their texts are many.
  const long = sources
    .filter(file => !file.startsWith('generator/site/messages/') && file !== 'generator/tools/edit/app/editor-texts.ts')
    .map(file => [file, readFileSync(file, 'utf8').split('\n').length] as const)
    .filter(([, lines]) => lines > 300)
  expect(long).toEqual([])
})

test('long tests import their tag from tests/support/thorough.ts into the test file itself, where npm test finds it', () => {
  const found = filesWithLongTests()
  const tagged = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map(path => join('tests', path))
    .filter(path => /\.tsx?$/.test(path) && /\btags: \[['"]|^ \* @module-tag|from '[^']*thorough\.ts'/m.test(readFileSync(path, 'utf8')))
  expect(tagged.filter(file => !found.includes(file))).toEqual(['tests/support/thorough.ts'])
})

test('every edit of a config is verified: only its own folder makes edits without parsing the result', () => {
  const folder = 'generator/site/config/edit/'
  const outside = sources.filter(
    file => !file.startsWith(folder) && /\beditText\b/.test(readFileSync(file, 'utf8').replace(/\w*\.editText/g, '')),
  )
  expect(outside).toEqual([])
})
