/**
 * The lowest layer of every config: `defaults.yaml` has the values that are the same in all languages, and each language pack has the texts
 * of one language. They are merged for the languages of a site. Values that the config sets are left out:
 *
 * - A text that the config writes in one language with a pack is the config’s in all languages.
 * - A list is the config’s as a whole, unless a map changes single items. `null` and such a map apply to the pack, as to a base.
 * - Optional texts are added only to a map that lacks something else. A complete map stays as it is.
 */
import { packName } from '../../util/extensions.ts'
import { canonicalTag } from '../../util/locale.ts'
import { isRecord } from '../../util/table.ts'
import { withSite } from '../compile/complete-site.ts'
import { overlay } from '../overlay/overlay.ts'
import { parseConfigText } from '../yaml/parse-config.ts'
import { type ConfigPath, dataOf, type Entry, find, type Group, type SourceFile, type Value, valueAt } from '../yaml/tree.ts'

export interface Language {
  readonly code: string
  readonly locale: string
}

/** The optional texts of packs. Sections and pages that a config leaves out come from the packs. */
export const optionalKeys: ReadonlySet<string> = new Set([
  'aboutWhat',
  'areas',
  'emailNote',
  'inPlace',
  'findArea',
  'lead',
  'learnMoreAbout',
  'openUntil',
  'opensAt',
  'phoneExtension',
  'since',
  'symptoms',
])

export const readPack = (source: SourceFile): Group => {
  const parsed = parseConfigText(source)
  if (!parsed.ok || parsed.value.kind !== 'group') throw new Error(`${source.file} is no group of keys`)
  return parsed.value
}

/** The languages of a config, written or derived. */
const languagesIn = (whole: Group): unknown => {
  const at = (path: ConfigPath): unknown => {
    const { value, complete } = find(whole, path)
    return complete ? dataOf(value) : undefined
  }
  const read = {
    site: { languages: at(['site', 'languages']) },
    business: { address: at(['business', 'address']) },
    phones: { country: at(['phones', 'country']) },
    services: [{ name: at(['services', 0, 'name']) }],
  }
  return valueAt(withSite(read), ['site', 'languages'])
}

/** The languages of a site. @param whole the merged files of the config */
export const languagesOf = (whole: Group): readonly Language[] => {
  const list = languagesIn(whole)
  return (Array.isArray(list) ? list : []).flatMap(item =>
    isRecord(item) && typeof item.code === 'string' && typeof item.locale === 'string' ? [{ code: item.code, locale: item.locale }] : [],
  )
}

/** The pack of a language, overlaid with that of its country, and each with that of the site’s own code. */
const packOf = (packs: readonly SourceFile[], locale: string): Group | undefined => {
  const named = (name: string | undefined): readonly Group[] => packs.filter(({ file }) => packName(file) === name).map(readPack)
  const tag = canonicalTag(locale)
  const { language: code, region } = tag === undefined ? {} : new Intl.Locale(tag)
  const [language, country] = [named(code), region === undefined ? [] : named(`${code}-${region}`)]
  return [...language, ...country].reduce<Group | undefined>(
    (below, over) => (below === undefined ? over : overlay(below, over).value),
    undefined,
  )
}

interface Translation {
  readonly code: string
  /** The start of its URL paths. */
  readonly prefix: string
  readonly value: Value
}

/** Merges the translations of a text. URL paths of all languages but the first begin with the language. */
const textOf = (translations: readonly Translation[], isPath: boolean, first: Value): Group => ({
  kind: 'group',
  at: first.at,
  entries: new Map(
    translations.map(({ code, prefix, value }): [string, Entry] => [
      code,
      {
        key: value.at,
        value: value.kind === 'leaf' && isPath ? { ...value, value: `${prefix}${value.value}`.replace(/(?<=.)\/$/, '') } : value,
      },
    ]),
  ),
})

/** Merges packs with the same keys into one tree with texts in every language. */
const mergeLanguages = (translations: readonly Translation[], isPath = false): Value | undefined => {
  const first = translations[0]?.value
  if (first === undefined) return undefined
  const each = (step: (value: Value) => Value | undefined): readonly Translation[] =>
    translations.flatMap(translation => {
      const value = step(translation.value)
      return value === undefined ? [] : [{ ...translation, value }]
    })
  switch (first.kind) {
    case 'leaf':
      return textOf(translations, isPath, first)
    case 'list':
      return {
        ...first,
        items: first.items.flatMap(
          (_, index) => mergeLanguages(each(value => (value.kind === 'list' ? value.items[index] : undefined))) ?? [],
        ),
      }
    case 'group':
      return {
        ...first,
        entries: new Map(
          [...first.entries].flatMap(([key, entry]): readonly [string, Entry][] => {
            const value = mergeLanguages(
              each(one => (one.kind === 'group' ? one.entries.get(key)?.value : undefined)),
              key === 'path',
            )
            return value === undefined ? [] : [[key, { ...entry, value }]]
          }),
        ),
      }
  }
}

let cached: { readonly packs: readonly SourceFile[]; readonly languages: string; readonly below: Group } | undefined

const isSame = (files: readonly SourceFile[], otherFiles: readonly SourceFile[]): boolean =>
  files.length === otherFiles.length &&
  files.every(({ file, text }, index) => file === otherFiles[index]?.file && text === otherFiles[index]?.text)

/** Merges the packs for these languages. The last result is cached: many configs have the same languages. */
export const mergedPacks = (packs: readonly SourceFile[], languages: readonly Language[]): Group | undefined => {
  const key = JSON.stringify(languages)
  if (cached?.languages === key && isSame(cached.packs, packs)) return cached.below
  const translations = languages.flatMap(({ code, locale }, index): readonly Translation[] => {
    const value = packOf(packs, locale)
    return value === undefined ? [] : [{ code, prefix: index === 0 ? '' : `/${code.toLowerCase()}`, value }]
  })
  const layers = [...packs.filter(({ file }) => packName(file) === 'defaults').map(readPack), mergeLanguages(translations)].filter(
    layer => layer?.kind === 'group',
  )
  const [first, ...others] = layers
  if (first === undefined) return undefined
  const below = others.reduce((base, over) => overlay(base, over).value, first)
  cached = { packs, languages: key, below }
  return below
}

/** Parts that only some sites use. A map without them is complete. */
const conditional = new Set(['branch', 'finder'])

const without = (group: Group, [first = '', ...rest]: readonly string[]): Group => {
  const entry = group.entries.get(first)
  if (entry === undefined) return group
  const entries = new Map(group.entries)
  if (rest.length > 0 && entry.value.kind === 'group') entries.set(first, { ...entry, value: without(entry.value, rest) })
  else entries.delete(first)
  return { ...group, entries }
}

const groupsIn = (values: readonly Value[]): readonly Group[] => values.filter(value => value.kind === 'group')

/** The pack, without texts for branches and postal codes if the config has none. */
const applicablePart = (below: Group, whole: Group): Group => {
  const list = find(whole, ['locations']).value
  const locations = groupsIn(list.kind === 'list' ? list.items : [])
  const isTrue = (value: Value | undefined): boolean => value?.kind === 'leaf' && value.value === true
  const hasBranch = locations.some(
    location => isTrue(location.entries.get('branch')?.value) || find(location, ['address', 'street']).complete,
  )
  const hasCodes = locations.some(({ entries }) => entries.has('postalCodes'))
  const isSet = (path: ConfigPath): boolean => find(whole, path).complete
  const withBranch = hasBranch || isSet(['pages', 'branch']) ? below : without(below, ['pages', 'branch'])
  return hasCodes || isSet(['pages', 'locations', 'finder']) ? withBranch : without(withBranch, ['pages', 'locations', 'finder'])
}

const isNull = (value: Value): boolean => value.kind === 'leaf' && value.value === null

/** The values of a pack that the config does not set. @param own the values at the same path in each file of the config */
const unsetPart = (below: Value, own: readonly Value[], codes: readonly string[]): Value | undefined => {
  if (own.length === 0 || own.some(isNull)) return below
  if (below.kind === 'leaf' || own.some(value => value.kind === 'leaf')) return undefined
  if (below.kind === 'list') return own.some(value => value.kind === 'list') ? undefined : below
  const groups = groupsIn(own)
  if ([...below.entries.keys()].every(key => codes.includes(key)))
    return groups.some(({ entries }) => [...below.entries.keys()].some(code => entries.has(code))) ? undefined : below
  const isOwn = (key: string): boolean => groups.some(({ entries }) => entries.has(key))
  const isText = (value: Value): boolean => value.kind === 'group' && [...value.entries.keys()].every(key => codes.includes(key))
  const isWhole = [...below.entries].every(
    ([key, { value }]) => isOwn(key) || conditional.has(key) || (optionalKeys.has(key) && isText(value)),
  )
  const entries = [...below.entries].flatMap(([key, entry]): readonly [string, Entry][] => {
    if (!isOwn(key) && isWhole && !conditional.has(key)) return []
    const value = unsetPart(
      entry.value,
      groups.flatMap(group => group.entries.get(key)?.value ?? []),
      codes,
    )
    return value === undefined ? [] : [[key, { ...entry, value }]]
  })
  return entries.length === 0 ? undefined : { ...below, entries: new Map(entries) }
}

/**
 * The lowest layer of a config.
 * @param files the files of the config
 * @param whole the merged files
 * @returns `undefined` if the config sets everything
 */
export const packLayer = (packs: readonly SourceFile[], files: readonly Group[], whole: Group): Group | undefined => {
  const languages = languagesOf(whole)
  const below = mergedPacks(packs, languages)
  const open =
    below === undefined
      ? undefined
      : unsetPart(
          applicablePart(below, whole),
          files,
          languages.map(({ code }) => code),
        )
  return open?.kind === 'group' ? open : undefined
}
