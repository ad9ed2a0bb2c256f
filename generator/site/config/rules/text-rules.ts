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

/** The figure of a claim, which its texts may write as {value}, is there. */
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

/** Numbers and choices: a language may say the same without them, and `check` reads whether it is true. */
const saidOtherwise: ReadonlySet<string> = new Set([
  ...['areas', 'services', 'languages', 'daysOpen', 'steps', 'signs', 'points', 'fields'],
  ...['yearsRounded', 'licence', 'emergency', 'office', 'regionCode', 'areaCode', 'fits'],
])

/** A text that holds placeholders in one language holds some in every other: else a fact is lost in translation. */
const translated: Rule = ({ draft, languages }) =>
  localizedTexts(draft, languages, text => text.includes('{')).flatMap(({ path, texts: text }): readonly ConfigIssue[] => {
    const used = languages.map(language => ({ language, names: message(text[language] ?? '') }))
    const rich = used.find(one => one.names !== undefined && [...one.names].some(name => !saidOtherwise.has(name)))
    if (rich?.names === undefined || path.includes('path') || path.includes('aliases')) return []
    const names = [...rich.names].filter(name => !saidOtherwise.has(name))
    return used
      .filter(({ language, names: own }) => own?.size === 0 && text[language] !== undefined)
      .map(({ language }) => ({
        path: [...path, language],
        ...problem('PLACEHOLDER_UNUSED', 'lost', { language: rich.language, names }),
      }))
  })

export const texts: Rule = input => [...claims(input), ...translated(input)]
