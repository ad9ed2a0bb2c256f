/** A config as it was parsed, from one file or from a chain of overlays: its data, and the position of every value. */
import type { SourceLocation } from '../../model/diagnostic.ts'
import { type ConfigPath, dataOf, type Found, find, type Mark, placeOf, type SourceFile, type Value } from './tree.ts'

export { type ConfigPath, pathText } from './tree.ts'

/** The texts of the files of a config, by their names in diagnostics. */
export type SourceTexts = ReadonlyMap<string, string>

interface LocateOptions {
  /** Locate the key instead of its value. */
  readonly key?: boolean
  /** Locate this part of the value. */
  readonly needle?: string
}

export interface ConfigDocument {
  readonly file: string
  /** The config itself, its base, the base of the base. */
  readonly files: readonly SourceFile[]
  readonly data: unknown
  /** The value at `path`, or the deepest value on the way that exists. */
  readonly find: (path: ConfigPath) => Found
  /** The location of the value at `path` in the file that sets it, or of the deepest value on the way that exists. */
  readonly locate: (path: ConfigPath, options?: LocateOptions) => SourceLocation
}

/** The deepest value on the way that the owner wrote: values of packs are not the owner's to fix. */
const ownFound = (root: Value, path: ConfigPath): Found => {
  const found = find(root, path)
  return found.value.at.source.isPack === true && path.length > 0 ? { ...ownFound(root, path.slice(0, -1)), complete: false } : found
}

const markOf = ({ value, key, complete }: Found, options: LocateOptions): Mark => {
  if ((options.key === true || !complete) && key !== undefined) return key
  const { source, start, end } = value.at
  if (options.needle !== undefined && complete) {
    const at = source.text.indexOf(options.needle, start)
    if (at >= 0 && at < end) return { source, start: at, end: at + options.needle.length }
  }
  return value.kind === 'leaf' ? value.at : { source, start, end: start + 1 }
}

/** The position of a value in the pack that it comes from; `undefined` for a value of the owner. */
export const packMark = (document: ConfigDocument, path: ConfigPath): Mark | undefined => {
  const { value, complete } = document.find(path)
  return complete && value.kind === 'leaf' && value.at.source.isPack === true ? value.at : undefined
}

/** The characters of a scalar in the config, with its quotation marks; `''` if an alias repeats it. */
export const writtenText = (document: ConfigDocument, path: ConfigPath): string | undefined => {
  const { value, complete } = document.find(path)
  if (!complete || value.kind !== 'leaf') return undefined
  const text = value.at.source.text.slice(value.at.start, value.at.end)
  return text.startsWith('*') ? '' : text
}

export const documentOf = (root: Value, files: readonly SourceFile[]): ConfigDocument => ({
  file: files[0]?.file ?? root.at.source.file,
  files,
  data: dataOf(root),
  find: path => find(root, path),
  locate: (path, options = {}) => placeOf(markOf(ownFound(root, path), options)),
})

/** A document that is parsed on first use. */
export const lazyDocument = (file: string, files: readonly SourceFile[], read: () => ConfigDocument): ConfigDocument => {
  let known: ConfigDocument | undefined
  const document = (): ConfigDocument => (known ??= read())
  return {
    file,
    files,
    get data() {
      return document().data
    },
    find: path => document().find(path),
    locate: (path, options) => document().locate(path, options),
  }
}
