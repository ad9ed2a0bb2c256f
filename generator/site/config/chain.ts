/** A config and the configs it extends, put together. */
import { problem } from '../catalogue/index.ts'
import type { Diagnostic, Result } from '../model/diagnostic.ts'
import { type ConfigDocument, documentOf, lazyDocument, type SourceTexts } from './document.ts'
import { sentences } from './issue.ts'
import { overlay } from './overlay.ts'
import { withoutLost } from './overlay-references.ts'
import { parseConfigText } from './parse.ts'
import { type Group, type Mark, placeOf, type SourceFile, type Value } from './tree.ts'

/** The files of a config: the config itself, then the base it extends, then that one’s base. */
export type Chain = readonly [SourceFile, ...SourceFile[]]

export const sourceTexts = (chain: readonly SourceFile[]): SourceTexts => new Map(chain.map(({ file, text }) => [file, text]))

const rememberedAtMost = 8
const remembered = new Map<string, { readonly text: string; readonly parsed: Result<Value> }>()

/** Many overlays share a base: files that were read last are not parsed again. */
const parseOnce = (source: SourceFile): Result<Value> => {
  const known = remembered.get(source.file)
  const entry = known?.text === source.text ? known : { text: source.text, parsed: parseConfigText(source) }
  remembered.delete(source.file)
  remembered.set(source.file, entry)
  for (const oldest of [...remembered.keys()].slice(0, -rememberedAtMost)) remembered.delete(oldest)
  return entry.parsed
}

/** What a config says of its base. */
export interface Extends {
  /** The file, as written: relative to the file that writes it. */
  readonly base: string
  readonly at: Mark
}

/**
 * What a config extends, if anything. A text that cannot be read extends nothing here: its faults are told when it is compiled.
 * A text without the key is not parsed, so that a config of one file costs what it did.
 */
export const extendsOf = (source: SourceFile): Result<Extends | undefined> => {
  const none = { ok: true, value: undefined, diagnostics: [] } as const
  if (!/(?:^|[{,?])[ \t]*(["']?)extends\1[ \t]*:/m.test(source.text)) return none
  const parsed = parseOnce(source)
  const entry = parsed.ok && parsed.value.kind === 'group' ? parsed.value.entries.get('extends') : undefined
  if (entry === undefined) return none
  const { value } = entry
  if (value.kind === 'leaf' && typeof value.value === 'string' && value.value.trim() !== '')
    return { ok: true, value: { base: value.value, at: value.at }, diagnostics: [] }
  return { ok: false, diagnostics: [{ ...problem('EXTENDS_INVALID'), where: placeOf(entry.key), key: 'extends' }] }
}

const notAConfig = (value: Value): Diagnostic => ({
  ...problem('TYPE_WRONG', 'config', { value: value.kind === 'list' ? [] : '' }),
  where: placeOf(value.at),
})

const isBaseOf = 'is read as the base of'

/** Whose base a file is: a sentence for the end of a remedy. */
export const baseNote = (base: string, file: string): string => `${base} ${isBaseOf} ${file}.`

/** A remedy without the note of whose base it is, which a base of many has many of. */
export const withoutBaseNote = ({ hint, where }: Diagnostic): string => hint.split(` ${where?.file} ${isBaseOf} `)[0] ?? hint

/** A mistake in a base says whose base it is. */
export const withBaseNote =
  ([{ file }]: Chain) =>
  (diagnostic: Diagnostic): Diagnostic => {
    const { where, hint } = diagnostic
    if (where === undefined || where.file === file) return diagnostic
    return { ...diagnostic, hint: sentences([hint, baseNote(where.file, file)]) }
  }

export interface Composed {
  /** None when a file of the chain cannot be read. */
  readonly document: ConfigDocument | undefined
  readonly diagnostics: readonly Diagnostic[]
}

const composeSeveral = (chain: Chain): Composed => {
  const parsed = chain.map(parseOnce)
  const groups = parsed.flatMap((one): readonly Group[] => (one.ok && one.value.kind === 'group' ? [one.value] : []))
  if (groups.length < chain.length)
    return {
      document: undefined,
      diagnostics: parsed
        .flatMap(one => (one.ok && one.value.kind !== 'group' ? [notAConfig(one.value)] : one.diagnostics))
        .map(withBaseNote(chain)),
    }
  const [root, ...overlays] = groups.toReversed()
  if (root === undefined) throw new Error('a chain has at least one file')
  const diagnostics: Diagnostic[] = []
  const overlaid = overlays.reduce((base, over) => {
    const { value, faults } = overlay(base, over)
    diagnostics.push(...faults)
    return value
  }, root)
  const { value, warnings } = withoutLost(overlaid)
  diagnostics.push(...warnings)
  return { document: documentOf(value, sourceTexts(chain)), diagnostics: diagnostics.map(withBaseNote(chain)) }
}

/** One document of a chain of files. Mistakes of the overlays are told; the document holds what is sound of them, and no reference to what they took away. */
export const composeChain = (chain: Chain): Composed => {
  if (chain.length > 1) return composeSeveral(chain)
  const parsed = parseConfigText(chain[0])
  return { document: parsed.ok ? documentOf(parsed.value, sourceTexts(chain)) : undefined, diagnostics: parsed.diagnostics }
}

/** The document of a chain that is known to be sound, read when somebody first asks it. */
export const lazyChain = (chain: Chain): ConfigDocument =>
  lazyDocument(sourceTexts(chain), () => {
    const { document } = composeChain(chain)
    if (document === undefined) throw new Error(`${chain[0].file} was sound before`)
    return document
  })
