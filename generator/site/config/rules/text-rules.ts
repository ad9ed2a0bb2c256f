import { problem } from '../../messages/index.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { textPlaceholders } from '../values/icu-message.ts'
import { localizedTexts } from '../values/localized-texts.ts'
import { each, type Rule } from './rule.ts'

const message = (text: string): ReadonlySet<string> | undefined => {
  try {
    return textPlaceholders(text)
  } catch {
    return undefined
  }
}

/** A claim whose texts use {value} has a value. */
const claims: Rule = ({ draft, languages }) =>
  each(draft.business?.claims).flatMap(([index, claim]): readonly ConfigIssue[] =>
    claim.value !== undefined
      ? []
      : (['figure', 'label'] as const).flatMap(key =>
          languages
            .filter(language => message(claim[key]?.[language] ?? '')?.has('value'))
            .map(language => ({
              path: ['business', 'claims', index, key, language],
              needle: '{value',
              ...problem('PLACEHOLDER_UNKNOWN', 'value'),
            })),
        ),
  )

/** Placeholders that a translation may replace by words; the checks verify the result. */
const replaceable: ReadonlySet<string> = new Set([
  ...['areas', 'services', 'languages', 'daysOpen', 'steps', 'signs', 'points', 'fields'],
  ...['yearsRounded', 'licence', 'emergency', 'office', 'regionCode', 'areaCode', 'local', 'fits', 'request', 'areaNames', 'languageNames'],
])

/** A text with placeholders in one language has some in every other: otherwise a fact is lost. */
const translated: Rule = ({ draft, languages }) =>
  localizedTexts(draft, languages, text => text.includes('{')).flatMap(({ path, texts: text }): readonly ConfigIssue[] => {
    const used = languages.map(language => ({ language, names: message(text[language] ?? '') }))
    const rich = used.find(one => one.names !== undefined && [...one.names].some(name => !replaceable.has(name)))
    if (rich?.names === undefined || path.includes('path') || path.includes('aliases')) return []
    const names = [...rich.names].filter(name => !replaceable.has(name))
    return used
      .filter(({ language, names: own }) => own?.size === 0 && text[language] !== undefined)
      .map(({ language }) => ({
        path: [...path, language],
        ...problem('PLACEHOLDER_UNUSED', 'lost', { lacking: language, language: rich.language, names }),
      }))
  })

export const texts: Rule = input => [...claims(input), ...translated(input)]
