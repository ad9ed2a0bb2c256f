/**
 * A site in one language: what all its pages share, and the small verbs by which they are written. Every text stands beside a phone
 * number, which its {phone} is. Parts that do not differ are the same object on all pages of a language and are rendered once.
 */

import { needsFormatting, textPlaceholders } from '../config/values/icu-message.ts'
import { weekLine, weekOf } from '../config/values/week.ts'
import type { Language, Text } from '../model/language.ts'
import { getOrCreate, lazy, memoize, pairCache } from '../model/memoize.ts'
import type {
  Address,
  CallToAction,
  Claim,
  Hero,
  IconShape,
  Link,
  OpeningTimes,
  PhoneLink,
  Picture,
  Point,
  SectionTexts,
} from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { RouteParams } from '../model/route.ts'
import { eachOf } from '../model/table.ts'
import { type PlainWordKey, type WordKey, type Words, wordKeys, wordTable } from '../model/words.ts'
import { bookingOf } from './booking.ts'
import { commonValues, unknownFact } from './common-values.ts'
import { exceptionRows, exceptionSpans } from './exceptions.ts'
import { type HoursWords, hoursRows } from './format/hours.ts'
import { inSentence } from './format/phone.ts'
import { workweekOf } from './format/workweek.ts'
import { type Making, type Once, onceIf } from './once.ts'
import { isNumber, phonesIn } from './phones.ts'
import { type LinkCache, type PlaceNames, placesIn } from './place-names.ts'
import type { Location, ResolvedConfig } from './resolve.ts'
import { addressIn, claimsIn } from './shown-facts.ts'
import { formatterIn, paragraphsOf, type Saying, textIn, type Values, valuesOver } from './texts.ts'

interface PointTexts {
  readonly title: Text
  readonly text: Text
}

export interface LocalizedSite extends PlaceNames {
  readonly site: ResolvedConfig
  readonly language: Language
  /** The text in this language with its placeholders filled; those of every text are known, others come in `values`. */
  readonly format: (text: Text | string, values?: Values) => string
  /** Texts that many pages say, looked into once for all of them. @param known values that are the same on all; others are texts */
  readonly sayings: (known: Values) => (text: Text | string) => Saying<string>
  /** Texts of a list. One that comes out empty, since what it says does not hold here, is none. */
  readonly lines: (texts: readonly (Text | string)[], values?: Values) => readonly string[]
  readonly paragraphs: (text: Text | string | undefined, values?: Values) => readonly string[]
  readonly word: (key: WordKey, values?: Values) => string
  readonly words: Words
  readonly link: (label: string, kind: PageKind, params?: RouteParams) => Link
  /** The same, if the site has that page. */
  readonly linkIf: (label: string, kind: PageKind, params?: RouteParams) => Link | null
  /** The way to book, the same object everywhere. */
  readonly book: Link
  readonly phone: (place: keyof ResolvedConfig['config']['phones']['use'], location?: Location) => PhoneLink
  /** The same site beside this number. At first it is the number to contact. */
  readonly beside: (phone: PhoneLink) => LocalizedSite
  readonly picture: (image: { readonly file: string; readonly alt: Text } | undefined, values?: Values) => Picture | null
  readonly section: (texts: { readonly heading: Text; readonly lead?: Text | undefined } | undefined, values?: Values) => SectionTexts
  readonly points: (points: readonly PointTexts[], values?: Values) => readonly Point[]
  /** @param signs what stands in for a picture */
  readonly hero: (
    page: { readonly heading: Text; readonly lead?: Text | undefined },
    values?: Values,
    picture?: Picture | null,
    signs?: readonly IconShape[],
  ) => Hero
  readonly callToAction: (
    texts: { readonly heading: Text; readonly text: Text } | undefined,
    phone: PhoneLink,
    values?: Values,
  ) => CallToAction | null
  readonly claims: (ids: readonly string[]) => readonly Claim[]
  readonly address: (address: ResolvedConfig['config']['business']['address']) => Address
  readonly hours: (weekly: NonNullable<ResolvedConfig['config']['hours']>['weekly']) => OpeningTimes
  /** `Anjou, Rosemont and Verdun`. */
  readonly list: (names: readonly string[]) => string
}

const noParagraphs: readonly string[] = []

const needsNothing = (key: (typeof wordKeys)[number]): key is PlainWordKey => !('needs' in wordTable[key] || 'optional' in wordTable[key])

type Verbs = Pick<LocalizedSite, 'format' | 'word'>

const hoursIn = (
  { config, year }: ResolvedConfig,
  { locale }: Language,
  { format, word, phone }: Verbs & Pick<LocalizedSite, 'phone'>,
  beside: PhoneLink,
): LocalizedSite['hours'] => {
  const { hours, business } = config
  const exceptions = hours?.exceptions ?? []
  const emergencyPhone = phone('emergency')
  const words = lazy(
    (): HoursWords => ({
      dayRange: (from, to) => word('dayRange', { from, to }),
      timeRange: (from, to) => word('timeRange', { from, to }),
      closed: word('closed'),
      open24: word('open24'),
      order: workweekOf(business.address.country),
    }),
  )
  const exceptional = lazy(() => exceptionRows(exceptions, year, { locale, words: words(), name: ({ name }) => format(name) }))
  return weekly => {
    const week = weekOf(weekly)
    return {
      rows: hoursRows(week, locale, words()),
      exceptions: exceptional(),
      emergency: hours?.emergency ? word('emergency') : null,
      emergencyPhone: hours?.emergency && emergencyPhone.href !== beside.href ? emergencyPhone : null,
      clock:
        hours === undefined
          ? null
          : { timeZone: hours.timeZone, spans: weekLine(week), exceptions: exceptionSpans(exceptions, year, week) },
    }
  }
}

const asPicture: Making<{ readonly file: string; readonly alt: Text }, Picture, LocalizedSite> = {
  texts: image => [image.alt],
  make: (image, { site, format }, values) => {
    const file = site.assets.pictures.get(image.file)
    if (file === undefined) throw new Error(`the picture ${image.file} was not prepared`)
    return { ...file, alt: format(image.alt, values) }
  },
}

const asParagraphs: Making<Exclude<Text, string>, readonly string[], LocalizedSite['format']> = {
  texts: text => [text],
  make: (text, format, values) => paragraphsOf(format(text, values)),
}

const asPoints: Making<readonly PointTexts[], readonly Point[], LocalizedSite['format']> = {
  texts: points => points.flatMap(point => [point.title, point.text]),
  make: (points, format, values) =>
    points
      .map(point => ({ title: format(point.title, values), text: format(point.text, values) }))
      .filter(({ title }) => title.trim() !== ''),
}

/** What a site in one language has whatever number its texts stand beside. */
interface Shared {
  readonly facts: Values
  readonly phone: LocalizedSite['phone']
  readonly once: Once
  /** The same for texts as paragraphs: a source makes one kind of thing. */
  readonly onceAsParagraphs: Once
  /** Texts that say no number are the same beside every number. */
  readonly saysNumber: (text: Text) => boolean
  readonly words: Map<'words', Words>
  /** The site beside each number but the one to contact. */
  readonly beside: Map<string, LocalizedSite>
  readonly places: LinkCache
  readonly list: LocalizedSite['list']
  readonly formatter: ReturnType<typeof formatterIn>
}

const besideNumber = (site: ResolvedConfig, language: Language, shared: Shared, number: PhoneLink): LocalizedSite => {
  const { config } = site
  const { code } = language
  const { facts, phone, once, onceAsParagraphs, saysNumber, places, formatter, list } = shared
  const common = valuesOver(facts, { phone: isNumber(number) ? inSentence(number.display, language.direction) : unknownFact })

  const format: LocalizedSite['format'] = (text, values) => {
    const written = textIn(text, code)
    return needsFormatting(written) ? formatter.format(written, values ?? {}, common) : written
  }
  const sayings: LocalizedSite['sayings'] = known => {
    const all = valuesOver(common, known)
    return text => {
      const written = textIn(text, code)
      return needsFormatting(written) ? formatter.saying(written, all) : written
    }
  }
  const lines: LocalizedSite['lines'] = (texts, values) => texts.map(text => format(text, values)).filter(line => line.trim() !== '')
  const word: LocalizedSite['word'] = (key, values) => format(config.translations[key], values)
  const paragraphs: LocalizedSite['paragraphs'] = (text, values) => {
    if (text === undefined) return noParagraphs
    return typeof text === 'string' ? paragraphsOf(format(text, values)) : onceAsParagraphs(text, asParagraphs, format, values)
  }
  const link: LocalizedSite['link'] = (label, kind, params) => ({ href: site.routes.path(code, kind, params), label })
  const linkIf: LocalizedSite['linkIf'] = (label, kind, params) => {
    const href = site.routes.find(code, kind, params)
    return href === undefined ? null : { href, label }
  }
  const plainWords = wordKeys.filter(needsNothing)
  const wordsOf = (): Words => eachOf(plainWords, key => word(key))

  const localized: LocalizedSite = {
    site,
    language,
    format,
    sayings,
    lines,
    paragraphs,
    word,
    words: plainWords.some(key => saysNumber(config.translations[key])) ? wordsOf() : getOrCreate(shared.words, 'words', wordsOf),
    link,
    linkIf,
    book: once(
      config.translations.bookInspection,
      { texts: text => [text], make: (text, say) => bookingOf(site, language, say(text), phone('contact')) },
      format,
    ),
    phone,
    beside: other =>
      other.display === number.display && other.href === number.href
        ? localized
        : getOrCreate(shared.beside, `${other.href} ${other.display}`, () => besideNumber(site, language, shared, other)),
    picture: (image, values) => (image === undefined ? null : once(image, asPicture, localized, values)),
    section: (texts, values) =>
      texts === undefined ? { heading: '', lead: [] } : { heading: format(texts.heading, values), lead: paragraphs(texts.lead, values) },
    points: (points, values) => once(points, asPoints, format, values),
    hero: (page, values, picture = null, signs = []) => ({
      heading: format(page.heading, values),
      lead: paragraphs(page.lead, values),
      picture,
      art: site.look.artOf(signs),
    }),
    callToAction: (texts, callPhone, values) => {
      if (texts === undefined) return null
      const beside = localized.beside(callPhone)
      return {
        heading: beside.format(texts.heading, values),
        text: beside.format(texts.text, values),
        button: beside.book,
        phone: callPhone,
        motif: site.look.motif,
      }
    },
    claims: claimsIn(site, { format }),
    address: addressIn(language, { format }),
    hours: hoursIn(site, language, { format, word, phone }, number),
    list,
    ...placesIn(site, language, { format, word, linkIf }, { saysNumber, places }),
  }
  return localized
}

export const localize = (site: ResolvedConfig, language: Language): LocalizedSite => {
  const { code, locale } = language
  const phone = phonesIn(site, language)
  const facts = commonValues(site, language)
  const read = memoize(textPlaceholders)
  const namesIn = (text: Text): ReadonlySet<string> => read(textIn(text, code))
  const isCommon = (text: Text): boolean => [...namesIn(text)].every(name => name in facts)
  const conjunction = lazy(() => new Intl.ListFormat(locale, { type: 'conjunction' }))
  const shared: Shared = {
    facts,
    phone,
    once: onceIf(isCommon),
    onceAsParagraphs: onceIf(isCommon),
    saysNumber: text => namesIn(text).has('phone'),
    words: new Map(),
    beside: new Map(),
    // A service is shown by its places on its own pages alone, which follow each other.
    places: pairCache(),
    list: names => conjunction().format(names),
    formatter: formatterIn(locale),
  }
  return besideNumber(site, language, shared, phone('contact'))
}
