/** Drafts the locations of a new city from their names: with sentences in languages with known grammar, otherwise with plain lists. */
import type { Config } from '../../site/config/schema/config-schema.ts'
import { localizedTexts } from '../../site/config/values/localized-texts.ts'
import { slugify } from '../../site/config/values/slug.ts'
import type { Language, Text } from '../../site/model/language.ts'
import { inTown } from '../../site/plan/in-town.ts'
import { memoize } from '../../site/util/memoize.ts'
import { textIn } from '../messages.ts'
import type { NewLocation } from './answers.ts'

type LanguageTag = Pick<Language, 'code' | 'locale'>

/** The grammar of a language, as far as drafts need it. */
interface Grammar {
  /** Conjunctions: a name with one of them is a list already. */
  readonly joining: readonly string[]
  /** Words that a noun phrase does not start with: “After a burglary” cannot be listed with “locks”. */
  readonly leading: readonly string[]
}

const grammars: Readonly<Record<string, Grammar>> = {
  de: {
    joining: ['und', 'oder', 'sowie'],
    leading: ['nach', 'vor', 'bei', 'beim', 'für', 'im', 'in', 'mit', 'ohne', 'zum', 'zur', 'ihr', 'ihre', 'unser', 'unsere', 'wenn'],
  },
  en: {
    joining: ['and', 'or', 'plus'],
    leading: ['after', 'before', 'for', 'in', 'on', 'at', 'with', 'without', 'when', 'your', 'our', 'we'],
  },
  es: {
    joining: ['y', 'e', 'o', 'u'],
    leading: ['después', 'tras', 'antes', 'para', 'por', 'en', 'con', 'sin', 'cuando', 'su', 'sus', 'nuestro', 'nuestra'],
  },
  fr: {
    joining: ['et', 'ou'],
    leading: ['après', 'avant', 'pour', 'en', 'à', 'au', 'aux', 'avec', 'sans', 'chez', 'sur', 'quand', 'votre', 'vos', 'notre', 'nos'],
  },
  it: {
    joining: ['e', 'ed', 'o'],
    leading: ['dopo', 'prima', 'per', 'in', 'con', 'senza', 'quando'],
  },
  nl: {
    joining: ['en', 'of'],
    leading: ['na', 'voor', 'bij', 'in', 'met', 'zonder', 'als', 'uw', 'onze'],
  },
  pt: {
    joining: ['e', 'ou'],
    leading: ['depois', 'após', 'antes', 'para', 'por', 'em', 'com', 'sem', 'quando', 'seu', 'sua', 'nosso', 'nossa', 'o', 'a', 'os', 'as'],
  },
}

/** Languages that capitalize nouns. */
const capitalizedNouns = new Set(['de', 'lb'])

const subtag = ({ locale }: LanguageTag): string => locale.split('-')[0]?.toLowerCase() ?? ''

/** The form of `in` that all locations of the base share, with ○ for the name. */
const commonForm = ({ locations }: Config, code: string): string | undefined => {
  const forms = new Set(locations.map(({ name, in: spoken }) => textIn(spoken ?? name, code).replace(textIn(name, code), '○')))
  const [form = ''] = forms
  return locations.length > 1 && forms.size === 1 && form.includes('○') ? form : undefined
}

/** A town with its preposition: “in Kanata”; only the name if neither the grammar nor a common form is known. */
const inFormOf = (config: Config, language: LanguageTag, name: string): string =>
  inTown(language.locale, name) ?? (commonForm(config, language.code) ?? '○').replace('○', () => name)

/** All texts of the config by language. */
const allTexts = memoize((config: Config): ReadonlyMap<string, string> => {
  const codes = config.site.languages.map(({ code }) => code)
  const corpus = new Map<string, string[]>(codes.map(code => [code, []]))
  for (const { texts } of localizedTexts(config, codes)) for (const [code, text] of Object.entries(texts)) corpus.get(code)?.push(text)
  return new Map([...corpus].map(([code, texts]) => [code, texts.join('\n')]))
}, new WeakMap())

/** Whether a word is a proper noun: capitalized within sentences, and never in lower case. */
const isName = (word: string, corpus: string): boolean => {
  if (/\p{Lu}.*\p{Lu}|\d/u.test(word)) return true
  const before = (pattern: string): RegExp => new RegExp(String.raw`${pattern}(?![\p{L}\p{N}])`, 'u')
  const small = before(String.raw`(?<![\p{L}\p{N}])${word.toLowerCase()}`).test(corpus)
  return !small && before(String.raw`[\p{Ll},] ${word}`).test(corpus)
}

/** The name of a service within a sentence: its first letter is in lower case, except in title case and proper nouns. */
const withinSentence = (name: string, language: LanguageTag, corpus: string): string => {
  const words = name.match(/[\p{L}\p{N}]+/gu) ?? []
  const [first = '', ...others] = words
  const long = others.filter(word => word.length > 3)
  const isTitle = long.length > 0 && long.every(word => /^\p{Lu}\p{Ll}/u.test(word))
  if (capitalizedNouns.has(subtag(language)) || isTitle || isName(first, corpus)) return name
  return name.replace(/^\p{Lu}/u, letter => letter.toLocaleLowerCase(language.locale))
}

const listIn = (language: LanguageTag, names: readonly string[]): string =>
  new Intl.ListFormat(language.locale, { type: 'conjunction' }).format(names)

/** The last word that all names share, which English writes once: “Dryer vent and chimney cleaning”. */
const sharedEnd = (names: readonly string[], language: LanguageTag): string => {
  const ends = new Set(names.map(name => / \S+$/.exec(name)?.[0].toLowerCase()))
  const [end] = ends
  return subtag(language) === 'en' && names.length > 1 && ends.size === 1 ? (end ?? '') : ''
}

/** Whether each name is a single noun phrase, so that a sentence can list them. */
const isPlain = (names: readonly string[], { joining, leading }: Grammar): boolean =>
  names.every(name => {
    const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    return (
      !leading.includes(words[0] ?? '') && (names.length === 1 || !(words.some(word => joining.includes(word)) || /[,;:&+/]/.test(name)))
    )
  })

const listAtStart = (names: readonly string[], language: LanguageTag, corpus: string): string => {
  const end = sharedEnd(names, language)
  const last = names.at(-1) ?? ''
  const parts = names
    .map((name, index) => (index === 0 ? name : withinSentence(name, language, corpus)))
    .map(name => name.slice(0, name.length - end.length))
  return listIn(language, parts) + last.slice(last.length - end.length)
}

/** The services offered in a town: a sentence if the grammar allows it, otherwise a list. */
const offerIn = (config: Config, services: Config['services'], language: LanguageTag, town: string): string => {
  const names = services
    .map(({ shortName, name }) => textIn(shortName ?? name, language.code).trim())
    // Placeholders such as {city} have no value here.
    .filter(name => name !== '' && !name.includes('{'))
  if (names.length === 0) return town
  const grammar = grammars[subtag(language)]
  if (grammar !== undefined && isPlain(names, grammar))
    return `${listAtStart(names, language, allTexts(config).get(language.code) ?? '')} ${inTown(language.locale, town) ?? town}`
  return `${town}${subtag(language) === 'fr' ? '\u00a0' : ''}: ${names.join(' · ')}`
}

const forEach = (config: Config, make: (language: LanguageTag) => string): Text =>
  Object.fromEntries(config.site.languages.map(language => [language.code, make(language)]))

/** Joins names to a list in each language. */
export const listOf = (config: Config, names: (code: string) => readonly string[]): Text =>
  forEach(config, language => listIn(language, names(language.code)))

export const locationId = (location: NewLocation): string => slugify(location.name)

/** The name of a location in a language. */
export const nameIn = (location: NewLocation, code: string): string => location.nameIn?.[code] ?? location.name

/** One slug for all languages, or one per language if they differ. */
const slugOf = (config: Config, location: NewLocation): Text | string => {
  const slugs = Object.fromEntries(config.site.languages.map(({ code }) => [code, slugify(nameIn(location, code), code)]))
  const [first = '', ...others] = Object.values(slugs)
  return others.every(slug => slug === first) ? first : slugs
}

/** An item of `locations`, marked as a draft: its name with a preposition, and the services offered there. @param services of the city */
export const locationDraft = (config: Config, location: NewLocation, services: Config['services']) => {
  const name = Object.fromEntries(config.site.languages.map(({ code }) => [code, nameIn(location, code)]))
  const names = [...new Set(Object.values(name))]
  return {
    id: locationId(location),
    draft: true,
    name,
    in: forEach(config, language => inFormOf(config, language, nameIn(location, language.code))),
    slug: slugOf(config, location),
    geo: location.geo,
    description: forEach(config, language => offerIn(config, services, language, nameIn(location, language.code))),
    neighbourhoods: [names.length === 1 ? names[0] : name],
  }
}
