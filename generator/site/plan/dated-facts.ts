/** Diagnostics about facts that need the date of the build or the text of the config. */
import type { Config } from '../config/schema/config-schema.ts'
import type { ConfigDocument, ConfigPath } from '../config/yaml/config-document.ts'
import { pathText } from '../config/yaml/tree.ts'
import { problem } from '../messages/index.ts'
import type { Diagnostic, Problem, SourceLocation } from '../model/diagnostic.ts'

/** Errors about years and dates after the year of the build. The day is not compared: builds can be made for an earlier date of the year. */
export const futureFacts = (
  { business, locations }: Config,
  year: number,
  locate: (path: ConfigPath) => SourceLocation,
): readonly Diagnostic[] => {
  const dates: readonly (readonly [ConfigPath, string | undefined])[] = [
    [['business', 'rating', 'asOf'], business.rating?.asOf],
    ...business.claims.map(({ asOf }, index) => [['business', 'claims', index, 'asOf'], asOf] as const),
    ...locations.map(({ rating }, index) => [['locations', index, 'rating', 'asOf'], rating?.asOf] as const),
  ]
  const found: readonly (readonly [ConfigPath, Problem])[] = [
    ...(business.founded === undefined || business.founded <= year
      ? []
      : [[['business', 'founded'], problem('FACT_FUTURE', 'year', { year: business.founded, now: year })] as const]),
    ...dates.flatMap(([path, date]) =>
      date === undefined || Number(date.slice(0, 4)) <= year ? [] : [[path, problem('FACT_FUTURE', 'date', { date, now: year })] as const],
    ),
  ]
  return found.map(([path, diagnostic]) => ({ ...diagnostic, where: locate(path), key: pathText(path) }))
}

/** A number as the config has it: `45.50880` has five decimals. */
const textAt = (document: ConfigDocument, path: ConfigPath): string => {
  const { at } = document.find(path).value
  return at.source.text.slice(at.start, at.end)
}

const isCoarse = (written: string): boolean => (/\.(\d*)/.exec(written)?.[1] ?? '').length < 5

/** Notices about points of offices with a street address that are not precise enough for search engines. */
export const coarsePoints = ({ business, locations }: Config, document: ConfigDocument): readonly Diagnostic[] =>
  [
    { path: ['business', 'geo'], place: business },
    ...locations.map((place, index) => ({ path: ['locations', index, 'geo'], place })),
  ].flatMap(({ path, place }) => {
    if (place.geo === undefined || place.address?.street === undefined) return []
    const [lat, lng] = [textAt(document, [...path, 'lat']), textAt(document, [...path, 'lng'])]
    if (!isCoarse(lat) && !isCoarse(lng)) return []
    return [{ ...problem('COORDINATES_COARSE', { lat, lng }), where: document.locate(path), key: pathText(path) }]
  })
