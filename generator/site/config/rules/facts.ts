import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { problem } from '../../messages/index.ts'
import { getOrCreate } from '../../model/memoize.ts'
import { isRecord } from '../../model/table.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { parseMessage } from '../values/icu-message.ts'
import { localizedTexts } from '../values/localized-texts.ts'
import type { ConfigPath } from '../yaml/config-document.ts'
import { pathText, valueAt } from '../yaml/tree.ts'
import type { Rule } from './rule.ts'

interface Fact {
  readonly path: ConfigPath
  /** The part of it that counts. */
  readonly part?: string
  /** The placeholders that say it. */
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

/** Placeholders that a message says though they are not known: a choice for that case (`none`, `=0`) says something else. */
const saidOf = (elements: readonly MessageFormatElement[], unknown: ReadonlySet<string>): readonly string[] =>
  elements.flatMap((element): readonly string[] => {
    if (element.type === TYPE.select) {
      const { none, ...others } = element.options
      const known = optional.has(element.value) ? Object.values(others) : Object.values(element.options)
      const chosen = unknown.has(element.value) ? [none ?? others.other] : known
      return chosen.flatMap(option => saidOf(option?.value ?? [], unknown))
    }
    if (element.type === TYPE.plural) {
      const zero = element.options['=0']
      if (unknown.has(element.value)) return zero === undefined ? [element.value] : saidOf(zero.value, unknown)
      return Object.values(element.options).flatMap(option => saidOf(option.value, unknown))
    }
    return (element.type === TYPE.argument || element.type === TYPE.number) && unknown.has(element.value) ? [element.value] : []
  })

const said = (text: string, unknown: ReadonlySet<string>): readonly string[] => {
  try {
    return saidOf(parseMessage(text), unknown)
  } catch {
    // That it cannot be read, the schema tells.
    return []
  }
}

/** Nothing is written where the fact would stand, and what is written around it is sound. */
const isAbsent = (data: unknown, path: ConfigPath): boolean =>
  isRecord(valueAt(data, path.slice(0, -1))) && valueAt(data, path) === undefined

/** Texts that say what is not known, by the fact. */
const sayingTexts = (data: unknown, languages: readonly string[], absent: readonly Fact[]) => {
  const factOf = new Map(absent.flatMap(fact => fact.names.map(name => [name, fact] as const)))
  const unknown = new Set(factOf.keys())
  const found = new Map<Fact, { readonly names: Set<string>; readonly at: Set<ConfigPath> }>()
  for (const { path, texts } of unknown.size === 0 ? [] : localizedTexts(data, languages, text => text.includes('{'))) {
    // The number that it names comes from where it stands.
    if (path[0] === 'translations' && path[1] === 'call') continue
    for (const text of Object.values(texts))
      for (const name of said(text, unknown)) {
        const fact = factOf.get(name)
        if (fact === undefined) continue
        const saying = getOrCreate(found, fact, () => ({ names: new Set<string>(), at: new Set<ConfigPath>() }))
        saying.names.add(name)
        saying.at.add(path)
      }
  }
  return found
}

/** Somebody can be reached, and no text says a fact that is not given. */
export const statedFacts: Rule = ({ data, languages }) => {
  // Without a person in charge the business answers.
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
    ...[...sayingTexts(data, languages, sought)].map(([{ path }, { names, at }]): ConfigIssue => {
      const [first = []] = at
      const words = { fact: pathText(path), names: [...names], first: pathText(first), more: at.size - 1 }
      return { path: path.slice(0, -1), atKey: true, absent: true, missing: String(path.at(-1)), ...problem('FACT_NEEDED', 'said', words) }
    }),
  ]
}
