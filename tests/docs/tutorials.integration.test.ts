/**
 * Follows the tutorials in their order, command by command, in one folder. Only `npm` is replaced: it links this checkout instead of
 * downloading the package.
 *
 * @module-tag thorough
 */
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { follow } from './follow.ts'
import { readRecipe } from './recipe.ts'

/** In the order of the index. */
const tutorials = [...readFileSync('docs/README.md', 'utf8').matchAll(/^\d\. \[[^\]]+\]\(tutorials\/([\w-]+\.md)\)$/gm)].map(
  ([, name = '']) => join('docs/tutorials', name),
)

const npm = (checkout: string): string => `#!/bin/sh
case "$1 $2" in
  "create townsite@latest") name=$3; shift 4; exec "${process.execPath}" "${checkout}/generator/bin.mjs" new --package "$name" "$@" ;;
  install*) mkdir -p node_modules/.bin && ln -s "${checkout}" node_modules/townsite && ln -s ../townsite/generator/bin.mjs node_modules/.bin/townsite && echo '{}' > package-lock.json ;;
  *) echo "npm $* is not part of a tutorial" >&2; exit 3 ;;
esac
`

test('every command of the tutorials works, in order', thorough, async () => {
  expect(tutorials).toHaveLength(5)
  const folder = temporaryFolder()
  const bin = join(folder, 'bin')
  mkdirSync(bin)
  writeFileSync(join(bin, 'npm'), npm(resolve('.')))
  chmodSync(join(bin, 'npm'), 0o755)
  const person = {
    GIT_AUTHOR_NAME: 'Ana',
    GIT_AUTHOR_EMAIL: 'ana@test.example',
    GIT_COMMITTER_NAME: 'Ana',
    GIT_COMMITTER_EMAIL: 'ana@test.example',
  }
  let current = folder
  for (const tutorial of tutorials) {
    const steps = readRecipe(tutorial)
    expect({ tutorial, runs: steps.some(({ kind }) => kind === 'run') }).toEqual({ tutorial, runs: true })
    current = await follow(current, steps, { ...person, PATH: `${bin}:${process.env.PATH}` })
  }
})
