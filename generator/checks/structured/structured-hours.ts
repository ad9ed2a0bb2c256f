import type { Finding, PageCheck } from '../check.ts'
import { isObject, shortName, textOf, valuesOf } from '../facts/nodes.ts'
import { plainBlanks } from '../facts/page.ts'
import { businessesOf } from './business.ts'

/** `Monday 08:00-18:00`, one a day and span. */
const hoursIn = (specification: unknown): readonly string[] =>
  valuesOf(specification)
    .filter(isObject)
    .flatMap(one =>
      valuesOf(one.dayOfWeek).map(day => `${shortName(textOf(day) ?? '')} ${textOf(one.opens) ?? ''}-${textOf(one.closes) ?? ''}`),
    )

export const structuredHours = {
  id: 'structured-hours',
  needs: 'page',
  run: ({ page, site }): readonly Finding[] => {
    const wanted = new Set(site.business.hours)
    const shown = site.business.shown[page.route.language]?.hours ?? []
    return [
      ...businessesOf(page, site.vocabulary)
        .filter(node => node.properties.openingHoursSpecification !== undefined)
        .flatMap((node): readonly Finding[] => {
          const told = new Set(hoursIn(node.properties.openingHoursSpecification))
          const extra = [...told].filter(one => !wanted.has(one))
          const missing = [...wanted].filter(one => !told.has(one))
          return [
            ...(extra.length === 0
              ? []
              : [
                  {
                    message: `structured data tells hours that the config does not: ${extra.join(', ')}`,
                    at: ['hours'],
                    atKey: true as const,
                  },
                ]),
            ...(missing.length === 0
              ? []
              : [
                  { message: `structured data leaves out hours of the config: ${missing.join(', ')}`, at: ['hours'], atKey: true as const },
                ]),
          ]
        }),
      ...(page.route.kind === 'contact' ? shown : [])
        .filter(({ days, times }) => !page.visible.includes(plainBlanks(days)) || !page.visible.includes(plainBlanks(times)))
        .map(({ days, times }) => ({
          message: `the contact page does not show “${days}: ${times}”`,
          at: ['hours', 'weekly'],
          atKey: true,
        })),
    ]
  },
} as const satisfies PageCheck
