/** Sentences made up from names alone: grammatical in the languages that it knows, elsewhere a plain form that cannot be wrong. */

import type { Config } from '../../site/config/schema/config-schema.ts'
import { localizedTexts } from '../../site/config/values/localized-texts.ts'
import type { Language, Text } from '../../site/model/language.ts'
import { memoize } from '../../site/model/memoize.ts'

type Tongue = Pick<Language, 'code' | 'locale'>

/** What is known of the grammar of a language. */
interface Grammar {
  /** A town’s name after “in”. */
  readonly inTown: (name: string) => string
  /** Words between things in a row: a name with one of them is a row already. */
  readonly joining: readonly string[]
  /** Words that a name of a thing does not begin with: “After a burglary” cannot be offered “in Antwerp” beside “locks”. */
  readonly leading: readonly string[]
}

const grammars: Readonly<Record<string, Grammar>> = {
  de: {
    inTown: name => `in ${name}`,
    joining: ['und', 'oder', 'sowie'],
    leading: ['nach', 'vor', 'bei', 'beim', 'für', 'im', 'in', 'mit', 'ohne', 'zum', 'zur', 'ihr', 'ihre', 'unser', 'unsere', 'wenn'],
  },
  en: {
    inTown: name => `in ${name}`,
    joining: ['and', 'or', 'plus'],
    leading: ['after', 'before', 'for', 'in', 'on', 'at', 'with', 'without', 'when', 'your', 'our', 'we'],
  },
  es: {
    inTown: name => `en ${name}`,
    joining: ['y', 'e', 'o', 'u'],
    leading: ['después', 'tras', 'antes', 'para', 'por', 'en', 'con', 'sin', 'cuando', 'su', 'sus', 'nuestro', 'nuestra'],
  },
  // Articles melt into “à”: au Bic, aux Escoumins, but à La Malbaie.
  fr: {
    inTown: name => (/^les? /i.test(name) ? name.replace(/^le /i, 'au ').replace(/^les /i, 'aux ') : `à ${name}`),
    joining: ['et', 'ou'],
    leading: ['après', 'avant', 'pour', 'en', 'à', 'au', 'aux', 'avec', 'sans', 'chez', 'sur', 'quand', 'votre', 'vos', 'notre', 'nos'],
  },
  it: {
    inTown: name => `a ${name}`,
    joining: ['e', 'ed', 'o'],
    leading: ['dopo', 'prima', 'per', 'in', 'con', 'senza', 'quando'],
  },
  nl: {
    inTown: name => `in ${name}`,
    joining: ['en', 'of'],
    leading: ['na', 'voor', 'bij', 'in', 'met', 'zonder', 'als', 'uw', 'onze'],
  },
}

/** Languages that write the names of things large wherever they stand. */
const largeNouns = new Set(['de', 'lb'])

const subtag = ({ locale }: Tongue): string => locale.split('-')[0]?.toLowerCase() ?? ''

const textIn = (text: Text | string, code: string): string => (typeof text === 'string' ? text : (text[code] ?? ''))

/** How all areas of the base are spoken of, with ○ for the name, where it is the same for all of several. */
const commonForm = ({ locations }: Config, code: string): string | undefined => {
  const forms = new Set(locations.map(({ name, in: spoken }) => textIn(spoken ?? name, code).replace(textIn(name, code), '○')))
  const [form = ''] = forms
  return locations.length > 1 && forms.size === 1 && form.includes('○') ? form : undefined
}

/** The name of a town as it is spoken of: “in Kanata”; the name alone in a language whose grammar is not known. */
const spokenOf = (config: Config, tongue: Tongue, name: string): string =>
  grammars[subtag(tongue)]?.inTown(name) ?? (commonForm(config, tongue.code) ?? '○').replace('○', () => name)

/** All that the config says in a language. */
const saidIn = memoize((config: Config): ReadonlyMap<string, string> => {
  const codes = config.site.languages.map(({ code }) => code)
  const said = new Map<string, string[]>(codes.map(code => [code, []]))
  for (const { texts } of localizedTexts(config, codes)) for (const [code, text] of Object.entries(texts)) said.get(code)?.push(text)
  return new Map([...said].map(([code, texts]) => [code, texts.join('\n')]))
}, new WeakMap())

/** Whether a word is somebody’s name: written large in the middle of sentences, and never small. */
const isName = (word: string, said: string): boolean => {
  if (/\p{Lu}.*\p{Lu}|\d/u.test(word)) return true
  const before = (pattern: string): RegExp => new RegExp(String.raw`${pattern}(?![\p{L}\p{N}])`, 'u')
  const small = before(String.raw`(?<![\p{L}\p{N}])${word.toLowerCase()}`).test(said)
  return !small && before(String.raw`[\p{Ll},] ${word}`).test(said)
}

/** A name of a thing as it stands within a sentence. One that writes all its words large keeps them. */
const within = (name: string, tongue: Tongue, said: string): string => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', ...others] = words
  const long = others.filter(word => word.length > 3)
  const isTitle = long.length > 0 && long.every(word => /^\p{Lu}\p{Ll}/u.test(word))
  if (largeNouns.has(subtag(tongue)) || isTitle || isName(first, said)) return name
  return name.replace(/^\p{Lu}/u, letter => letter.toLocaleLowerCase(tongue.locale))
}

const listIn = (tongue: Tongue, names: readonly string[]): string =>
  new Intl.ListFormat(tongue.locale, { type: 'conjunction' }).format(names)

/** English says a last word that all share once: “Dryer vent and chimney cleaning”. */
const sharedEnd = (names: readonly string[], tongue: Tongue): string => {
  const ends = new Set(names.map(name => / \S+$/.exec(name)?.[0].toLowerCase()))
  const [end] = ends
  return subtag(tongue) === 'en' && names.length > 1 && ends.size === 1 ? (end ?? '') : ''
}

/** Whether names can stand in a row in a sentence: each is one thing. */
const isPlain = (names: readonly string[], { joining, leading }: Grammar): boolean =>
  names.every(name => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    return (
      !leading.includes(words[0] ?? '') && (names.length === 1 || !(words.some(word => joining.includes(word)) || /[,;:&+/]/.test(name)))
    )
  })

/** Names in a row, as a sentence begins with them. */
const rowOf = (names: readonly string[], tongue: Tongue, said: string): string => {
  const end = sharedEnd(names, tongue)
  const last = names.at(-1) ?? ''
  const parts = names
    .map((name, index) => (index === 0 ? name : within(name, tongue, said)))
    .map(name => name.slice(0, name.length - end.length))
  return listIn(tongue, parts) + last.slice(last.length - end.length)
}

/** What is offered in a town: a sentence where grammar allows it, else names beside names. */
const offerIn = (config: Config, services: Config['services'], tongue: Tongue, town: string): string => {
  const names = services
    .map(({ shortName, name }) => textIn(shortName ?? name, tongue.code).trim())
    // A name with a placeholder says more than what the service is: {city} is no part of it here.
    .filter(name => name !== '' && !name.includes('{'))
  if (names.length === 0) return town
  const grammar = grammars[subtag(tongue)]
  if (grammar !== undefined && isPlain(names, grammar))
    return `${rowOf(names, tongue, saidIn(config).get(tongue.code) ?? '')} ${grammar.inTown(town)}`
  return `${town}${subtag(tongue) === 'fr' ? '\u00a0' : ''}: ${names.join(' · ')}`
}

const forEach = (config: Config, make: (tongue: Tongue) => string): Text =>
  Object.fromEntries(config.site.languages.map(language => [language.code, make(language)]))

/** Names in a row, as the language lists them. */
export const listOf = (config: Config, names: (code: string) => readonly string[]): Text =>
  forEach(config, tongue => listIn(tongue, names(tongue.code)))

/** A town as it is spoken of, and a line that says no more than is sure: what is offered there. */
export const wordsOfArea = (
  config: Config,
  services: Config['services'],
  nameIn: (code: string) => string,
): { readonly in: Text; readonly description: Text } => ({
  in: forEach(config, tongue => spokenOf(config, tongue, nameIn(tongue.code))),
  description: forEach(config, tongue => offerIn(config, services, tongue, nameIn(tongue.code))),
})
