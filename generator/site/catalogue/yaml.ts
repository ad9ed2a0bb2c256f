/** What keeps a config from being YAML, in words for somebody who has never seen any. */
import { type Entry, fixed, wording } from './entry.ts'

const noAliases = 'Write the values out instead of repeating them by alias.'

const quote = 'Put the whole text in quotation marks'

/** The remedy with the line as it is meant, when that is known. */
const written = (remedy: string, line: string | undefined): string => (line === undefined ? `${remedy}.` : `${remedy}: ${line}`)

interface Quoted {
  readonly line: string | undefined
}

interface Lines {
  /** How the line begins, and in which column. */
  readonly text: string
  readonly column: number
  readonly other: string
  readonly otherLine: number
  readonly otherColumn: number
}

const lines: Lines = { text: 'founded:', column: 2, other: 'type:', otherLine: 12, otherColumn: 3 }

export const yaml = {
  YAML_SYNTAX: {
    severity: 'error',
    about: 'The config is no YAML at this place, so what follows cannot be read.',
    says: {
      tab: fixed(
        'a tab stands at the beginning of this line, where only spaces can',
        'Delete it and type spaces, as many as its neighbours have.',
      ),
      blank: fixed(
        'this line begins with a blank that is no plain space; it looks like one',
        'Delete what stands before the first letter and type spaces, as many as its neighbours have.',
      ),
      column: wording<Lines>(lines, ({ text, column, other, otherLine, otherColumn }) => ({
        message: `“${text}” begins in column ${column}, which fits none of the lines above; “${other}” in line ${otherLine} begins in column ${otherColumn}`,
        remedy: `Lines that belong together begin in the same column. If the two do, let “${text}” begin in column ${otherColumn} too.`,
      })),
      deep: wording<Lines>({ ...lines, column: 5 }, ({ text, column, other, otherLine, otherColumn }) => ({
        message: `“${text}” begins in column ${column} as if it belonged to “${other}” in line ${otherLine}, which has a value of its own`,
        remedy: `Lines that belong together begin in the same column: let “${text}” begin in column ${otherColumn} too.`,
      })),
      shallow: wording<Lines>({ ...lines, column: 1 }, ({ text, column, other, otherLine, otherColumn }) => ({
        message: `“${text}” begins in column ${column}, between lines that begin in column ${otherColumn}`,
        remedy: `Lines that belong together begin in the same column: let “${text}” begin in column ${otherColumn}, as “${other}” in line ${otherLine} does.`,
      })),
      unquoted: wording<Quoted>({ line: 'name: "Curbside: Paws"' }, ({ line }) => ({
        message: 'the text holds a “:” with a space behind it, which begins another key',
        remedy: `${written(quote, line)}${line === undefined ? '' : '.'} If a key is meant, give it a line of its own.`.replace('..', '.'),
      })),
      begins: wording<Quoted & { readonly character: string }>({ character: '@', line: 'name: "@home"' }, ({ character, line }) => ({
        message: `a text without quotation marks cannot begin with “${character}”`,
        remedy: written(quote, line),
      })),
      braces: wording<Quoted>({ line: '"{value}+"' }, ({ line }) => ({
        message: 'a text that begins with “{” is taken for a group of keys',
        remedy: written(quote, line),
      })),
      comma: wording<Quoted & { readonly key: string }>({ key: 'groomed', line: 'en: "Your dog, groomed"' }, ({ key, line }) => ({
        message: `between { and } a comma ends the text, so “${key}” stands alone`,
        remedy: written(quote, line),
      })),
      decimal: wording({ number: '30.2672' }, ({ number }) => ({
        message: 'between { and } a comma ends the number',
        remedy: `Write it with a point: ${number}`,
      })),
      hash: wording<Quoted>({ line: 'accent: "#b0306a"' }, ({ line }) => ({
        message: 'what stands behind “#” is taken for a note, so nothing is written here',
        remedy: written('Put it in quotation marks', line),
      })),
      colon: wording({ line: 'founded: 1998' }, ({ line }) => ({
        message: 'a space is missing behind the colon',
        remedy: `Write ${line}`,
      })),
      dash: fixed('a space is missing behind the dash', 'An item of a list begins with a dash and a space: “- ”.'),
      noColon: wording({ line: undefined as string | undefined }, ({ line }) => ({
        message: 'this line has no key: a name, a colon, a space, then the value',
        remedy:
          line === undefined
            ? 'Write “key: ” before it. If it carries on the text above, put that text, all of it, in quotation marks.'
            : `Write ${line}`,
      })),
      list: wording({ key: 'profiles' }, ({ key }) => ({
        message: `a list cannot begin on the line of its key, “${key}”`,
        remedy: `Begin a new line behind “${key}:”, and let the dash stand a little further to the right than “${key}”.`,
      })),
      listInBraces: fixed(
        'between { and } or [ and ] no line can begin with “- ”, and no key can follow a value without a comma',
        'Put a comma between the things. A text that holds “: ” goes in quotation marks.',
      ),
      unclosed: wording({ mark: '"' }, ({ mark }) => ({
        message: `the quotation mark ${mark} that opens here is never closed`,
        remedy: `Write ${mark} at the end of the text.`,
      })),
      quotes: wording({ mark: '"', rest: 'fr: Oui', line: 12 as number | undefined }, ({ mark, rest, line }) => ({
        message: `the text that opens here with ${mark} ends${line === undefined ? '' : ` in line ${line},`} before “${rest}”`,
        remedy:
          mark === "'"
            ? 'Close it where it shall end. An apostrophe inside such a text is written twice (\'\'), or the text stands between " and ".'
            : "Close it where it shall end. A quotation mark inside such a text is written \\\", or the text stands between ' and '.",
      })),
      open: wording({ mark: '{', closing: '}' }, ({ mark, closing }) => ({
        message: `the ${mark} that opens here is not closed`,
        remedy: `Write ${closing} where it ends.`,
      })),
      closed: wording({ mark: '}' }, ({ mark }) => ({
        message: `this ${mark} closes nothing`,
        remedy: `Take it out, or write the mark that opens before it. A text that holds ${mark} goes in quotation marks.`,
      })),
      commas: fixed('nothing stands before this comma', 'Take it out. A text that holds commas goes in quotation marks.'),
      escape: wording({ text: '\\c' }, ({ text }) => ({
        message: `${text} means nothing in a text between " and "`,
        remedy: 'A backslash that shall be printed is written twice: \\\\',
      })),
      character: wording({ code: 'U+0007' }, ({ code }) => ({
        message: `the text holds ${code}, a character that no page can show`,
        remedy: 'It cannot be seen: write the text anew instead of copying it.',
      })),
      second: fixed('“---” ends the config here and begins another', 'A file holds one config: take the line out.'),
      directive: wording({ text: '%YAML 1.1' }, ({ text }) => ({
        message: `“${text}” asks for another kind of YAML`,
        remedy: 'A config is YAML 1.2 and needs no such line: take it out.',
      })),
      tag: wording({ tag: '!!binary' }, ({ tag }) => ({
        message: `“${tag}” asks for a kind of value that no config holds`,
        remedy: `Take it out. A text that begins with “!” goes in quotation marks.`,
      })),
      other: fixed(
        'this line cannot be read',
        'Compare it with its neighbours: its brackets, commas and quotation marks. A text with “: ” or “ #” inside goes in quotation marks.',
      ),
    },
  },
  YAML_DUPLICATE_KEY: {
    severity: 'error',
    about: 'One group of keys has the same key twice, and only one of the two could count.',
    says: {
      key: wording({ key: 'founded', line: 12 }, ({ key, line }) => ({
        message: `the key “${key}” stands here a second time, after line ${line}`,
        remedy: 'Keep one of the two.',
      })),
      item: wording({ keys: ['id', 'name'], line: 12 }, ({ keys, line }) => ({
        message: `the keys ${keys
          .slice(0, 3)
          .map(key => `“${key}”`)
          .join(', ')} stand here a second time, after line ${line}`,
        remedy: 'If the next item of a list begins here, write “- ” before its first key. Otherwise keep one of the two.',
      })),
    },
  },
  YAML_ALIASES: {
    severity: 'error',
    about: 'YAML can repeat a value by an alias (*name); here an alias repeats nothing.',
    says: wording({ name: 'hours' }, ({ name }) => ({
      message: `“*${name}” repeats a value that is called “&${name}”, and none above it is`,
      remedy: `${noAliases} A text that begins with “*” goes in quotation marks.`,
    })),
  },
} as const satisfies Readonly<Record<string, Entry>>
