import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { problem } from '../../messages/index.ts'
import { getOrCreate } from '../../util/memoize.ts'
import { isRecord } from '../../util/table.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { parseMessage } from '../values/icu-message.ts'
import { localizedTexts } from '../values/localized-texts.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { pathText, valueAt } from '../yaml/tree.ts'
import type { Rule } from './rule.ts'

interface Fact {
  readonly path: ConfigPath
  /** The key in it that must exist. */
  readonly part?: string
  /** The placeholders that use it. */
  readonly names: readonly string[]
}

/** Facts that a config may leave out. */
const facts: readonly Fact[] = [
  { path: ['business', 'founded'], names: ['founded', 'years', 'yearsRounded'] },
  { path: ['business', 'email'], names: ['email'] },
  { path: ['business', 'address', 'region'], names: ['region', 'regionCode'] },
  { path: ['phones'], part: 'book', names: ['phone', 'areaCode'] },
  { path: ['hours'], names: ['daysOpen'] },
  { path: ['forms'], names: ['processor', 'processorCountry', 'retention'] },
]

const optional: ReadonlySet<string> = new Set([...facts.flatMap(({ names }) => names), 'officerEmail'])

/** The unknown placeholders that a message uses. A choice for that case (`none`, `=0`) is taken into account. */
const unknownUsed = (elements: readonly MessageFormatElement[], unknown: ReadonlySet<string>): readonly string[] =>
  elements.flatMap((element): readonly string[] => {
    if (element.type === TYPE.select) {
      const { none, ...others } = element.options
      const known = optional.has(element.value) ? Object.values(others) : Object.values(element.options)
      const chosen = unknown.has(element.value) ? [none ?? others.other] : known
      return chosen.flatMap(option => unknownUsed(option?.value ?? [], unknown))
    }
    if (element.type === TYPE.plural) {
      const zero = element.options['=0']
      if (unknown.has(element.value)) return zero === undefined ? [element.value] : unknownUsed(zero.value, unknown)
      return Object.values(element.options).flatMap(option => unknownUsed(option.value, unknown))
    }
    return (element.type === TYPE.argument || element.type === TYPE.number) && unknown.has(element.value) ? [element.value] : []
  })

const unknownIn = (text: string, unknown: ReadonlySet<string>): readonly string[] => {
  try {
    return unknownUsed(parseMessage(text), unknown)
  } catch {
    // The schema reports invalid texts.
    return []
  }
}

/** Whether a key is missing from an existing map. */
const isAbsent = (data: unknown, path: ConfigPath): boolean =>
  isRecord(valueAt(data, path.slice(0, -1))) && valueAt(data, path) === undefined

/** Texts that use absent facts, by fact. */
const textsUsing = (data: unknown, languages: readonly string[], absent: readonly Fact[]) => {
  const factOf = new Map(absent.flatMap(fact => fact.names.map(name => [name, fact] as const)))
  const unknown = new Set(factOf.keys())
  const found = new Map<Fact, { readonly names: Set<string>; readonly at: Set<ConfigPath> }>()
  for (const { path, texts } of unknown.size === 0 ? [] : localizedTexts(data, languages, text => text.includes('{'))) {
    // The phone number of a call text comes from its position on the page.
    if (path[0] === 'translations' && path[1] === 'call') continue
    for (const text of Object.values(texts))
      for (const name of unknownIn(text, unknown)) {
        const fact = factOf.get(name)
        if (fact === undefined) continue
        const use = getOrCreate(found, fact, () => ({ names: new Set<string>(), at: new Set<ConfigPath>() }))
        use.names.add(name)
        use.at.add(path)
      }
  }
  return found
}

/** Whether a text needs a fact that a config may leave out. @param languages their codes */
export const isFactUsed = (data: unknown, languages: readonly string[], path: ConfigPath): boolean =>
  textsUsing(
    data,
    languages,
    facts.filter(fact => pathText(fact.path) === pathText(path)),
  ).size > 0

/** The business has a phone number or e-mail address, and no text uses a fact that the config does not have. */
export const statedFacts: Rule = ({ data, languages }) => {
  // Without a privacy officer, the e-mail address is that of the business.
  const officer = valueAt(data, ['business', 'privacyOfficer']) === undefined ? ['officerEmail'] : []
  const known = facts.map(fact => (fact.names.includes('email') ? { ...fact, names: [...fact.names, ...officer] } : fact))
  const absent = known.filter(({ path, part }) => isAbsent(data, path) || (part !== undefined && isAbsent(data, [...path, part])))
  const isReached = !['phones', 'business.email'].every(key => absent.some(({ path }) => pathText(path) === key))
  const lost: readonly ConfigIssue[] = isReached
    ? []
    : [{ path: ['business'], atKey: true, absent: true, missing: 'email', ...problem('FACT_NEEDED', 'reach') }]
  const sought = isReached ? absent : absent.filter(({ names }) => !names.includes('phone') && !names.includes('email'))
  return [
    ...lost,
    ...[...textsUsing(data, languages, sought)].map(([{ path }, { names, at }]): ConfigIssue => {
      const [first = []] = at
      const values = { fact: pathText(path), names: [...names], first: pathText(first), more: at.size - 1 }
      return { path: path.slice(0, -1), atKey: true, absent: true, missing: String(path.at(-1)), ...problem('FACT_NEEDED', 'used', values) }
    }),
  ]
}
