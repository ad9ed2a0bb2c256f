/** Derives the country, languages and origin of a site from each other. */
import { canonicalTag } from '../../util/locale.ts'
import { isRecord } from '../../util/table.ts'
import { countryNamed } from '../values/country-names.ts'
import { valueAt } from '../yaml/tree.ts'

/** The origin of a site that has none: the server of `npm start`. */
export const localOrigin = 'http://localhost:3000'

type Data = Readonly<Record<string, unknown>>

/** The map at a key, empty if it is missing; `undefined` for other values, which the schema reports. */
const groupIn = (data: Data, key: string): Data | undefined => {
  const value = data[key] ?? {}
  return isRecord(value) ? value : undefined
}

const localeOf = (written: unknown): Intl.Locale | undefined => {
  const tag = typeof written === 'string' ? canonicalTag(written) : undefined
  return tag === undefined ? undefined : new Intl.Locale(tag)
}

/** The name of a language in itself: `Français`, `Français (Canada)`. */
const ownName = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language', languageDisplay: 'standard' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1)
}

/** `fr-CA` or `{ code: fr }` → `{ code: fr, locale: fr-CA, name: Français }`. @param isOnly whether no other locale has this language */
const languageFrom = (written: unknown, country: string | undefined, isOnly: (language: string) => boolean): unknown => {
  const given = typeof written === 'string' ? { locale: written } : written
  if (!isRecord(given)) return written
  const [code, full] = [localeOf(given.code), localeOf(given.locale)]
  const tag = code ?? full
  if (tag === undefined) return typeof written === 'string' ? { code: written, locale: written, name: written } : written
  const { language } = tag
  const region = tag.region ?? country
  const local = region === undefined ? tag : new Intl.Locale(tag, { region })
  const own = isRecord(written) ? written : {}
  const locale = full === undefined || (full.baseName === language && own.locale === undefined) ? local : full
  return {
    ...own,
    // An invalid code or locale stays, for the message about it.
    code: given.code === undefined || code !== undefined ? (code?.baseName ?? (isOnly(language) ? language : tag.baseName)) : given.code,
    locale: given.locale === undefined || full !== undefined ? locale.baseName : given.locale,
    // `Intl.DisplayNames` is slow to load: skip it if there is a name.
    name: Object.hasOwn(own, 'name') ? own.name : ownName(isOnly(language) ? language : locale.baseName),
  }
}

/** The most spoken language of a country or region. */
export const likelyLanguage = (country: string, region: unknown): string | undefined =>
  country === 'CA' && region === 'QC' ? 'fr' : new Intl.Locale('und', { region: country }).maximize().language

const languagesOf = (listed: unknown, country: string | undefined, region: unknown, name: unknown): unknown => {
  const written = Array.isArray(listed) && listed.length === 0 ? undefined : listed
  // A name with translations lists all languages.
  if (written === undefined && isRecord(name)) return Object.keys(name).map(code => languageFrom(code, country, () => true))
  if (written === undefined && country !== undefined) {
    const likely = likelyLanguage(country, region)
    return likely === undefined ? undefined : [languageFrom(likely, country, () => true)]
  }
  if (!Array.isArray(written)) return written
  const tags = written.map(one => (isRecord(one) ? (one.code ?? one.locale) : one))
  const spoken = tags.map(tag => localeOf(tag)?.language)
  return written.map(one => languageFrom(one, country, language => spoken.filter(other => other === language).length < 2))
}

/** The country of the address, the phone book or the first language. */
const countryIn = (data: Data): string | undefined => {
  const languages = valueAt(data, ['site', 'languages'])
  const [first] = Array.isArray(languages) ? languages : []
  const tag = isRecord(first) ? first.locale : first
  const inLanguage = localeOf(tag)?.region
  // A country that is not written as a code is an error, but the rest of the config is checked with it.
  return [valueAt(data, ['business', 'address', 'country']), valueAt(data, ['phones', 'country']), inLanguage]
    .map(one => (typeof one === 'string' ? countryNamed(one) : undefined))
    .find(one => one !== undefined)
}

/** Adds the derived country, languages and origin. */
export const withSite = (data: Data): Data => {
  const country = countryIn(data)
  const site = groupIn(data, 'site')
  const { business, phones } = data
  const address = isRecord(business) ? business.address : undefined
  const known = country === undefined ? {} : { country }
  const languages = languagesOf(
    site?.languages,
    country,
    isRecord(address) ? address.region : undefined,
    valueAt(data, ['services', 0, 'name']),
  )
  return {
    ...data,
    ...(site === undefined ? {} : { site: { origin: localOrigin, ...site, ...(languages === undefined ? {} : { languages }) } }),
    ...(isRecord(business) && isRecord(address) ? { business: { ...business, address: { ...known, ...address } } } : {}),
    ...(isRecord(phones) ? { phones: { ...known, ...phones } } : {}),
  }
}
