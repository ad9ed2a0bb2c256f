/** Composes a config with the configs that it extends. */
import { problem } from '../../messages/index.ts'
import { noteOf } from '../../messages/notes.ts'
import type { Diagnostic, Result } from '../../model/diagnostic.ts'
import { formatProblem } from '../formats.ts'
import { languagesOf, packLayer } from '../packs/language-packs.ts'
import { withStarter } from '../packs/trade-starter.ts'
import { withLanguageCodes } from '../values/language-tags.ts'
import { type ConfigDocument, documentOf, lazyDocument } from '../yaml/config-document.ts'
import { cleanedTree } from '../yaml/look-alikes.ts'
import { lostTexts } from '../yaml/lost-texts.ts'
import { parseConfigText } from '../yaml/parse-config.ts'
import { type ConfigParser, sectionCache } from '../yaml/section-cache.ts'
import { dataOf, type Group, type Mark, placeOf, type SourceFile, type Value } from '../yaml/tree.ts'
import { type Overlaid, overlay } from './overlay.ts'
import { withoutBrokenReferences } from './overlay-references.ts'

/** The files of a config: the config itself, the base that it extends, the base of the base; then the packs below them. */
export type Chain = readonly [SourceFile, ...SourceFile[]]

/** The files without the packs. */
const ownFiles = (chain: readonly SourceFile[]): readonly SourceFile[] => chain.filter(({ isPack }) => isPack !== true)

/** Characters of a config with some 25,000 pages. */
const largeConfig = 2_000_000

/** Whether the tree of a file takes so much memory that it is not cached: it is parsed again where positions are needed. */
export const isLarge = ({ text }: SourceFile): boolean => text.length > largeConfig

/** Many overlays share a base, and one run reads a config several times. */
const cachedParser = sectionCache(8)

const parse: ConfigParser = source => (isLarge(source) ? parseConfigText(source) : cachedParser(source))

/** The `extends` key of a config. */
export interface Extends {
  /** The path as written, relative to the file that contains it. */
  readonly base: string
  readonly at: Mark
}

/** What a config extends. A text that cannot be parsed extends nothing here: its errors are reported when it is compiled. */
export const extendsOf = (source: SourceFile): Result<Extends | undefined> => {
  const none = { ok: true, value: undefined, diagnostics: [] } as const
  if (!source.text.includes('extends') || !/(?:^|[{,?])[ \t]*(["']?)extends\1[ \t]*:/m.test(source.text)) return none
  const parsed = parse(source)
  const entry = parsed.ok && parsed.value.kind === 'group' ? parsed.value.entries.get('extends') : undefined
  if (entry === undefined) return none
  const { value } = entry
  if (value.kind === 'leaf' && typeof value.value === 'string' && /^(?!\s*$|\w+:\/\/)/.test(value.value))
    return { ok: true, value: { base: value.value, at: value.at }, diagnostics: [] }
  return { ok: false, diagnostics: [{ ...problem('EXTENDS_INVALID'), where: placeOf(entry.key), key: 'extends' }] }
}

const notAConfig = (value: Value): Diagnostic => ({
  ...problem('TYPE_WRONG', 'config', { value: value.kind === 'list' ? [] : '' }),
  where: placeOf(value.at),
})

/** Adds a note to a diagnostic in a base: which config it is the base of. */
export const withBaseNote =
  ([{ file }]: Chain) =>
  (diagnostic: Diagnostic): Diagnostic => {
    const { where, notes = [] } = diagnostic
    if (where === undefined || where.file === file) return diagnostic
    return { ...diagnostic, notes: [...notes, noteOf('base-of', { base: where.file, file })] }
  }

/** The problem with the format of a file, at its key or at the start of the file. */
const formatDiagnostic = ({ entries, at }: Group): readonly Diagnostic[] => {
  const entry = entries.get('townsite')
  const found = formatProblem(entry && dataOf(entry.value))
  const mark = entry === undefined ? { ...at, end: at.start + 1 } : entry.value.kind === 'leaf' ? entry.value.at : entry.key
  return found === undefined ? [] : [{ ...found, where: placeOf(mark), key: 'townsite' }]
}

export interface Composed {
  /** `undefined` when a file of the chain cannot be parsed. */
  readonly document: ConfigDocument | undefined
  readonly diagnostics: readonly Diagnostic[]
}

/** Applies overlays in order. */
const overlaidAll = (root: Group, overlays: readonly Group[]): Overlaid => {
  const diagnostics: Diagnostic[] = []
  const value = overlays.reduce((base, over) => {
    const overlaid = overlay(base, over)
    diagnostics.push(...overlaid.diagnostics)
    return overlaid.value
  }, root)
  return { value, diagnostics }
}

const diagnosticsOf = (parsed: readonly Result<Value>[]): readonly Diagnostic[] =>
  parsed.flatMap(one => (one.ok && one.value.kind !== 'group' ? [notAConfig(one.value)] : one.diagnostics))

/**
 * Composes the files of a chain into one document. The document contains what is valid of the overlays, and no reference to an item that
 * they remove.
 * @param read parses the files; the editor passes its section cache
 */
export const composeChain = (chain: Chain, read?: ConfigParser): Composed => {
  const own = ownFiles(chain)
  const isSingle = own.length === 1
  const parsed = own.map(file => {
    const parsed = (read ?? parse)(file)
    return parsed.ok ? { ...parsed, value: cleanedTree(parsed.value, file.text), diagnostics: lostTexts(file, parsed.value) } : parsed
  })
  const groups = parsed.flatMap((one): readonly Group[] => (one.ok && one.value.kind === 'group' ? [one.value] : []))
  const [first, ...others] = groups.toReversed()
  const note = withBaseNote(chain)
  // In a format that this version does not know, every other error would be misleading.
  const formats = groups.flatMap(formatDiagnostic)
  if (formats.length > 0) return { document: undefined, diagnostics: formats.map(note) }
  if (first === undefined || others.length + 1 < own.length) return { document: undefined, diagnostics: diagnosticsOf(parsed).map(note) }
  const written = overlaidAll(first, others)
  const languages = languagesOf(written.value)
  const [root, overlays] = [withLanguageCodes(first, languages), others.map(other => withLanguageCodes(other, languages))]
  const isSame = root === first && overlays.every((one, index) => one === others[index])
  const alone = isSame ? written : overlaidAll(root, overlays)
  const packs = chain.filter(({ isPack }) => isPack === true)
  const below = packLayer(packs, [root, ...overlays], alone.value)
  const overlaid = below === undefined ? alone : overlaidAll(below, [root, ...overlays])
  const { value, warnings } = isSingle ? { value: overlaid.value, warnings: [] } : withoutBrokenReferences(overlaid.value)
  const lost = parsed.flatMap(({ diagnostics }) => diagnostics)
  return { document: documentOf(withStarter(packs, value), own), diagnostics: [...lost, ...overlaid.diagnostics, ...warnings].map(note) }
}

/** The document of a valid chain, parsed on first use. */
export const lazyChain = (chain: Chain, read?: ConfigParser): ConfigDocument =>
  lazyDocument(chain[0].file, ownFiles(chain), () => {
    const { document } = composeChain(chain, read)
    if (document === undefined) throw new Error(`${chain[0].file} was valid before`)
    return document
  })
