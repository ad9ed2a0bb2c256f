/** Ids and slugs of services and locations that have none. They follow from the item itself, never from its position in the list. */
import { countBy, isRecord } from '../../util/table.ts'
import { isReservedName, maxSlugLength, slugify } from '../values/slug.ts'

type Item = Readonly<Record<string, unknown>>

/** The name in a language; a plain string is the name in all. */
export const nameIn = (name: unknown, language: string): string => {
  const written = isRecord(name) ? name[language] : name
  return typeof written === 'string' ? written : ''
}

/** A short hash of a name: FNV-1a with 32 bits. */
const hashOf = (name: string): string => {
  const text = name.normalize('NFKC').trim().toLowerCase()
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return (value >>> 0).toString(36)
}

/** The slug of a name; `''` for a name without letters that have a Latin form, such as 東京. */
const slugFrom = (name: string, language: string, what: string): string => {
  const slug = slugify(name, language)
    .slice(0, maxSlugLength - 10)
    .replace(/-$/, '')
  return isReservedName(slug) ? `${what}-${slug}` : slug
}

const asId = (slug: string, what: string): string => (/^[a-z]/.test(slug) ? slug : `${what}-${slug}`)

const firstName = ({ name }: Item, languages: readonly string[]): string =>
  languages.map(language => nameIn(name, language)).find(one => one !== '') ?? ''

/** The id that an item gets from its name: the first language whose name makes a slug, else a hash. */
const idFrom = (item: Item, what: string, languages: readonly string[]): string => {
  const slug = languages.map(language => slugFrom(nameIn(item.name, language), language, what)).find(one => one !== '')
  return slug === undefined ? `${what}-${hashOf(firstName(item, languages))}` : asId(slug, what)
}

/**
 * An id for each item, all different. Items whose names make the same slug need slugs of their own, without which `rules/url-rules.ts`
 * reports their URLs. Those that have one get an id with a hash of the name.
 */
const idsOf = (list: readonly unknown[], what: string, languages: readonly string[]): readonly unknown[] => {
  const wanted = list.map(item => (isRecord(item) ? (item.id ?? idFrom(item, what, languages)) : undefined))
  const claims = countBy(wanted)
  const isUnique = (item: unknown, index: number): boolean => !isRecord(item) || item.id !== undefined || claims.get(wanted[index]) === 1
  const hashed = list.map((item, index) =>
    isRecord(item) && !isUnique(item, index) && item.slug !== undefined
      ? `${wanted[index]}-${hashOf(firstName(item, languages))}`
      : undefined,
  )
  const hashes = countBy(hashed)
  const taken = new Set(wanted.filter((_, index) => isUnique(list[index], index)))
  const free = (id: string): string => {
    let other = id
    for (let next = 2; taken.has(other); next++) other = `${id}-${next}`
    taken.add(other)
    return other
  }
  return list.map((item, index) => {
    if (!isRecord(item) || isUnique(item, index)) return wanted[index]
    if (item.slug === undefined) return free(String(wanted[index]))
    return free(hashes.get(hashed[index]) === 1 ? String(hashed[index]) : asId(nameIn(item.slug, languages[0] ?? ''), what))
  })
}

/** The list with an id and a slug for each item. A name that makes no slug gets that of its id. */
export const named = (list: unknown, what: 'service' | 'area', languages: readonly string[]): unknown => {
  if (!Array.isArray(list) || list.every(item => isRecord(item) && item.id !== undefined && item.slug !== undefined)) return list
  const ids = idsOf(list, what, languages)
  return list.map((item: unknown, index) => {
    if (!isRecord(item)) return item
    const id = ids[index]
    const slugOf = (language: string): string =>
      slugFrom(nameIn(item.name, language), language, what) || slugFrom(typeof id === 'string' ? id : '', language, what)
    return { ...item, id, slug: item.slug ?? Object.fromEntries(languages.map(language => [language, slugOf(language)])) }
  })
}
