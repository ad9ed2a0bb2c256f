/** The structure of every file that a build writes: keys, elements, rules, words and lines, without the texts in them. */
import { parse } from 'yaml'
import { parseHtml } from '../../../generator/html/parse.ts'
import type { Site } from '../../../generator/site/build.ts'
import { serverFiles, siteFiles } from '../../../generator/site/site-files.ts'

/** A hostile text and its harmless twin both contain this; what contains it is a text of the config. */
export const mark = 'pwn'

/** The names of nginx variables end with a shortened and hashed hostname. */
const isMarked = (part: string): boolean => part.toLowerCase().includes(mark) || /^\$\w+_[0-9a-z]{7}$/.test(part)

const named = (part: string): string => (isMarked(part) ? '#' : part)

/** Path of a file, with the parts that are texts of the config left out. */
const pathOf = (path: string): string => path.split('/').map(named).join('/')

const keysIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, item]) => keysIn(item, `${path}/${named(key)}`))
}

/** Elements with their attributes, and keys of structured data. */
const elementsIn = (html: string): readonly string[] => {
  const found: string[] = []
  parseHtml(html, [
    {
      open: ({ name, attributes }) => {
        // Which words with a hyphen stay on one line depends on their letters.
        if (attributes.class !== 'unbroken') found.push(`<${[name, ...Object.keys(attributes).toSorted()].join(' ')}>`)
      },
      text: (text, { name, attributes }) => {
        if (attributes.type === 'application/ld+json') found.push(...keysIn(JSON.parse(text)))
        else if (name === 'script' || name === 'style') found.push(`${name}: ${isMarked(text) ? text : text.length}`)
      },
      facts: () => undefined,
    },
  ])
  return found
}

interface Grammar {
  /** Quotation marks that make one word of several. */
  readonly quotes: string
  /** Characters that end a word and have a meaning outside of quotation marks. */
  readonly marks: string
}

/** Of nginx, Caddy and lighttpd, Apache, and of files without quotation marks. */
const grammars: readonly (readonly [name: RegExp, grammar: Grammar])[] = [
  [/nginx|\.conf$/, { quotes: '"\'', marks: '{};' }],
  [/caddy|lighttpd/i, { quotes: '"`', marks: '{}' }],
  [/\.htaccess$/, { quotes: '"', marks: '' }],
  [/\.js$/, { quotes: '"\'`', marks: '{}()[];,' }],
]

/** Words and marks of each line. A word of the config has no other meaning than to be there. */
const wordsIn = (text: string, { quotes, marks }: Grammar): readonly string[] => {
  const found: string[] = []
  let word = ''
  const end = (): void => {
    if (word !== '') found.push(named(word))
    word = ''
  }
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (/[\n\r\u2028\u2029]/.test(character)) {
      end()
      found.push('\n')
    } else if (character === '\\' && quotes !== '') word += character + text.charAt(++at)
    else if (quotes.includes(character) && quotes !== '') {
      word += character
      while (++at < text.length && text.charAt(at) !== character) {
        if (text.charAt(at) === '\\') word += text.charAt(at++)
        word += text.charAt(at)
      }
    } else if (marks.includes(character) && marks !== '') {
      end()
      found.push(character)
    } else if (/\s/.test(character)) end()
    else word += character
  }
  end()
  return found
}

/** The structure of one file. */
export const structureOf = (path: string, text: string): readonly string[] => {
  if (/\.(json|webmanifest)$/.test(path)) return keysIn(JSON.parse(text))
  if (/\.ya?ml$/.test(path)) return keysIn(parse(text))
  if (path.endsWith('.html')) return elementsIn(text)
  if (/\.(xml|svg)$/.test(path)) return [...text.matchAll(/<[^\s>]*/g)].map(([tag]) => tag)
  const grammar = grammars.find(([name]) => name.test(path))?.[1] ?? { quotes: '', marks: '' }
  return wordsIn(text, grammar)
}

/** By the path of a file, and once more for each file with the same path but for texts. */
export const structure = (site: Site): ReadonlyMap<string, readonly string[]> => {
  const all = new Map<string, readonly string[]>()
  for (const files of [siteFiles(site), serverFiles(site)])
    for (const path of files.paths.filter(one => !one.startsWith('assets/') && !/\.(png|ico)$/.test(one))) {
      const name = pathOf(path)
      all.set(all.has(name) ? `${name} (${all.size})` : name, structureOf(path, files.text(path)))
    }
  return all
}

/** What one structure has and another has not; `undefined` if they are the same. */
export const difference = (
  one: ReadonlyMap<string, readonly string[]>,
  other: ReadonlyMap<string, readonly string[]>,
): string | undefined => {
  for (const path of new Set([...one.keys(), ...other.keys()])) {
    const [own, others] = [one.get(path), other.get(path)]
    if (own === undefined || others === undefined) return `only one has ${path}`
    const at = Array.from({ length: Math.max(own.length, others.length) }).findIndex((_, index) => own[index] !== others[index])
    if (at >= 0)
      return `${path}: ${JSON.stringify(own.slice(at - 2, at + 3))} is ${JSON.stringify(others.slice(at - 2, at + 3))} with a harmless text`
  }
  return undefined
}
