/** Formats the answers as text. */
import { visible } from '../../site/diagnostics/format.ts'
import type { SourceLocation } from '../../site/model/diagnostic.ts'
import { oneLine } from '../../site/util/text.ts'
import type { KeyAnswer, Part } from './key.ts'
import type { Line } from './lines.ts'
import type { UrlAnswer } from './url.ts'

const maxLength = 80

const cut = (text: string): string => (text.length > maxLength ? `${text.slice(0, maxLength).trimEnd()} …` : text)

/** A value on one line: strings as they are, larger values by their size. */
const short = (value: unknown): string => {
  if (typeof value === 'string') return value === '' ? '(an empty text)' : cut(value.replace(/\s+/g, ' ').trim())
  if (Array.isArray(value))
    return value.length === 0
      ? '(an empty list)'
      : value.every(item => typeof item !== 'object')
        ? cut(value.join(', '))
        : `(${value.length} ${value.length === 1 ? 'item' : 'items'})`
  if (typeof value !== 'object' || value === null) return String(value)
  const entries = Object.entries(value)
  return entries.length > 0 && entries.every(([, item]) => typeof item === 'string')
    ? cut(entries.map(([key, item]) => `${key}: ${String(item).replace(/\s+/g, ' ').trim()}`).join(' · '))
    : `(${entries.length} ${entries.length === 1 ? 'key' : 'keys'})`
}

const lineOf = ({ file, line }: SourceLocation): string => `${file}:${line}`

type Row = readonly [string, string, string]

/** Rows of two columns and a rest, with aligned columns. */
const table = (rows: readonly Row[]): readonly string[] => {
  const width = (column: 0 | 1): number => Math.max(0, ...rows.map(row => row[column].length))
  const [first, second] = [width(0), width(1)]
  return rows.map(([key, place, rest]) => `  ${key.padEnd(first)}  ${place.padEnd(second)}  ${rest}`.trimEnd())
}

/** Values without their own line are summarized by their number. */
const partText = ({ value, count }: Part): string => (short(value).startsWith('(') && count > 0 ? `${count} values` : short(value))

const partRow = (part: Part): Row => [
  part.key,
  lineOf(part.goneBy ?? part.at),
  part.goneBy === undefined ? partText(part) : `removed; it was in ${lineOf(part.at)}: ${partText(part)}`,
]

const aboutRows = (answer: { readonly about: string | undefined; readonly standard: unknown }): readonly Row[] => [
  ...(answer.standard === undefined ? [] : [['default', '', short(answer.standard)] as const]),
  ...(answer.about === undefined ? [] : [['about', '', answer.about] as const]),
]

/** Rows without a middle column have two columns. */
const facts = (rows: readonly Row[]): readonly string[] => {
  const width = Math.max(0, ...rows.map(([name]) => name.length))
  return rows.map(([name, place, rest]) => `  ${name.padEnd(width)}  ${place === '' ? rest : `${place}  ${rest}`}`.trimEnd())
}

/** Each text on its own line: control characters in a key or value neither end it nor reach the terminal. */
const lines = (texts: readonly string[]): string => texts.map(text => visible(oneLine(text))).join('\n')

const listed = (title: string, items: readonly string[]): readonly string[] =>
  items.length === 0
    ? []
    : [title, ...items.slice(0, 20).map(item => `  ${item}`), ...(items.length > 20 ? [`  and ${items.length - 20} more`] : [])]

export const keyText = (answer: KeyAnswer): string => {
  switch (answer.kind) {
    case 'written':
      return lines([
        `${answer.key}: ${short(answer.stand.value)}`,
        ...facts([
          ['written in', lineOf(answer.stand.at), ''],
          ...answer.over.map(({ at, value }): Row => ['overrides', lineOf(at), short(value)]),
          ...aboutRows(answer),
        ]),
        ...(answer.parts.length === 0 ? [] : ['', ...table(answer.parts.map(partRow))]),
      ])
    case 'gone':
      return lines([
        `${answer.key}: removed`,
        ...facts([['by', lineOf(answer.by), ''], ['it was in', lineOf(answer.was.at), short(answer.was.value)], ...aboutRows(answer)]),
      ])
    case 'unwritten':
      return lines([`${answer.key}: not set${answer.standard === undefined ? '; it is optional' : ''}`, ...facts(aboutRows(answer))])
    case 'unknown':
      return lines([
        `There is no key “${answer.key}”.`,
        ...(answer.suggestions.length > 0 ? listed('Did you mean', answer.suggestions) : listed('There are', answer.there)),
      ])
  }
}

const lineRow = ({ key, file, from, to, count, value }: Line): Row => [
  key,
  file === undefined ? '(default)' : `${file}:${from}${to > from ? `-${to}` : ''}`,
  value === undefined ? (count === 1 ? '' : `${count} values`) : short(value),
]

const rules = {
  alias: 'an old URL listed by the page',
  slug: 'the slug of another language in the URL of this language',
  redirect: 'a redirect of the config',
} as const

export const urlText = (answer: UrlAnswer, origin: string): string => {
  switch (answer.kind) {
    case 'page': {
      const { path, page, language, service, location, twins } = answer
      const blocks: readonly (readonly [string, readonly Line[]])[] = [
        ['URL', answer.address],
        ['Values of this page', answer.own],
        ['Values of all pages', answer.shared],
      ]
      return lines([
        path,
        ...facts([
          ['page', '', page],
          ['language', '', language],
          ...(service === undefined ? [] : [['service', '', service] as const]),
          ...(location === undefined ? [] : [['location', '', location] as const]),
          ...twins.map((twin): Row => ['translation', '', `${twin.path} (${twin.language})`]),
        ]),
        ...blocks.flatMap(([title, own]) => ['', title, ...table(own.map(lineRow))]),
      ])
    }
    case 'redirect':
      return lines([
        `${answer.from} redirects to ${answer.to} (${answer.status})`,
        ...facts([
          ['why', '', rules[answer.rule]],
          ['written in', `${answer.at.file}:${answer.at.line}`, `${answer.key}: ${short(answer.value)}`],
        ]),
      ])
    case 'file':
      return lines([
        `${answer.path}: ${answer.what}`,
        ...facts(answer.from.map((source): Row => ['made from', '', source])),
        ...table(answer.lines.map(lineRow)),
      ])
    case 'elsewhere':
      return `${answer.origin} is another site. This config is for ${origin}. To choose another config, add --config.`
    case 'unknown':
      return lines([`There is no page, file or redirect at ${answer.path}.`, ...listed('Did you mean', answer.nearest)])
  }
}
