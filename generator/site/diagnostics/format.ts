import type { MessageLanguage } from '../messages/language.ts'
import type { Text } from '../messages/message.ts'
import type { Diagnostic, Severity } from '../model/diagnostic.ts'

export interface TextOptions {
  readonly colour: boolean
  /** Text of a file by its name, for the code frame. */
  readonly source: (file: string) => string | undefined
  /** Default: English. */
  readonly language?: MessageLanguage
}

export const severityNames: Readonly<Record<MessageLanguage, Readonly<Record<Severity, string>>>> = {
  en: { error: 'error', warning: 'warning', notice: 'notice' },
  fr: { error: 'erreur', warning: 'avertissement', notice: 'remarque' },
}

type Paint = (text: string) => string

const paints = (colour: boolean): Record<Severity | 'dim' | 'bold', Paint> => {
  const ansi =
    (code: number, end: number): Paint =>
    text =>
      colour ? `\u001b[${code}m${text}\u001b[${end}m` : text
  return { error: ansi(31, 39), warning: ansi(33, 39), notice: ansi(36, 39), dim: ansi(2, 22), bold: ansi(1, 22) }
}

/** Longest part of a line that is shown: a longer line is cut around the mistake. */
const frameWidth = 110

let known: { readonly text: string; readonly lines: readonly string[] } = { text: '', lines: [''] }

/** The lines of a text, cached for the next diagnostic of the same file. */
const linesOf = (text: string): readonly string[] => {
  if (known.text !== text) known = { text, lines: text.split(/\r?\n/) }
  return known.lines
}

/** Characters that would move the cursor, or show the rest in another order, are shown as a dot. */
export const visible = (text: string): string =>
  text.replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g, '·').replaceAll('\t', ' ')

/** The offending line with its neighbours and a caret. Control characters are shown as a dot, so that they cannot move the cursor. */
const frame = (
  { where }: Diagnostic,
  options: TextOptions,
  paint: Record<Severity | 'dim' | 'bold', Paint>,
  severity: Severity,
): readonly string[] => {
  const text = where === undefined ? undefined : options.source(where.file)
  if (where === undefined || text === undefined) return []
  const lines = linesOf(text)
  const line = lines[where.line - 1]
  if (line === undefined) return []
  const number = (value: number): string => String(value).padStart(String(where.line + 1).length)
  const start = Math.max(0, Math.min(where.column - 1 - 40, line.length - frameWidth))
  const cut = (whole: string): string => {
    const part = visible(whole.slice(start, start + frameWidth))
    return `${start > 0 && whole.length > start ? '…' : ''}${part}${whole.length > start + frameWidth ? '…' : ''}`
  }
  const shift = where.column - 1 - start + (start > 0 ? 1 : 0)
  const length = Math.max(1, Math.min((where.endColumn ?? where.column + 1) - where.column, start + frameWidth - where.column + 1))
  const before = lines[where.line - 2]
  return [
    ...(before === undefined ? [] : [paint.dim(`  ${number(where.line - 1)} │ ${cut(before)}`)]),
    `  ${number(where.line)} │ ${cut(line)}`,
    `  ${' '.repeat(number(where.line).length)} │ ${' '.repeat(shift)}${paint[severity]('^'.repeat(length))}`,
  ]
}

/** A diagnostic as text: place, message, code frame and hint. */
export const formatText = (diagnostic: Diagnostic & Text, options: TextOptions): string => {
  const paint = paints(options.colour)
  const { severity, where, message, hint, code } = diagnostic
  const place = where === undefined ? '' : `${paint.bold(visible(`${where.file}:${where.line}:${where.column}`))}  `
  return [
    `${place}${paint[severity](severityNames[options.language ?? 'en'][severity])}  ${visible(message)}  ${paint.dim(code)}`,
    ...frame(diagnostic, options, paint, severity),
    `  ${paint.bold('→')} ${visible(hint)}`,
  ].join('\n')
}

/** `2 errors, 1 warning`; empty without diagnostics. */
export const countText = (diagnostics: readonly Diagnostic[], language: MessageLanguage = 'en'): string =>
  (['error', 'warning', 'notice'] as const)
    .map(severity => [severity, diagnostics.filter(one => one.severity === severity).length] as const)
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => `${count} ${severityNames[language][severity]}${count === 1 ? '' : 's'}`)
    .join(', ')
