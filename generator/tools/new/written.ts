/** Answers about a new site as they are written, and the place that follows from them. */
import { packNames } from '../../platform/config/pack-files.ts'
import { likelyLanguage } from '../../site/config/compile/complete-site.ts'
import { addressFormatOf } from '../../site/config/values/address-formats.ts'
import { countryNamed } from '../../site/config/values/country-names.ts'
import { regionNamed, regionsOf } from '../../site/config/values/regions.ts'

export const singleQuestions = [
  ...(['trade', 'name', 'city', 'country', 'region', 'phone', 'email', 'origin'] as const),
  ...(['founded', 'hours', 'timeZone', 'photoText'] as const),
] as const

/** Answers as written, by the names of their options. */
export interface Written extends Readonly<Partial<Record<(typeof singleQuestions)[number], string>>> {
  readonly languages?: readonly string[]
  readonly services?: readonly string[]
  readonly areas?: readonly string[]
  /** Names in `assets/images/`. */
  readonly logoFile?: string
  readonly photoFile?: string
}

/** The country that was answered, or the prefix of the region code. */
export const countryIn = ({ country, region }: Written): string | undefined =>
  country === undefined ? /^([A-Z]{2})-/i.exec(region?.trim() ?? '')?.[1]?.toUpperCase() : countryNamed(country)

/** The code of the region that was answered; in countries without a list of codes, what was answered. */
export const regionIn = (written: Written): string | undefined => {
  const region = written.region?.trim()
  const country = countryIn(written)
  if (region === undefined || country === undefined) return region
  const code = region.toUpperCase().replace(/^[A-Z]{2}-/, '')
  if (regionsOf(country) !== undefined) return regionNamed(country, region) ?? code
  return /^[A-Z0-9]{1,3}$/.test(code) ? code : region
}

/** Whether addresses of the country have a region. */
export const hasRegions = (country: string): boolean => regionsOf(country) !== undefined || addressFormatOf(country).local.includes('%S')

/** The default languages of a place. */
export const likelyLanguages = (written: Written): readonly string[] => {
  const country = countryIn(written)
  const likely = country === undefined ? undefined : likelyLanguage(country, regionIn(written))
  return likely === undefined || !packNames().includes(likely) ? ['en'] : [likely]
}
