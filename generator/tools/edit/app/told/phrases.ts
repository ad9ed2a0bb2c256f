/**
 * What the server tells, in another language. Judges, `diff` and the questions of `clone` and `new` speak English, wherever they are
 * asked from; a book has their sentences beside those of another language, with holes for what differs: `<name>`, `<name:format>`.
 */

export interface Book {
  /** BCP 47. */
  readonly locale: string
  /** By the English ones. */
  readonly sentences: Readonly<Record<string, string>>
  /** Between the last two things of a list. */
  readonly and: string
  /** Words within lists of names, as regular expressions. */
  readonly inLists: Readonly<Record<string, string>>
  /** What is said of a sentence that the book has not. */
  readonly further: (english: string) => string | undefined
}

/** How what fills a hole is said. A hole without one of these takes it over as it is. */
const formats = {
  /** A number, as the language writes it. */
  number: '(-?[\\d,.]+)',
  /** Names, with the words of the language between them. */
  list: '([^]+?)',
  /** The code of a language, as the language calls it. */
  language: '([\\w-]+)',
  /** What is typed into a config: no sentence. */
  code: '(\\S+|[{["][^]*|[\\w.-]+: [^]*)',
  /** Told in turn, if the book has it. */
  said: '([^]+?)',
  /** Told in turn: the sentence is another one where the book has it not. */
  known: '([^]+?)',
} as const

type Format = keyof typeof formats

interface Hole {
  readonly name: string
  readonly format: Format | undefined
}

interface Phrase {
  readonly english: RegExp
  readonly holes: readonly Hole[]
  readonly other: string
  /** How many signs of it are no hole: of several that fit, the one that says most counts. */
  readonly said: number
}

const hole = /<(\w+)(?::(\w+))?>/g

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')

const phraseOf = ([english, other]: readonly [string, string]): Phrase => {
  // A test holds that the book has no other formats.
  const holes = [...english.matchAll(hole)].map(([, name = '', format]) => ({ name, format: format as Format | undefined }))
  const between = english.split(/<\w+(?::\w+)?>/)
  const patterns = holes.map(({ format }) => (format === undefined ? '([^]+?)' : formats[format]))
  const pattern = between.map((text, index) => `${escaped(text)}${patterns[index] ?? ''}`).join('')
  return { english: new RegExp(`^${pattern}$`, 'u'), holes, other, said: between.join('').length }
}

const firstOf = <From, To>(all: readonly From[], to: (one: From) => To | undefined): To | undefined => {
  for (const one of all) {
    const found = to(one)
    if (found !== undefined) return found
  }
  return undefined
}

const begun = (text: string, with_: (letter: string) => string): string => `${with_(text.charAt(0))}${text.slice(1)}`
const capital = (text: string): string => begun(text, letter => letter.toUpperCase())
const small = (text: string): string => begun(text, letter => letter.toLowerCase())

/** A text up to where a sentence may end, the blank behind, and the rest; the shortest first. */
const cuts = (text: string): readonly (readonly [string, string, string])[] =>
  [...text.matchAll(/(?<=[.?!])\s+|\s*\n\s*/g)].map(({ index, 0: blank }) => [
    text.slice(0, index),
    blank,
    text.slice(index + blank.length),
  ])

/** Tells English texts in the language of a book. @returns `undefined` where it has nothing of a text; what it has in part is told in part */
export const teller = ({ locale, sentences, and, inLists, further }: Book): ((english: string) => string | undefined) => {
  const whole = new Map(Object.entries(sentences))
  const phrases = Object.entries(sentences)
    .filter(([english]) => english.includes('<'))
    .map(phraseOf)
    .toSorted((one, other) => other.said - one.said)
  const words = Object.entries(inLists).map(([pattern, other]) => [new RegExp(pattern, 'g'), other] as const)
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 5 })
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  const told = new Map<string, string | undefined>()

  const filled = (text: string, format: Format | undefined): string | undefined => {
    switch (format) {
      case 'number':
        return numbers.format(Number(text.replaceAll(',', '')))
      case 'list':
        return words.reduce((list, [pattern, other]) => list.replaceAll(pattern, other), text)
      case 'language':
        return languages.of(text)
      case 'said':
        return tell(text) ?? text
      case 'known':
        return bySentence(text) ?? byThings(text)
      default:
        return text
    }
  }

  const byPhrase = (text: string): string | undefined =>
    firstOf(phrases, ({ english, holes, other }) => {
      const found = english.exec(text)?.slice(1)
      if (found === undefined) return undefined
      const values = new Map(holes.map(({ name, format }, index) => [name, filled(found[index] ?? '', format)]))
      return [...values.values()].includes(undefined) ? undefined : other.replace(hole, (_, name: string) => values.get(name) ?? '')
    })

  const exactly = (text: string): string | undefined => whole.get(text) ?? byPhrase(text) ?? further(text)

  /** One sentence; a full stop that joins it to the next is none of its own. */
  const bySentence = (text: string): string | undefined => {
    const bare = text.endsWith('.') ? exactly(text.slice(0, -1)) : undefined
    return exactly(text) ?? (bare === undefined ? undefined : `${bare}.`)
  }

  /** `Title, heading and text`: things of which each is known. */
  const byThings = (text: string): string | undefined => {
    const things = text.split(/, | and /).map(thing => whole.get(thing) ?? whole.get(small(thing)))
    if (things.includes(undefined)) return undefined
    const list = things.length === 1 ? `${things[0]}` : `${things.slice(0, -1).join(', ')}${and}${things.at(-1)}`
    return text === small(text) ? list : capital(list)
  }

  /** Several sentences, each of which the book has. */
  const byAll = (text: string): string | undefined =>
    firstOf(cuts(text), ([before, blank, after]) => {
      const [first, rest] = [bySentence(before), byAll(after) ?? bySentence(after)]
      return first === undefined || rest === undefined ? undefined : `${first}${blank}${rest}`
    })

  /** Several sentences: those that the book has, the others as they are. */
  const byParts = (text: string): string | undefined => {
    const known = firstOf(cuts(text), ([before, blank, after]) => {
      const first = bySentence(before)
      return first === undefined ? undefined : `${first}${blank}${tell(after) ?? after}`
    })
    return (
      known ??
      firstOf(cuts(text), ([before, blank, after]) => {
        const rest = tell(after)
        return rest === undefined ? undefined : `${before}${blank}${rest}`
      })
    )
  }

  const tell = (text: string): string | undefined => {
    if (told.has(text)) return told.get(text)
    const found = whole.get(text) ?? byAll(text) ?? bySentence(text) ?? byThings(text) ?? byParts(text)
    told.set(text, found)
    return found
  }
  return tell
}
