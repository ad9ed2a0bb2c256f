/**
 * What comes with the generator lies below every config: `defaults.yaml` has what holds in any language, and each pack the words of one,
 * as plain texts at the keys of the config. They are put together for the languages of a site, and what the config says is taken out:
 *
 * - A text is the config’s in all languages, as soon as it says it in one that has a pack.
 * - A list is the config’s as a whole, unless it names things of it one by one. (`null` and such a group speak to the pack, as to a base.)
 * - A text that may be left out comes along where its group lacks something else: what is whole by itself stays as it is.
 */
import { isRecord } from '../../model/table.ts'
import { withSite } from '../compile/complete-site.ts'
import { overlay } from '../overlay/overlay.ts'
import { parseConfigText } from '../yaml/parse-config.ts'
import { type ConfigPath, dataOf, type Entry, find, type Group, type SourceFile, type Value, valueAt } from '../yaml/tree.ts'

/** A language of a site, as far as it can be read before the rest is. */
export interface Language {
  readonly code: string
  readonly locale: string
}

/** Texts that a config may leave out, of those that packs have. A section or a page that it leaves out comes from them. */
export const optionalKeys: ReadonlySet<string> = new Set(['areas', 'emailNote', 'inPlace', 'findArea', 'lead', 'learnMoreAbout'])

/** `languages/fr-CA.yaml` → `fr-CA` */
const nameOf = ({ file }: SourceFile): string => file.replace(/^.*[/\\]|\.yaml$/g, '')

/** What stands in a file that comes with the generator. */
export const readPack = (source: SourceFile): Group => {
  const parsed = parseConfigText(source)
  if (!parsed.ok || parsed.value.kind !== 'group') throw new Error(`${source.file} is no group of keys`)
  return parsed.value
}

/** What a config says or leaves to be understood of its languages. */
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

/** The languages of a site. @param whole all that its files say */
export const languagesOf = (whole: Group): readonly Language[] => {
  const list = languagesIn(whole)
  return (Array.isArray(list) ? list : []).flatMap(one =>
    isRecord(one) && typeof one.code === 'string' && typeof one.locale === 'string' ? [{ code: one.code, locale: one.locale }] : [],
  )
}

/** The words of one language, with those of its country. */
const wordsOf = (packs: readonly SourceFile[], locale: string): Group | undefined => {
  const named = (name: string | undefined): readonly Group[] => packs.filter(pack => nameOf(pack) === name).map(readPack)
  const [words, country] = [named(locale.split('-')[0]?.toLowerCase()), locale.includes('-') ? named(locale) : []]
  return [...words, ...country].reduce<Group | undefined>(
    (below, over) => (below === undefined ? over : overlay(below, over).value),
    undefined,
  )
}

interface Spoken {
  readonly code: string
  /** Stands before its addresses. */
  readonly prefix: string
  readonly value: Value
}

/** One text of several languages. Addresses of all but the first begin with the language. */
const textOf = (spoken: readonly Spoken[], isAddress: boolean, first: Value): Group => ({
  kind: 'group',
  at: first.at,
  entries: new Map(
    spoken.map(({ code, prefix, value }): [string, Entry] => [
      code,
      {
        key: value.at,
        value: value.kind === 'leaf' && isAddress ? { ...value, value: `${prefix}${value.value}`.replace(/(?<=.)\/$/, '') } : value,
      },
    ]),
  ),
})

/** Packs of the same keys as one tree whose texts are in each language. */
const together = (spoken: readonly Spoken[], isAddress = false): Value | undefined => {
  const first = spoken[0]?.value
  if (first === undefined) return undefined
  const each = (step: (value: Value) => Value | undefined): readonly Spoken[] =>
    spoken.flatMap(one => {
      const value = step(one.value)
      return value === undefined ? [] : [{ ...one, value }]
    })
  switch (first.kind) {
    case 'leaf':
      return textOf(spoken, isAddress, first)
    case 'list':
      return {
        ...first,
        items: first.items.flatMap((_, index) => together(each(value => (value.kind === 'list' ? value.items[index] : undefined))) ?? []),
      }
    case 'group':
      return {
        ...first,
        entries: new Map(
          [...first.entries].flatMap(([key, entry]): readonly [string, Entry][] => {
            const value = together(
              each(one => (one.kind === 'group' ? one.entries.get(key)?.value : undefined)),
              key === 'path',
            )
            return value === undefined ? [] : [[key, { ...entry, value }]]
          }),
        ),
      }
  }
}

let remembered: { readonly packs: readonly SourceFile[]; readonly languages: string; readonly below: Group } | undefined

const isSame = (one: readonly SourceFile[], other: readonly SourceFile[]): boolean =>
  one.length === other.length && one.every(({ file, text }, index) => file === other[index]?.file && text === other[index]?.text)

/** The packs as one config for these languages. Many configs have the same: the last is kept. */
export const mergedPacks = (packs: readonly SourceFile[], languages: readonly Language[]): Group | undefined => {
  const key = JSON.stringify(languages)
  if (remembered?.languages === key && isSame(remembered.packs, packs)) return remembered.below
  const words = languages.flatMap(({ code, locale }, index): readonly Spoken[] => {
    const value = wordsOf(packs, locale)
    return value === undefined ? [] : [{ code, prefix: index === 0 ? '' : `/${code}`, value }]
  })
  const layers = [...packs.filter(pack => nameOf(pack) === 'defaults').map(readPack), together(words)].filter(
    layer => layer?.kind === 'group',
  )
  const [first, ...others] = layers
  if (first === undefined) return undefined
  const below = others.reduce((base, over) => overlay(base, over).value, first)
  remembered = { packs, languages: key, below }
  return below
}

/** What only some sites need is no part of what makes its group whole, and comes along where it is needed. */
const needed = new Set(['branch', 'finder'])

const without = (group: Group, [first = '', ...rest]: readonly string[]): Group => {
  const entry = group.entries.get(first)
  if (entry === undefined) return group
  const entries = new Map(group.entries)
  if (rest.length > 0 && entry.value.kind === 'group') entries.set(first, { ...entry, value: without(entry.value, rest) })
  else entries.delete(first)
  return { ...group, entries }
}

const groupsIn = (values: readonly Value[]): readonly Group[] => values.filter(value => value.kind === 'group')

/** The pack without the texts for branches and for postal codes, where a config has neither. */
const neededOf = (below: Group, whole: Group): Group => {
  const list = find(whole, ['locations']).value
  const locations = groupsIn(list.kind === 'list' ? list.items : [])
  const isTrue = (value: Value | undefined): boolean => value?.kind === 'leaf' && value.value === true
  const hasBranch = locations.some(
    location => isTrue(location.entries.get('branch')?.value) || find(location, ['address', 'street']).complete,
  )
  const hasCodes = locations.some(({ entries }) => entries.has('postalCodes'))
  const says = (path: ConfigPath): boolean => find(whole, path).complete
  const withBranch = hasBranch || says(['pages', 'branch']) ? below : without(below, ['pages', 'branch'])
  return hasCodes || says(['pages', 'locations', 'finder']) ? withBranch : without(withBranch, ['pages', 'locations', 'finder'])
}

const isNull = (value: Value): boolean => value.kind === 'leaf' && value.value === null

/** What a config leaves open of what lies below it. @param says what its files say at the same place */
const leftOpen = (below: Value, says: readonly Value[], codes: readonly string[]): Value | undefined => {
  if (says.length === 0 || says.some(isNull)) return below
  if (below.kind === 'leaf' || says.some(value => value.kind === 'leaf')) return undefined
  if (below.kind === 'list') return says.some(value => value.kind === 'list') ? undefined : below
  const groups = groupsIn(says)
  if ([...below.entries.keys()].every(key => codes.includes(key)))
    return groups.some(({ entries }) => [...below.entries.keys()].some(code => entries.has(code))) ? undefined : below
  const isSaid = (key: string): boolean => groups.some(({ entries }) => entries.has(key))
  const isText = (value: Value): boolean => value.kind === 'group' && [...value.entries.keys()].every(key => codes.includes(key))
  const isWhole = [...below.entries].every(([key, { value }]) => isSaid(key) || needed.has(key) || (optionalKeys.has(key) && isText(value)))
  const entries = [...below.entries].flatMap(([key, entry]): readonly [string, Entry][] => {
    if (!isSaid(key) && isWhole && !needed.has(key)) return []
    const value = leftOpen(
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
 * @param files what the files of the config say, each for itself
 * @param whole what they say together
 * @returns `undefined` where they leave nothing open
 */
export const packLayer = (packs: readonly SourceFile[], files: readonly Group[], whole: Group): Group | undefined => {
  const languages = languagesOf(whole)
  const below = mergedPacks(packs, languages)
  const open =
    below === undefined
      ? undefined
      : leftOpen(
          neededOf(below, whole),
          files,
          languages.map(({ code }) => code),
        )
  return open?.kind === 'group' ? open : undefined
}
