/** `{local}` in the description of a service in a location: what only that page says, in whole sentences that fit into a search result. */
import type { LocalizedSite } from '../../plan/localized-site.ts'
import type { Location, Service } from '../../plan/resolve.ts'
import { displayWidth, shortestDescription } from '../../plan/search-result.ts'
import { paragraphsOf } from '../../plan/texts.ts'
import { memoize } from '../../util/memoize.ts'

/** More names would leave no room for a sentence. */
const namesShown = 3

const segmenterIn = memoize((locale: string) => new Intl.Segmenter(locale, { granularity: 'sentence' }))

/** `St.`, `z. B.`, `No. 4`, `am 1. Juli`: a period after at most three letters or two digits may belong to an abbreviation. */
const abbreviation = /(?:^|[^\p{L}\p{N}])(?:[\p{Lu}\p{Ll}]{1,3}|\p{N}{1,2})\.\s*$/u

/** Splits a text into sentences, with the spaces after them. Where the end of a sentence is uncertain, two sentences stay one. */
export const sentencesIn = (locale: string, text: string): readonly string[] => {
  const sentences: string[] = []
  for (const { segment } of segmenterIn(locale).segment(paragraphsOf(text).join(' '))) {
    const before = sentences.at(-1)
    if (before !== undefined && (abbreviation.test(before) || /^\p{Pf}/u.test(segment))) sentences[sentences.length - 1] = before + segment
    else sentences.push(segment)
  }
  return sentences
}

/** The first sentences of a text that together are at most `limit` wide; an empty string if not even one is. */
const firstSentences = (sentences: readonly string[], limit: number): string => {
  let whole = ''
  for (const sentence of sentences) {
    if (displayWidth((whole + sentence).trim()) > limit) break
    whole += sentence
  }
  return whole.trim()
}

const asSentence = (text: string): string => (/\p{Sentence_Terminal}$/u.test(text) ? text : `${text}.`)

/** Neighbourhoods or postal codes of the location: `Anjou, Verdun, LaSalle…`. Explanations in parentheses and its own name are left out. */
const placesIn = ({ format, list }: LocalizedSite, { name, neighbourhoods, postalCodes = [] }: Location): string => {
  const own = format(name)
  const otherNames = neighbourhoods.map(one => format(one).replace(/\s*\([^)]*\)/g, '')).filter(one => one !== own)
  const names = otherNames.length > 0 ? otherNames : postalCodes
  return names.length > namesShown ? `${names.slice(0, namesShown).join(', ')}…` : list(names)
}

export interface LocalFacts {
  readonly service: Service
  readonly location: Location
  /** The texts of this page alone, completed. */
  readonly own: { readonly intro: string; readonly heading: string } | undefined
}

/** What the config knows about a service in a location, in groups of sentences: the most local ones first. */
const factsOn = (localized: LocalizedSite, { service, location, own }: LocalFacts): readonly (readonly string[])[] => {
  const { format } = localized
  const sentences = (text: string): readonly string[] => sentencesIn(localized.language.locale, text)
  const places = own === undefined ? placesIn(localized, location) : ''
  const heading = localized.serviceIn(service, location)
  const address = location.address?.street === undefined ? [] : localized.address(location.address).lines
  const [first = '', ...others] = location.description === undefined ? [] : sentences(format(location.description))
  return [
    [asSentence(places === '' ? heading : `${heading} (${places})`)],
    ...(own === undefined ? [] : [sentences(own.intro), [asSentence(own.heading)]]),
    ...(address.length === 0 ? [] : [[asSentence(address.join(', '))]]),
    first === '' || others.length > 0 ? [first] : [asSentence(first)],
    sentences(format(service.summary)),
    others,
    sentences(service.description === undefined ? '' : format(service.description)),
  ]
}

/**
 * The value of `{local}`: the first sentences of the page’s own introduction. If they are too long or too short for a search result, or the
 * page has none: what else the config knows.
 * @param limit the greatest width
 */
export const localSentences = (localized: LocalizedSite, facts: LocalFacts, limit: number): string => {
  const intro = firstSentences(sentencesIn(localized.language.locale, facts.own?.intro ?? ''), limit)
  if (displayWidth(intro) >= shortestDescription) return intro
  return factsOn(localized, facts).reduce((whole, sentences) => {
    const more = firstSentences(sentences, limit - displayWidth(whole) - 1)
    return more === '' ? whole : `${whole}${whole === '' ? '' : ' '}${more}`
  }, '')
}
