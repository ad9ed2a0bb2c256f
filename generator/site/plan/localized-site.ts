/**
 * A site in one language: the values that all its pages share, and the functions that format them. The placeholder `{phone}` depends on the
 * page, so there is one `LocalizedSite` per phone number. Values that do not depend on the page are identical objects on all pages, so that
 * templates render them once.
 */

import { labelKeys } from '../config/schema/translations.ts'
import { needsFormatting, textPlaceholders } from '../config/values/icu-message.ts'
import type { InterfaceTextKey, Labels } from '../model/labels.ts'
import type { Language, Text } from '../model/language.ts'
import type { Address, CallToAction, Claim, Hero, IconShape, Link, PhoneLink, Picture, Point, SectionTexts } from '../model/page.ts'
import type { PageKind } from '../model/page-kinds.ts'
import type { RouteParams } from '../model/route.ts'
import { isolated } from '../util/isolates.ts'
import { getOrCreate, lazy, memoize, pairCache } from '../util/memoize.ts'
import { isLongHeading } from '../util/soft-hyphens.ts'
import { eachOf } from '../util/table.ts'
import { type CommonCache, commonCache, type Recipe } from './common-cache.ts'
import { commonValues, unknownFact } from './common-values.ts'
import { inSentence } from './format/phone.ts'
import { type Hours, hoursIn } from './opening-times.ts'
import { isNumber, phonesIn } from './phones.ts'
import { type LinkCache, type PlaceNames, placesIn } from './place-names.ts'
import type { Location, ResolvedConfig } from './resolve.ts'
import { addressIn, claimsIn } from './shown-facts.ts'
import { formatterIn, type PartialText, paragraphsOf, textIn, type Values, valuesOver } from './texts.ts'

/**
 * The target of the booking link: the form of the branch’s page, otherwise the contact page, the form of the home page, or the phone
 * number.
 */
const bookingOf = ({ config, routes, branch }: ResolvedConfig, { code }: Language, label: string, phone: PhoneLink): Link => {
  const own = branch === undefined || config.forms?.contact === undefined ? undefined : routes.find(code, 'branch', { location: branch.id })
  if (own !== undefined) return { href: `${own}#request`, label }
  const contact = routes.find(code, 'contact')
  const isElsewhere = config.forms?.contact === undefined && config.forms?.quick !== undefined
  if (contact !== undefined && !isElsewhere) return { href: contact, label }
  return { href: config.forms?.quick === undefined ? phone.href : `${routes.path(code, 'home')}#request`, label }
}

interface PointTexts {
  readonly title: Text
  readonly text: Text
}

export interface LocalizedSite extends PlaceNames, Hours {
  readonly site: ResolvedConfig
  readonly language: Language
  /**
   * The text in this language with its placeholders filled.
   * @param values in addition to the common values
   */
  readonly format: (text: Text | string, values?: Values) => string
  /**
   * Fills the common values of texts that many pages share.
   * @param known values that are the same on all pages; other values are strings
   */
  readonly partialTexts: (known: Values) => (text: Text | string) => PartialText<string>
  /** The texts of a list. Empty results are left out: they do not apply to this site. */
  readonly lines: (texts: readonly (Text | string)[], values?: Values) => readonly string[]
  readonly paragraphs: (text: Text | string | undefined, values?: Values) => readonly string[]
  readonly label: (key: InterfaceTextKey, values?: Values) => string
  readonly labels: Labels
  readonly link: (label: string, kind: PageKind, params?: RouteParams) => Link
  /** The same, or `null` if the site does not have that page. */
  readonly linkIf: (label: string, kind: PageKind, params?: RouteParams) => Link | null
  /** The booking link, the same object on all pages. */
  readonly book: Link
  readonly phone: (place: keyof ResolvedConfig['config']['phones']['use'], location?: Location) => PhoneLink
  /** The same site with another phone number in its texts. Initially it is the contact number. */
  readonly withPhone: (phone: PhoneLink) => LocalizedSite
  readonly picture: (image: { readonly file: string; readonly alt: Text } | undefined, values?: Values) => Picture | null
  /** The picture of a hero: the photo, otherwise the scene of the site. */
  readonly view: (photo: Picture | null) => Picture | null
  readonly section: (texts: { readonly heading: Text; readonly lead?: Text | undefined } | undefined, values?: Values) => SectionTexts
  readonly points: (points: readonly PointTexts[], values?: Values) => readonly Point[]
  /** @param signs shown instead of a picture */
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
  /** `Anjou, Rosemont and Verdun`. */
  readonly list: (names: readonly string[]) => string
}

const noParagraphs: readonly string[] = []

const asPicture: Recipe<{ readonly file: string; readonly alt: Text }, Picture, LocalizedSite> = {
  texts: image => [image.alt],
  make: (image, { site, format }, values) => {
    const file = site.assets.pictures.get(image.file)
    if (file === undefined) throw new Error(`the picture ${image.file} was not prepared`)
    return { ...file, alt: format(image.alt, values) }
  },
}

const asLabels: Recipe<ResolvedConfig['config']['translations'], Labels, LocalizedSite['format']> = {
  texts: translations => labelKeys.map(key => translations[key]),
  make: (translations, format) => eachOf(labelKeys, key => format(translations[key])),
}

const asParagraphs: Recipe<Exclude<Text, string>, readonly string[], LocalizedSite['format']> = {
  texts: text => [text],
  make: (text, format, values) => paragraphsOf(format(text, values)),
}

const asPoints: Recipe<readonly PointTexts[], readonly Point[], LocalizedSite['format']> = {
  texts: points => points.flatMap(point => [point.title, point.text]),
  make: (points, format, values) =>
    points
      .map(point => ({ title: format(point.title, values), text: format(point.text, values) }))
      .filter(({ title }) => title.trim() !== ''),
}

/** The parts of a localized site that do not depend on the phone number. */
interface Shared {
  readonly facts: Values
  readonly phone: LocalizedSite['phone']
  readonly once: CommonCache
  /** The same for paragraphs: a source has only one result. */
  readonly onceAsParagraphs: CommonCache
  /** Texts without the phone number are the same for every number. */
  readonly saysNumber: (text: Text) => boolean
  /** The site for each number except the contact number. */
  readonly byPhone: Map<string, LocalizedSite>
  readonly places: LinkCache
  readonly list: LocalizedSite['list']
  readonly formatter: ReturnType<typeof formatterIn>
}

const localizeWithPhone = (site: ResolvedConfig, language: Language, shared: Shared, number: PhoneLink): LocalizedSite => {
  const { config } = site
  const { code } = language
  const { facts, phone, once, onceAsParagraphs, saysNumber, places, formatter, list } = shared
  const { direction } = language
  const common = valuesOver(facts, { phone: isNumber(number) ? inSentence(number.display, direction) : unknownFact })

  const format: LocalizedSite['format'] = (text, values) => {
    const written = textIn(text, code)
    return needsFormatting(written) ? formatter.format(written, values ?? {}, common) : isolated(written, direction)
  }
  const partialTexts: LocalizedSite['partialTexts'] = known => {
    const values = valuesOver(common, known)
    return text => {
      const written = textIn(text, code)
      return needsFormatting(written) ? formatter.partial(written, values) : isolated(written, direction)
    }
  }
  const lines: LocalizedSite['lines'] = (texts, values) => texts.map(text => format(text, values)).filter(line => line.trim() !== '')
  const label: LocalizedSite['label'] = (key, values) => format(config.translations[key], values)
  const paragraphs: LocalizedSite['paragraphs'] = (text, values) => {
    if (text === undefined) return noParagraphs
    return typeof text === 'string' ? paragraphsOf(format(text, values)) : onceAsParagraphs(text, asParagraphs, format, values)
  }
  const link: LocalizedSite['link'] = (label, kind, params) => ({ href: site.routes.path(code, kind, params), label })
  const linkIf: LocalizedSite['linkIf'] = (label, kind, params) => {
    const href = site.routes.find(code, kind, params)
    return href === undefined ? null : { href, label }
  }

  const localized: LocalizedSite = {
    site,
    language,
    format,
    partialTexts,
    lines,
    paragraphs,
    label,
    labels: once(config.translations, asLabels, format),
    link,
    linkIf,
    book: once(
      config.forms?.contact === undefined && config.forms?.quick === undefined
        ? config.translations.contactUs
        : config.translations.bookInspection,
      { texts: text => [text], make: (text, formatText) => bookingOf(site, language, formatText(text), phone('contact')) },
      format,
    ),
    phone,
    withPhone: other =>
      other.display === number.display && other.href === number.href
        ? localized
        : getOrCreate(shared.byPhone, `${other.href} ${other.display}`, () => localizeWithPhone(site, language, shared, other)),
    picture: (image, values) => (image === undefined ? null : once(image, asPicture, localized, values)),
    view: photo => photo ?? site.assets.scene ?? null,
    section: (texts, values) =>
      texts === undefined ? { heading: '', lead: [] } : { heading: format(texts.heading, values), lead: paragraphs(texts.lead, values) },
    points: (points, values) => once(points, asPoints, format, values),
    hero: (page, values, picture = null, signs = []) => {
      const heading = format(page.heading, values)
      return { heading, isLong: isLongHeading(heading), lead: paragraphs(page.lead, values), picture, art: site.look.artOf(signs) }
    },
    callToAction: (texts, callPhone, values) => {
      if (texts === undefined) return null
      const withCallPhone = localized.withPhone(callPhone)
      return {
        heading: withCallPhone.format(texts.heading, values),
        text: withCallPhone.format(texts.text, values),
        button: withCallPhone.book,
        phone: callPhone,
        motif: site.look.motif,
      }
    },
    claims: claimsIn(site, { format }),
    address: addressIn(language, { format }),
    ...hoursIn(site, language, { format, label, phone }, number),
    list,
    ...placesIn(site, language, { format, label, linkIf }, { saysNumber, places }),
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
    once: commonCache(isCommon),
    onceAsParagraphs: commonCache(isCommon),
    saysNumber: text => namesIn(text).has('phone'),
    byPhone: new Map(),
    // Links to locations occur only on the pages of their service, which are consecutive.
    places: pairCache(),
    list: names => conjunction().format(names),
    formatter: formatterIn(locale),
  }
  return localizeWithPhone(site, language, shared, phone('contact'))
}
