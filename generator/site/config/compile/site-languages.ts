import { problem } from '../../messages/index.ts'
import { getOrCreate } from '../../util/memoize.ts'
import { isRecord } from '../../util/table.ts'
import { type LanguageTags, languageProblem } from '../values/language-tags.ts'
import { textGroups, visitTexts } from '../values/localized-texts.ts'
import { type ConfigPath, pathText, valueAt } from '../yaml/tree.ts'
import { withSite } from './complete-site.ts'
import type { ConfigIssue } from './config-issue.ts'

/** The languages of a site, written or derived, each code once. */
export const siteLanguages = (data: unknown): readonly LanguageTags[] => {
  const list = isRecord(data) ? valueAt(withSite(data), ['site', 'languages']) : undefined
  const items = (Array.isArray(list) ? list : []).flatMap((item: unknown) =>
    isRecord(item) && typeof item.code === 'string' ? [item] : [],
  )
  return items
    .map(({ code, locale }) => ({ code: String(code), locale: typeof locale === 'string' ? locale : String(code) }))
    .filter(({ code }, index, tags) => tags.findIndex(one => one.code === code) === index)
}

/** The language codes of a site, written or derived. */
export const languageCodes = (data: unknown): readonly string[] => siteLanguages(data).map(({ code }) => code)

/** The languages that are no language tags. @param written before and @param whole after it was completed */
export const invalidLanguages = (written: unknown, whole: unknown): readonly ConfigIssue[] => {
  const listed = valueAt(written, ['site', 'languages'])
  const list = valueAt(whole, ['site', 'languages'])
  const place = (index: number, key: string, value: string): ConfigPath => {
    if (!Array.isArray(listed)) return ['services', 0, 'name', value]
    return ['site', 'languages', index, ...(typeof listed[index] === 'string' ? [] : [key])]
  }
  return (Array.isArray(list) ? list : []).flatMap((language, index) => {
    const found = ['code', 'locale'].flatMap((key): readonly ConfigIssue[] => {
      const value = valueAt(language, [key])
      const fault = typeof value === 'string' ? languageProblem(value) : undefined
      if (typeof value !== 'string' || fault === undefined) return []
      return [{ path: place(index, key, value), ...(Array.isArray(listed) ? {} : { atKey: true }), ...fault }]
    })
    // A tag in a list of tags is both.
    return found.slice(0, isRecord(Array.isArray(listed) ? listed[index] : undefined) ? 2 : 1)
  })
}

/** Up to this many missing translations are reported one by one, in a language that other texts have. */
const maxSingleIssues = 10

/**
 * Replaces many missing translations of a language, or all of a language that no text of the owner has, by one issue: the language is new.
 * @param isOwn whether the owner wrote the value at a path
 */
export const newLanguages = (
  data: unknown,
  issues: readonly ConfigIssue[],
  isOwn: (path: ConfigPath) => boolean,
): readonly ConfigIssue[] => {
  const lacking = new Map<string, ConfigIssue[]>()
  for (const issue of issues)
    if (issue.code === 'TRANSLATION_MISSING' && issue.missing !== undefined) getOrCreate(lacking, issue.missing, () => []).push(issue)
  const isNew = (language: string): boolean =>
    textGroups(data, group => typeof group[language] === 'string').every(({ path }) => !isOwn([...path, language]))
  const many = [...lacking].filter(([language, { length }]) => length > maxSingleIssues || (length > 1 && isNew(language)))
  const gathered = new Set(many.flatMap(([, texts]) => texts))
  const codes = valueAt(data, ['site', 'languages'])
  return [
    ...issues.filter(issue => !gathered.has(issue)),
    ...many.map(([language, texts]): ConfigIssue => {
      const first = texts.slice(0, 3).map(({ path }) => pathText(path))
      const index = Array.isArray(codes) ? codes.findIndex(one => isRecord(one) && one.code === language) : 0
      return {
        path: ['site', 'languages', index, 'code'],
        absent: true,
        ...problem('TRANSLATION_MISSING', 'many', { language, count: texts.length, first }),
      }
    }),
  ]
}

/**
 * Replaces the missing texts of a site by one issue, if there is no language pack for any of its languages.
 * @param packs the languages that have one
 */
export const withoutPack = (
  languages: readonly LanguageTags[],
  issues: readonly ConfigIssue[],
  packs: readonly string[],
): readonly ConfigIssue[] => {
  const ofPack = issues.filter(
    ({ code, path, missing }) => code === 'KEY_MISSING' && ['pages', 'translations'].includes(String(path[0] ?? missing)),
  )
  const [first] = languages
  const isKnown = languages.some(({ locale }) => packs.includes(new Intl.Locale(locale).language))
  if (first === undefined || isKnown || ofPack.length <= maxSingleIssues) return issues
  return [
    ...issues.filter(issue => !ofPack.includes(issue)),
    {
      path: ['site', 'languages', 0, 'code'],
      absent: true,
      ...problem('TRANSLATION_MISSING', 'pack', { language: first.locale, known: packs }),
    },
  ]
}

/**
 * Drops texts in languages that are switched off: they are not listed, but nearly all texts have them. Each language is one notice.
 * An unlisted language in only some texts is an error at each of them.
 */
export const switchedOff = (
  data: unknown,
  languages: readonly string[],
): { readonly data: unknown; readonly issues: readonly ConfigIssue[] } => {
  const first = languages[0]
  if (first === undefined) return { data, issues: [] }
  // `id` is also the code of Indonesian, but an item with an id has values other than strings.
  const isText = (group: Readonly<Record<string, unknown>>): boolean =>
    typeof group[first] === 'string' && Object.values(group).every(value => typeof value === 'string' || value === null)
  const found = new Map<string, ConfigPath[]>()
  let count = 0
  visitTexts(data, isText, (texts, path) => {
    count++
    for (const key in texts) if (!languages.includes(key)) getOrCreate(found, key, () => []).push([...path, key])
  })
  const unlisted = [...found].filter(([, { length }]) => count > 10 && length > count * 0.8)
  const off = unlisted.map(([code]) => code)
  if (off.length === 0) return { data, issues: [] }
  const strip = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(strip)
    if (!isRecord(value)) return value
    const offHere = isText(value) || Object.keys(value).every(key => off.includes(key) || languages.includes(key))
    return Object.fromEntries(Object.entries(value).flatMap(([key, item]) => (offHere && off.includes(key) ? [] : [[key, strip(item)]])))
  }
  return {
    data: strip(data),
    issues: unlisted.map(([code, paths]) => ({
      path: paths[0] ?? [],
      atKey: true,
      ...problem('LANGUAGE_OFF', { texts: paths.length, language: code }),
    })),
  }
}
