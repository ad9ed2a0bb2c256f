/** Values of the placeholders that are the same on all pages: facts about the business. */
import { usualRequest } from '../config/values/customer-request.ts'
import { days } from '../config/values/week.ts'
import type { Language } from '../model/language.ts'
import { isolated } from '../util/isolates.ts'
import { areaCode } from './format/phone.ts'
import { headlineValues } from './headline-values.ts'
import type { ResolvedConfig } from './resolve.ts'
import { textIn, type Values } from './texts.ts'

/** Replaces a fact that the config does not contain. Texts can select by it: `{founded, select, none {} other {since {founded}}}`. */
export const unknownFact = 'none'

/** `Over 25 years` is used for 25 to 29: rounded down to a multiple of five, from five on. */
const roundedDown = (years: number): number => (years < 5 ? years : years - (years % 5))

/** Whether clients can visit: the business or one of its locations has a street address. */
export const hasOffice = ({ business, locations }: ResolvedConfig['config']): boolean =>
  business.address.street !== undefined || locations.some(location => location.address?.street !== undefined)

/** Values that texts select by and that depend only on the config. */
export type Choices = Readonly<Partial<Record<string, string>>>

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

/** Values of the placeholders that texts select by. */
export const choicesOf = (config: ResolvedConfig['config']): Choices => ({
  regionCode: config.business.address.region,
  licence: config.business.licence?.number ?? unknownFact,
  emergency: yesOrNo(config.hours?.emergency === true),
  office: yesOrNo(hasOffice(config)),
  request: config.business.request ?? usualRequest(config.business.type),
})

/** Values are getters, so that a page depends only on the fields that it uses. `explain` shows these. */
export const commonValues = (site: ResolvedConfig, language: Language): Values => {
  const { code, direction } = language
  const { config, year, phones, languages } = site
  const { business, hours } = config
  const facts: Values = {
    get business() {
      return isolated(business.name, direction)
    },
    get city() {
      return isolated(textIn(business.address.city, code), direction)
    },
    get region() {
      const { region = unknownFact, regionName } = business.address
      return regionName === undefined ? region : isolated(textIn(regionName, code), direction)
    },
    get regionCode() {
      return business.address.region ?? unknownFact
    },
    get founded() {
      return String(business.founded ?? unknownFact)
    },
    get years() {
      return business.founded === undefined ? 0 : year - business.founded
    },
    get yearsRounded() {
      return business.founded === undefined ? 0 : roundedDown(year - business.founded)
    },
    get year() {
      return String(year)
    },
    get email() {
      return business.email ?? unknownFact
    },
    get areaCode() {
      const entry = phones.get(config.phones.use.contact)
      return entry === undefined ? '' : areaCode(entry.number)
    },
    get areas() {
      return config.locations.length
    },
    get services() {
      return config.services.length
    },
    get languages() {
      return languages.length
    },
    get daysOpen() {
      return days.filter(day => site.week[day].length > 0).length
    },
    get licence() {
      return business.licence?.number ?? unknownFact
    },
    get emergency() {
      return yesOrNo(hours?.emergency === true)
    },
    get office() {
      return yesOrNo(hasOffice(config))
    },
    get map() {
      return config.pages.serviceAreas?.map?.provider ?? unknownFact
    },
    get request() {
      return business.request ?? usualRequest(business.type)
    },
  }
  return Object.defineProperties(facts, Object.getOwnPropertyDescriptors(headlineValues(site, language, facts, unknownFact)))
}
