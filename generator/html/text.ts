/** Where texts begin and end on a page. */
import type { Element } from './element.ts'

/** HTML’s collapsible white space; no-break spaces are not part of it. */
export const collapsed = (text: string): string => {
  const single = /[\t\r\n\f]| {2}/.test(text) ? text.replace(/[ \t\r\n\f]+/g, ' ') : text
  const begin = single.startsWith(' ') ? 1 : 0
  return single.slice(begin, single.endsWith(' ') ? Math.max(begin, single.length - 1) : single.length)
}

/** Elements that do not interrupt a text. */
const inline: ReadonlySet<string> = new Set([
  ...'a abbr b bdi bdo cite code data dfn em i kbd mark q s small span strong sub sup time u var wbr'.split(' '),
  ...'svg path circle rect g use img picture source input'.split(' '),
])

/** Elements whose text is not displayed. */
export const unread: ReadonlySet<string> = new Set(['script', 'style', 'svg'])

/** Whether a run of text ends where this element begins or ends. */
export const breaks = (element: Element): boolean => !inline.has(element.name) || element.language !== element.parent?.language
