/** Characters that cannot be seen, or that look like others. People copy them with a value from messengers, PDF files and word processors. */
import type { Value } from './tree.ts'

/** Soft hyphen, zero-width spaces, marks and embeddings of the text direction, byte order mark. Joiners are not among them: they shape letters. */
const invisible = /[\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu

/** Invisible characters, special spaces, digits of other scripts, full-width punctuation, and quotation marks around the value. */
const special =
  /[\u00a0\u202f\u2009\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]|^(?:[^\S \n]|[“”„«‘])|(?:[^\S \n]|[“”»’])$/u

/** The first digits of full-width, Arabic, Persian and Devanagari numbers. */
const zeros = [0xff10, 0x0660, 0x06f0, 0x0966]

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0
  return String(code - (zeros.find(zero => code >= zero && code < zero + 10) ?? code))
}

const inAscii = (text: string): string =>
  text
    .replace(/[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/gu, asciiDigit)
    .replace(/[\uff01-\uff0f\uff1a-\uff20]/gu, character => String.fromCharCode(character.charCodeAt(0) - 0xfee0))

/** Values in which such a character never has a meaning, by their form. */
const facts: readonly RegExp[] = [
  // Phone numbers, hours, dates, figures.
  /^[+(]*\d[\d\s().,:/+–-]*(?:;?\s*[a-z]{1,12}\.?=?\s*\d+)?$/i,
  // E-mail addresses, URLs, paths.
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
  /^https?:\/\/\S+$/i,
  /^\/[^\s/]\S*$/,
  // Postal codes.
  /^(?=.*\d)[A-Z\d]{2,5}[\s-][A-Z\d]{2,5}$/i,
]

/** Values in which any space is an ordinary one: phone numbers, and postal codes with capitals. A quantity such as `24 h` has no-break spaces. */
const spaced: readonly RegExp[] = [/^\+?(?:[\s().-]*\d){7,}/, /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{2,5}\s[A-Z\d]{2,5}$/]

/** Ids, codes and other single words. */
const word = /^[\w.-]+$/

/** The same value without characters that have no meaning in a phone number, an id, a URL, a postal code or an e-mail address. */
const withoutLookAlikes = (value: string): string => {
  const seen = inAscii(value).replace(invisible, '').trim()
  const unquoted = /^[“”„«‘]\s*(.*?)\s*[“”»’]$/u.exec(seen)?.[1] ?? seen
  if (facts.some(form => form.test(unquoted)))
    return spaced.some(form => form.test(unquoted)) ? unquoted.replace(/[^\S \n]/gu, ' ') : unquoted
  // A name of one word may have quotation marks. Overrides of the direction are an error in it.
  return word.test(seen) && !/[\u202d\u202e]/u.test(value) ? seen : value
}

/** The value of a scalar, without characters that have no meaning in it. @param isPlain whether it has no quotation marks, so it may be a number */
export const cleanedValue = (value: unknown, isPlain: boolean): unknown => {
  if (typeof value !== 'string' || !special.test(value)) return value
  const cleaned = withoutLookAlikes(value)
  const isNumber = isPlain && /^-?\d+(\.\d+)?$/.test(cleaned) && inAscii(value) === value && !/[“”„«»‘’]/u.test(value)
  return isNumber ? Number(cleaned) : cleaned
}

/** Whether a text may contain values that `cleanedTree` changes. */
const anySpecial =
  /[\u00a0\u202f\u2009\u00ad\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff\uff01-\uff5e\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]|[^\S \n](?=\s|[,\]}"']|$)|[:,[{"'-][^\S\n]*(?:[^\S \n]|[“”„«‘])/u

/** The value of a block scalar. An e-mail address or a phone number in one has no line break at its end. */
const blockValue = (value: unknown): unknown => {
  const line = typeof value === 'string' ? value.trim() : ''
  return facts.some(form => form.test(line)) ? line : value
}

const cleanedPart = (value: Value): Value => {
  if (value.kind === 'leaf') {
    const first = value.at.source.text[value.at.start] ?? ''
    const cleaned = /[|>]/.test(first) ? blockValue(value.value) : cleanedValue(value.value, !/["']/.test(first))
    return cleaned === value.value ? value : { ...value, value: cleaned }
  }
  if (value.kind === 'list') {
    const items = value.items.map(cleanedPart)
    return items.every((item, index) => item === value.items[index]) ? value : { ...value, items }
  }
  const entries = new Map(
    [...value.entries].map(([key, entry]) => {
      const cleaned = cleanedPart(entry.value)
      return [key, cleaned === entry.value ? entry : { ...entry, value: cleaned }] as const
    }),
  )
  return [...entries].every(([key, entry]) => entry === value.entries.get(key)) ? value : { ...value, entries }
}

/** A parsed config in which each value is cleaned. Keys stay: an unknown one is reported with its character. */
export const cleanedTree = (tree: Value, text: string): Value =>
  anySpecial.test(text) || /[|>][-+]?[ \t]*\r?\n/.test(text) ? cleanedPart(tree) : tree

/** Invisible characters in texts, except those that scripts need: spaces between words of Thai, directions in Arabic and Hebrew. */
const invisibleInText = /[\u200b\u2028-\u202c\u2060-\u2064\ufeff]/u
const scripts = /[\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}\p{Script=Myanmar}\p{Script=Arabic}\p{Script=Hebrew}]/u

/** A character of a value, with the text before it. */
export type FoundCharacter = {
  readonly character: string
  readonly before: string
}

const firstOf = (value: string, pattern: RegExp): FoundCharacter | undefined => {
  const found = pattern.exec(value)
  if (found === null) return undefined
  const before = value.slice(0, found.index).replace(invisible, '')
  return { character: found[0], before: [...before].slice(-20).join('') }
}

/** The first invisible character that does not belong in a text. */
export const invisibleIn = (text: string): FoundCharacter | undefined => (scripts.test(text) ? undefined : firstOf(text, invisibleInText))

/** A text without the characters that `invisibleIn` finds. */
export const withoutInvisible = (text: string): string => text.replace(new RegExp(invisibleInText, 'gu'), '')

const tag = /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>/i

const entities: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", gt: '>', lt: '<', nbsp: '\u00a0', quot: '"' },
  ...{ copy: '©', euro: '€', hellip: '…', laquo: '«', mdash: '—', ndash: '–', raquo: '»', reg: '®', rsquo: '’', trade: '™' },
  ...{ agrave: 'à', ccedil: 'ç', eacute: 'é', ecirc: 'ê', egrave: 'è' },
}

const entity = new RegExp(`&(?:#(\\d{2,5})|(${Object.keys(entities).join('|')}));`)
const markup = new RegExp(`${tag.source}|${entity.source}`, 'i')

/** The first HTML tag or character reference of a text. */
export const markupIn = (text: string): string | undefined => (/[<&]/.test(text) ? markup.exec(text)?.[0] : undefined)

/** A text without the tags that `markupIn` finds, and with the characters that its references stand for. */
export const withoutMarkup = (text: string): string =>
  text
    .replace(new RegExp(tag, 'gi'), '')
    .replace(new RegExp(entity, 'g'), (_, code: string | undefined, name: string) =>
      code === undefined ? (entities[name] ?? '') : String.fromCodePoint(Number(code)),
    )
    .replace(/ {2,}/g, ' ')

/** The text between typographic quotation marks, which YAML does not know. */
export const betweenMarks = (text: string): string | undefined => /^[“„«‘]\s*([^“”„«»]+?)\s*[”“»’]$/u.exec(text)?.[1]

/** Characters to name in a message about a value: invisible, other spaces, typographic marks, full-width forms, Cyrillic and Greek in Latin words. */
const suspicious =
  /[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]|[^\S \n]|[\u2018-\u201f\u00ab\u00bb]|[\uff01-\uff5e]|(?<=[A-Za-z])[\u0370-\u052f]|[\u0370-\u052f](?=[A-Za-z])/u

/** The first character of an invalid value that a reader does not see, or takes for another. */
export const lookAlikeIn = (value: string): FoundCharacter | undefined => firstOf(value, suspicious)
