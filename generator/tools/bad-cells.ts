/** Invalid cells of a table: their messages, and how they are printed. */
import type { Terminal } from '../platform/terminal/terminal.ts'
import type { MessageLanguage, Translated } from '../site/messages/language.ts'

/** An invalid cell; without a column the whole row, without a row the whole table. */
export interface BadCell {
  readonly row?: number
  /** The name of the column in the first row. */
  readonly column?: string
  /** The city of the row. */
  readonly city?: string
  readonly message: string
}

const words = { en: { row: 'row', column: 'column', colon: ': ' }, fr: { row: 'ligne', column: 'colonne', colon: ' : ' } }

/** `areas.csv, row 3, column phone: “12” isn’t a phone number`. @param file left out in the editor, which reads one file at a time */
export const badCellText = (file: string | undefined, { row, column, city, message }: BadCell, language: MessageLanguage): string => {
  const name = words[language]
  const cityInBrackets = city === undefined ? '' : ` (${city})`
  const place = [
    ...(file === undefined ? [] : [file]),
    ...(row === undefined ? [] : [`${name.row} ${row}${cityInBrackets}`]),
    ...(column === undefined ? [] : [`${name.column} ${column}`]),
  ].join(', ')
  return place === '' ? message : `${place}${name.colon}${message}`
}

export const emptyCell: Translated<string> = { en: 'is empty', fr: 'cette cellule est vide' }

/** Duplicate and unknown columns. @param names in the header row; empty ones are ignored */
export const badColumns = (names: readonly string[], valid: readonly string[], language: MessageLanguage): readonly BadCell[] => {
  const duplicate = { en: 'is a duplicate column', fr: 'colonne en double' }[language]
  const unknown = {
    en: `is not a column of this table. Valid columns: ${valid.join(', ')}`,
    fr: `cette colonne n’existe pas dans ce tableau. Colonnes valides : ${valid.join(', ')}`,
  }[language]
  return names.flatMap((column, index) => {
    if (column === '') return []
    if (names.indexOf(column) < index) return [{ row: 1, column, message: duplicate }]
    return valid.includes(column) ? [] : [{ row: 1, column, message: unknown }]
  })
}

/** More errors are counted: one cause may affect every row. */
const maxPrinted = 50

/** @param uncounted errors that are not in the list */
export const printBadCells = (
  file: string,
  bad: readonly BadCell[],
  { error, language }: Pick<Terminal, 'error' | 'language'>,
  uncounted = 0,
): void => {
  for (const cell of bad.slice(0, maxPrinted)) error(badCellText(file, cell, language))
  const more = Math.max(0, bad.length - maxPrinted) + uncounted
  if (more > 0)
    error(
      {
        en: `${file}: ${more} more. Several often have the same cause: correct those above first.`,
        fr: `${file} : ${more} de plus. Plusieurs ont souvent la même cause : corrigez d’abord celles ci-dessus.`,
      }[language],
    )
}
