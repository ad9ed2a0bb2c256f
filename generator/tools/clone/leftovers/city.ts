/** Collects the marks of a city, which are searched for in another city’s site. */

import type { Config } from '../../../site/config/schema/config-schema.ts'
import { parsePhone } from '../../../site/config/values/phone-number.ts'
import type { Text } from '../../../site/model/language.ts'
import type { CloneFacts } from '../facts.ts'
import { areaCodeMark, codeMark, digitsMark, literalMark, type Mark, nameMark, postalCodeMark } from './mark.ts'

const every = (text: Text | string): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text))

const isCode = (written: string): boolean => /^\p{Lu}{2,5}$/u.test(written)

/**
 * Splits a place name: “Côte-des-Neiges–Notre-Dame-de-Grâce (NDG)” is two quarters and an abbreviation, and “Le Plateau-Mont-Royal” is
 * used without its article.
 */
export const namesIn = (written: string): readonly string[] => {
  const outside = written.replace(/\(([^)]*)\)/g, ' ')
  const short = [...written.matchAll(/\(([^)]*)\)/g)].map(found => (found[1] ?? '').trim()).filter(isCode)
  const parts = outside
    .split(/[–—/,]/)
    .map(part => part.trim())
    .filter(part => part !== '')
  const bare = parts.map(part => part.replace(/^\p{L}{1,3}(?:\s|['’])\s*/u, '')).filter(part => part.length >= 6)
  return [...new Set([...parts, ...bare, ...short])]
}

export const placeMarks = (texts: readonly (Text | string)[]): readonly Mark[] =>
  texts
    .flatMap(every)
    .flatMap(namesIn)
    .map(name => (isCode(name) ? codeMark('place', name) : nameMark('place', name)))

/** `https://www.example.com` → `example.com` */
const hostOf = (origin: string): string =>
  origin
    .replace(/^\w+:\/\//, '')
    .replace(/^www\./, '')
    .replace(/:\d+$/, '')

/** Public mail services, whose domains do not identify a business. */
const sharedMail = /^(gmail|googlemail|outlook|hotmail|live|yahoo|icloud|me|proton|protonmail|gmx|aol|videotron|bell)\.[a-z.]+$/

const mailMarks = (email: string): readonly Mark[] => {
  const [, host = ''] = email.split('@')
  return [literalMark('e-mail', email), ...(sharedMail.test(host) ? [] : [literalMark('domain', host)])]
}

/** The area code: in North America the first three digits, elsewhere the first group of the national format. */
const areaOf = (
  number: ReturnType<typeof parsePhone>,
): { readonly code: string; readonly rest: number; readonly alone: boolean } | undefined => {
  if (number === undefined) return undefined
  const national = String(number.nationalNumber)
  if (number.countryCallingCode === '1')
    return /^8(\d)\1/.test(national) ? undefined : { code: national.slice(0, 3), rest: national.length - 3, alone: true }
  const [first = '', ...others] = number
    .formatNational()
    .replace(/[()]/g, '')
    .split(/[\s/-]+/)
  const rest = others.join('').length
  return rest < 4 || first.length < 2 ? undefined : { code: first, rest, alone: false }
}

const phoneMarks = (written: string, country: string): readonly Mark[] => {
  const number = parsePhone(written, country)
  if (number === undefined) return []
  const national = String(number.nationalNumber)
  const area = areaOf(number)
  return [
    digitsMark('phone', written, national),
    ...(number.countryCallingCode === '1' ? [digitsMark('phone', written, national.slice(3))] : []),
    ...(area === undefined ? [] : [digitsMark('area code', area.code, area.code, area.rest)]),
    ...(area?.alone === true ? [areaCodeMark(area.code)] : []),
  ]
}

const addressMarks = (address: Config['business']['address']): readonly Mark[] => [
  ...placeMarks([address.city]),
  ...(address.region === undefined ? [] : [codeMark('region', address.region)]),
  ...(address.regionName === undefined ? [] : every(address.regionName).map(name => nameMark('region', name))),
  ...(address.street === undefined ? [] : every(address.street).map(street => nameMark('street', street))),
  ...(address.postalCode === undefined ? [] : [postalCodeMark(address.postalCode, true)]),
]

/** Whether the city is in the region of the base. */
const keepsRegion = ({ business: { address } }: Config, { region, country }: CloneFacts): boolean =>
  (region ?? address.region) === address.region && (country ?? address.country) === address.country

/** Marks of the city of a base. @param facts those of the clone: what both share, such as a trade name, is not a mark */
export const marksOf = (base: Config, facts: CloneFacts): readonly Mark[] => {
  const { business, phones, locations, pages, site } = base
  const ownArea = facts.phone === undefined ? undefined : areaOf(parsePhone(facts.phone, facts.country ?? phones.country))?.code
  const sameRegion = keepsRegion(base, facts)
  const marks = [
    ...(facts.name === undefined || facts.name === business.name ? [] : [nameMark('name', business.name)]),
    ...(facts.name === undefined || business.legalName === undefined ? [] : [nameMark('name', business.legalName)]),
    ...addressMarks(business.address),
    ...locations.flatMap(({ name, neighbourhoods, address }) => [
      ...placeMarks([name, ...neighbourhoods]),
      ...(address === undefined ? [] : addressMarks(address)),
    ]),
    ...placeMarks((pages.home.towns?.items ?? []).map(town => town.name)),
    ...Object.values(phones.book).flatMap(entry => [
      ...phoneMarks(typeof entry === 'string' ? entry : entry.number, phones.country),
      ...(typeof entry === 'string' || entry.display === undefined ? [] : [literalMark('phone', entry.display)]),
    ]),
    literalMark('domain', hostOf(site.origin)),
    ...[business.email ?? [], business.privacyOfficer?.email ?? []].flat().flatMap(mailMarks),
    ...(business.licence === undefined ? [] : [literalMark('licence', business.licence.number)]),
    ...(business.licence === undefined || sameRegion
      ? []
      : every(business.licence.authority)
          .flatMap(name => namesIn(name))
          .map(name => (isCode(name) ? codeMark('licence', name) : nameMark('licence', name)))),
  ]
  return marks.filter(mark => mark.kind !== 'area code' || mark.written !== ownArea)
}

/** Marks of the clone itself. Old marks within these are ignored. */
export const ownMarks = (base: Config, facts: CloneFacts): readonly Mark[] => {
  const country = facts.country ?? base.phones.country
  const { address } = base.business
  const number = facts.phone === undefined ? undefined : parsePhone(facts.phone, country)
  return [
    ...every(facts.city).map(name => nameMark('place', name)),
    ...facts.areas.map(area => nameMark('place', area.name)),
    ...(facts.name === undefined ? [] : [nameMark('name', facts.name)]),
    ...[facts.region ?? (keepsRegion(base, facts) ? address.region : undefined) ?? []].flat().map(region => codeMark('region', region)),
    ...(facts.regionName === undefined ? [] : every(facts.regionName).map(name => nameMark('region', name))),
    ...(keepsRegion(base, facts) && address.regionName !== undefined
      ? every(address.regionName).map(name => nameMark('region', name))
      : []),
    ...(facts.origin === undefined ? [] : [literalMark('domain', hostOf(facts.origin))]),
    ...(facts.email === undefined ? [] : [literalMark('e-mail', facts.email)]),
    ...(facts.street === undefined ? [] : [nameMark('street', facts.street)]),
    ...(facts.postalCode === undefined ? [] : [postalCodeMark(facts.postalCode, false)]),
    ...(facts.phone === undefined || number === undefined ? [] : [digitsMark('phone', facts.phone, String(number.nationalNumber))]),
  ]
}
