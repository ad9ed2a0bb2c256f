/** Reads names of a city, region or area that differ by language, from the command line. */
import type { Text } from '../../site/model/language.ts'
import { eachOf, withoutUndefined } from '../../site/util/table.ts'
import type { Written } from './answers.ts'
import { pointedName } from './points.ts'

/** Between names in several languages: `Quebec City; fr=Québec`. */
const beforeLanguage = /\s*;\s*(?=[A-Za-z]{2,3}(?:[-_]\w+)*\s*=)/

const namesIn = (written: string): { readonly name: string; readonly others: Text } => {
  const [name = '', ...others] = written.split(beforeLanguage)
  return { name, others: Object.fromEntries(others.map(part => [part.replace(/\s*=.*/s, ''), part.replace(/^[^=]*=\s*/, '')])) }
}

/** Reads options with a name that may differ in other languages: of the city, its region and areas. */
export const readNames = (written: Written): Written => {
  const { city, regionName } = eachOf(['city', 'regionName'] as const, key =>
    written[key] === undefined ? undefined : namesIn(written[key]),
  )
  const areas = written.areas?.map(namesIn)
  const codes = [...new Set(areas?.flatMap(({ others }) => Object.keys(others)))]
  const areasIn = (code: string) => areas?.map(({ name, others }) => others[code] ?? pointedName(name).name)
  return {
    ...written,
    ...withoutUndefined({ city: city?.name, regionName: regionName?.name, areas: areas?.map(({ name }) => name) }),
    ...(city === undefined ? {} : { cityIn: city.others }),
    ...(regionName === undefined ? {} : { regionNameIn: regionName.others }),
    ...(codes.length === 0 ? {} : { areasIn: eachOf(codes, code => areasIn(code) ?? []) }),
  }
}
