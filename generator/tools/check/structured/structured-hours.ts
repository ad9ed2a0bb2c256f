import { isObject, shortName, textOf, valuesOf } from '../../../html/structured-data.ts'
import type { Finding, PageCheck } from '../check.ts'
import { exceptionLines } from '../facts/exception-lines.ts'
import { plainBlanks } from '../facts/page.ts'
import { businessesOf } from './business.ts'

/** `Monday 08:00-18:00`, one a day and span. */
const hoursIn = (specification: unknown): readonly string[] =>
  valuesOf(specification)
    .filter(isObject)
    .flatMap(one =>
      valuesOf(one.dayOfWeek).map(day => `${shortName(textOf(day) ?? '')} ${textOf(one.opens) ?? ''}-${textOf(one.closes) ?? ''}`),
    )

const differing = (what: string, hours: readonly string[]): readonly Finding[] =>
  hours.length === 0 ? [] : [{ message: `structured data ${what}: ${hours.join(', ')}`, at: ['hours'], atKey: true }]

const compared = (wanted: ReadonlySet<string>, declared: ReadonlySet<string>): readonly Finding[] => [
  ...differing(
    'tells hours that the config does not',
    [...declared].filter(one => !wanted.has(one)),
  ),
  ...differing(
    'leaves out hours of the config',
    [...wanted].filter(one => !declared.has(one)),
  ),
]

export const structuredHours = {
  id: 'structured-hours',
  needs: 'page',
  run: ({ page, site }) => {
    const wanted = new Set(site.business.hours)
    const exceptions = new Set(site.business.exceptions)
    const showsAll = page.route.kind === 'contact' || page.route.kind === 'branch'
    const shown = showsAll ? (site.business.shown[page.route.language]?.hours ?? []) : []
    return [
      ...businessesOf(page)
        .filter(node => node.properties.openingHoursSpecification !== undefined)
        .flatMap(node => {
          const { openingHoursSpecification, specialOpeningHoursSpecification } = node.properties
          return [
            ...compared(wanted, new Set(hoursIn(openingHoursSpecification))),
            // They need not be declared where they are not shown.
            ...(specialOpeningHoursSpecification === undefined && !showsAll
              ? []
              : compared(exceptions, new Set(exceptionLines(specialOpeningHoursSpecification)))),
          ]
        }),
      ...shown
        .filter(({ days, times }) => !page.visible.includes(plainBlanks(days)) || !page.visible.includes(plainBlanks(times)))
        .map(
          ({ days, times }): Finding => ({
            message: `the page does not show “${days}: ${times}”`,
            at: ['hours', 'weekly'],
            atKey: true,
          }),
        ),
    ]
  },
} as const satisfies PageCheck
