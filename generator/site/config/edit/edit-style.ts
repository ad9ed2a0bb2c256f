/** Formats values as in the sample config. */
import { Document, isCollection, isMap, isPair, isScalar, isSeq, type Node, Scalar, visit } from 'yaml'
import { Decimal } from '../../util/text.ts'

const lineWidth = 120

/** Keeps the zeros at the end of a number: `44.6480`. */
const withDigits = (_: unknown, value: unknown): unknown => {
  if (!(value instanceof Decimal)) return value
  const number = new Scalar(value.valueOf())
  number.minFractionDigits = value.decimals
  return number
}

const documentWith = (value: unknown): Document => new Document(value, withDigits, { aliasDuplicateObjects: false })

/** The value on one line, for a flow collection. @param like the style of the replaced scalar */
export const inline = (value: unknown, like?: Scalar['type']): string => {
  const document = documentWith([value])
  const first = isSeq(document.contents) ? document.contents.items[0] : undefined
  if (isScalar(first) && (like === Scalar.QUOTE_DOUBLE || like === Scalar.QUOTE_SINGLE) && typeof value === 'string') first.type = like
  if (isCollection(document.contents)) document.contents.flow = true
  // A plain scalar cannot contain a line break (YAML 1.2, 7.3.3).
  visit(document, {
    Scalar: (_, node) => {
      if (typeof node.value === 'string' && node.value.includes('\n')) node.type = Scalar.QUOTE_DOUBLE
    },
  })
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY }).trim().slice(1, -1).trim()
}

/** A scalar on one line, outside of flow collections. @param like the style of the replaced scalar */
export const onLine = (value: unknown, like?: Scalar['type']): string => {
  const document = documentWith({ key: value })
  // The cast: `true` returns the node.
  const node = document.get('key', true) as Node | undefined
  if (isScalar(node) && (like === Scalar.QUOTE_DOUBLE || like === Scalar.QUOTE_SINGLE) && typeof value === 'string') node.type = like
  return document.toString({ lineWidth: 0, doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY }).trim().slice('key:'.length).trim()
}

/** Maps of a few words go on one line: `{ en: Home, fr: Accueil }`. Those of the first level are sections and do not. */
const folded = (document: Document): Document => {
  visit(document, {
    Map: (_, node, path) => {
      const level = path.filter(one => isPair(one) || isMap(one)).length
      const isSection = level <= 2 && !isSeq(path.at(-1))
      const short = node.items.every(pair => isScalar(pair.value) && !String(pair.value.value).includes('\n'))
      if (!isSection && short && node.items.length > 0 && inline(node).length < lineWidth - 4 * level) node.flow = true
    },
    Scalar: (key, node) => {
      // A block scalar would keep line breaks at its end as empty lines, which belong to no line of the file.
      if (typeof node.value === 'string' && /\n\n$/.test(node.value)) node.type = Scalar.QUOTE_DOUBLE
      if (key !== 'key' && typeof node.value === 'string' && node.value.length > lineWidth - 30 && node.type === undefined)
        node.type = node.value.includes('\n') ? Scalar.BLOCK_LITERAL : Scalar.BLOCK_FOLDED
    },
  })
  return document
}

/** A value as a document, to add comments to and print. */
export const documentOf = (value: unknown): Document => folded(documentWith(value))

export const print = (document: Document, column = 0): string => document.toString({ lineWidth: lineWidth - column })

/** Indents all lines but the first; empty lines stay empty. */
const indented = (text: string, column: number): string => text.replace(/\n(?!\n|$)/g, `\n${' '.repeat(column)}`)

/** The text of a value after its key, on the same line or below. @param column of the key */
export const afterKey = (value: unknown, column: number, style?: Scalar.Type): string => {
  // Two levels down, where a short map may be on one line.
  const document = documentOf({ section: { key: value } })
  // The cast: `true` returns the node.
  const node = document.getIn(['section', 'key'], true) as Node | undefined
  if (isScalar(node) && style !== undefined) node.type = style
  const text = print(document, column).replace(/\n$/, '')
  return indented(text.slice('section:\n  key:'.length).replaceAll('\n  ', '\n'), column)
}

/** A list item with its dash. @param column of the dash */
export const asItem = (value: unknown, column: number): string => {
  const text = print(documentOf({ section: [value] }), column).replace(/\n$/, '')
  return indented(text.slice('section:\n  '.length).replaceAll('\n  ', '\n'), column)
}
