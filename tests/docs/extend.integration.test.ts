/**
 * Follows `docs/extend.md` literally in a folder that has only a config, its own code, and Townsite as an installed package.
 *
 * @module-tag thorough
 */
import { mkdirSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { follow } from './follow.ts'
import { readRecipe } from './recipe.ts'

test('docs/extend.md works as it is written', thorough, () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true })
  symlinkSync(resolve('.'), join(folder, 'node_modules/townsite'))
  symlinkSync('../townsite/generator/bin.mjs', join(folder, 'node_modules/.bin/townsite'))
  const steps = readRecipe('docs/extend.md')
  expect(steps.length).toBeGreaterThan(30)
  follow(folder, steps)
})
