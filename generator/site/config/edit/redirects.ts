/** Redirects written into a config’s own text: nothing else of it changes, comments and order least of all. */
import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml'

export interface NewRedirect {
  readonly from: string
  readonly to: string
  /** Permanent (301) if left out. */
  readonly status?: 301 | 302
}

/** Signs that mean nothing to YAML, wherever they stand in an address. */
const isPlain = (address: string): boolean => /^[\p{L}\p{N}/._~%-]+(:\/\/[\p{L}\p{N}/._~%-]+)?$/u.test(address)

const written = (address: string): string => (isPlain(address) ? address : JSON.stringify(address))

const item = ({ from, to, status }: NewRedirect): string =>
  `{ from: ${written(from)}, to: ${written(to)}${status === 302 ? ', status: 302' : ''} }`

/** `- { from: /old, to: /new }`, as it stands in a config. */
export const redirectLine = (redirect: NewRedirect): string => `- ${item(redirect)}`

const spliced = (text: string, start: number, end: number, inner: string): string => text.slice(0, start) + inner + text.slice(end)

/** Start of the line after the one that holds this place, and what must stand before new lines there. */
const nextLine = (text: string, at: number): { readonly at: number; readonly before: string } => {
  const end = text.indexOf('\n', at)
  return end < 0 ? { at: text.length, before: '\n' } : { at: end + 1, before: '' }
}

/**
 * The text of a sound config with redirects added at the end of its list, which is made when there is none.
 * @param inherited those of the config that this one overlays: a list of its own takes their place, so it begins with them
 */
export const addRedirects = (text: string, added: readonly NewRedirect[], inherited: readonly NewRedirect[] = []): string => {
  if (added.length === 0) return text
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = (indent: string, redirects = added): string =>
    redirects.map(redirect => `${indent}${redirectLine(redirect)}${eol}`).join('')
  const { contents } = parseDocument(text)
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === 'redirects') : undefined
  const list = pair?.value
  if (pair === undefined || !isScalar(pair.key) || pair.key.range == null)
    return `${text === '' || text.endsWith('\n') ? text : `${text}${eol}`}${eol}redirects:${eol}${lines('  ', [...inherited, ...added])}`

  const range = isCollection(list) || isScalar(list) ? list.range : undefined
  if (isSeq(list) && list.items.length > 0 && range != null) {
    const last = list.items.at(-1)
    const end = isCollection(last) || isScalar(last) ? (last.range?.[1] ?? range[1]) : range[1]
    if (list.flow === true) return spliced(text, end, end, added.map(redirect => `, ${item(redirect)}`).join(''))
    const first = text.lastIndexOf('\n', range[0] - 1) + 1
    const indent = /^[ ]*/.exec(text.slice(first))?.[0] ?? ''
    // An item of several lines ends after its line break; one of a single line before it.
    const { at, before } = text[end - 1] === '\n' ? { at: end, before: '' } : nextLine(text, end)
    return spliced(text, at, at, `${before === '' ? '' : eol}${lines(indent)}`)
  }
  // Empty: `redirects: []`, `redirects:`. What stands behind it on its line stays.
  const key = pair.key.range[1]
  const colon = text.indexOf(':', key) + 1
  const shortened = isSeq(list) && range != null ? spliced(text, colon, range[1], '') : text
  const { at, before } = nextLine(shortened, colon)
  return spliced(shortened, at, at, `${before === '' ? '' : eol}${lines('  ')}`)
}
