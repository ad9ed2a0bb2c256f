import { isObject, type NodeFact, shortName, textOf, valuesOf } from '../../../html/structured-data.ts'
import { memoize } from '../../../site/model/memoize.ts'
import type { Finding, PageCheck } from '../check.ts'
import { exceptionLines } from '../facts/exception-lines.ts'
import { plainBlanks } from '../facts/page.ts'
import type { BusinessFacts } from '../facts/site.ts'
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

/** What a business says of its hours. @param showsAll whether its page shows holidays, too */
const contradictions = ({ hours, exceptions }: BusinessFacts, showsAll: boolean): ((business: NodeFact) => readonly Finding[]) => {
  const [wanted, special] = [new Set(hours), new Set(exceptions)]
  return memoize(({ properties: { openingHoursSpecification, specialOpeningHoursSpecification } }) => {
    if (openingHoursSpecification === undefined) return []
    return [
      ...compared(wanted, new Set(hoursIn(openingHoursSpecification))),
      // They need not be declared where they are not shown.
      ...(specialOpeningHoursSpecification === undefined && !showsAll
        ? []
        : compared(special, new Set(exceptionLines(specialOpeningHoursSpecification)))),
    ]
  }, new WeakMap())
}

/** Most pages tell of the same business in the same words. */
const contradictionsOf = memoize(
  (business: BusinessFacts) => ({ all: contradictions(business, true), usual: contradictions(business, false) }),
  new WeakMap(),
)

export const structuredHours = {
  id: 'structured-hours',
  needs: 'page',
  run: ({ page, site }) => {
    const { all, usual } = contradictionsOf(site.business)
    const showsAll = page.route.kind === 'contact' || page.route.kind === 'branch'
    const shown = showsAll ? (site.business.shown[page.route.language]?.hours ?? []) : []
    return [
      ...businessesOf(page).flatMap(showsAll ? all : usual),
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
