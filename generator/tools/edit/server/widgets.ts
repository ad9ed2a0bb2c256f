/** The calls of the widgets: opening hours as visitors read them, locations on the map, the theme, and images. */

import * as z from 'zod'
import { lookOf } from '../../../../templates/styles/styles.ts'
import type { ConfigIssue } from '../../../site/config/compile/config-issue.ts'
import { hoursExceptions, inWeek } from '../../../site/config/rules/hours-rules.ts'
import type { Config } from '../../../site/config/schema/config-schema.ts'
import type { HoursException } from '../../../site/config/values/calendar.ts'
import { type ConfigPath, valueAt } from '../../../site/config/yaml/tree.ts'
import { formatBuildDiagnostic } from '../../../site/messages/index.ts'
import type { MessageLanguage } from '../../../site/messages/language.ts'
import { localize } from '../../../site/plan/localized-site.ts'
import { isRecord } from '../../../site/util/table.ts'
import { messageLanguage } from '../../messages.ts'
import { handler, pathSchema } from './calls.ts'
import { type FieldSource, faultsOf, nameOf } from './fields.ts'
import { cropImage, imagesIn } from './image-library.ts'
import { siteWith } from './origins/page-origins.ts'
import type { Session } from './session.ts'

export interface LocationPoint {
  /** Index in the list. */
  readonly index: number
  readonly name: string
  /** In degrees; `null` for a location without a point. */
  readonly geo: { readonly lat: number; readonly lng: number } | null
}

type Week = NonNullable<Config['hours']>['weekly']

const hoursSchema: z.ZodType<unknown> = z.union([z.string().max(200), z.array(z.unknown()).max(100), z.record(z.string(), z.unknown())])
const share = z.number().min(0).max(1)
const cropSchema = z.object({ file: z.string().max(500), left: share, top: share, width: share, height: share })

const isException = (at: ConfigPath): boolean => at.at(-2) === 'exceptions'

/** Issues that the rules find in hours that are valid for the schema. */
const ruleIssues = ({ hours }: Config, at: ConfigPath, value: unknown): readonly ConfigIssue[] => {
  if (!isException(at)) return inWeek(at, value as Week)
  // A conflict of two exceptions is reported for the last one.
  const exceptions = [...(hours?.exceptions ?? []).filter((_, index) => index !== at.at(-1)), value as HoursException]
  return hoursExceptions(exceptions).filter(issue => issue.path[2] === exceptions.length - 1)
}

const previewHours = (source: FieldSource, at: ConfigPath, value: unknown, language: MessageLanguage) => {
  const { site } = source
  // All weeks, and all exceptions, have the same schema. The path may be that of no hours.
  const invalid = faultsOf(source, isException(at) ? ['hours', 'exceptions', 0] : ['hours', 'weekly'], value, language)
  const faults = invalid.length > 0 ? invalid : ruleIssues(site.config, at, value).map(one => formatBuildDiagnostic(one, language).message)
  // Without hours, the site shows none.
  const isEmpty = isRecord(value) && Object.keys(value).length === 0
  if (faults.length > 0 || isEmpty) return { faults, says: [] }
  // Both are valid for the schema.
  const weekly = isException(at) ? {} : (value as Week)
  const exceptions = isException(at) ? [value as HoursException] : []
  const hours = { timeZone: 'UTC', emergency: false, ...site.config.hours, weekly, exceptions }
  const changed = siteWith(site, { ...site.config, hours })
  const says = changed.resolved.languages.map(language => {
    const { rows, exceptions: special } = localize(changed.resolved, language).hours(weekly)
    const ofDays = special.flatMap(({ dates, rows: times }) =>
      times.map(row => ({ ...row, days: [dates, row.days].filter(Boolean).join(', ') })),
    )
    return { language: language.code, rows: isException(at) ? ofDays : rows }
  })
  return { faults: [], says }
}

const locationPoints = ({ document, spoken }: FieldSource): readonly LocationPoint[] => {
  const locations = valueAt(document.data, ['locations'])
  return (Array.isArray(locations) ? locations : []).map((location: unknown, index) => {
    const { name, geo } = isRecord(location) ? location : {}
    const { lat, lng } = isRecord(geo) ? geo : {}
    return {
      index,
      name: nameOf({ name }, spoken, index),
      geo: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    }
  })
}

const themeOf = ({ document, site }: FieldSource) => {
  const { name, font, radius } = lookOf(site.config)
  const written = valueAt(document.data, ['theme'])
  return { colours: site.config.theme.colours, style: name, font, radius, written: isRecord(written) ? Object.keys(written) : [] }
}

export const widgetHandlers = ({ source, spoken, imageFolders }: Session) => ({
  /** The faults of a week or an exception; without faults, also the texts for visitors in each language. */
  previewHours: handler(z.object({ path: pathSchema, value: hoursSchema }), ({ path, value }) =>
    previewHours(source(), path, value, messageLanguage(spoken())),
  ),
  locations: () => locationPoints(source()),
  /** The theme, and the keys of it that the config contains: the others follow from the style or the business. */
  look: () => themeOf(source()),
  images: () => imagesIn(imageFolders()),
  /** Saves a part of an image as a new one. @returns its name; `null` if it cannot be cropped */
  crop: handler(cropSchema, async part => ({ file: (await cropImage(part, imageFolders())) ?? null })),
})
