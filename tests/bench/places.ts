/** A config like the sample with any number of generated locations: real templates, invented towns. */
import { parse, stringify } from 'yaml'

/** Pages per location: one for each of the sample’s services in each of its languages. */
const pagesPerPlace = 6

/** @param sample text of the sample config @param pages number of location pages, rounded up to whole locations */
export const configWithPlaces = (sample: string, pages: number): string => {
  const config = parse(sample) as Record<string, unknown>
  const count = Math.ceil(pages / pagesPerPlace)
  const side = Math.ceil(Math.sqrt(count))
  const locations = Array.from({ length: count }, (_, index) => {
    const name = `Place ${index + 1}`
    return {
      id: `place-${index + 1}`,
      name: { en: name, fr: name },
      in: { en: `in ${name}`, fr: `à ${name}` },
      slug: `place-${index + 1}`,
      geo: { lat: 45 + Math.floor(index / side) / 100, lng: -73 - (index % side) / 100 },
      description: {
        en: `Houses of ${name} and what their owners call about.`,
        fr: `Les maisons de ${name} et ce qui fait appeler leurs propriétaires.`,
      },
      neighbourhoods: [`North of ${name}`, `South of ${name}`, `Old ${name}`],
    }
  })
  const home = (config.pages as { home: { towns?: unknown } }).home
  delete home.towns
  return stringify({ ...config, locations, hosting: ['serve'] }, { lineWidth: 0 })
}
