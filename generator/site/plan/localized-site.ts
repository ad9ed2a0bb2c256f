/**
 * A site in one language: what all its pages share, and the small verbs by which they are written. One localized serves every page
 * of its language, so parts that do not differ are the same object on all of them and are rendered once.
 */

import { textPlaceholders } from '../config/scalars.ts'
import { weekLine, weekOf } from '../config/week.ts'
import type { Language, Text } from '../model/language.ts'
import type { Address, CallToAction, Claim, Hero, Link, OpeningTimes, PhoneLink, Picture, Point, SectionTexts } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { RouteParams } from '../model/route.ts'
import { eachOf } from '../model/table.ts'
import { type PlainWordKey, type WordKey, type Words, wordKeys, wordTable } from '../model/words.ts'
import { exceptionRows, exceptionSpans } from './exceptions.ts'
import { addressLines } from './format/address.ts'
import { type HoursWords, hoursRows } from './format/hours.ts'
import { formatPhone, inSentence, telUrl } from './format/phone.ts'
import { workweekOf } from './format/workweek.ts'
import type { Location, ResolvedConfig, Service } from './resolve.ts'
import { needsFormatting, paragraphsOf, textFormatter, textIn, type Values } from './texts.ts'

export interface LocalizedSite {
  readonly site: ResolvedConfig
  readonly language: Language
  /** The text in this language with its placeholders filled; those of every text are known, others come in `values`. */
  readonly format: (text: Text | string, values?: Values) => string
  readonly paragraphs: (text: Text | string | undefined, values?: Values) => readonly string[]
  readonly word: (key: WordKey, values?: Values) => string
  readonly words: Words
  readonly link: (label: string, kind: PageKind, params?: RouteParams) => Link
  /** The way to book, the same object everywhere. */
  readonly book: Link
  readonly phone: (place: keyof ResolvedConfig['config']['phones']['use'], location?: Location) => PhoneLink
  readonly picture: (image: { readonly file: string; readonly alt: Text } | undefined, values?: Values) => Picture | null
  readonly section: (texts: { readonly heading: Text; readonly lead?: Text | undefined }, values?: Values) => SectionTexts
  readonly points: (points: readonly { readonly title: Text; readonly text: Text }[], values?: Values) => readonly Point[]
  readonly hero: (page: { readonly heading: Text; readonly lead?: Text | undefined }, values?: Values, picture?: Picture | null) => Hero
  readonly callToAction: (texts: { readonly heading: Text; readonly text: Text }, phone: PhoneLink, values?: Values) => CallToAction
  readonly claims: (ids: readonly string[]) => readonly Claim[]
  readonly address: (address: ResolvedConfig['config']['business']['address']) => Address
  readonly hours: (weekly: ResolvedConfig['config']['hours']['weekly']) => OpeningTimes
  /** `Anjou, Rosemont and Verdun`. */
  readonly list: (names: readonly string[]) => string
  readonly serviceName: (service: Service) => string
  readonly serviceIn: (service: Service, location: Location) => Link
  /** Values of a service’s and a location’s placeholders. */
  readonly serviceValues: (service: Service, location?: Location) => Values
}

const needsNothing = (key: WordKey): key is PlainWordKey => !('needs' in wordTable[key])

export const localize = (site: ResolvedConfig, language: Language): LocalizedSite => {
  const { config, year } = site
  const { business } = config
  const fill = textFormatter(language.locale)
  const code = language.code

  const phones = new Map<string, PhoneLink>()
  const phone: LocalizedSite['phone'] = (place, location) => {
    const name = location?.phone ?? config.phones.use[place]
    const known = phones.get(name)
    if (known !== undefined) return known
    const made = phoneOf(name)
    phones.set(name, made)
    return made
  }
  const phoneOf = (name: string): PhoneLink => {
    const entry = site.phones.get(name)
    if (entry === undefined) throw new Error(`no number ${name} in the phone book`)
    const display = entry.display ?? formatPhone(entry.number, language.locale, config.phones.country)
    return {
      href: telUrl(entry.number),
      display,
      label: fill(textIn(config.translations.call, code), { phone: inSentence(display, language.direction) }),
    }
  }

  const common: Values = {
    business: business.name,
    city: textIn(business.address.city, code),
    region: business.address.regionName === undefined ? business.address.region : textIn(business.address.regionName, code),
    founded: String(business.founded),
    years: year - business.founded,
    year: String(year),
    email: business.email,
    phone: inSentence(phone('contact').display, language.direction),
  }

  /** Whether a text says the same on every page of this language. */
  const isCommon = (text: string): boolean => [...textPlaceholders(text)].every(name => name in common)

  const say: LocalizedSite['format'] = (text, values) => {
    const written = textIn(text, code)
    return needsFormatting(written) ? fill(written, values ?? {}, common) : written
  }
  const word: LocalizedSite['word'] = (key, values) => say(config.translations[key], values)
  const paragraphs: LocalizedSite['paragraphs'] = (text, values) => (text === undefined ? [] : paragraphsOf(say(text, values)))
  const link: LocalizedSite['link'] = (label, kind, params) => ({ href: site.routes.path(code, kind, params), label })

  // What does not depend on the page is one object on all pages, so that templates render it once.
  const shared = new WeakMap<object, unknown>()
  const differing = new WeakSet<object>()
  const once = <Made>(source: object, texts: () => readonly Text[], make: () => Made): Made => {
    if (differing.has(source)) return make()
    const known = shared.get(source)
    // The same source always makes the same kind of thing.
    if (known !== undefined) return known as Made
    const made = make()
    if (texts().some(text => !isCommon(textIn(text, code)))) differing.add(source)
    else shared.set(source, made)
    return made
  }

  const picture: LocalizedSite['picture'] = (image, values) => {
    if (image === undefined) return null
    return once(
      image,
      () => [image.alt],
      () => pictureOf(image, values),
    )
  }
  const pictureOf = (image: { readonly file: string; readonly alt: Text }, values?: Values): Picture => {
    const file = site.assets.pictures.get(image.file)
    if (file === undefined) throw new Error(`the picture ${image.file} was not prepared`)
    return { ...file, alt: say(image.alt, values) }
  }

  const conjunction = new Intl.ListFormat(language.locale, { type: 'conjunction' })
  const hoursWords: HoursWords = {
    dayRange: (from, to) => word('dayRange', { from, to }),
    timeRange: (from, to) => word('timeRange', { from, to }),
    closed: word('closed'),
    open24: word('open24'),
    order: workweekOf(business.address.country),
  }
  const exceptions = config.hours.exceptions ?? []
  const exceptional = exceptionRows(exceptions, year, { locale: language.locale, words: hoursWords, name: ({ name }) => say(name) })

  const book = link(word('bookInspection'), 'contact')
  /** The same link stands on many pages. */
  const serviceLinks = new Map<string, Link>()
  const serviceName: LocalizedSite['serviceName'] = service => say(service.shortName ?? service.name)

  return {
    site,
    language,
    format: say,
    paragraphs,
    word,
    words: eachOf(wordKeys.filter(needsNothing), key => word(key)),
    link,
    book,
    phone,
    picture,
    section: (texts, values) => ({ heading: say(texts.heading, values), lead: paragraphs(texts.lead, values) }),
    points: (points, values) =>
      once(
        points,
        () => points.flatMap(point => [point.title, point.text]),
        () => points.map(point => ({ title: say(point.title, values), text: say(point.text, values) })),
      ),
    hero: (page, values, heroPicture = null) => ({
      heading: say(page.heading, values),
      lead: paragraphs(page.lead, values),
      picture: heroPicture,
    }),
    callToAction: (texts, callPhone, values) => ({
      heading: say(texts.heading, values),
      text: say(texts.text, values),
      button: book,
      phone: callPhone,
    }),
    claims: ids =>
      ids.map(id => {
        const claim = business.claims.find(one => one.id === id)
        if (claim === undefined) throw new Error(`no claim ${id}`)
        const values = claim.value === undefined ? undefined : { value: claim.value }
        return {
          id,
          figure: say(claim.figure, values),
          label: say(claim.label, values),
          source: claim.source === undefined ? null : say(claim.source),
        }
      }),
    address: address => ({
      lines: addressLines(
        {
          street: address.street === undefined ? undefined : say(address.street),
          city: say(address.city),
          region: address.region,
          regionName: address.regionName === undefined ? undefined : say(address.regionName),
          postalCode: address.postalCode,
        },
        address.country,
        language.locale,
      ),
    }),
    hours: weekly => {
      const week = weekOf(weekly)
      return {
        rows: hoursRows(week, language.locale, hoursWords),
        exceptions: exceptional,
        emergency: config.hours.emergency ? word('emergency') : null,
        clock: { timeZone: config.hours.timeZone, spans: weekLine(week), exceptions: exceptionSpans(exceptions, year, week) },
      }
    },
    list: names => conjunction.format(names),
    serviceName,
    serviceIn: (service, location) => {
      const key = `${service.id}/${location.id}`
      const known = serviceLinks.get(key)
      if (known !== undefined) return known
      const label = word('serviceIn', { service: serviceName(service), inLocation: say(location.in) })
      const made = link(label, 'serviceLocation', { service: service.id, location: location.id })
      serviceLinks.set(key, made)
      return made
    },
    serviceValues: (service, location) => ({
      service: serviceName(service),
      ...(location === undefined ? {} : { location: say(location.name), inLocation: say(location.in) }),
    }),
  }
}
