import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const testFilesThatMatch = (pattern: RegExp): readonly string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map(path => join('tests', path))
    .filter(path => /\.test\.tsx?$/.test(path) && pattern.test(readFileSync(path, 'utf8')))

/** Test files with at least one long test: they import the tag, or have it as a whole. Vitest would have to load all files to list them. */
export const filesWithLongTests = (): readonly string[] =>
  testFilesThatMatch(/from '[^']*\/support\/thorough\.ts'|^ \* @module-tag thorough$/m)

/** Test files that `npm test` does not even import. */
export const filesWithOnlyLongTests = (): readonly string[] => testFilesThatMatch(/^ \* @module-tag thorough$/m)
