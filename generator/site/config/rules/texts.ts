import type { ConfigPath } from '../document.ts'
import type { ConfigIssue } from '../issue.ts'
import { textPlaceholders } from '../scalars.ts'
import type { Rule } from './rule.ts'

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Calls `visit` for every map that is a text in the site's languages. */
const walk = (
  value: unknown,
  path: ConfigPath,
  languages: readonly string[],
  visit: (text: Readonly<Record<string, string>>, path: ConfigPath) => void,
): void => {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) walk(item, [...path, index], languages, visit)
  } else if (isRecord(value)) {
    const keys = Object.keys(value)
    if (keys.length > 0 && keys.every(key => languages.includes(key) && typeof value[key] === 'string'))
      // Each value was just seen to be a text.
      visit(value as Readonly<Record<string, string>>, path)
    else for (const key of keys) walk(value[key], [...path, key], languages, visit)
  }
}

const message = (text: string): ReadonlySet<string> | undefined => {
  try {
    return textPlaceholders(text)
  } catch {
    return undefined
  }
}

/** A text that holds placeholders in one language holds some in every other: else a fact is lost in translation. */
export const texts: Rule = ({ draft, languages }) => {
  const issues: ConfigIssue[] = []
  walk(draft, [], languages, (text, path) => {
    if (!languages.some(language => text[language]?.includes('{'))) return
    const used = languages.map(language => ({ language, names: message(text[language] ?? '') }))
    const rich = used.find(one => one.names !== undefined && one.names.size > 0)
    if (rich?.names === undefined) return
    const names = [...rich.names].map(name => `{${name}}`).join(', ')
    for (const { language, names: own } of used) {
      if (own?.size === 0 && text[language] !== undefined && !path.includes('path') && !path.includes('aliases'))
        issues.push({
          path: [...path, language],
          code: 'PLACEHOLDER_UNUSED',
          message: `this text uses no placeholder, but its ${rich.language} version uses ${names}`,
          hint: `Add ${names} where it belongs, or write the same fact in both.`,
        })
    }
  })
  return issues
}
