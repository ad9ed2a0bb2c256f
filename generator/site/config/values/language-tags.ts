/** The language tags of a config (BCP 47), which may be written in any letter case: in `site.languages`, and as keys of texts. */
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'
import { canonicalTag } from '../../util/locale.ts'
import { lazy, memoize } from '../../util/memoize.ts'
import type { Entry, Group, Value } from '../yaml/tree.ts'
import { countryNamed } from './country-names.ts'
import { isCountry } from './phone-number.ts'

/** The code of a language by its name in English or in itself, in lower case. */
const codesByName = lazy((): ReadonlyMap<string, string> => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  const codes = letters.flatMap(first => letters.map(second => first + second)).filter(code => canonicalTag(code) === code)
  const nameOf = (code: string, inside: string): string =>
    (new Intl.DisplayNames([inside], { type: 'language' }).of(code) ?? code).toLocaleLowerCase(inside)
  return new Map(codes.flatMap(code => [...new Set(['en', code])].map((inside): [string, string] => [nameOf(code, inside), code])))
})

/** Whether a region has a name: a country, or an area such as 419 (Latin America). */
const isRegion = memoize(
  (region: string): boolean =>
    isCountry(region) || (region !== 'ZZ' && new Intl.DisplayNames('en', { type: 'region', fallback: 'none' }).of(region) !== undefined),
)

/** The tag that is meant by names: `french` → `fr`, `fr_canada` → `fr-CA`. Empty if none is. */
const tagNamed = (value: string): string => {
  const [name = '', ...others] = value
    .trim()
    .toLowerCase()
    .split(/[-_\s]+/)
  const language = codesByName().get(name) ?? canonicalTag(name)
  const region = countryNamed(others.join(' '))
  return language === undefined ? '' : region === undefined ? language : `${language}-${region}`
}

/** The tags that a text names: `English and French` → `en, fr`. The text itself if it names others. */
export const tagsNamed = (text: string): string => {
  const tags = text.split(/\s*[,;&]\s*|\s+(?:and|et)\s+|\s+/).map(tagNamed)
  return tags.includes('') ? text : tags.join(', ')
}

/** The problem with a language tag, if it is invalid. */
export const languageProblem = (value: string): Problem | undefined => {
  const tag = canonicalTag(value)
  if (tag === undefined) {
    const several = tagsNamed(value)
    if (several !== value && several.includes(', ')) return problem('LANGUAGE_INVALID', 'several', { value, tags: several })
    return problem('LANGUAGE_INVALID', 'tag', { value, suggestion: tagNamed(value) })
  }
  const { region } = new Intl.Locale(tag)
  // A country written out has the form of a variant: `fr-canada`.
  const unknown = region === undefined ? /^[a-z]{2,3}[-_]([a-z]{5,8})$/i.exec(tag)?.[1] : isRegion(region) ? undefined : region
  return unknown === undefined ? undefined : problem('LANGUAGE_INVALID', 'region', { value, region: unknown, suggestion: tagNamed(value) })
}

/** A key that may be a language tag. */
const tagOf = memoize((key: string): string | undefined => (/^[a-z]{2,3}(?:[-_]|$)/i.test(key) ? canonicalTag(key) : undefined))

export interface LanguageTags {
  readonly code: string
  readonly locale: string
}

/** Finds the code of a site’s language by its code or locale in any letter case: `FR` and `fr_ca` → `fr`. */
export const languageCodesOf = (languages: readonly LanguageTags[]): ((written: string) => string | undefined) => {
  const codes = new Map([
    ...languages.map(({ code, locale }) => [locale, code] as const),
    ...languages.map(({ code }) => [code, code] as const),
  ])
  return written => codes.get(codes.has(written) ? written : (tagOf(written) ?? written))
}

/**
 * The tree with the site’s codes as the keys of texts: `FR` and `fr_ca` → `fr`. A tree that has them already is returned as it is.
 * @param languages of the site
 */
export const withLanguageCodes = (root: Group, languages: readonly LanguageTags[]): Group => {
  const find = languageCodesOf(languages)
  const codeOf = (key: string): string => find(key) ?? key
  const renamed = (group: Group): Group => {
    const keys = [...group.entries.keys()]
    const names = keys.map(codeOf)
    const isText = keys.every(key => tagOf(key) !== undefined) && [...group.entries.values()].every(({ value }) => value.kind !== 'group')
    if (!isText || names.every((name, index) => name === keys[index]) || new Set(names).size < names.length) return group
    return { ...group, entries: new Map([...group.entries.values()].map((entry, index): [string, Entry] => [names[index] ?? '', entry])) }
  }
  const visit = (value: Value): Value => {
    if (value.kind === 'leaf') return value
    if (value.kind === 'list') {
      const items = value.items.map(visit)
      return items.every((item, index) => item === value.items[index]) ? value : { ...value, items }
    }
    return visitGroup(value)
  }
  const visitGroup = (group: Group): Group => {
    const changed: [string, Entry][] = []
    for (const [key, entry] of group.entries) {
      if (entry.value.kind === 'leaf') continue
      const value = visit(entry.value)
      if (value !== entry.value) changed.push([key, { ...entry, value }])
    }
    const [first] = group.entries.keys()
    const visited = changed.length === 0 ? group : { ...group, entries: new Map([...group.entries, ...changed]) }
    return first === undefined || tagOf(first) === undefined ? visited : renamed(visited)
  }
  return visitGroup(root)
}
