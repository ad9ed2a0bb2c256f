/** Compares two versions of a page. */
import type { Change, Place } from '../model.ts'
import { withoutHash } from '../read/names.ts'
import type { PageView } from '../read/page.ts'
import { change } from './change.ts'
import { contactSwaps } from './contacts.ts'
import type { Context } from './context.ts'
import { formChanges } from './forms.ts'
import { headChanges } from './head.ts'
import { markupChanges } from './markup.ts'
import { drawingChanges, imageChanges, loadedChanges, styleChanges } from './media.ts'
import { type PartChanges, partChanges } from './parts.ts'
import { structuredChanges } from './structured.ts'

/** A page with the resources outside of its file. */
export interface PageSide {
  readonly view: PageView
  /** Inline and linked styles. */
  readonly styles: string
  /** Characters of its file. */
  readonly length: number
  /** Compressed bytes. Computed on demand, because compression takes most of the time. */
  readonly weight: () => number
}

/** The smallest difference in size that is reported. */
const notableBytes = 1024

const weightChanges = (was: PageSide, is: PageSide): readonly Change[] => {
  if (Math.abs(is.length - was.length) < notableBytes) return []
  const [before, after] = [was.weight(), is.weight()]
  if (Math.abs(after - before) < notableBytes) return []
  const weight = change({ topic: 'weight', place: 'head', before: String(before), after: String(after) })
  return [{ ...weight, key: after > before ? 'heavier' : 'lighter' }]
}

/** Merges previews on social networks with the same change of a title or text. */
const withoutRepeats = (changes: readonly Change[]): readonly Change[] => {
  const reported = new Map(changes.filter(({ topic }) => topic !== 'social').map(one => [JSON.stringify([one.before, one.after]), one]))
  return changes.map(item => {
    const same = item.topic === 'social' ? reported.get(JSON.stringify([item.before, item.after])) : undefined
    return same === undefined ? item : { ...same, place: item.place }
  })
}

/** Places with added or removed words. */
const busyPlaces = (changes: readonly Change[], links: PartChanges['links']): ReadonlySet<Place> => {
  const busy = changes.filter(({ before, after }) => before === null || after === null).map(({ place }) => place)
  return new Set([...busy, ...(links.toAdded || links.toRemoved ? (['main', 'footer', 'header'] as const) : [])])
}

/** The script that shows whether the business is open now has the hours in these attributes. */
const isScriptHours = ({ subject }: Change): boolean =>
  typeof subject === 'object' && subject?.code === 'elementAttribute' && /^data-(?:open|except)$/.test(subject.values.attribute)

export interface PageDifference {
  readonly changes: readonly Change[]
  readonly links: PartChanges['links']
}

export const comparePage = (before: PageSide, after: PageSide, context: Context): PageDifference => {
  const [was, is] = [before.view, after.view]
  const swaps = contactSwaps(was.parts, is.parts)
  const forms = formChanges(was, is, context)
  const { changes: read, links, linkTexts } = partChanges(was.parts, is.parts, { swaps, context, labels: forms.labels })
  const wordsMoved = read.some(({ topic }) => topic === 'order')
  const shown = [...forms.changes, ...read, ...imageChanges(was.images, is.images, wordsMoved)]
  const reported = withoutRepeats([...headChanges(was, is, { swaps, context }), ...shown])
  const changes = [
    ...reported,
    ...structuredChanges(was.structured, is.structured, { swaps, context, reported, linkTexts }),
    ...loadedChanges('frame', was.frames, is.frames),
    ...drawingChanges(was.drawings, is.drawings, busyPlaces(shown, links)),
    ...styleChanges(before.styles, after.styles),
    ...loadedChanges('script', was.scripts, is.scripts),
    ...markupChanges(was.tags, is.tags, wordsMoved).filter(one => !(isScriptHours(one) && shown.some(({ topic }) => topic === 'hours'))),
    ...weightChanges(before, after),
  ]
  return { changes, links }
}

/** The source of a page without styles, hashes and URLs, which are compared elsewhere. */
export const normalizedSource = (html: string, replaceUrl: (text: string) => string): string =>
  withoutHash(html)
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/(?<=[=:,[]")[^"<>]*(?=")/g, replaceUrl)

/** Characters shown around the first difference. */
const around = 40

/** A change of the source that is not visible, such as a comment or white space. */
export const sourceChange = (was: string, is: string): Change => {
  let [start, end] = [0, 0]
  const shorter = Math.min(was.length, is.length)
  while (start < shorter && was[start] === is[start]) start++
  while (end < shorter - start && was[was.length - 1 - end] === is[is.length - 1 - end]) end++
  const from = Math.max(0, start - around)
  const cut = (text: string): string => text.slice(from, Math.max(from, text.length - end + around))
  return change({ topic: 'details', place: 'head', before: cut(was), after: cut(is) })
}
