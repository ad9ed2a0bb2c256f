/** Formats structured data as text, one line per node. */

import { isStub, shortName, valuesOf } from '../../../html/structured-data.ts'
import { isRecord } from '../../../site/util/table.ts'

export type Node = Readonly<Record<string, unknown>>

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** `Monday to Friday` for five days in a row. */
const daysText = (days: readonly string[]): string => {
  const at = days.map(day => week.indexOf(day))
  const inRow = at.length > 2 && at.every((index, place) => index >= 0 && index === (at[0] ?? 0) + place)
  return inRow ? `${days[0]} to ${days.at(-1)}` : days.join(', ')
}

/** Equal opening and closing times mean closed: https://developers.google.com/search/docs/appearance/structured-data/local-business */
const timesText = ({ opens, closes }: Node): string => (opens === closes ? 'closed' : `${String(opens ?? '')}–${String(closes ?? '')}`)

const datesText = ({ validFrom, validThrough }: Node): string =>
  validFrom === validThrough ? String(validFrom) : `${String(validFrom ?? '')} to ${String(validThrough ?? '')}`

/** Hours of a week, or of single days: `Monday to Friday: 07:00–20:00; 2026-12-25: closed`. */
export const hoursText = (value: unknown): string =>
  valuesOf(value)
    .filter(isRecord)
    .map(specification => {
      const days = valuesOf(specification.dayOfWeek).map(day => shortName(String(day)))
      const dates = specification.validFrom === undefined && specification.validThrough === undefined ? [] : [datesText(specification)]
      return `${[...dates, ...(days.length === 0 ? [] : [daysText(days)])].join(', ')}: ${timesText(specification)}`
    })
    .join('; ')

export const isHours = (property: string): boolean =>
  /^(?:openingHoursSpecification|specialOpeningHoursSpecification|hoursAvailable)$/.test(property)

export const typeOf = (node: Node): string => valuesOf(node['@type']).map(one => shortName(String(one)))[0] ?? ''

/** Properties of a node without its type, and without positions in lists, which follow from the order. */
export const propertiesOf = (node: Node): readonly (readonly [name: string, value: unknown])[] =>
  Object.entries(node)
    .filter(([name]) => name !== '@type' && name !== '@context' && name !== 'position')
    .map(([name, value]) => [name.replace('@', ''), value])

/** Every text in a value. */
export const textsOf = (value: unknown): readonly string[] =>
  isStub(value)
    ? [value['@id']]
    : isRecord(value)
      ? propertiesOf(value).flatMap(([, inner]) => textsOf(inner))
      : Array.isArray(value)
        ? value.flatMap(textsOf)
        : [String(value)]

/** A node in one line: `name: Ann; reviewBody: Very good`. */
export const nodeText = (node: Node): string =>
  propertiesOf(node)
    .map(
      ([name, value]) =>
        `${name}: ${
          isHours(name)
            ? hoursText(value)
            : valuesOf(value)
                .map(one => (isRecord(one) && !isStub(one) ? nodeText(one) : textsOf(one).join(', ')))
                .join(', ')
        }`,
    )
    .join('; ')

/** All nodes of a page’s structured data, without the `@graph` around them. */
export const topNodes = (data: readonly unknown[]): readonly Node[] =>
  data.flatMap(value =>
    Array.isArray(value)
      ? topNodes(value)
      : !isRecord(value)
        ? []
        : value['@graph'] === undefined
          ? [value]
          : topNodes(valuesOf(value['@graph'])),
  )
