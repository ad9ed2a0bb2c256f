/** Exceptions from the weekly opening hours, for display. */

import type { Config } from '../config/schema/config-schema.ts'
import { exceptionDays, exceptionWeek, type HoursException, isOver } from '../config/values/calendar.ts'
import type { ConfigPath } from '../config/yaml/config-document.ts'
import { problem } from '../messages/index.ts'
import type { Diagnostic, SourceLocation } from '../model/diagnostic.ts'
import type { ExceptionalHours } from '../model/page.ts'
import { formatDays } from './format/date.ts'
import { type HoursTexts, hoursRows } from './format/hours.ts'
import { textIn } from './texts.ts'

/** Rows for display, in the order of the config, without those of past years. */
export const exceptionRows = (
  exceptions: readonly HoursException[],
  year: number,
  { locale, texts, name }: { readonly locale: string; readonly texts: HoursTexts; readonly name: (exception: HoursException) => string },
): readonly ExceptionalHours[] =>
  exceptions.flatMap(exception => {
    const found = exceptionDays(exception)
    if (found === undefined || isOver(exception, year)) return []
    const rows = hoursRows(exceptionWeek(exception.hours), locale, texts)
    return [
      {
        name: name(exception),
        dates: formatDays(found.from, found.to, locale, texts.dayRange),
        // Hours that are the same on all days need no day names.
        rows: rows.length === 1 ? rows.map(row => ({ ...row, days: '' })) : rows,
      },
    ]
  })

/**
 * Warns about exceptions that are over: pages would show them until the end of the year.
 * @param today `2026-11-21`
 */
export const pastExceptions = (
  { hours, site }: Config,
  today: string,
  locate: (path: ConfigPath) => SourceLocation,
): readonly Diagnostic[] =>
  (hours?.exceptions ?? []).flatMap(({ name, from, to = from }, index) =>
    exceptionDays({ from, to })?.from.year == null || to >= today
      ? []
      : [
          {
            ...problem('HOURS_PAST', { name: textIn(name, site.languages[0]?.code ?? ''), last: to }),
            where: locate(['hours', 'exceptions', index, 'name']),
            key: `hours.exceptions[${index}]`,
          },
        ],
  )
