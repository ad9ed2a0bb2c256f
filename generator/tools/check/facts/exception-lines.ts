import { isObject, shortName, textOf, valuesOf } from '../../../html/structured-data.ts'

/** Special opening hours as lines that can be compared: `2026-12-25 to 2026-12-25 00:00-00:00`. */
export const exceptionLines = (specification: unknown): readonly string[] =>
  valuesOf(specification)
    .filter(isObject)
    .map(({ validFrom, validThrough, dayOfWeek, opens, closes }) => {
      const days = valuesOf(dayOfWeek).map(day => shortName(textOf(day) ?? ''))
      const span = `${textOf(opens) ?? ''}-${textOf(closes) ?? ''}`
      return [textOf(validFrom) ?? '', 'to', textOf(validThrough) ?? '', ...days, span].join(' ')
    })
