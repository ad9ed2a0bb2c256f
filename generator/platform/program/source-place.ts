/** Finds the line of a source that threw an exception, with the source maps of the code that ran. */
import { readFileSync, statSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { join, relative, resolve, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SourceLocation } from '../../site/model/diagnostic.ts'
import { extensions } from '../../site/util/extensions.ts'
import { memoizeLast } from '../../site/util/memoize.ts'
import { packageRoot } from '../package.ts'

interface CompiledFile {
  readonly map: SourceMap
  /** What the sources in its map are relative to. */
  readonly folder: string
  /** What the sources in diagnostics are relative to. */
  readonly root: string
}

/** Name of the site’s own code in the stack of an exception. */
export const extensionFile = (hash: string): string => `townsite-extensions-${hash}.js`

export const readSourceMap = (map: string): SourceMap => new SourceMap(JSON.parse(map))

/** The site’s own code, or a file of the compiled program, whose source maps are read only for an exception: Node would load them at every start. */
const compiledFile = memoizeLast((name: string): CompiledFile | undefined => {
  const { hash, map, root } = extensions().code
  if (name === extensionFile(hash)) return { map: readSourceMap(map), folder: root, root }
  try {
    const file = fileURLToPath(name)
    return { map: readSourceMap(readFileSync(`${file}.map`, 'utf8')), folder: join(file, '..'), root: packageRoot }
  } catch {
    return undefined
  }
})

const isOwn = (file: string): boolean => !file.startsWith('..') && !file.includes('node_modules')

/**
 * The innermost line of our own sources in the stack of an exception; packages are skipped.
 * @param find a compiled file by its name in the stack; by default, the files of the compiled program
 */
export const thrownAt = (error: unknown, find: (name: string) => CompiledFile | undefined = compiledFile): SourceLocation | undefined => {
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  for (const [, name = '', line, column] of stack.matchAll(/((?:file:\/\/)?[^\s()]+\.js):(\d+):(\d+)/g)) {
    const compiled = find(name)
    const entry = compiled?.map.findEntry(Number(line) - 1, Number(column) - 1)
    if (compiled === undefined || entry === undefined || !('originalSource' in entry)) continue
    const file = relative(compiled.root, resolve(compiled.folder, entry.originalSource)).split(sep).join('/')
    if (isOwn(file)) return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}

/** Text of a source, by its name in a diagnostic. */
export const sourceTextIn = (root: string, file: string): string | undefined =>
  root !== '' && statSync(join(root, file), { throwIfNoEntry: false })?.isFile() === true
    ? readFileSync(join(root, file), 'utf8')
    : undefined

/** Text of a source of the site’s own code or of the program. */
export const sourceText = (file: string): string | undefined =>
  sourceTextIn(extensions().code.root, file) ?? sourceTextIn(packageRoot, file)
