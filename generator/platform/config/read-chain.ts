/** Reads a config and every config that it extends. */
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, normalize, relative, resolve, sep } from 'node:path'
import { limits } from '../../site/config/limits.ts'
import { type Chain, type Extends, extendsOf } from '../../site/config/overlay/config-chain.ts'
import type { SourceTexts } from '../../site/config/yaml/config-document.ts'
import { placeOf, type SourceFile } from '../../site/config/yaml/tree.ts'
import { problem } from '../../site/messages/index.ts'
import { noteOf } from '../../site/messages/notes.ts'
import { nearest } from '../../site/messages/suggest.ts'
import type { Diagnostic, Result } from '../../site/model/diagnostic.ts'
import { assetFoldersOf } from '../site-root.ts'
import { readConfigFile } from './config-file.ts'
import { packsFor } from './pack-files.ts'

/** A chain, or why it could not be read. */
export type ReadChain = Result<Chain> & {
  /** The texts that could be read, for code frames. */
  readonly sources: SourceTexts
  /** Every file that the config depends on, including a missing one. */
  readonly files: readonly string[]
  /** Assets folders of the site. */
  readonly assets: readonly string[]
}

/** The real path of a config. */
export const configIdentity = (file: string, cwd = '.'): string => {
  const path = resolve(cwd, file)
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

/** The file that `extends: base` in a config names. */
export const baseFile = (file: string, base: string): string => normalize(isAbsolute(base) ? base : join(dirname(file), base))

const loopDiagnostic = (files: readonly string[], last: string, again: string, { base, at }: Extends): Diagnostic => ({
  ...problem('EXTENDS_LOOP', { files, last, again, base }),
  where: placeOf(at),
  key: 'extends',
})

/** Names in a folder; empty if it cannot be read. */
const namesIn = (folder: string): readonly string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

/** Shortens a name for a message. */
const shown = (name: string): string => (name.length > 120 ? `${name.slice(0, 120)}…` : name)

/** A suggestion for a missing config, relative to the file: one folder up, or with a similar name. */
const suggestionFor = (file: string, base: string, written: string, cwd: string): string | undefined => {
  const folder = dirname(base)
  const above = join(dirname(file), '..', written)
  const candidates = namesIn(resolve(cwd, folder)).filter(name => /\.ya?ml$/.test(name))
  const near = nearest(
    basename(base),
    candidates.filter(name => configIdentity(join(folder, name), cwd) !== configIdentity(file, cwd)),
  )
  const found = existsSync(resolve(cwd, above)) ? above : near === undefined ? undefined : join(folder, near)
  return found === undefined ? undefined : relative(dirname(file), found).split(sep).join('/')
}

const unreadable = (file: string, base: string, { base: written, at }: Extends, diagnostic: Diagnostic, cwd: string): Diagnostic => {
  const near = diagnostic.code === 'CONFIG_MISSING' ? suggestionFor(file, base, written, cwd) : undefined
  return {
    ...diagnostic,
    notes: [
      noteOf('extended', { file, base: shown(base) }),
      ...(near === undefined && diagnostic.code !== 'CONFIG_MISSING' ? [] : [noteOf('extends-meant', { near })]),
    ],
    where: placeOf(at),
    key: 'extends',
  }
}

const chainOf = (result: Result<Chain>, read: readonly SourceFile[], files: readonly string[], cwd: string): ReadChain => ({
  ...result,
  sources: new Map(read.map(one => [one.file, one.text])),
  files,
  assets: assetFoldersOf(files, cwd),
})

/**
 * Reads a config and all its bases.
 * @param cwd folder that the file name is relative to
 * @param text replaces the text of the file, when it is not saved yet
 * @param texts replace the texts of files, by their real paths
 */
export const readConfigChain = (file: string, cwd = '.', text?: string, texts: ReadonlyMap<string, string> = new Map()): ReadChain => {
  const readText = (name: string, replaced = texts.get(configIdentity(name, cwd))): Result<string> =>
    replaced === undefined ? readConfigFile(name, cwd) : { ok: true, value: replaced, diagnostics: [] }
  const first = readText(file, text)
  if (!first.ok) return chainOf(first, [], [file], cwd)
  const config: SourceFile = { file, text: first.value }
  const bases: SourceFile[] = []
  const seen = new Set([configIdentity(file, cwd)])
  const read = (result: Result<Chain>, missing?: string): ReadChain =>
    chainOf(result, [config, ...bases], [file, ...bases.map(base => base.file), ...(missing === undefined ? [] : [missing])], cwd)
  const refused = (diagnostics: readonly Diagnostic[], missing?: string): ReadChain => read({ ok: false, diagnostics }, missing)
  for (let last = config; ; ) {
    const extended = extendsOf(last)
    if (!extended.ok) return read(extended)
    const found = extended.value
    if (found === undefined) return read({ ok: true, value: [config, ...bases, ...packsFor([config, ...bases])], diagnostics: [] })
    const next = baseFile(last.file, found.base)
    if (bases.length + 1 > limits.bases)
      return refused([{ ...problem('CONFIG_TOO_LARGE', 'bases', { most: limits.bases }), where: placeOf(found.at), key: 'extends' }])
    if (seen.has(configIdentity(next, cwd)))
      return refused([loopDiagnostic([file, ...bases.map(base => base.file)], last.file, next, found)])
    seen.add(configIdentity(next, cwd))
    const base = readText(next)
    if (!base.ok)
      return refused(
        base.diagnostics.map(one => unreadable(last.file, next, found, one, cwd)),
        next,
      )
    last = { file: next, text: base.value }
    bases.push(last)
  }
}
