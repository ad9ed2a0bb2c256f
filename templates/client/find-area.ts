/** Finds the location of a postal code or town, from the list of locations on the page. */

export interface Area {
  /** Postal code prefixes, without spaces. */
  readonly codes: readonly string[]
  /** Names of the location and of the towns in it. */
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

/** The normalized code, if it matches the country’s format. */
export const codeIn = (written: string, pattern: string): string | undefined =>
  RegExp(`^${pattern}$`).exec(
    written
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[\s.–-]/g, ''),
  )?.[1]

/** The location of a code or town: the longest matching prefix; a town with this name, otherwise the only one that begins with it. */
export const findArea = <Found extends Area>(areas: readonly Found[], written: string, code: string | undefined): Found | undefined => {
  let [best, length]: [Found | undefined, number] = [undefined, 0]
  for (const area of areas)
    for (const beginning of area.codes)
      if (code?.startsWith(beginning) && beginning.length > length) [best, length] = [area, beginning.length]
  const name = plain(written)
  const named = (fits: (town: string) => boolean): Found[] => areas.filter(({ towns }) => towns.some(town => fits(plain(town))))
  const begins = name[2] ? named(town => town.startsWith(name)) : []
  return best ?? (name ? named(town => town === name)[0] : best) ?? (begins[1] ? best : begins[0])
}

/** Distance between two points in kilometres. */
export const distance = (a: readonly number[], b: readonly number[]): number => {
  const [[south = 0, west = 0], [north = 0, east = 0]] = [a, b]
  return 111.2 * Math.hypot(north - south, (east - west) * Math.cos(((north + south) * Math.PI) / 360))
}
