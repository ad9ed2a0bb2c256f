/** The first working day of a country. Opening hours begin with it, so that the weekend comes last. */
import { type Day, days } from '../../config/values/week.ts'

/** Countries where it is not Monday, from the weekends in Unicode CLDR 48, `supplemental/weekData`. */
const firstDays: Readonly<Partial<Record<Day, readonly string[]>>> = {
  sat: ['AF', 'IR'],
  sun: ['BH', 'DZ', 'EG', 'IL', 'IQ', 'JO', 'KW', 'LY', 'OM', 'QA', 'SA', 'SD', 'SY', 'YE'],
}

/** The days of the week, starting with the country’s first working day. */
export const workweekOf = (country: string): readonly Day[] => {
  const first = days.findIndex(day => firstDays[day]?.includes(country) === true)
  return first < 0 ? days : [...days.slice(first), ...days.slice(0, first)]
}
