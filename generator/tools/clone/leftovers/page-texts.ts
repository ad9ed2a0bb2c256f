/** Extracts all texts of a file: visible texts, attributes, comments, scripts and data. */
import { type HtmlReader, parseHtml } from '../../../html/parse.ts'
import { breaks } from '../../../html/text.ts'

export interface PageText {
  readonly text: string
  /** Attribute or element that contains it; `null` for visible text. */
  readonly of: string | null
}

/** Attributes with measurements, which may contain any number. */
const measures = new Set([
  'd',
  'points',
  'transform',
  'viewbox',
  'width',
  'height',
  'sizes',
  'x',
  'y',
  'x1',
  'y1',
  'x2',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
])

const strings = (value: unknown): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Array.isArray(value)
      ? value.flatMap(strings)
      : typeof value === 'object' && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => [key, ...strings(inner)])
        : value === null || value === undefined
          ? []
          : [String(value)]

const dataOf = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The strings of JSON, or the lines of other text. */
const pieces = (text: string): readonly string[] => {
  const data = /^\s*[[{]/.test(text) ? dataOf(text) : undefined
  return data === undefined ? text.split('\n') : strings(data)
}

const decoded = (value: string): string => {
  if (!/%[0-9a-f]{2}/i.test(value)) return value
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

const pageReader = (): HtmlReader<readonly PageText[]> => {
  const texts: PageText[] = []
  let line = ''
  const put = (text: string, of: string | null): void => {
    const plain = text.replace(/\s+/g, ' ').trim()
    if (plain !== '') texts.push({ text: plain, of })
  }
  const endLine = (): void => {
    put(line, null)
    line = ''
  }
  return {
    open: element => {
      if (breaks(element)) endLine()
      for (const attribute of element.has) if (!measures.has(attribute)) put(decoded(element.attributes[attribute] ?? ''), attribute)
    },
    text: (text, { name }) => {
      if (name === 'script' || name === 'style') for (const piece of pieces(text)) put(piece, name)
      else line += text
    },
    close: element => {
      if (breaks(element)) endLine()
    },
    comment: text => put(text, 'comment'),
    facts: () => {
      endLine()
      return texts
    },
  }
}

const textsOfPage = (html: string): readonly PageText[] => {
  const reader = pageReader()
  parseHtml(html, [reader])
  return reader.facts()
}

const textsOfXml = (xml: string): readonly string[] => xml.split(/[<>]/).map(piece => piece.trim())

/** @param path of the file in the site */
export const textsOf = (path: string, content: string): readonly PageText[] => {
  if (/\.(html|svg)$/.test(path)) return textsOfPage(content)
  const texts = path.endsWith('.xml') ? textsOfXml(content) : pieces(content)
  return texts.filter(text => text.trim() !== '').map(text => ({ text: decoded(text.trim()), of: null }))
}
