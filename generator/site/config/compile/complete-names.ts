/** Derives missing ids and slugs of services and locations from their names. */
import { getOrCreate } from '../../util/memoize.ts'
import { isRecord } from '../../util/table.ts'
import { maxSlugLength, slugify, slugProblem } from '../values/slug.ts'

/** The name in a language; a plain string is the name in all. */
const nameIn = (name: unknown, language: string): string => {
  const written = isRecord(name) ? name[language] : name
  return typeof written === 'string' ? written : ''
}

/** A valid slug that is not taken. @param instead used if the name gives none */
const slugOf = (name: string, language: string, instead: string, taken: Set<string>): string => {
  const made = slugify(name, language)
    .slice(0, maxSlugLength - 10)
    .replace(/-$/, '')
  const safe = slugProblem(made) === undefined ? made : instead
  let free = safe
  for (let next = 2; taken.has(free); next++) free = `${safe}-${next}`
  taken.add(free)
  return free
}

const asId = (slug: string, instead: string): string => (/^[a-z]/.test(slug) ? slug : `${instead}-${slug}`)

/** The list with an id and a slug for each item. */
export const named = (list: unknown, what: 'service' | 'area', languages: readonly string[]): unknown => {
  if (!Array.isArray(list) || list.every(item => isRecord(item) && item.id !== undefined && item.slug !== undefined)) return list
  const written = (key: 'id' | 'slug', language?: string) =>
    list.flatMap((item: unknown) => (isRecord(item) ? nameIn(item[key], language ?? '') || [] : []))
  const ids = new Set(written('id'))
  const slugs = new Map<string, Set<string>>()
  return list.map((item: unknown, index) => {
    if (!isRecord(item)) return item
    const instead = `${what}-${index + 1}`
    const ownSlug = (language: string): string =>
      slugOf(
        nameIn(item.name, language),
        language,
        instead,
        getOrCreate(slugs, language, () => new Set(written('slug', language))),
      )
    const [first = 'en'] = languages
    return {
      ...item,
      id: item.id ?? asId(slugOf(nameIn(item.name, first), first, instead, ids), what),
      slug: item.slug ?? Object.fromEntries(languages.map(language => [language, ownSlug(language)])),
    }
  })
}
