/** Writes redirects into the text of a config and leaves everything else unchanged. */
import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { parseConfigText } from '../yaml/parse-config.ts'
import { dataIn, editVerified } from './edit-checked.ts'
import { changeData, isDeepEqual } from './edit-data.ts'
import type { Edit } from './edit-text.ts'

export interface NewRedirect {
  readonly from: string
  readonly to: string
  /** Permanent (301) if left out. */
  readonly status?: 301 | 302
}

/** Whether a URL needs no quotation marks in YAML. */
const isPlain = (address: string): boolean => /^[\p{L}\p{N}/._~%-]+(:\/\/[\p{L}\p{N}/._~%-]+)?$/u.test(address)

const written = (address: string): string => (isPlain(address) ? address : JSON.stringify(address))

const item = ({ from, to, status }: NewRedirect): string =>
  `{ from: ${written(from)}, to: ${written(to)}${status === 302 ? ', status: 302' : ''} }`

/** `- { from: /old, to: /new }` */
export const redirectLine = (redirect: NewRedirect): string => `- ${item(redirect)}`

const spliced = (text: string, start: number, end: number, inner: string): string => text.slice(0, start) + inner + text.slice(end)

/** The start of the next line, and the line break that new lines there need before them. */
const nextLine = (text: string, at: number): { readonly at: number; readonly before: string } => {
  const end = text.indexOf('\n', at)
  return end < 0 ? { at: text.length, before: '\n' } : { at: end + 1, before: '' }
}

/** The text with lines below the list of redirects. The list is created if there is none. */
const withLines = (text: string, added: readonly NewRedirect[]): string => {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = (indent: string): string => added.map(redirect => `${indent}${redirectLine(redirect)}${eol}`).join('')
  const { contents } = parseDocument(text)
  const pair = isMap(contents) ? contents.items.find(({ key }) => isScalar(key) && key.value === 'redirects') : undefined
  const list = pair?.value
  if (pair === undefined || !isScalar(pair.key) || pair.key.range == null)
    return `${text === '' || text.endsWith('\n') ? text : `${text}${eol}`}${eol}redirects:${eol}${lines('  ')}`

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
  // Empty: `redirects: []`, `redirects:`. Keep a comment on the same line.
  const key = pair.key.range[1]
  const colon = text.indexOf(':', key) + 1
  const shortened = isSeq(list) && range != null ? spliced(text, colon, range[1], '') : text
  const { at, before } = nextLine(shortened, colon)
  return spliced(shortened, at, at, `${before === '' ? '' : eol}${lines('  ')}`)
}

/**
 * Appends redirects to the list of a valid config, and creates the list if there is none.
 * In an overlay, they are merged with those of its base.
 */
export const addRedirects = (text: string, added: readonly NewRedirect[]): string => {
  if (added.length === 0) return text
  const edits = added.map(
    ({ from, to, status }): Edit => ({ kind: 'append', path: ['redirects'], value: { from, to, ...(status === 302 ? { status } : {}) } }),
  )
  const wanted = edits.reduce(changeData, dataIn(text, parseConfigText))
  const made = withLines(text, added)
  return isDeepEqual(dataIn(made, parseConfigText), wanted) ? made : editVerified(text, edits)
}

/** A redirect and its replacement; `null` removes it. */
interface ChangedLine {
  readonly was: NewRedirect
  readonly now: NewRedirect | null
}

const editsOf = ({ was, now }: ChangedLine, place: number): readonly Edit[] => [
  ...(now === null || now.from === was.from ? [] : [{ kind: 'set', path: ['redirects', place, 'from'], value: now.from } as const]),
  ...(now === null || now.to === was.to ? [] : [{ kind: 'set', path: ['redirects', place, 'to'], value: now.to } as const]),
]

/**
 * Changes the redirects of a valid config and appends others.
 * @param lines all redirects of the site; changes to those of a base are written as overrides
 */
export const changeRedirects = (text: string, lines: readonly ChangedLine[], added: readonly NewRedirect[]): string => {
  const { contents } = parseDocument(text)
  const list = isMap(contents) ? contents.get('redirects') : undefined
  // A map over a list has new items below its key `add`.
  if (isMap(list)) {
    const values = [...lines.flatMap(({ was, now }) => (was === now ? [] : (now ?? []))), ...added]
    return editVerified(
      text,
      values.map(value => ({ kind: 'append', path: ['redirects', 'add'], value })),
    )
  }
  const own: readonly unknown[] = isSeq(list) ? list.items.map(item => (isMap(item) ? item.get('from') : undefined)) : []
  const changed = lines.filter(({ was, now }) => was !== now).map(line => ({ ...line, place: own.indexOf(line.was.from) }))
  const here = changed.filter(({ place }) => place >= 0)
  const gone = here.filter(({ now }) => now === null).toSorted((a, b) => b.place - a.place)
  const over = changed.flatMap(({ now, place }) => (place < 0 ? (now ?? []) : []))
  // A block list cannot be empty.
  const edits: readonly Edit[] =
    own.length > 0 && gone.length === own.length
      ? [{ kind: 'set', path: ['redirects'], value: [] }]
      : [
          ...here.flatMap(line => editsOf(line, line.place)),
          ...gone.map(({ place }): Edit => ({ kind: 'remove', path: ['redirects', place] })),
        ]
  return addRedirects(editVerified(text, edits), [...over, ...added])
}
