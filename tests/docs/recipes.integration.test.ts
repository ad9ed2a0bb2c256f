/** Each recipe of `docs/recipes/` is followed to the letter in a copy of the project, and gives what it promises. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.ts'
import { someOf, thorough } from '../support/thorough.ts'
import { changed, readRecipe, type Step } from './recipe.ts'

const recipes = readdirSync('docs/recipes').filter(name => name.endsWith('.md') && name !== 'README.md')

/** The project without what is ignored, with its packages linked but a cache of its own. */
const copyProject = (copy: string): void => {
  for (const name of readdirSync('.'))
    if (!/^(node_modules|dist.*|\.git|sites)$/.test(name)) cpSync(name, join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
}

/** As a developer’s shell has it: without what the test runner and npm put there. */
const ordinary = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(VITEST|npm_|NODE_ENV$|TEST$|MODE$|DEV$|PROD$|SSR$|BASE_URL$)/.test(name)),
)

const follow = (copy: string, steps: readonly Step[]): void => {
  let printed = ''
  let last: Step['kind'] | undefined
  for (const step of steps) {
    switch (step.kind) {
      case 'write':
        mkdirSync(dirname(join(copy, step.file)), { recursive: true })
        writeFileSync(join(copy, step.file), step.text)
        break
      case 'change':
        writeFileSync(join(copy, step.file), changed(readFileSync(join(copy, step.file), 'utf8'), step))
        break
      case 'run': {
        if (last !== 'run') printed = ''
        const { status, stdout, stderr } = spawnSync(step.command, {
          cwd: copy,
          shell: true,
          encoding: 'utf8',
          env: { ...ordinary, NO_COLOR: '1' },
        })
        printed += `${stdout}${stderr}`
        expect({ command: step.command, exit: status, printed: status === step.exit ? '' : printed }).toEqual({
          command: step.command,
          exit: step.exit,
          printed: '',
        })
        break
      }
      case 'expect': {
        const lines = printed.split('\n').map(line => line.trimEnd())
        expect({ missing: step.lines.filter(line => !lines.includes(line)), printed }).toEqual({ missing: [], printed })
        break
      }
    }
    last = step.kind
  }
}

describe('followed to the letter, one after the other', thorough, () => {
  const copy = temporaryFolder()
  beforeAll(() => copyProject(copy))

  const followed = someOf(recipes, 1).map(name => ({ name, steps: readRecipe(join('docs/recipes', name)) }))

  test.for(followed)('$name works', ({ steps }) => {
    // A recipe that proves nothing would pass as well.
    expect(['write', 'change', 'run', 'expect'].filter(kind => !steps.some(step => step.kind === kind))).toEqual([])
    follow(copy, steps)
  })

  test('after all of them the project is sound, but for what takes a browser or a server', () => {
    const tests = process.env.EVERY === undefined ? 'tests/architecture.test.ts tests/templates/components.test.ts' : ''
    const code = followed.flatMap(({ steps }) => steps.flatMap(step => ('file' in step && /\.tsx?$/.test(step.file) ? step.file : [])))
    const commands = [
      // What no recipe wrote is formatted: the lint after it sees all.
      `npx biome check --write ${[...new Set(code)].join(' ')}`,
      'npm run typecheck',
      'npm run lint',
      `npx vitest run --project unit ${tests} --tags-filter=!thorough`,
    ]
    follow(
      copy,
      commands.map(command => ({ kind: 'run', command, exit: 0 })),
    )
  })
})

test.for(recipes)('%s changes lines that are there, each once', name => {
  const texts = new Map<string, string>()
  for (const step of readRecipe(join('docs/recipes', name))) {
    if (step.kind === 'write') texts.set(step.file, step.text)
    const [, from = '', to] = (step.kind === 'run' && /^cp (\S+) (\S+)$/.exec(step.command)) || []
    if (to !== undefined) texts.set(to, readFileSync(from, 'utf8'))
    if (step.kind === 'change') texts.set(step.file, changed(texts.get(step.file) ?? readFileSync(step.file, 'utf8'), step))
  }
  expect(texts.size).toBeGreaterThan(0)
})

test('the list of recipes names each', () => {
  const list = readFileSync('docs/recipes/README.md', 'utf8')
  expect(recipes.filter(name => !list.includes(`(${name})`))).toEqual([])
})
