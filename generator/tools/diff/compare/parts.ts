/** What changed in what a visitor reads and follows on a page, and in the labels that screen readers say. */
import { groupBy } from '../../../site/model/table.ts'
import { align, type Stretch } from '../align.ts'
import type { Change } from '../model.ts'
import type { Part } from '../read/parts.ts'
import { editOf, similarity } from '../words.ts'
import { change, rewording } from './change.ts'
import { explainedBy, type Swap, swapChange } from './contacts.ts'
import { type Context, follow, pathOn } from './context.ts'
import { pairUp } from './pairing.ts'

export interface PartChanges {
  readonly changes: readonly Change[]
  readonly links: { readonly toAdded: boolean; readonly toRemoved: boolean; readonly toMoved: boolean }
  /** Texts of links that came and went with their pages. */
  readonly linkTexts: { readonly gone: ReadonlySet<string>; readonly come: ReadonlySet<string> }
}

const isLink = ({ links, text }: Part): boolean => links.length === 1 && links[0]?.text === text

const targetOf = (part: Part): string => part.links[0]?.href ?? ''

const rowText = ({ days, text }: Part): string => `${days ?? ''}: ${text}`

const topicOf = (part: Part): 'heading' | 'spoken' | 'link' | 'text' =>
  part.kind === 'heading' ? 'heading' : part.kind === 'spoken' ? 'spoken' : isLink(part) ? 'link' : 'text'

const subjectOf = (part: Part): string | null =>
  part.kind === 'heading' ? part.of : part.kind === 'spoken' ? part.of : isLink(part) ? targetOf(part) : null

/** Passages that came or went together are one change; links are told one by one. */
const blocks = (parts: readonly Part[]): readonly (readonly Part[])[] => [
  ...groupBy(parts, part =>
    part.kind === 'spoken' ? `spoken ${part.text}` : parts.every(isLink) ? `link ${part.text}` : `text ${part.place}`,
  ).values(),
]

const blockChange = (parts: readonly Part[], side: 'before' | 'after'): readonly Change[] => {
  const [first] = parts
  if (first === undefined) return []
  const text = parts.map(part => (part.kind === 'hours' ? rowText(part) : part.text)).join('\n')
  const topic = parts.length === 1 ? topicOf(first) : 'text'
  const subject = parts.length === 1 ? subjectOf(first) : null
  const sides = { before: side === 'before' ? text : null, after: side === 'after' ? text : null }
  const section = first.kind === 'heading' ? '' : first.section
  const draft = { topic, place: first.place, subject, section, ...sides }
  return [rewording(draft)]
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

export const partChanges = (
  before: readonly Part[],
  after: readonly Part[],
  { swaps, context }: { readonly swaps: readonly Swap[]; readonly context: Context },
): PartChanges => {
  const seen: Change[] = []
  const spoken: Change[] = []
  const links = { toAdded: false, toRemoved: false, toMoved: false }
  const linkTexts = { gone: new Set<string>(), come: new Set<string>() }
  const { origins, added, removed } = context

  const compareLinks = (was: Part, is: Part): void => {
    for (const [index, { href, text }] of is.links.entries()) {
      const old = was.links[index]?.href
      if (old === undefined || old === href) continue
      if (follow(context, old) === href) links.toMoved = true
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
      const reworded = rewording({
        topic: topicOf(is),
        place: is.place,
        subject: subjectOf(is),
        before: was.text,
        after: is.text,
        section: is.section,
      })
      if (is.kind === 'spoken') spoken.push(reworded)
      else seen.push(reworded)
    }
  }

  /** Links to pages that came or went are told with the pages. */
  const apart = (parts: readonly Part[], pages: ReadonlySet<string>, origin: string, note: (text: string) => void): readonly Part[] =>
    parts.filter(part => {
      const path = isLink(part) ? pathOn(origin, targetOf(part)) : null
      if (path === null || !pages.has(path)) return true
      note(part.text)
      return false
    })

  const compareHunk = (hunk: Stretch<Part>): void => {
    const others = (part: Part): boolean => part.kind !== 'hours'
    const { pairs, gone, come } = pairUp(hunk.before.filter(others), hunk.after.filter(others), {
      fits: (was, is) =>
        was.kind === is.kind && was.place === is.place && isLink(was) === isLink(is) && (was.kind !== 'spoken' || was.of === is.of),
      alike: (was, is) => similarity(was.text, is.text),
    })
    for (const [was, is] of pairs) comparePair(was, is)
    const left = {
      gone: apart(gone, removed, origins.before, text => {
        links.toRemoved = true
        linkTexts.gone.add(text)
      }),
      come: apart(come, added, origins.after, text => {
        links.toAdded = true
        linkTexts.come.add(text)
      }),
    }
    for (const block of blocks(left.gone)) (block[0]?.kind === 'spoken' ? spoken : seen).push(...blockChange(block, 'before'))
    for (const block of blocks(left.come)) (block[0]?.kind === 'spoken' ? spoken : seen).push(...blockChange(block, 'after'))
  }

  const stretches = align(before, after, ({ kind, place, days, text }) => `${kind} ${place} ${days ?? ''} ${text}`)
  for (const stretch of stretches)
    if (stretch.same) for (const [index, is] of stretch.after.entries()) compareLinks(stretch.before[index] ?? is, is)
    else compareHunk(stretch)

  const changedRows = (side: 'before' | 'after'): readonly Part[] =>
    stretches.filter(({ same }) => !same).flatMap(stretch => stretch[side].filter(({ kind }) => kind === 'hours'))
  seen.unshift(...hoursChanges(changedRows('before'), changedRows('after')))

  return { changes: [...seen, ...unsaid(spoken, seen)], links, linkTexts }
}

/** A label that repeats what is seen, or came and went with it, needs no telling of its own. */
const unsaid = (spoken: readonly Change[], seen: readonly Change[]): readonly Change[] => {
  const edits = new Set(seen.map(({ before, after }) => editOf(before ?? '', after ?? '')))
  const came = new Set(seen.filter(({ before }) => before === null).map(({ place }) => place))
  const went = new Set(seen.filter(({ after }) => after === null).map(({ place }) => place))
  return spoken.filter(
    ({ before, after, place }) =>
      !edits.has(editOf(before ?? '', after ?? '')) && !(before === null && came.has(place)) && !(after === null && went.has(place)),
  )
}
