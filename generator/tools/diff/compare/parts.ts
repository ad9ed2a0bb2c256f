/** Compares the texts and links of a page, and the labels for screen readers. */
import { groupBy } from '../../../site/util/table.ts'
import { type AlignedRange, align } from '../align.ts'
import { editOf, similarity } from '../compare-words.ts'
import type { Change } from '../model.ts'
import { quoted } from '../phrases.ts'
import type { Part } from '../read/parts.ts'
import { change, onlyOn, rewording, type Side } from './change.ts'
import { explainedBy, type Swap, swapChange } from './contacts.ts'
import { type Context, follow, pathOn } from './context.ts'
import type { FormChanges } from './forms.ts'
import { isLink, movedParts, partKey } from './moved-parts.ts'
import { pairUp } from './pairing.ts'

export interface PartChanges {
  readonly changes: readonly Change[]
  readonly links: { readonly toAdded: boolean; readonly toRemoved: boolean; readonly toMoved: boolean }
  /** Texts of links to removed and added pages. */
  readonly linkTexts: { readonly gone: ReadonlySet<string>; readonly come: ReadonlySet<string> }
}

const targetOf = (part: Part): string => part.links[0]?.href ?? ''

const rowText = ({ days, text }: Part): string => `${days ?? ''}: ${text}`

const topicOf = (part: Part): 'heading' | 'spoken' | 'link' | 'text' =>
  part.kind === 'heading' ? 'heading' : part.kind === 'spoken' ? 'spoken' : isLink(part) ? 'link' : 'text'

const subjectOf = (part: Part): string | null =>
  part.kind === 'heading' || part.kind === 'spoken' ? part.of : isLink(part) ? targetOf(part) : null

/** Adjacent passages that were added or removed are one change; links are reported one by one. */
const blocks = (parts: readonly Part[]): readonly (readonly Part[])[] => [
  ...groupBy(parts, part =>
    part.kind === 'spoken' ? `spoken ${part.text}` : parts.every(isLink) ? `link ${part.text}` : `text ${part.place}`,
  ).values(),
]

const blockChange = (parts: readonly Part[], side: Side): readonly Change[] => {
  const [first] = parts
  if (first === undefined) return []
  const text = parts.map(part => (part.kind === 'hours' ? rowText(part) : part.text)).join('\n')
  const { topic, subject } =
    parts.length === 1 ? { topic: topicOf(first), subject: subjectOf(first) } : { topic: 'text' as const, subject: null }
  return [rewording({ topic, place: first.place, subject, section: first.kind === 'heading' ? '' : first.section, ...onlyOn(side, text) })]
}

const hoursChanges = (before: readonly Part[], after: readonly Part[]): readonly Change[] => {
  const [was, is] = [before[0], after[0]]
  if (was === undefined && is === undefined) return []
  const place = (is ?? was)?.place ?? 'main'
  const sameDays = before.length === after.length && before.every(({ days }, index) => days === after[index]?.days)
  if (sameDays)
    return before.flatMap((row, index) => {
      const text = after[index]?.text ?? ''
      return text === row.text ? [] : [change({ topic: 'hours', place, subject: row.days, before: row.text, after: text })]
    })
  const list = (rows: readonly Part[]): string | null => (rows.length === 0 ? null : rows.map(rowText).join('; '))
  return [change({ topic: 'hours', place, before: list(before), after: list(after) })]
}

interface Known {
  readonly swaps: readonly Swap[]
  readonly context: Context
  /** Labels of removed and added fields. */
  readonly labels: FormChanges['labels']
}

export const partChanges = (before: readonly Part[], after: readonly Part[], { swaps, context, labels }: Known): PartChanges => {
  const seen: Change[] = []
  const spoken: Change[] = []
  const links = { toAdded: false, toRemoved: false, toMoved: false }
  const linkTexts = { gone: new Set<string>(), come: new Set<string>() }
  const { origins, added, removed } = context
  const ranges = align(before, after, partKey)
  const moves = movedParts(before, after, ranges)
  const hrefsOf = (parts: readonly Part[]): ReadonlySet<string> =>
    new Set(parts.flatMap(part => part.links.map(({ text, href }) => `${text} ${href}`)))
  /** Links with the same text may have moved with their neighbors. */
  const hrefs = { before: hrefsOf(before), after: hrefsOf(after) }

  const compareLinks = (was: Part, is: Part): void => {
    for (const [index, { href, text }] of is.links.entries()) {
      const old = was.links[index]?.href
      if (old === undefined || old === href) continue
      if (follow(context, old) === href) links.toMoved = true
      else if (moves.changes.length > 0 && hrefs.before.has(`${text} ${href}`) && hrefs.after.has(`${text} ${old}`)) continue
      else {
        const explained = explainedBy(swaps, old, href)
        if (explained !== null) seen.push(...explained.map(swap => swapChange(swap, is.place)))
        else seen.push(change({ topic: 'link', place: is.place, subject: text || is.text, before: old, after: href, section: is.section }))
      }
    }
  }

  const comparePair = (was: Part, is: Part): void => {
    compareLinks(was, is)
    if (was.text === is.text) return
    const explained = explainedBy(swaps, was.text, is.text)
    if (explained !== null) seen.push(...explained.map(swap => swapChange(swap, is.place)))
    else {
      const { place, section } = is
      const reworded = rewording({ topic: topicOf(is), place, subject: subjectOf(is), before: was.text, after: is.text, section })
      if (is.kind === 'spoken') spoken.push(reworded)
      else seen.push(reworded)
    }
  }

  /** Links to added or removed pages are reported with the pages. */
  const withoutPageLinks = (
    parts: readonly Part[],
    pages: ReadonlySet<string>,
    origin: string,
    note: (text: string) => void,
  ): readonly Part[] =>
    parts.filter(part => {
      const path = isLink(part) ? pathOn(origin, targetOf(part)) : null
      if (path === null || !pages.has(path)) return true
      note(part.text)
      return false
    })

  const compareHunk = (hunk: AlignedRange<Part>): void => {
    const others = (part: Part): boolean => part.kind !== 'hours' && !moves.parts.has(part)
    const { languages } = context
    // Words of a removed or added language, and the language menu, are reported with the language.
    const changed = languages.removed.size + languages.added.size > 0
    const isLanguage = (part: Part, tags: ReadonlySet<string>): boolean =>
      tags.has(part.language) ||
      (changed && (part.links.some(({ toLanguage }) => toLanguage) || (part.kind === 'spoken' && part.of.startsWith('nav'))))
    const was = hunk.before.filter(part => others(part) && !labels.gone.has(part.text) && !isLanguage(part, languages.removed))
    const is = hunk.after.filter(part => others(part) && !labels.come.has(part.text) && !isLanguage(part, languages.added))
    if (hunk.before.some(part => isLanguage(part, languages.removed))) links.toRemoved = true
    if (hunk.after.some(part => isLanguage(part, languages.added))) links.toAdded = true
    const { pairs, gone, come } = pairUp(was, is, {
      fits: (old, now) =>
        old.kind === now.kind && old.place === now.place && isLink(old) === isLink(now) && (old.kind !== 'spoken' || old.of === now.of),
      similarity: (old, now) => similarity(old.text, now.text),
    })
    for (const [old, now] of pairs) comparePair(old, now)
    const left = {
      gone: withoutPageLinks(gone, removed, origins.before, text => {
        links.toRemoved = true
        linkTexts.gone.add(text)
      }),
      come: withoutPageLinks(come, added, origins.after, text => {
        links.toAdded = true
        linkTexts.come.add(text)
      }),
    }
    for (const block of blocks(left.gone)) (block[0]?.kind === 'spoken' ? spoken : seen).push(...blockChange(block, 'before'))
    for (const block of blocks(left.come)) (block[0]?.kind === 'spoken' ? spoken : seen).push(...blockChange(block, 'after'))
  }

  const differing = ranges.filter(({ same }) => !same)
  for (const { same, ...both } of ranges)
    if (same) for (const [index, is] of both.after.entries()) compareLinks(both.before[index] ?? is, is)
  // Moved parts have new neighbors, so all differing ranges are compared as one.
  if (moves.changes.length === 0) for (const range of differing) compareHunk(range)
  else compareHunk({ same: false, before: differing.flatMap(one => one.before), after: differing.flatMap(one => one.after) })

  const changedRows = (side: Side): readonly Part[] =>
    differing.flatMap(range => range[side].filter(part => part.kind === 'hours' && !moves.parts.has(part)))
  seen.unshift(...hoursChanges(changedRows('before'), changedRows('after')))

  return { changes: [...moves.changes, ...seen, ...withoutRepeated(spoken, seen)], links, linkTexts }
}

/** Omits labels that repeat a visible change. */
const withoutRepeated = (spoken: readonly Change[], seen: readonly Change[]): readonly Change[] => {
  const editIn = ({ before, after }: Change): string => editOf(quoted(before) ?? '', quoted(after) ?? '')
  const edits = new Set(seen.map(editIn))
  const came = new Set(seen.filter(({ before }) => before === null).map(({ place }) => place))
  const went = new Set(seen.filter(({ after }) => after === null).map(({ place }) => place))
  return spoken.filter(
    one => !edits.has(editIn(one)) && !(one.before === null && came.has(one.place)) && !(one.after === null && went.has(one.place)),
  )
}
