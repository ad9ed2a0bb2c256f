/** The parts of a text in ICU MessageFormat. Each keeps its source, so that a part that is not edited is written back unchanged. */
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

interface Case {
  readonly key: string
  /** The source between its braces. */
  readonly source: string
  /** Where that starts in the source of the choice. */
  readonly start: number
}

export interface Choice {
  readonly kind: 'choice'
  readonly source: string
  readonly name: string
  /** Whether the cases are chosen by number. */
  readonly isPlural: boolean
  readonly cases: readonly Case[]
}

export type MessagePart =
  | { readonly kind: 'text'; readonly source: string; readonly text: string }
  /** A placeholder; without a name, the `#` of a plural. */
  | { readonly kind: 'value'; readonly source: string; readonly name: string }
  | Choice

/** In a case of a plural, `#` is the number. */
const inPlural = ['{n, plural, other {', '}}'] as const

const elementsOf = (source: string, isCounted: boolean): readonly MessageFormatElement[] => {
  const options = { ignoreTag: true, captureLocation: true }
  if (!isCounted) return parse(source, options)
  const [whole] = parse(inPlural.join(source), options)
  return whole?.type === TYPE.plural ? (whole.options.other?.value ?? []) : []
}

/** @param isCounted whether the text is a case of a plural @returns `undefined` if the text is invalid */
export const partsOf = (source: string, isCounted = false): readonly MessagePart[] | undefined => {
  const offset = isCounted ? inPlural[0].length : 0
  const partOf = (element: MessageFormatElement): MessagePart => {
    const [from, to] = [element.location?.start.offset ?? 0, element.location?.end.offset ?? 0]
    const own = source.slice(from - offset, to - offset)
    if (element.type === TYPE.literal) return { kind: 'text', source: own, text: element.value }
    if (element.type === TYPE.pound) return { kind: 'value', source: own, name: '' }
    if (element.type !== TYPE.plural && element.type !== TYPE.select)
      return { kind: 'value', source: own, name: 'value' in element ? element.value : '' }
    const cases = Object.entries(element.options).map(([key, { location }]): Case => {
      const start = (location?.start.offset ?? 0) + 1
      const end = (location?.end.offset ?? 0) - 1
      return { key, source: source.slice(start - offset, end - offset), start: start - from }
    })
    return { kind: 'choice', source: own, name: element.value, isPlural: element.type === TYPE.plural, cases }
  }
  try {
    const parts = elementsOf(source, isCounted).map(partOf)
    return parts.map(part => part.source).join('') === source ? parts : undefined
  } catch {
    return undefined
  }
}

/** Whether a text has anything that owners should not see as it is written: placeholders, choices or quotes. */
export const hasSyntax = (source: string): boolean => /[{}]|''/.test(source)

/** A choice with another text in one of its cases. */
export const withCase = (choice: Choice, key: string, text: string): string => {
  const found = choice.cases.find(one => one.key === key)
  if (found === undefined) return choice.source
  return choice.source.slice(0, found.start) + text + choice.source.slice(found.start + found.source.length)
}

/** The source of a plain text, which may contain braces and quotes. */
export const literalSource = (text: string, isCounted = false): string =>
  text.replace(isCounted ? /['{}#]+/g : /['{}]+/g, (found, at: number) => {
    const doubled = found.replaceAll("'", "''")
    if (/[{}#]/.test(found)) return `'${doubled}'`
    // A single quote in front of plain text is itself; elsewhere it could begin a quotation.
    return found.length === 1 && /[^<>]/.test(text[at + 1] ?? '') ? found : doubled
  })

/** The value of a placeholder; `undefined` if only a page has it. */
export type ValueOf = (name: string) => string | undefined

/** Returns the matching case; `yes`, then `other`, if the value is unknown. */
export const chosenCase = ({ name, isPlural, cases }: Choice, known: ValueOf, language: string): Case | undefined => {
  const value = known(name)
  const keys = value === undefined ? ['yes'] : isPlural ? [`=${value}`, new Intl.PluralRules(language).select(Number(value))] : [value]
  return [...keys, 'other'].flatMap(key => cases.find(one => one.key === key) ?? []).at(0)
}

/** A text as visitors read it, as far as its values are known. @param nameOf shown for other values */
export const readableText = (
  parts: readonly MessagePart[],
  known: ValueOf,
  nameOf: (name: string) => string,
  language: string,
  counted?: string,
): string =>
  parts
    .map(part => {
      if (part.kind === 'text') return part.text
      if (part.kind === 'value') {
        const name = part.name || counted || ''
        return known(name) ?? nameOf(name)
      }
      const chosen = chosenCase(part, known, language)
      const inner = partsOf(chosen?.source ?? '', part.isPlural) ?? []
      return readableText(inner, known, nameOf, language, part.isPlural ? part.name : counted)
    })
    .join('')

/** A text as it reads in a list, with the names of placeholders in brackets. */
export const plainText = (source: string, nameOf: (name: string) => string): string =>
  hasSyntax(source)
    ? readableText(
        partsOf(source) ?? [],
        () => undefined,
        name => `[${nameOf(name)}]`,
        'en',
      ) || source
    : source
