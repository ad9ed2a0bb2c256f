/** A config as it was read, from one file or from a chain of overlays: data in which every value knows its place. */
import type { SourceLocation } from '../../model/diagnostic.ts'
import { type ConfigPath, dataOf, type Found, find, type Mark, placeOf, type SourceFile, type Value } from './tree.ts'

export { type ConfigPath, pathText } from './tree.ts'

/** Texts of the files that a config was read from, by their names in diagnostics. */
export type SourceTexts = ReadonlyMap<string, string>

interface LocateOptions {
  /** The key instead of its value. */
  readonly key?: boolean
  /** This part of the value’s text. */
  readonly needle?: string
}

export interface ConfigDocument {
  readonly file: string
  /** What it was read from: the config itself, its base, the base’s base. */
  readonly files: readonly SourceFile[]
  readonly data: unknown
  /** The value at `path`, or the nearest thing around it that is there. */
  readonly find: (path: ConfigPath) => Found
  /** Place of the value at `path`, in the file whose word counts, or of the nearest thing around it that is there. */
  readonly locate: (path: ConfigPath, options?: LocateOptions) => SourceLocation
}

/** What comes with the generator is not the owner's to mend: the nearest thing around it that he wrote. */
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

/** Where a text that comes with the generator stands in its pack; `undefined` for what the owner wrote. */
export const packMark = (document: ConfigDocument, path: ConfigPath): Mark | undefined => {
  const { value, complete } = document.find(path)
  return complete && value.kind === 'leaf' && value.at.source.isPack === true ? value.at : undefined
}

export const documentOf = (root: Value, files: readonly SourceFile[]): ConfigDocument => ({
  file: files[0]?.file ?? root.at.source.file,
  files,
  data: dataOf(root),
  find: path => find(root, path),
  locate: (path, options = {}) => placeOf(markOf(ownFound(root, path), options)),
})

/** A document that is known to be sound, read when somebody first asks it. */
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
