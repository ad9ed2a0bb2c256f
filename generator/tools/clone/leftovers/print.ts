/** Prints leftovers as text. */
import { pageAddress } from '../../../site/emit/collect.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { Excerpt } from './find.ts'
import type { ConfigLeftover, PageLeftover } from './leftovers.ts'

export type Paint = (text: string) => string

const shown = ({ text, marked }: Excerpt, paint: Paint): string => {
  let painted = ''
  let at = 0
  for (const { start, end } of marked) {
    painted += text.slice(at, start) + paint(text.slice(start, end))
    at = end
  }
  return painted + text.slice(at)
}

export const configLines = (leftovers: readonly ConfigLeftover[], paint: Paint): readonly string[] =>
  leftovers.map(one => `  ${one.where.file}:${one.where.line}:${one.where.column}  ${one.key}\n      ${shown(one, paint)}`)

const more = (files: number, language: MessageLanguage): string =>
  files === 1 ? '' : { en: ` and ${files - 1} more`, fr: ` et ${files - 1} de plus` }[language]

export const pageLines = (leftovers: readonly PageLeftover[], paint: Paint, language: MessageLanguage): readonly string[] =>
  leftovers.map(
    one => `  ${pageAddress(one.file)}${more(one.files, language)}${one.of === null ? '' : `  (${one.of})`}\n      ${shown(one, paint)}`,
  )

/** Number of finds by mark: `Montreal 41, 514-555-0123 12` */
export const countsOf = (leftovers: readonly { readonly marks: readonly string[] }[]): string => {
  const counts = new Map<string, number>()
  for (const { marks } of leftovers) for (const mark of marks) counts.set(mark, (counts.get(mark) ?? 0) + 1)
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([mark, count]) => `${mark} ${count}`)
    .join(', ')
}
