/** Finds references to the old city in a config and its built site. */
import { type ConfigDocument, type ConfigPath, packMark, pathText } from '../../../site/config/yaml/config-document.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'
import { type Excerpt, excerptsOf, type Find, type Finder } from './find.ts'
import { type PageText, textsOf } from './page-texts.ts'

export interface ConfigLeftover extends Excerpt {
  readonly key: string
  readonly where: SourceLocation
  /** What was found: Montreal, 514-555-0123. */
  readonly marks: readonly string[]
}

export interface PageLeftover extends Excerpt {
  /** The first file that contains it. */
  readonly file: string
  /** Attribute or element that contains it; `null` for visible text. */
  readonly of: string | null
  /** Number of files that contain it. */
  readonly files: number
  readonly marks: readonly string[]
}

const marksOf = (finds: readonly Find[]): readonly string[] => [...new Set(finds.map(({ mark }) => mark.written))]

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

/** Searches the values and keys of a merged config, except those of language packs. */
export const configLeftovers = (document: ConfigDocument, find: Finder): readonly ConfigLeftover[] =>
  leavesOf(document.data, [])
    // The path of the base is not shown on the site.
    .filter(({ path }) => path[0] !== 'extends' && path[0] !== 'townsite' && packMark(document, path) === undefined)
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

/** URLs differ from page to page, so they are grouped by their marks. */
const isUrl = (text: string): boolean => /^(\/|#|https?:|mailto:|tel:|geo:)/.test(text)

/** Finds with the same key are listed once. Lines of machine-readable files are grouped too. */
const keyOf = (path: string, { text }: PageText, excerpt: Excerpt, marks: readonly string[]): string =>
  !path.endsWith('.html') ? `${path} ${marks.join()}` : isUrl(text) ? `address ${marks.join()}` : `text ${excerpt.text}`

/** Searches the texts of a built site; equal texts are listed once. @param files in a fixed order */
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
