/** Prints the ledger as text. */
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import type { SourceLocation } from '../../site/model/diagnostic.ts'
import { type Status, statuses, type Translation, type Translations } from './ledger.ts'

export const countOf = (translations: readonly Translation[], status: Status, language?: string): number =>
  translations.filter(one => one.status === status && (language === undefined || one.language === language)).length

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

const statusNames: Readonly<Record<Status, Translated<string>>> = {
  missing: { en: 'missing', fr: 'à traduire' },
  stale: { en: 'stale', fr: 'à revoir' },
  new: { en: 'new', fr: 'nouveau' },
  current: { en: 'current', fr: 'à jour' },
}

/** One line per language: the number of texts by status. */
export const tableText = ({ all, languages, source }: Translations, names: (code: string) => string, language: MessageLanguage): string => {
  const shown = languages.filter(code => code !== source || all.some(one => one.language === source))
  const rows = shown.map(code => [
    names(code),
    String(all.filter(one => one.language === code).length),
    ...statuses.map(status => String(countOf(all, status, code))),
  ])
  const head = { en: ['language', 'texts'], fr: ['langue', 'textes'] }[language]
  return pad([[...head, ...statuses.map(status => statusNames[status][language])], ...rows]).join('\n')
}

/** `stale in fr` */
const place: Translated<(status: string, code: string) => string> = {
  en: (status, code) => `${status} in ${code}`,
  fr: (status, code) => `${status} (${code})`,
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
  language: MessageLanguage,
): readonly string[] =>
  work.map(translation => {
    const colon = { en: ':', fr: ' :' }[language]
    const { file, line, column } = locate(translation)
    const width = Math.max(source.length, translation.language.length) + colon.length
    const texts = [
      ...(translation.source === '' ? [] : [[source, translation.source]]),
      ...(translation.text === '' ? [] : [[translation.language, translation.text]]),
    ].map(([code = '', text = '']) => `    ${`${code}${colon}`.padEnd(width)} ${short(text)}`)
    return [
      `${file}:${line}:${column}  ${place[language](statusNames[translation.status][language], translation.language)}  ${translation.key}`,
      ...texts,
    ].join('\n')
  })
