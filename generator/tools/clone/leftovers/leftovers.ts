/** All that still says the old city, in a config and in the site made of it. Facts in, leftovers out. */
import { type ConfigDocument, type ConfigPath, packMark, pathText } from '../../../site/config/yaml/config-document.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'
import { type Excerpt, excerptsOf } from './excerpt.ts'
import type { Finder } from './find.ts'
import { type PageText, textsOf } from './page-texts.ts'

export interface ConfigLeftover extends Excerpt {
  readonly key: string
  readonly where: SourceLocation
  /** What gave it away: Montreal, 514-555-0123. */
  readonly marks: readonly string[]
}

export interface PageLeftover extends Excerpt {
  /** File in the site where it was found first. */
  readonly file: string
  /** Attribute or element that holds it; `null` for what a visitor reads. */
  readonly of: string | null
  /** Files that have it. */
  readonly files: number
  readonly marks: readonly string[]
}

const marksOf = (finds: readonly { readonly mark: { readonly written: string } }[]): readonly string[] => [
  ...new Set(finds.map(find => find.mark.written)),
]

interface Leaf {
  readonly path: ConfigPath
  readonly text: string
  readonly isKey: boolean
}

const leavesOf = (value: unknown, path: ConfigPath): readonly Leaf[] => {
  if (typeof value === 'string' || typeof value === 'number') return [{ path, text: String(value), isKey: false }]
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => [
    { path: [...path, key], text: key, isKey: true },
    ...leavesOf(item, [...path, key]),
  ])
}

/** Values and keys of a config, as it is in effect: what comes with the generator says no city. */
export const configLeftovers = (document: ConfigDocument, find: Finder): readonly ConfigLeftover[] =>
  leavesOf(document.data, [])
    // The way to the base is no word of the site.
    .filter(({ path }) => path[0] !== 'extends' && packMark(document, path) === undefined)
    .flatMap(({ path, text, isKey }) =>
      excerptsOf(text, find(text)).map(({ finds, ...excerpt }): ConfigLeftover => {
        const first = finds[0]
        const needle = first === undefined ? '' : text.slice(first.start, first.end)
        return { ...excerpt, key: pathText(path), where: document.locate(path, { key: isKey, needle }), marks: marksOf(finds) }
      }),
    )
    .toSorted(
      (a, b) =>
        (a.where.file < b.where.file ? -1 : a.where.file > b.where.file ? 1 : a.where.line - b.where.line) ||
        a.where.column - b.where.column,
    )

/** Addresses differ from page to page, and files for machines from line to line, with the same thing said in all of them. */
const isAddress = (text: string): boolean => /^(\/|#|https?:|mailto:|tel:|geo:)/.test(text)

/** Finds with the same key are the same to whoever reads the list. */
const keyOf = (path: string, { text }: PageText, excerpt: Excerpt, marks: readonly string[]): string =>
  !path.endsWith('.html') ? `${path} ${marks.join()}` : isAddress(text) ? `address ${marks.join()}` : `text ${excerpt.text}`

/** Texts of a built site, the same ones told once. @param files in a fixed order */
export const pageLeftovers = (
  files: readonly { readonly path: string; readonly text: () => string }[],
  find: Finder,
): readonly PageLeftover[] => {
  const found = new Map<string, PageLeftover>()
  for (const { path, text } of files) {
    const here = new Set<string>()
    for (const piece of textsOf(path, text()))
      for (const { finds, ...excerpt } of excerptsOf(piece.text, find(piece.text))) {
        const marks = marksOf(finds)
        const key = keyOf(path, piece, excerpt, marks)
        if (here.has(key)) continue
        here.add(key)
        const before = found.get(key)
        found.set(
          key,
          before === undefined ? { ...excerpt, file: path, of: piece.of, files: 1, marks } : { ...before, files: before.files + 1 },
        )
      }
  }
  return [...found.values()]
}
