/** Translates changes of config values into new texts of the files. */
import { textWithCommands } from '../../../platform/program/site-commands.ts'
import type { CompiledConfig } from '../../../site/config/compile/compile-config.ts'
import { chainBelow, editChain, editChainAll } from '../../../site/config/edit/edit-chain.ts'
import type { Edit } from '../../../site/config/edit/edit-text.ts'
import type { Chain } from '../../../site/config/overlay/config-chain.ts'
import { strangeIn } from '../../../site/config/yaml/parse-yaml.ts'
import type { ConfigParser } from '../../../site/config/yaml/section-cache.ts'
import { type ConfigPath, valueAt } from '../../../site/config/yaml/tree.ts'
import { problem } from '../../../site/messages/index.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Diagnostic } from '../../../site/model/diagnostic.ts'
import { diagnosticKey, isError } from '../../../site/util/diagnostics.ts'
import { formatDiagnostic } from '../../check/format-diagnostic.ts'
import type { Change, Problem } from '../protocol.ts'
import type { EditedSite } from './edited-site.ts'
import { CannotChange } from './editor-messages.ts'
import type { Texts } from './texts.ts'

/** The result of compiling texts that are not part of the session. */
export interface TrialCompilation {
  /** `undefined` if there are errors. */
  readonly compiled: CompiledConfig | undefined
  /** Errors that are new compared with the session's current texts. */
  readonly problems: readonly Diagnostic[]
}

const editOf = ({ kind, path, value, to }: Change): Edit => {
  if (kind === 'move') return { kind, path, to: to ?? 0 }
  return kind === 'remove' ? { kind, path } : { kind, path, value }
}

/** The chain from the file of a level on, and the path of the value in it. */
const levelOf = (chain: Chain, path: ConfigPath, level: number, read: ConfigParser): NonNullable<ReturnType<typeof chainBelow>> => {
  const below = level === 0 ? undefined : chainBelow(chain, path, read)
  return below === undefined ? { chain, path } : levelOf(below.chain, below.path, level - 1, read)
}

/** The first character of a value, or of a text in it, that a config cannot contain: `U+0007`. */
const strangeOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return strangeIn(value)
  if (typeof value !== 'object' || value === null) return undefined
  return Object.entries(value)
    .flat()
    .map(strangeOf)
    .find(one => one !== undefined)
}

/** @returns the changed text, or no text if nothing changes */
export const plannedTexts = (chain: Chain, edited: EditedSite, changes: readonly Change[], level: number): Texts => {
  const [change, ...further] = changes
  if (change === undefined) return new Map()
  if (!edited.isReadable()) throw new CannotChange({ code: 'unreadableText' })
  const document = edited.document()
  if (further.length === 0 && change.kind === 'set' && valueAt(document?.data, change.path) === change.value) return new Map()
  const { chain: from, path } = levelOf(chain, change.path, level, edited.read)
  const root = from[0].file === chain[0].file ? document?.find([]).value : undefined
  const text =
    further.length === 0
      ? editChain(from, { ...editOf(change), path }, edited.read, root)
      : editChainAll(from, changes.map(editOf), edited.read, root)
  if (text === undefined) {
    const code = changes.map(({ value }) => strangeOf(value)).find(one => one !== undefined)
    if (code !== undefined) throw new CannotChange({ code: 'problem', values: { problem: problem('YAML_SYNTAX', 'character', { code }) } })
    throw new CannotChange({ code: 'notExpressible', values: { file: from[0].file } })
  }
  return new Map([[from[0].file, text]])
}

const pathOfKey = (key: string | undefined): ConfigPath | null =>
  key === undefined || key === '' ? null : [...key.matchAll(/[^.[\]]+/g)].map(([step]) => (/^\d+$/.test(step) ? Number(step) : step))

/** A diagnostic as the editor shows it. */
export const problemOf = (diagnostic: Diagnostic, language: MessageLanguage): Problem => {
  const { code, severity, where, key } = diagnostic
  return {
    code,
    severity,
    ...textWithCommands(formatDiagnostic(diagnostic, language)),
    file: where?.file ?? '',
    line: where?.line ?? 0,
    columns: where?.endColumn === undefined ? null : [where.column, where.endColumn],
    path: pathOfKey(key),
  }
}

export const isSameError = (a: Diagnostic, b: Diagnostic): boolean => diagnosticKey(a) === diagnosticKey(b) && a.key === b.key

/** Compiles texts as a build does. */
export const compileTexts = (edited: EditedSite, planned: Texts): TrialCompilation => {
  const chain = edited.chain().map(source => ({ ...source, text: planned.get(source.file) ?? source.text }))
  // As many files as before, so at least one.
  const compiled = edited.compile(chain as unknown as Chain)
  const before = edited.diagnostics()
  const problems = compiled.diagnostics.filter(one => isError(one) && !before.some(other => isSameError(one, other)))
  return { compiled: compiled.ok ? compiled.value : undefined, problems }
}
