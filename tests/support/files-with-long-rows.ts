import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Every test file that has a test of a long row, of whatever project: those that import the tag, or wear it as a whole. To ask vitest would be to load all files. */
export const filesWithLongRows = (): readonly string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map(path => join('tests', path))
    .filter(
      path =>
        /\.test\.tsx?$/.test(path) && /from '[^']*\/support\/thorough\.ts'|^ \* @module-tag thorough$/m.test(readFileSync(path, 'utf8')),
    )
