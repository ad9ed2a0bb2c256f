import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const filesWhose = (text: RegExp): readonly string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map(path => join('tests', path))
    .filter(path => /\.test\.tsx?$/.test(path) && text.test(readFileSync(path, 'utf8')))

/** Every test file that has a test of a long row, of whatever project: those that import the tag, or wear it as a whole. To ask vitest would be to load all files. */
export const filesWithLongRows = (): readonly string[] => filesWhose(/from '[^']*\/support\/thorough\.ts'|^ \* @module-tag thorough$/m)

/** Files that are long rows as a whole: of a day without them, not even their imports are wanted. */
export const filesOfLongRows = (): readonly string[] => filesWhose(/^ \* @module-tag thorough$/m)
