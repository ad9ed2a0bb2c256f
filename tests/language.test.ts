/** Plain English: code, comments and test titles use the terms of docs/glossary.md. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Words that have no place in comments and strings. */
const bannedWords =
  /\b(?:anew|mend(?:s|ed|ing)?|whoever|shall|nobody|heed(?:s|ed)?|told|tells?|teller|judge[sd]?|judging|lies|stands|beside|alike|unsound|likeness(?:es)?|forgetful|leads on|at hand|of its own|are none)\b/gi

/** Words of an older English, or translated ones. In visitors’ copy, “tell us” and water that “stands” are plain. */
const bannedInCopy =
  /\b(?:anew|apart(?! from)|mend(?:s|ed|ing)?|whoever|nobody|heed(?:s|ed)?|judge[sd]?|judging|beside|alike|unsound|leads on|at hand|of its own)\b/gi

/** The docs and help are in US English, with the words of today. */
const bannedInDocs = /\b(?:e-mails?|(?:kilo)?metres?|neighbours?|telephone numbers?|left out|apart(?! from))\b/gi

/** Parts of camelCase names for which the field has a term. */
const bannedNameParts = new Set([
  ...['told', 'tell', 'teller', 'hear', 'heard', 'said', 'say', 'judge', 'judged', 'judges', 'judging'],
  ...['kept', 'remember', 'remembered', 'remembers', 'forgetful', 'mend', 'mended', 'meeting', 'clash', 'staying', 'apart', 'anew'],
  ...['thing', 'things', 'sound', 'unsound', 'likeness', 'likenesses', 'beside', 'stretch', 'stretches'],
])

/** Published names, texts for visitors, and the vocabulary of others. */
const allowed: readonly { readonly files: RegExp; readonly words: RegExp; readonly reason: string }[] = [
  {
    files: /business-types\.ts$|vocabulary\.test\.ts$/,
    words: /^AutomatedTeller$|Thing|^Nobody$/,
    reason: 'names of schema.org, and one that it does not have',
  },
  { files: /^templates\/(client|components)\/form|form\.test\.tsx$/, words: /^(say|said)$/, reason: 'the published attribute data-say' },
  {
    files: /client\/manifest\.ts$/,
    words: /^kept$/,
    reason: 'scripts whose minified bytes stay as published',
  },
  { files: /copy-en\.ts$/, words: /^tell$/i, reason: 'texts for visitors' },
  { files: /typography|company\.test\.ts$/, words: /^Tell$/, reason: 'the placeholder of the message field, from SPEC.md' },
  { files: /similarity\.test\.ts$/, words: /^Nobody$/, reason: 'a text for visitors' },
  { files: /journal\.ts$|staging\.test\.ts$/, words: /^beside$/, reason: 'a folder name on disk' },
  { files: /cloudfront(\.test)?\.ts$/, words: /^told$/, reason: 'a comment in a published file' },
  { files: /tools\/(urls|clone)\//, words: /^kept$/, reason: 'a key of --json' },
  { files: /forms\.css$/, words: /^stretch$/, reason: 'a value of CSS' },
]

const isAllowed = (file: string, word: string): boolean => allowed.some(({ files, words }) => files.test(file) && words.test(word))

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

/** Without the config reference, which quotes texts of the samples. */
const docs = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...filesIn('docs').filter(file => file.endsWith('.md') && !file.startsWith('docs/reference/config/')),
]

const code = ['generator', 'templates', 'tests']
  .flatMap(filesIn)
  .filter(file => /\.(?:tsx?|mjs|css)$/.test(file) && file !== 'tests/language.test.ts')

/** Identifiers outside of comments, strings and template literals, as far as a pattern can find them. */
const namesIn = (text: string): readonly string[] =>
  text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\]|\\.)*`/g, template => (template.match(/\$\{[^}]*\}/g) ?? []).join())
    .match(/\b[A-Za-z_]\w*\b/g) ?? []

/** `docs/help/faq.md:12 anew` for each match. @param isRead whether a line is in English */
const found = (files: readonly string[], words: RegExp, isRead: (line: string, file: string) => boolean = () => true): readonly string[] =>
  files.flatMap(file =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        isRead(line, file)
          ? (line.match(words) ?? []).filter(word => !isAllowed(file, word)).map(word => `${file}:${index + 1} ${word}`)
          : [],
      ),
  )

test('sentences use no word that readers must decode', () => {
  expect(found([...code, ...docs], bannedWords)).toEqual([])
})

/** Comments are in English, except in French packs. */
const isEnglish = (line: string, file: string): boolean =>
  /^languages\/en|\.md$/.test(file) || /^\s*en(-\w+)?: /.test(line) || (/^\s*#/.test(line) && !/^languages\/fr/.test(file))

test('language packs and trade templates use no word that visitors must decode', () => {
  const packs = ['languages', 'starters'].flatMap(filesIn).filter(file => /\.(?:ya?ml|md)$/.test(file))
  expect(found(packs, bannedInCopy, isEnglish)).toEqual([])
})

test('docs, help and messages are in US English', () => {
  const messages = code.filter(file => /^generator\/(?:site\/(?:messages|config\/schema)|tools\/(?:edit|new))\//.test(file))
  expect(
    found([...docs, ...messages], bannedInDocs, line => !/`[^`]*neighbourhoods|neighbourhoods[:.?]|'neighbourhoods'/.test(line)),
  ).toEqual([])
})

test('French texts of the program have no-break spaces at guillemets and units', () => {
  const sources = code.filter(file => /^generator\/.*\.tsx?$/.test(file) && !file.endsWith('typography-rules.ts'))
  expect(found(sources, /« | »|(?:\d|\}) (?:ko|Mo)\b/g, line => !/^\s*(?:\/?\*|\/\/)/.test(line))).toEqual([])
})

test('names are the terms of the glossary', () => {
  const isBanned = (name: string): boolean => name.split(/(?=[A-Z])|_|\d+/).some(part => bannedNameParts.has(part.toLowerCase()))
  const found = code.flatMap(file =>
    [...new Set(namesIn(readFileSync(file, 'utf8')))]
      .filter(name => isBanned(name) && !isAllowed(file, name))
      .map(name => `${file} ${name}`),
  )
  expect(found).toEqual([])
})

test('each exception is still needed', () => {
  const unused = allowed.filter(({ files, words }) => {
    const texts = code.filter(file => files.test(file)).map(file => readFileSync(file, 'utf8'))
    return !texts.some(text => (text.match(/\w+/g) ?? []).some(word => words.test(word)))
  })
  expect(unused).toEqual([])
})
