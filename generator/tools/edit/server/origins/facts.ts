/** Changes one fact of a config (hours, dates, figures, phone numbers): the pieces of a page that change with it show the fact. */

import { changeData } from '../../../../site/config/edit/edit-data.ts'
import type { Config } from '../../../../site/config/schema/config-schema.ts'
import { calendarDay, spanOf } from '../../../../site/config/values/week.ts'
import { type ConfigPath, valueAt } from '../../../../site/config/yaml/tree.ts'

const padded = (number: number): string => String(number).padStart(2, '0')

const isSpan = (text: string): boolean => /^\d{1,2}:\d{2}\s*[-–]\s*\d{1,2}:\d{2}$/.test(text)

const time = (minutes: number): string => `${padded(Math.floor(minutes / 60) % 24)}:${padded(minutes % 60)}`

const otherHours = (text: string): string | undefined => {
  if (text === 'closed' || text === '24h') return '01:02-03:04'
  const span = isSpan(text) ? spanOf(text) : undefined
  return span && `${time((span.opens + 1) % 1440)}-${time((span.closes + 1) % 1440)}`
}

const otherDay = (text: string): string | undefined => {
  const day = calendarDay(text)
  return day && `${text.slice(0, -2)}${padded(day.day > 15 ? day.day - 1 : day.day + 1)}`
}

/** The number with another first digit. */
const otherPhone = (text: string): string => text.replace(/\d/, digit => String((Number(digit) % 9) + 1))

/** Another valid value; `undefined` if pages do not show the value as a fact. */
const otherThan = (value: unknown, path: ConfigPath): unknown => {
  if (path.includes('geo')) return undefined
  if (typeof value === 'number') return value + 1
  if (typeof value !== 'string') return undefined
  if (path[0] === 'phones') return path[1] === 'book' && path.at(-1) !== 'display' ? otherPhone(value) : undefined
  return otherHours(value) ?? otherDay(value)
}

/** The config with one changed fact; `undefined` if the path is not that of a fact. */
export const withOtherFact = (config: Config, path: ConfigPath): Config | undefined => {
  const other = otherThan(valueAt(config, path), path)
  // The value has the same type.
  return other === undefined ? undefined : (changeData(config, { kind: 'set', path, value: other }) as Config)
}
