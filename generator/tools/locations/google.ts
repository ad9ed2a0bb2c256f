/**
 * The file for bulk uploads to Google Business Profile: https://support.google.com/business/answer/3370250. An empty column deletes the
 * existing value, so such columns are omitted.
 */
import { lookOf } from '../../../templates/styles/styles.ts'
import type { Config } from '../../site/config/schema/config-schema.ts'
import { exceptionalRuns, isoDay, weekdayOf } from '../../site/config/values/calendar.ts'
import { isBranch } from '../../site/config/values/location-facts.ts'
import { days, weekOf } from '../../site/config/values/week.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { pageKinds } from '../../site/pages/index.ts'
import { siteOfBranch } from '../../site/plan/branch.ts'
import { type ResolvedConfig, resolveConfig } from '../../site/plan/resolve.ts'
import { textIn } from '../../site/plan/texts.ts'
import { absolute } from '../../site/util/paths.ts'
import { csvText } from '../csv.ts'
import { categories } from './categories.ts'
import { googleHours } from './fields.ts'

interface Named {
  /** URL of the site. */
  readonly id: string
  readonly file: string
  readonly config: Config
}

/** Google accepts special hours for at most six consecutive days; longer periods are seasons. */
const maxDays = 6

/** Special hours from today on: `2026-12-24: 08:00-12:00, 2026-12-25: x`. */
const specialHours = ({ config, year, today }: ResolvedConfig): string =>
  exceptionalRuns(config.hours?.exceptions ?? [], year)
    .filter(({ first, last }) => last - first < maxDays)
    .flatMap(({ first, last, week }) =>
      Array.from({ length: last - first + 1 }, (_, step) => first + step).flatMap(day => {
        const spans = week[days[weekdayOf(day)] ?? 'mon']
        return isoDay(day) < today
          ? []
          : (spans.length === 0 ? [[]] : spans.map(span => [span])).map(one => `${isoDay(day)}: ${googleHours(one)}`)
      }),
    )
    .join(', ')

/** The cells of the business or of a branch, by column. */
const rowOf = (site: ResolvedConfig, code: string): Readonly<Record<string, string>> => {
  const { config, branch, languages } = site
  const week = config.hours?.structuredData === undefined ? site.week : weekOf(config.hours.structuredData)
  const { business, phones } = config
  const number = site.phones.get(phones.use.structuredData)?.number
  const language = languages[0].code
  const { street, city, region, country, postalCode } = business.address
  const path = branch === undefined ? site.routes.path(language, 'home') : site.routes.path(language, 'branch', { location: branch.id })
  return {
    'Store code': code,
    'Business name': business.name,
    'Address line 1': street === undefined ? '' : textIn(street, language),
    Locality: textIn(city, language),
    'Administrative area': region ?? '',
    'Country / Region': country,
    'Postal code': postalCode ?? '',
    Latitude: String(business.geo?.lat ?? ''),
    Longitude: String(business.geo?.lng ?? ''),
    'Primary phone': number === undefined ? '' : `${number.number}${number.ext === undefined ? '' : ` ext. ${number.ext}`}`,
    Website: absolute(config.site.origin, path),
    'Primary category': categories[business.type] ?? '',
    'Sunday hours': googleHours(week.sun),
    'Monday hours': googleHours(week.mon),
    'Tuesday hours': googleHours(week.tue),
    'Wednesday hours': googleHours(week.wed),
    'Thursday hours': googleHours(week.thu),
    'Friday hours': googleHours(week.fri),
    'Saturday hours': googleHours(week.sat),
    'Special hours': specialHours(site),
  }
}

const resolved = ({ config }: Named, day: { readonly year: number; readonly today: string }): ResolvedConfig =>
  resolveConfig(config, {
    kinds: pageKinds,
    // The plan of a page needs image data, but these values contain no images.
    assets: { pictures: new Map(), icons: new Map(), logo: null, mark: { viewBox: '', markup: '' }, icon: '/icon.svg' },
    ...day,
    themeColour: { light: '', dark: '' },
    look: lookOf(config),
  })

/** Coordinates and phone numbers, which Google reads without an apostrophe before them. They cannot be formulas. */
const numbers = /^(?:-\d+(?:\.\d+)?|\+\d+(?: ext\. \d+)?)$/

/** Values that Google requires in every row. */
const required = ['Address line 1', 'Postal code', 'Primary phone', 'Primary category']

/**
 * One row per branch, or one for a business without branches.
 * @param day the day of the export, `2026-11-22`, and its year
 * @returns the rows, and messages about missing values
 */
export const googleTable = (
  configs: readonly Named[],
  day: { readonly year: number; readonly today: string },
  language: MessageLanguage = 'en',
): { readonly table: string; readonly lacking: readonly string[] } => {
  const rows = configs.flatMap(named => {
    const whole = resolved(named, day)
    const branches = named.config.locations.filter(isBranch)
    return branches.length === 0
      ? [rowOf(whole, named.id)]
      : branches.map(branch => rowOf(siteOfBranch(whole, branch), `${named.id}-${branch.id}`))
  })
  const columns = Object.keys(rows[0] ?? {}).filter(column => rows.some(row => row[column] !== ''))
  return {
    table: csvText([columns, ...rows.map(row => columns.map(column => row[column] ?? ''))], numbers),
    lacking: rows.flatMap(row =>
      required
        .filter(column => row[column] === '')
        .map(
          column =>
            ({
              en: `${row['Store code']} has no ${column}, which Google requires. Add it to the config, or in the exported file.`,
              fr: `Il manque à ${row['Store code']} « ${column} », que Google exige. Ajoutez-le à la configuration, ou dans le fichier exporté.`,
            })[language],
        ),
    ),
  }
}
