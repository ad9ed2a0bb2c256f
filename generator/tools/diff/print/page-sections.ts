/** Added, removed and moved pages, as sections of the report. */
import type { MessageLanguage } from '../../../site/messages/language.ts'
import type { SiteDifference } from '../model.ts'
import { whichPages } from './change-sections.ts'
import { type DiffMessages, diffMessages } from './diff-messages.ts'
import type { ReportItem, ReportSection } from './report.ts'

interface Move {
  readonly from: string
  readonly to: string
}

const parent = (path: string): string => path.slice(0, path.lastIndexOf('/'))
const leaf = (path: string): string => path.slice(path.lastIndexOf('/'))

/** Moves as items of a list. Pages below a moved page, which move with it, are only counted. */
export const foldedMoves = <One extends Move>(
  moves: readonly One[],
  countBelow: (count: number) => string,
  note: (move: One) => string = () => '',
): readonly (readonly [name: string, about: string])[] => {
  const byPaths = new Map(moves.map(move => [`${move.from} ${move.to}`, move]))
  const top = (move: One): One => {
    const { from, to } = move
    const above = leaf(from) === leaf(to) ? byPaths.get(`${parent(from)} ${parent(to)}`) : undefined
    return above === undefined ? move : top(above)
  }
  const below = new Map<One, number>()
  for (const move of moves) if (top(move) !== move) below.set(top(move), (below.get(top(move)) ?? 0) + 1)
  return moves
    .filter(move => top(move) === move)
    .map(move => {
      const folded = below.get(move)
      const more = folded === undefined ? '' : countBelow(folded)
      return [`${move.from} → ${move.to}`, [note(move), more].filter(Boolean).join(', ')]
    })
}

const missingRedirects = (rules: readonly Move[], text: string): readonly ReportItem[] =>
  rules.length === 0
    ? []
    : [
        { kind: 'warn', text },
        { kind: 'lines', lines: rules.map(({ from, to }) => `- { from: ${from}, to: ${to} }`) },
      ]

export const textItem = (text: string): ReportItem => ({ kind: 'text', text })

/** A sentence on some pages; none without pages. */
const onPages = (
  pages: readonly string[],
  difference: SiteDifference,
  language: MessageLanguage,
  text: (pages: string) => string,
): readonly ReportItem[] => (pages.length === 0 ? [] : [textItem(text(whichPages(pages, difference, language)))])

const wholeLanguages = (tags: readonly string[], messages: DiffMessages): readonly ReportItem[] =>
  tags.map(tag => textItem(messages.allPagesInLanguage(tag)))

const movedSection = (difference: SiteDifference, language: MessageLanguage): ReportSection => {
  const messages = diffMessages[language]
  const { moved, links } = difference
  const lost = moved.filter(({ redirected }) => !redirected)
  return {
    title: messages.moved(moved.length),
    items: [
      { kind: 'list', items: foldedMoves(moved, messages.pagesBelow) },
      ...(lost.length === moved.length ? [] : [textItem(lost.length === 0 ? messages.oldAddressLeads : messages.otherAddressesLead)]),
      ...missingRedirects(lost, messages.movedWithoutRedirect(lost.length)),
      ...onPages(links.toMoved, difference, language, messages.linksFollow),
    ],
  }
}

const removedSection = (difference: SiteDifference, language: MessageLanguage): ReportSection => {
  const messages = diffMessages[language]
  const { removed, links } = difference
  const whole = difference.wholeLanguages.removed
  const lost = removed.filter(({ leadsTo }) => leadsTo === null)
  return {
    title: messages.removed(removed.length),
    items: [
      ...wholeLanguages(whole, messages),
      {
        kind: 'list',
        items: removed
          .filter(page => !whole.includes(page.language))
          .map(({ path, title, leadsTo }) => [path, leadsTo === null ? title : messages.leadsTo(title, leadsTo)]),
      },
      ...missingRedirects(
        lost.map(({ path, parent: to }) => ({ from: path, to })),
        messages.removedWithoutRedirect(lost.length, removed.length),
      ),
      ...onPages(links.toRemoved, difference, language, messages.linksRemoved),
    ],
  }
}

const addedSection = (difference: SiteDifference, language: MessageLanguage): ReportSection => {
  const messages = diffMessages[language]
  const { added, links } = difference
  const whole = difference.wholeLanguages.added
  const inWhole = new Set(whole.flatMap(tag => difference.languages[tag] ?? []))
  return {
    title: messages.added(added.length),
    items: [
      ...wholeLanguages(whole, messages),
      { kind: 'list', items: added.filter(({ path }) => !inWhole.has(path)).map(({ path, title }) => [path, title]) },
      ...(links.toAdded.length === 0
        ? [{ kind: 'warn', text: messages.notLinked } as const]
        : onPages(links.toAdded, difference, language, messages.linksAdded)),
    ],
  }
}

export const pageSections = (difference: SiteDifference, language: MessageLanguage): readonly ReportSection[] => [
  ...(difference.moved.length === 0 ? [] : [movedSection(difference, language)]),
  ...(difference.removed.length === 0 ? [] : [removedSection(difference, language)]),
  ...(difference.added.length === 0 ? [] : [addedSection(difference, language)]),
]
