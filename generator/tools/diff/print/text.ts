/** The report for a terminal. */
import type { MessageLanguage, Translated } from '../../../site/messages/language.ts'
import { number } from '../../messages.ts'
import type { Piece } from '../compare-words.ts'
import type { Report, ReportedChange, ReportItem } from './report.ts'

/** Items of a list that are printed; programs and the HTML report get all. */
const maxItems = 20

/** Changes with both sides up to this length are printed on one line. */
const lineLength = 100

type Paint = (text: string) => string

interface Paints {
  readonly bold: Paint
  readonly dim: Paint
  readonly before: Paint
  readonly after: Paint
  readonly warn: Paint
}

const paints = (colour: boolean): Paints => {
  const ansi =
    (on: number, off: number): Paint =>
    text =>
      colour ? `\u001b[${on}m${text}\u001b[${off}m` : text
  return { bold: ansi(1, 22), dim: ansi(2, 22), before: ansi(31, 39), after: ansi(32, 39), warn: ansi(33, 39) }
}

const plain = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

/** Puts changed words in brackets, unless the whole text changed. */
const marked = (pieces: readonly Piece[], paint: Paints): string =>
  pieces
    .map(({ kind, text }) => {
      if (kind === 'same') return text
      const [, start = '', words = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? []
      return `${start}${paint[kind](pieces.length > 1 ? `[${words}]` : words)}${end}`
    })
    .join('')

const sideNames = {
  was: { en: 'was:', fr: 'avant :' },
  now: { en: 'now:', fr: 'après :' },
  new: { en: 'new:', fr: 'ajouté :' },
  removed: { en: 'removed:', fr: 'retiré :' },
} as const

const sides = ({ before, after }: ReportedChange, paint: Paints, language: MessageLanguage): readonly string[] => {
  if (before !== null && after !== null) {
    const isShort = plain(before).length + plain(after).length < lineLength && before.length === 1 && after.length === 1
    return isShort
      ? [`    ${marked(before, paint)} → ${marked(after, paint)}`]
      : [`    ${sideNames.was[language]} ${marked(before, paint)}`, `    ${sideNames.now[language]} ${marked(after, paint)}`]
  }
  if (after !== null) return [`    ${sideNames.new[language]} ${marked(after, paint)}`]
  return before === null ? [] : [`    ${sideNames.removed[language]} ${marked(before, paint)}`]
}

const more: Translated<(count: string) => string> = { en: count => `and ${count} more`, fr: count => `et ${count} de plus` }

const cut = <Item>(items: readonly Item[], line: (item: Item) => string, language: MessageLanguage): readonly string[] => [
  ...items.slice(0, maxItems).map(line),
  ...(items.length > maxItems ? [`    … ${more[language](number(items.length - maxItems, language))}`] : []),
]

const itemLines = (item: ReportItem, paint: Paints, language: MessageLanguage): readonly string[] => {
  switch (item.kind) {
    case 'text':
      return [`  ${item.text}`]
    case 'warn':
      return [`  ${paint.warn(`! ${item.text}`)}`]
    case 'list': {
      const width = Math.max(...item.items.slice(0, maxItems).map(([name]) => name.length))
      return cut(
        item.items,
        ([name, about]) => `    ${name.padEnd(about === '' ? 0 : width)}${about === '' ? '' : `  ${paint.dim(about)}`}`,
        language,
      )
    }
    case 'lines':
      return cut(item.lines, line => `    ${line}`, language)
    case 'change': {
      const place = [item.what, item.where].filter(Boolean).join(' ')
      return [
        `  ${place}${item.pages === '' ? '' : paint.dim(` · ${item.pages}`)}`,
        ...sides(item, paint, language),
        ...(item.note === null ? [] : [paint.dim(`    ${item.note}`)]),
      ]
    }
  }
}

export const reportText = (
  { before, after, headline, sections }: Report,
  { colour, language = 'en' }: { readonly colour: boolean; readonly language?: MessageLanguage },
): string => {
  const paint = paints(colour)
  return [
    `${before} → ${after}`,
    headline,
    ...sections.flatMap(({ title, items }) => ['', paint.bold(title), ...items.flatMap(item => itemLines(item, paint, language))]),
  ].join('\n')
}
