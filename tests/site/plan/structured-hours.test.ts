import { expect, test } from 'vitest'
import { weekOf } from '../../../generator/site/config/values/week.ts'
import { openingHours } from '../../../generator/site/plan/structured-hours.ts'

test('groups days with the same hours; split days, hours past midnight and whole days follow Google’s format', () => {
  const week = weekOf({ 'mon-tue': ['08:00-12:00', '13:00-17:00'], fri: '18:00-03:00', sat: '24h', sun: 'closed' })
  expect(openingHours(week)).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '08:00', closes: '12:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '13:00', closes: '17:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Friday'], opens: '18:00', closes: '03:00' },
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
  ])
})
