/** Which area a postal code or a town lies in. Everything it knows stands in the list of areas on the page. */

export interface Area {
  /** Beginnings of postal codes, without blanks. */
  readonly codes: readonly string[]
  /** Names of the area and of the towns in it. */
  readonly towns: readonly string[]
}

/** `Côte-Saint-Luc` and `cote st luc` are the same town. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bsaint(e?)\b/g, 'st$1')
    .trim()

/** The code that was meant, without blanks, if it is one of the country’s. */
export const codeIn = (written: string, pattern: string): string | undefined =>
  RegExp(`^${pattern}$`).exec(
    written
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s.–-]/g, ''),
  )?.[1]

/** The area of a code or town: of beginnings that fit, the longest; of towns one of this name, else the only one that begins so. */
export const findArea = <Found extends Area>(areas: readonly Found[], written: string, code: string | undefined): Found | undefined => {
  let [best, length]: [Found | undefined, number] = [undefined, 0]
  for (const area of areas)
    for (const beginning of area.codes)
      if (code?.startsWith(beginning) && beginning.length > length) [best, length] = [area, beginning.length]
  const name = plain(written)
  const named = (fits: (town: string) => boolean): Found[] => areas.filter(({ towns }) => towns.some(town => fits(plain(town))))
  const begun = name[2] ? named(town => town.startsWith(name)) : []
  return best ?? (name ? named(town => town === name)[0] : best) ?? (begun[1] ? best : begun[0])
}

/** Kilometres between two points, as the crow flies. */
export const apart = (a: readonly number[], b: readonly number[]): number => {
  const [[south = 0, west = 0], [north = 0, east = 0]] = [a, b]
  return 111.2 * Math.hypot(north - south, (east - west) * Math.cos(((north + south) * Math.PI) / 360))
}
