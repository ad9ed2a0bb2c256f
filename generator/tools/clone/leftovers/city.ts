/** Collects the marks of a city, which are searched for in another city’s site. */
import type { Config } from '../../../site/config/schema/config-schema.ts'
import { isTollFree, parsePhone } from '../../../site/config/values/phone-number.ts'
import type { Text } from '../../../site/model/language.ts'
import type { CloneFacts } from '../answers.ts'
import { areaCodeMark, codeMark, digitsMark, literalMark, type Mark, type MarkKind, nameMark, postalCodeMark } from './mark.ts'

/** A text in all its languages. */
export const translationsOf = (text: Text | string | undefined): readonly string[] =>
  text === undefined ? [] : typeof text === 'string' ? [text] : Object.values(text)

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

const nameMarks = (kind: MarkKind, text: Text | string | undefined): readonly Mark[] =>
  translationsOf(text).map(name => nameMark(kind, name))

const namesMarks = (kind: MarkKind, text: Text | string | undefined): readonly Mark[] =>
  translationsOf(text)
    .flatMap(namesIn)
    .map(name => (isCode(name) ? codeMark(kind, name) : nameMark(kind, name)))

export const placeMarks = (texts: readonly (Text | string)[]): readonly Mark[] => texts.flatMap(text => namesMarks('place', text))

/** The marks of a value, if there is one. */
const marksIf = <Value>(value: Value | undefined, marks: (value: Value) => Mark | readonly Mark[]): readonly Mark[] =>
  value === undefined ? [] : [marks(value)].flat()

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

interface AreaCode {
  readonly code: string
  /** Number of the other digits. */
  readonly rest: number
  /** Whether it is used without the rest of the number. */
  readonly isUsedAlone: boolean
}

/** The area code: in North America the first three digits, elsewhere the first group of the national format. */
const areaCodeOf = (number: ReturnType<typeof parsePhone>): AreaCode | undefined => {
  if (number === undefined) return undefined
  const national = String(number.nationalNumber)
  if (number.countryCallingCode === '1')
    return isTollFree(number) ? undefined : { code: national.slice(0, 3), rest: national.length - 3, isUsedAlone: true }
  const [first = '', ...others] = number
    .formatNational()
    .replace(/[()]/g, '')
    .split(/[\s/-]+/)
  const rest = others.join('').length
  return rest < 4 || first.length < 2 ? undefined : { code: first, rest, isUsedAlone: false }
}

const phoneMarks = (written: string, country: string): readonly Mark[] =>
  marksIf(parsePhone(written, country), number => {
    const national = String(number.nationalNumber)
    return [
      digitsMark('phone', written, national),
      ...(number.countryCallingCode === '1' ? [digitsMark('phone', written, national.slice(3))] : []),
      ...marksIf(areaCodeOf(number), ({ code, rest, isUsedAlone }) => [
        digitsMark('area code', code, code, rest),
        ...(isUsedAlone ? [areaCodeMark(code)] : []),
      ]),
    ]
  })

const addressMarks = (address: Config['business']['address']): readonly Mark[] => [
  ...placeMarks([address.city]),
  ...marksIf(address.region, region => codeMark('region', region)),
  ...nameMarks('region', address.regionName),
  ...nameMarks('street', address.street),
  ...marksIf(address.postalCode, code => postalCodeMark(code, true)),
]

/** Whether the city is in the region of the base. */
const isSameRegion = ({ business: { address } }: Config, { region, country }: CloneFacts): boolean =>
  (region ?? address.region) === address.region && (country ?? address.country) === address.country

/** Marks of the city of a base. @param facts those of the clone: values that both share, such as a trade name, are not marks */
export const marksOf = (base: Config, facts: CloneFacts): readonly Mark[] => {
  const { business, phones, locations, pages, site } = base
  const { licence } = business
  const ownArea = facts.phone === undefined ? undefined : areaCodeOf(parsePhone(facts.phone, facts.country ?? phones.country))?.code
  const marks = [
    ...(facts.name === undefined || facts.name === business.name ? [] : [nameMark('name', business.name)]),
    ...(facts.name === undefined ? [] : nameMarks('name', business.legalName)),
    ...addressMarks(business.address),
    ...locations.flatMap(({ name, neighbourhoods, address }) => [
      ...placeMarks([name, ...neighbourhoods]),
      ...marksIf(address, addressMarks),
    ]),
    ...placeMarks((pages.home.towns?.items ?? []).map(town => town.name)),
    ...Object.values(phones.book).flatMap(entry => [
      ...phoneMarks(typeof entry === 'string' ? entry : entry.number, phones.country),
      ...marksIf(typeof entry === 'string' ? undefined : entry.display, display => literalMark('phone', display)),
    ]),
    literalMark('domain', hostOf(site.origin)),
    ...[business.email ?? [], business.privacyOfficer?.email ?? []].flat().flatMap(mailMarks),
    ...marksIf(licence?.number, number => literalMark('licence', number)),
    ...(isSameRegion(base, facts) ? [] : namesMarks('licence', licence?.authority)),
  ]
  return marks.filter(mark => mark.kind !== 'area code' || mark.written !== ownArea)
}

/** Marks of the clone itself. Old marks within these are ignored. */
export const ownMarks = (base: Config, facts: CloneFacts): readonly Mark[] => {
  const country = facts.country ?? base.phones.country
  const { region, regionName } = base.business.address
  const isSame = isSameRegion(base, facts)
  return [
    ...nameMarks('place', facts.city),
    ...facts.areas.map(area => nameMark('place', area.name)),
    ...nameMarks('name', facts.name),
    ...marksIf(facts.region ?? (isSame ? region : undefined), code => codeMark('region', code)),
    ...nameMarks('region', facts.regionName),
    ...(isSame ? nameMarks('region', regionName) : []),
    ...marksIf(facts.origin, origin => literalMark('domain', hostOf(origin))),
    ...marksIf(facts.email, email => literalMark('e-mail', email)),
    ...nameMarks('street', facts.street),
    ...marksIf(facts.postalCode, code => postalCodeMark(code, false)),
    ...marksIf(facts.phone, phone =>
      marksIf(parsePhone(phone, country), number => digitsMark('phone', phone, String(number.nationalNumber))),
    ),
  ]
}
