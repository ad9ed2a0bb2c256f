/** What every text may say of the business without writing it down: values of the placeholders that are the same on all pages. */
import { days } from '../config/values/week.ts'
import type { Language } from '../model/language.ts'
import { areaCode } from './format/phone.ts'
import type { ResolvedConfig } from './resolve.ts'
import { textIn, type Values } from './texts.ts'

/** What stands for a fact that the config does not give: texts choose by it, `{founded, select, none {} other {since {founded}}}`. */
export const unknownFact = 'none'

/** `Over 25 years` is said of 25 to 29: full steps of five, once there are five. */
const roundedDown = (years: number): number => (years < 5 ? years : years - (years % 5))

/** Whether clients can come: the business or one of its areas has a street address. */
export const hasOffice = ({ business, locations }: ResolvedConfig['config']): boolean =>
  business.address.street !== undefined || locations.some(location => location.address?.street !== undefined)

/** What texts choose by, as long as the config stays as it is. */
export type Choices = Readonly<Partial<Record<string, string>>>

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no')

/** Values of the placeholders that sentences are chosen by. */
export const choicesOf = (config: ResolvedConfig['config']): Choices => ({
  regionCode: config.business.address.region,
  licence: config.business.licence?.number ?? unknownFact,
  emergency: yesOrNo(config.hours?.emergency === true),
  office: yesOrNo(hasOffice(config)),
})

/** Getters, so that a page reads no more of the config than it says: `explain` tells what it reads. */
export const commonValues = (site: ResolvedConfig, { code }: Language): Values => {
  const { config, year, phones, languages } = site
  const { business, hours } = config
  return {
    get business() {
      return business.name
    },
    get city() {
      return textIn(business.address.city, code)
    },
    get region() {
      const { region = unknownFact, regionName } = business.address
      return regionName === undefined ? region : textIn(regionName, code)
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
  }
}
