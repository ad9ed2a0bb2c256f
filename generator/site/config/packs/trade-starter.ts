/**
 * A config that names its `trade` takes from the trade’s starter what it does not say: the kind of business, the colours, and of each service
 * that it lists by the starter’s id whatever it leaves out. A service that it does not list is not there; a text that it says in one
 * language is its own in all.
 */

import type { Entry, Group, List, SourceFile, Value } from '../yaml/tree.ts'
import { type Language, languagesOf, readPack } from './language-packs.ts'

const folder = 'starters/'

/** Whether a file of a chain is a trade’s starter. */
export const isStarter = ({ file }: SourceFile): boolean => file.startsWith(folder)

/** Starters are written as in Germany and in Quebec: without ß in Switzerland, with a no-break space before `? ! ;` in Europe. */
const spelled = (text: string, locale: string): string => {
  if (/^de-(CH|LI)/.test(locale)) return text.replaceAll('ß', 'ss')
  return /^fr(?!-CA)/.test(locale) ? text.replace(/(?<=[\p{L}\p{N})»])[;!?]/gu, '\u00a0$&') : text
}

/** A text has English; nothing else of a starter does. */
const isText = ({ entries }: Group): boolean => entries.has('en')

const textFor = (text: Group, languages: readonly Language[]): Group => ({
  ...text,
  entries: new Map(
    languages.flatMap(({ code, locale }): readonly [string, Entry][] => {
      const entry = text.entries.get(locale.split('-')[0]?.toLowerCase() ?? '')
      if (entry?.value.kind !== 'leaf') return []
      return [[code, { ...entry, value: { ...entry.value, value: spelled(String(entry.value.value), locale) } }]]
    }),
  ),
})

/** A starter’s value with its texts in the languages of a site; those that it lacks fall away. */
const valueFor = (value: Value, languages: readonly Language[]): Value => {
  if (value.kind === 'leaf') return value
  if (value.kind === 'list') return { ...value, items: value.items.map(item => valueFor(item, languages)) }
  if (isText(value)) return textFor(value, languages)
  return {
    ...value,
    entries: new Map([...value.entries].map(([key, entry]) => [key, { ...entry, value: valueFor(entry.value, languages) }])),
  }
}

/** What is said, with what it leaves out. */
const completed = (says: Value, starter: Value | undefined, languages: readonly Language[]): Value => {
  if (says.kind !== 'group' || starter?.kind !== 'group' || isText(starter)) return says
  const own = [...says.entries].map(([key, entry]): [string, Entry] => [
    key,
    { ...entry, value: completed(entry.value, starter.entries.get(key)?.value, languages) },
  ])
  const open = [...starter.entries].flatMap(([key, entry]): readonly [string, Entry][] =>
    says.entries.has(key) ? [] : [[key, { ...entry, value: valueFor(entry.value, languages) }]],
  )
  return { ...says, entries: new Map([...own, ...open]) }
}

const idOf = (thing: Value): unknown => {
  const id = thing.kind === 'group' ? thing.entries.get('id')?.value : undefined
  return id?.kind === 'leaf' ? id.value : undefined
}

/**
 * A config on the starter of its trade.
 * @param below what comes with the generator
 * @param whole what the config and its bases say together
 */
export const withStarter = (below: readonly SourceFile[], whole: Group): Group => {
  const trade = whole.entries.get('trade')?.value
  const source = trade?.kind === 'leaf' ? below.find(({ file }) => file === `${folder}${String(trade.value)}.yaml`) : undefined
  if (source === undefined) return whole
  const languages = languagesOf(whole)
  const starter = readPack(source)
  const services = starter.entries.get('services')?.value
  const known = new Map((services?.kind === 'list' ? services.items : []).map(service => [idOf(service), service]))
  const part = (key: string): readonly [string, Entry][] => {
    const [said, entry] = [whole.entries.get(key), starter.entries.get(key)]
    if (entry === undefined) return []
    return [[key, said === undefined ? entry : { ...said, value: completed(said.value, entry.value, languages) }]]
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
