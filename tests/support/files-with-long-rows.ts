import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const filesWhose = (text: RegExp): readonly string[] =>
  readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .map(path => join('tests', path))
    .filter(path => /\.test\.tsx?$/.test(path) && text.test(readFileSync(path, 'utf8')))

/** Every test file with a long test: it imports the tag, or has it for the whole module. Vitest would have to load all files to find them. */
export const filesWithLongRows = (): readonly string[] => filesWhose(/from '[^']*\/support\/thorough\.ts'|^ \* @module-tag thorough$/m)

/** Files in which every test is long: `npm test` does not even load them. */
export const filesOfLongRows = (): readonly string[] => filesWhose(/^ \* @module-tag thorough$/m)
