import { problem } from '../../messages/index.ts'
import { isRecord } from '../../util/table.ts'
import type { ConfigIssue } from '../compile/config-issue.ts'
import { betweenMarks, invisibleIn, markupIn, withoutInvisible, withoutMarkup } from '../yaml/look-alikes.ts'
import type { ConfigPath } from '../yaml/tree.ts'
import type { Rule } from './rule.ts'

/** Texts that contain characters that were not meant: invisible ones, HTML, and typographic quotation marks around a whole value. */
export const characters: Rule = ({ draft, isWritten, written }) => {
  const issueOf = (value: string, place: ConfigPath): readonly ConfigIssue[] => {
    const [invisible, html, inner] = [invisibleIn(value), markupIn(value), betweenMarks(value)]
    if (invisible === undefined && html === undefined && inner === undefined) return []
    // A text of a site with one language has no key of the language.
    const path = [place, place.slice(0, -1)].find(isWritten)
    if (path === undefined) return []
    if (invisible !== undefined)
      return [
        { path, needle: invisible.character, ...problem('TEXT_CHARACTER', 'invisible', { ...invisible, text: withoutInvisible(value) }) },
      ]
    if (html !== undefined) return [{ path, needle: html, ...problem('TEXT_CHARACTER', 'html', { html, text: withoutMarkup(value) }) }]
    // Within straight quotation marks, the marks belong to the text.
    return inner === undefined || /^["']/.test(written(path) ?? '')
      ? []
      : [{ path, ...problem('TEXT_CHARACTER', 'marks', { value, inner }) }]
  }
  const issuesIn = (value: unknown, path: ConfigPath): readonly ConfigIssue[] => {
    if (Array.isArray(value)) return value.flatMap((item, index) => issuesIn(item, [...path, index]))
    if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => issuesIn(item, [...path, key]))
    return typeof value === 'string' ? issueOf(value, path) : []
  }
  return issuesIn(draft, [])
}
