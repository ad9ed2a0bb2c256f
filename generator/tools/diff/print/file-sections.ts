/** Changes outside of the pages, as sections of the report: redirects, headers, sitemap, robots.txt and other files. */
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { HeaderChange, ListChange, RedirectRule, SiteDifference } from '../model.ts'
import { textIn } from '../phrases.ts'
import { serverPrefix } from '../read/files.ts'
import { isHostFile } from '../read/site.ts'
import { diffMessages } from './diff-messages.ts'
import { sidesOf, value } from './excerpt.ts'
import { foldedMoves, textItem } from './page-sections.ts'
import type { ReportedChange, ReportItem, ReportSection } from './report.ts'

const list = (title: string, items: readonly string[]): readonly ReportItem[] =>
  items.length === 0 ? [] : [textItem(title), { kind: 'list', items: items.map(item => [item, '']) }]

/** https://www.rfc-editor.org/rfc/rfc9110#name-redirection-3xx */
const isPermanent = (status: number): boolean => status === 301 || status === 308

const redirectItems = ({ added, removed, changed, followed }: SiteDifference['redirects'], language: MessageLanguage) => {
  const messages = diffMessages[language]
  const status = (code: number): string => messages.status(code, isPermanent(code))
  const rules = (title: string, redirects: readonly RedirectRule[]): readonly ReportItem[] => {
    const items = foldedMoves(redirects, messages.addressesBelow, rule => (isPermanent(rule.status) ? '' : status(rule.status)))
    return items.length === 0 ? [] : [textItem(title), { kind: 'list', items }]
  }
  const lines = changed.map(({ from, to, before, ...rule }) =>
    messages.changedRedirect(
      rule.status === rule.statusBefore
        ? { from, to, before, status: null, statusBefore: null }
        : { from, to, before: before === to ? null : before, status: status(rule.status), statusBefore: status(rule.statusBefore) },
    ),
  )
  const note = followed === 0 ? [] : [textItem(messages.followedRedirects(followed))]
  return [...rules(messages.newItems, added), ...rules(messages.removedItems, removed), ...list(messages.changedItems, lines), ...note]
}

/** The name of a header, with the URLs that it is sent for where these are not all: `Cache-Control (/assets/*)`. */
export const headerName = ({ name, scope }: HeaderChange, language: MessageLanguage): string =>
  scope === null ? name : `${name} (${textIn(scope, language)})`

const headerItem = (header: HeaderChange, language: MessageLanguage): ReportedChange => {
  const { before, after } = header
  const sides =
    before !== null && after !== null
      ? sidesOf(before, after)
      : { before: before === null ? null : value(before, 'before'), after: after === null ? null : value(after, 'after') }
  return { kind: 'change', what: headerName(header, language), where: '', pages: '', paths: [], ...sides, note: null }
}

export const fileSections = (
  { redirects, headers, sitemap, robots, files }: SiteDifference,
  language: MessageLanguage,
): readonly ReportSection[] => {
  const messages = diffMessages[language]
  const named = (path: string): string => (path.startsWith(serverPrefix) ? messages.serverFile(path.slice(serverPrefix.length)) : path)
  const both = ({ added, removed }: ListChange, addedTitle: string, removedTitle: string): readonly ReportItem[] => [
    ...list(addedTitle, added),
    ...list(removedTitle, removed),
  ]
  const warning: readonly ReportItem[] = files.removed.some(isHostFile) ? [{ kind: 'warn', text: messages.hostFilesRemoved }] : []
  return [
    { title: messages.redirects, items: redirectItems(redirects, language) },
    { title: messages.headers, items: headers.map(header => headerItem(header, language)) },
    { title: messages.sitemap, items: both(sitemap, messages.listedNow, messages.noLongerListed) },
    { title: 'robots.txt', items: both(robots, messages.newLines, messages.removedLines) },
    {
      title: messages.files,
      items: [
        ...warning,
        ...list(messages.changedItems, files.changed.map(named)),
        ...both({ added: files.added.map(named), removed: files.removed.map(named) }, messages.newItems, messages.removedItems),
      ],
    },
  ].filter(({ items }) => items.length > 0)
}
