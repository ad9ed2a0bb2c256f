/** What the widgets ask: hours as visitors read them, areas as points, the look, the pictures that there are. */

import * as z from 'zod'
import { lookOf, type StyleName } from '../../../../templates/styles/styles.ts'
import type { ThemeColours } from '../../../../templates/theme/palette.ts'
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
import type { Path } from '../protocol.ts'
import { type FieldSource, faultsOf } from './fields.ts'
import { type HandlersOf, pathGiven } from './given.ts'
import { type Crop, cropped, type LibraryPicture, picturesIn } from './library.ts'
import { siteWith } from './origins/page-origins.ts'
import type { Session } from './session.ts'

interface HoursSaid {
  readonly faults: readonly string[]
  /** As visitors read it, in each language; none while there are faults. */
  readonly says: readonly { readonly language: string; readonly rows: readonly { readonly days: string; readonly times: string }[] }[]
}

export interface AreaPoint {
  /** Place in the list. */
  readonly index: number
  readonly name: string
  /** Degrees; none for an area that has no point yet. */
  readonly geo: { readonly lat: number; readonly lng: number } | null
}

interface Look {
  readonly colours: ThemeColours
  readonly style: StyleName
  readonly font: string
  readonly radius: string
  /** Keys of the theme that somebody wrote; the others follow from the style, and the style from the business. */
  readonly written: readonly string[]
}

export interface WidgetCalls {
  /** What is wrong with a week or an exception as it stands in a widget, and what visitors would read. */
  readonly hoursSaid: (given: { readonly path: Path; readonly value: unknown }) => HoursSaid
  readonly areas: (given: Record<string, never>) => readonly AreaPoint[]
  readonly look: (given: Record<string, never>) => Look
  readonly pictures: (given: Record<string, never>) => readonly LibraryPicture[]
  /** A part of a picture as a picture of its own. @returns its name; `null` where that cannot be made */
  readonly crop: (given: Crop) => { readonly file: string | null }
}

type Week = NonNullable<Config['hours']>['weekly']

const hoursValue = z.union([z.string().max(200), z.array(z.unknown()).max(100), z.record(z.string(), z.unknown())])
const share = z.number().min(0).max(1)
const crop = z.object({ file: z.string().max(500), left: share, top: share, width: share, height: share })

const isException = (at: ConfigPath): boolean => at.at(-2) === 'exceptions'

/** What the rules say of hours that have the shape that the schema asks for. */
const ruleFaults = ({ hours }: Config, at: ConfigPath, value: unknown): readonly ConfigIssue[] => {
  if (!isException(at)) return inWeek(at, value as Week)
  // Told last, whatever it does not go together with is told of it.
  const all = [...(hours?.exceptions ?? []).filter((_, index) => index !== at.at(-1)), value as HoursException]
  return hoursExceptions(all).filter(issue => issue.path[2] === all.length - 1)
}

const hoursSaid = (source: FieldSource, at: ConfigPath, value: unknown, spoken: MessageLanguage): HoursSaid => {
  const { site } = source
  const faults = faultsOf(source, at, value, spoken)
  const broken = faults.length > 0 ? faults : ruleFaults(site.config, at, value).map(one => formatBuildDiagnostic(one, spoken).message)
  if (broken.length > 0) return { faults: broken, says: [] }
  // Both have the shape that the schema asks for.
  const weekly = isException(at) ? {} : (value as Week)
  const exceptions = isException(at) ? [value as HoursException] : []
  const hours = { timeZone: 'UTC', emergency: false, ...site.config.hours, weekly, exceptions }
  const made = siteWith(site, { ...site.config, hours })
  const says = made.resolved.languages.map(language => {
    const { rows, exceptions: special } = localize(made.resolved, language).hours(weekly)
    const ofDays = special.flatMap(({ dates, rows: times }) =>
      times.map(row => ({ ...row, days: [dates, row.days].filter(Boolean).join(', ') })),
    )
    return { language: language.code, rows: isException(at) ? ofDays : rows }
  })
  return { faults: [], says }
}

const nameOf = (name: unknown, spoken: readonly string[], index: number): string => {
  const own = isRecord(name) ? spoken.map(code => name[code]).find(one => typeof one === 'string') : name
  return typeof own === 'string' ? own : String(index + 1)
}

const areaPoints = ({ document, spoken }: FieldSource): readonly AreaPoint[] => {
  const locations = valueAt(document.data, ['locations'])
  return (Array.isArray(locations) ? locations : []).map((location: unknown, index) => {
    const { name, geo } = isRecord(location) ? location : {}
    const { lat, lng } = isRecord(geo) ? geo : {}
    return {
      index,
      name: nameOf(name, spoken, index),
      geo: typeof lat === 'number' && typeof lng === 'number' ? { lat, lng } : null,
    }
  })
}

const lookIn = ({ document, site }: FieldSource): Look => {
  const { name, font, radius } = lookOf(site.config)
  const written = valueAt(document.data, ['theme'])
  return { colours: site.config.theme.colours, style: name, font, radius, written: isRecord(written) ? Object.keys(written) : [] }
}

export const widgetHandlers = ({ source, spoken }: Session): HandlersOf<WidgetCalls> => ({
  hoursSaid: given => {
    const { path: at, value } = z.object({ path: pathGiven, value: hoursValue }).parse(given)
    return hoursSaid(source(), at, value, messageLanguage(spoken()))
  },
  areas: () => areaPoints(source()),
  look: () => lookIn(source()),
  pictures: () => picturesIn(),
  crop: async given => ({ file: (await cropped(crop.parse(given))) ?? null }),
})
