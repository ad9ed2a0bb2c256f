/** Prints the ledger as text. */
import type { SourceLocation } from '../../site/model/diagnostic.ts'
import { type Status, statuses, type Translation, type Translations } from './ledger.ts'

export const countOf = (all: readonly Translation[], status: Status, language?: string): number =>
  all.filter(one => one.status === status && (language === undefined || one.language === language)).length

const pad = (cells: readonly (readonly string[])[]): readonly string[] => {
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map(row => [...(row[column] ?? '')].length)))
  return cells.map(row =>
    row
      .map((cell, column) => {
        const space = ' '.repeat((widths[column] ?? 0) - [...cell].length)
        return column === 0 ? cell + space : space + cell
      })
      .join('  ')
      .trimEnd(),
  )
}

/** One line per language: the number of texts by status. */
export const tableText = ({ all, languages, source }: Translations, names: (code: string) => string): string => {
  const shown = languages.filter(code => code !== source || all.some(one => one.language === source))
  const rows = shown.map(code => [
    names(code),
    String(all.filter(one => one.language === code).length),
    ...statuses.map(status => String(countOf(all, status, code))),
  ])
  return pad([['language', 'texts', ...statuses], ...rows]).join('\n')
}

const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 100 ? `${line.slice(0, 99)}…` : line
}

/** The texts to translate, with their locations. */
export const workLines = (
  { source }: Translations,
  work: readonly Translation[],
  locate: (translation: Translation) => SourceLocation,
): readonly string[] =>
  work.map(one => {
    const { file, line, column } = locate(one)
    const width = Math.max(source.length, one.language.length) + 1
    const texts = [...(one.source === '' ? [] : [[source, one.source]]), ...(one.text === '' ? [] : [[one.language, one.text]])].map(
      ([code = '', text = '']) => `    ${`${code}:`.padEnd(width)} ${short(text)}`,
    )
    return [`${file}:${line}:${column}  ${one.status} in ${one.language}  ${one.key}`, ...texts].join('\n')
  })
