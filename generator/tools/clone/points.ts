/** Parses coordinates and lists of location names as users write them: `45.30, -75.90`, `75.70° W`. */
import { numberMeant } from '../../site/messages/shown-value.ts'
import { type Decimal, decimal } from '../../site/util/text.ts'

/** Coordinates; a `Decimal` keeps the digits that the user wrote. */
export interface Point {
  readonly lat: number | Decimal
  readonly lng: number | Decimal
}

/** `-75.70` or `75.70° W` */
const degrees = String.raw`-?\d+(?:\.\d+)?(?:\s*°[^,;]*[NSEOW])?`

const twoNumbers = new RegExp(String.raw`^\s*(${degrees})\s*[,;\s]\s*(${degrees})\s*$`, 'i')

export const pointOf = (written: string): Point | undefined => {
  const [lat, lng] = (twoNumbers.exec(written) ?? []).slice(1).map(numberMeant)
  return lat !== undefined && lng !== undefined && Math.abs(Number(lat)) <= 90 && Math.abs(Number(lng)) <= 180
    ? { lat: decimal(lat), lng: decimal(lng) }
    : undefined
}

/** `Kanata@45.30,-75.90, Nepean; Orleans` → three names. A comma in a point does not separate names. */
export const listedNames = (written: string): readonly string[] =>
  written
    .split(/[;|\n]|,(?!\s*-?\d)/)
    .map(part => part.trim())
    .filter(part => part !== '')

/** `Kanata` or, with its own point, `Kanata@45.30,-75.90`. */
export const pointedName = (written: string): { readonly name: string; readonly geo: Point | undefined; readonly isValid: boolean } => {
  const [name = '', point, ...more] = written.split('@')
  const geo = point === undefined ? undefined : pointOf(point)
  return { name: name.trim(), geo, isValid: more.length === 0 && (point === undefined || geo !== undefined) }
}
