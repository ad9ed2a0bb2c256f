/** Changes one fact of a config (hours, dates, figures, phone numbers): the pieces of a page that change with it show the fact. */

import { changeData } from '../../../../site/config/edit/edit-data.ts'
import type { Config } from '../../../../site/config/schema/config-schema.ts'
import { parsePhone } from '../../../../site/config/values/phone-number.ts'
import { calendarDay, clockTime, spanOf } from '../../../../site/config/values/week.ts'
import { type ConfigPath, valueAt } from '../../../../site/config/yaml/tree.ts'

const padded = (number: number): string => String(number).padStart(2, '0')

const isSpan = (text: string): boolean => /^\d{1,2}:\d{2}\s*[-–]\s*\d{1,2}:\d{2}$/.test(text)

const otherHours = (text: string): string | undefined => {
  if (text === 'closed' || text === '24h') return '01:02-03:04'
  const span = isSpan(text) ? spanOf(text) : undefined
  return span && `${clockTime((span.opens + 1) % 1440)}-${clockTime((span.closes + 1) % 1440)}`
}

const otherDay = (text: string): string | undefined => {
  const day = calendarDay(text)
  return day && `${text.slice(0, -2)}${padded(day.day > 15 ? day.day - 1 : day.day + 1)}`
}

/** Another possible number of the same country. The first digits change if they can, because examples in forms show the area code. */
const otherPhone = (text: string, country: string): string | undefined => {
  const number = parsePhone(text, country)
  const variants = [...text.matchAll(/\d/g)].map(
    ({ 0: digit, index }) => `${text.slice(0, index)}${(Number(digit) % 9) + 1}${text.slice(index + 1)}`,
  )
  return variants.find(variant => {
    const other = parsePhone(variant, country)
    return other !== undefined && other.countryCallingCode === number?.countryCallingCode && other.number !== number.number
  })
}

/** Another valid value; `undefined` if pages do not show the value as a fact. */
const otherThan = (value: unknown, path: ConfigPath, country: string): unknown => {
  if (path.includes('geo')) return undefined
  // A smaller number is valid where there is an upper limit: a year until today, a rating below the best one.
  if (typeof value === 'number') return path.at(-1) === 'best' || value <= 1 ? value + 1 : value - 1
  if (typeof value !== 'string') return undefined
  if (path[0] === 'phones') return path[1] === 'book' && path.at(-1) !== 'display' ? otherPhone(value, country) : undefined
  return otherHours(value) ?? otherDay(value)
}

/** The config with one changed fact; `undefined` if the path is not that of a fact. */
export const withOtherFact = (config: Config, path: ConfigPath): Config | undefined => {
  const other = otherThan(valueAt(config, path), path, config.phones.country)
  // The value has the same type.
  return other === undefined ? undefined : (changeData(config, { kind: 'set', path, value: other }) as Config)
}
