/**
 * Follows the recipes of `docs/how-to/develop/` literally in a copy of the project, and compares the output with what they promise.
 *
 *     EVERY=1 npx vitest run tests/docs      each recipe in a new copy, with the unit tests after each
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { follow } from './follow.ts'
import { changed, readRecipe, type Step } from './recipe.ts'

const recipes = readdirSync('docs/how-to/develop').filter(name => name.endsWith('.md') && name !== 'README.md')

/**
 * Copies the project without ignored files, in place of what an earlier recipe left. Packages are linked. All recipes use the same folder,
 * so that the caches of TypeScript and Vitest, which contain absolute paths, save a third of the time.
 */
const copyProject = (copy: string): void => {
  for (const name of readdirSync(copy)) if (name !== 'node_modules') rmSync(join(copy, name), { recursive: true })
  for (const name of readdirSync('.'))
    if (!/^(node_modules|dist.*|lib|\.git|sites)$/.test(name)) cpSync(name, join(copy, name), { recursive: true })
  if (existsSync(join(copy, 'node_modules'))) return
  mkdirSync(join(copy, 'node_modules'))
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(copy, 'node_modules', name))
}

/** What a developer runs before a commit, without the tests that need a browser or a server. */
const validate = (code: readonly string[]): readonly Step[] =>
  [
    // The other files are formatted, which the lint step verifies.
    ...(code.length > 0 ? [`npx biome check --write ${code.join(' ')}`] : []),
    'npm run schema',
    'npm run typecheck -- --checkers 1',
    'npm run lint',
    'npx vitest run --project unit --tags-filter=!thorough',
  ].map(command => ({ kind: 'run', command, exit: 0 }))

/** Commands of recipes that `validate` repeats: `npm run lint` includes knip, and Biome formats what it checks. */
const repeated = ['npm run typecheck', 'npx knip', 'npm run format']

/** Recipes that are followed in one copy, before the unit tests run: after each recipe they take ten minutes. */
const rounds = process.env.EVERY === undefined ? [recipes] : recipes.map(name => [name])

describe('recipes that are followed literally', thorough, () => {
  const copy = temporaryFolder()
  test.for(rounds)('%s work, and types, lint and unit tests are valid afterwards', async names => {
    copyProject(copy)
    const code = new Set<string>()
    for (const name of names) {
      const steps = readRecipe(join('docs/how-to/develop', name))
      // A recipe without these steps would pass without a test.
      expect(['write', 'change', 'run', 'expect'].filter(kind => !steps.some(step => step.kind === kind))).toEqual([])
      await follow(
        copy,
        steps.filter(step => step.kind !== 'run' || !repeated.includes(step.command)),
      )
      for (const step of steps) if ('file' in step && /\.[cm]?[jt]sx?$/.test(step.file)) code.add(step.file)
    }
    await follow(copy, validate([...code]))
  })
})

test.for(recipes)('%s changes lines that exist exactly once', name => {
  const texts = new Map<string, string>()
  for (const step of readRecipe(join('docs/how-to/develop', name))) {
    if (step.kind === 'write') texts.set(step.file, step.text)
    const [, from = '', to] = (step.kind === 'run' && /^cp (\S+) (\S+)$/.exec(step.command)) || []
    if (to !== undefined) texts.set(to, readFileSync(from, 'utf8'))
    if (step.kind === 'change') texts.set(step.file, changed(texts.get(step.file) ?? readFileSync(step.file, 'utf8'), step))
  }
  expect(texts.size).toBeGreaterThan(0)
})

test('the README lists every recipe', () => {
  const list = readFileSync('docs/how-to/develop/README.md', 'utf8')
  expect(recipes.filter(name => !list.includes(`(${name})`))).toEqual([])
})
