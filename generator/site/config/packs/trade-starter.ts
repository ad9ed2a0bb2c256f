/**
 * Completes a config that sets `trade` from its trade template: the type of business, the colors, and the missing keys of each service that
 * the config lists by its id. Services that are not listed are not added. A text that the config writes in one language is its own in all.
 */

import { packName } from '../../util/extensions.ts'
import { canonicalTag } from '../../util/locale.ts'
import type { Entry, Group, List, SourceFile, Value } from '../yaml/tree.ts'
import { type Language, languagesOf, readPack } from './language-packs.ts'

export const isStarter = ({ file }: SourceFile): boolean => /^(starters|townsite\/trades)\//.test(file)

/** Templates use the spelling of Germany and the spaces of Quebec. Swiss German has no ß, European French a no-break space before `? ! ;`. */
const spelled = (text: string, locale: string): string => {
  if (/^de-(CH|LI)/.test(locale)) return text.replaceAll('ß', 'ss')
  return /^fr(?!-CA)/.test(locale) ? text.replace(/(?<=[\p{L}\p{N})»])[;!?]/gu, '\u00a0$&') : text
}

/** Every text of a template has English, and only texts have the key `en`. */
const isText = ({ entries }: Group): boolean => entries.has('en')

/** A text in the languages of a site, in the version of the country where the template has one: `pt-BR`, otherwise `pt`. */
const textFor = (text: Group, languages: readonly Language[]): Group => ({
  ...text,
  entries: new Map(
    languages.flatMap(({ code, locale }): readonly [string, Entry][] => {
      const { language, region } = new Intl.Locale(canonicalTag(locale) ?? 'und')
      const entry = text.entries.get(`${language}-${region}`) ?? text.entries.get(language)
      if (entry?.value.kind !== 'leaf') return []
      return [[code, { ...entry, value: { ...entry.value, value: spelled(String(entry.value.value), locale) } }]]
    }),
  ),
})

/** A value of a template with its texts in the languages of a site. Languages that the template lacks are left out. */
const valueFor = (value: Value, languages: readonly Language[]): Value => {
  if (value.kind === 'leaf') return value
  if (value.kind === 'list') return { ...value, items: value.items.map(item => valueFor(item, languages)) }
  if (isText(value)) return textFor(value, languages)
  return {
    ...value,
    entries: new Map([...value.entries].map(([key, entry]) => [key, { ...entry, value: valueFor(entry.value, languages) }])),
  }
}

/** The value of the config, with missing keys from the template. */
const completed = (own: Value, starter: Value | undefined, languages: readonly Language[]): Value => {
  if (own.kind !== 'group' || starter?.kind !== 'group' || isText(starter)) return own
  const written = [...own.entries].map(([key, entry]): [string, Entry] => [
    key,
    { ...entry, value: completed(entry.value, starter.entries.get(key)?.value, languages) },
  ])
  const open = [...starter.entries].flatMap(([key, entry]): readonly [string, Entry][] =>
    own.entries.has(key) ? [] : [[key, { ...entry, value: valueFor(entry.value, languages) }]],
  )
  return { ...own, entries: new Map([...written, ...open]) }
}

/** The look of a trade without what belongs to its style, for a config that chooses another style. */
const withoutStyle = (theme: Value, own: Value | undefined): Value =>
  theme.kind === 'group' && own?.kind === 'group' && own.entries.has('style')
    ? { ...theme, entries: new Map([...theme.entries].filter(([key]) => key !== 'font' && key !== 'radius')) }
    : theme

const idOf = (item: Value): unknown => {
  const id = item.kind === 'group' ? item.entries.get('id')?.value : undefined
  return id?.kind === 'leaf' ? id.value : undefined
}

/** The trade template of a config. @param below the files of the generator */
const starterOf = (below: readonly SourceFile[], trade: unknown): Group | undefined => {
  const source = below.find(file => isStarter(file) && packName(file.file) === String(trade))
  return source === undefined ? undefined : readPack(source)
}

const servicesOf = (starter: Group): readonly Value[] => {
  const services = starter.entries.get('services')?.value
  return services?.kind === 'list' ? services.items : []
}

/** The ids of the services that a trade template has texts for. @param below the files of the generator */
export const starterServices = (below: readonly SourceFile[], trade: unknown): readonly string[] => {
  const starter = starterOf(below, trade)
  return starter === undefined ? [] : servicesOf(starter).map(service => String(idOf(service)))
}

/**
 * Completes a config from its trade template.
 * @param below the files of the generator
 * @param whole the merged config
 */
export const withStarter = (below: readonly SourceFile[], whole: Group): Group => {
  const trade = whole.entries.get('trade')?.value
  const starter = trade?.kind === 'leaf' ? starterOf(below, trade.value) : undefined
  if (starter === undefined) return whole
  const languages = languagesOf(whole)
  const known = new Map(servicesOf(starter).map(service => [idOf(service), service]))
  const part = (key: string): readonly [string, Entry][] => {
    const [written, entry] = [whole.entries.get(key), starter.entries.get(key)]
    if (entry === undefined) return []
    const value = key === 'theme' ? withoutStyle(entry.value, written?.value) : entry.value
    return [[key, written === undefined ? entry : { ...written, value: completed(written.value, value, languages) }]]
  }
  const listed = whole.entries.get('services')
  const ofTrade = (list: List): List => ({ ...list, items: list.items.map(item => completed(item, known.get(idOf(item)), languages)) })
  return {
    ...whole,
    entries: new Map([
      ...whole.entries,
      ...part('business'),
      ...part('theme'),
      ...(listed?.value.kind === 'list' ? ([['services', { ...listed, value: ofTrade(listed.value) }]] as const) : []),
    ]),
  }
}
