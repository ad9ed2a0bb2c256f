/** The day on which a country goes back to work: tables of hours begin with it, so that the weekend stands together at their end. */
import { type Day, days } from '../../config/values/week.ts'

/** Where it is not Monday: weekends of Unicode CLDR 48, `supplemental/weekData`. */
const firstDays: Readonly<Partial<Record<Day, readonly string[]>>> = {
  sat: ['AF', 'IR'],
  sun: ['BH', 'DZ', 'EG', 'IL', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SA', 'SD', 'SY', 'YE'],
}

/** The days of the week in the order in which this country lives them. */
export const workweekOf = (country: string): readonly Day[] => {
  const first = days.findIndex(day => firstDays[day]?.includes(country) === true)
  return first < 0 ? days : [...days.slice(first), ...days.slice(0, first)]
}
