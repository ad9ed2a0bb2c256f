/** What changed on one page. */
import type { Change, Place } from '../model.ts'
import { withoutHash } from '../read/names.ts'
import type { PageView } from '../read/page.ts'
import { change } from './change.ts'
import { contactSwaps } from './contacts.ts'
import type { Context } from './context.ts'
import { headChanges } from './head.ts'
import { markupChanges } from './markup.ts'
import { formChanges, imageChanges, loadedChanges, styleChanges } from './media.ts'
import { type PartChanges, partChanges } from './parts.ts'
import { structuredChanges } from './structured.ts'

/** A page with what lies outside of its file. */
export interface PageSide {
  readonly view: PageView
  /** Inline and linked styles. */
  readonly styles: string
  /** Characters of its file. */
  readonly length: number
  /** Bytes, compressed: counted when they are asked for, as that takes longer than all the rest. */
  readonly weight: () => number
}

/** A page that grew or shrank by less is as heavy as it was. */
const notableBytes = 1024

const weightChanges = (was: PageSide, is: PageSide): readonly Change[] => {
  if (Math.abs(is.length - was.length) < notableBytes) return []
  const [before, after] = [was.weight(), is.weight()]
  return Math.abs(after - before) < notableBytes
    ? []
    : [
        {
          ...change({ topic: 'weight', place: 'head', before: String(before), after: String(after) }),
          key: after > before ? 'heavier' : 'lighter',
        },
      ]
}

/** Social networks show titles and texts that are told already. */
const withoutRepeats = (changes: readonly Change[]): readonly Change[] => {
  const reported = new Map(changes.filter(({ topic }) => topic !== 'social').map(one => [JSON.stringify([one.before, one.after]), one]))
  return changes.map(one => {
    const same = one.topic === 'social' ? reported.get(JSON.stringify([one.before, one.after])) : undefined
    return same === undefined ? one : { ...same, place: one.place }
  })
}

/** Places in which words or pictures came or went. */
const busyPlaces = (changes: readonly Change[], links: PartChanges['links']): ReadonlySet<Place> => {
  const busy = new Set(
    changes
      // Days that are put together anew are other rows.
      .filter(({ topic, subject, before, after }) => before === null || after === null || (topic === 'hours' && subject === null))
      .map(({ place }) => place),
  )
  return links.toAdded || links.toRemoved ? new Set([...busy, 'main', 'footer', 'header'] as const) : busy
}

export interface PageDifference {
  readonly changes: readonly Change[]
  readonly links: PartChanges['links']
}

export const comparePage = (before: PageSide, after: PageSide, context: Context): PageDifference => {
  const [was, is] = [before.view, after.view]
  const swaps = contactSwaps(was.parts, is.parts)
  const { changes: read, links, linkTexts } = partChanges(was.parts, is.parts, { swaps, context })
  const shown = [...read, ...imageChanges(was.images, is.images)]
  const reported = withoutRepeats([...headChanges(was, is, { swaps, context }), ...shown])
  const changes = [
    ...reported,
    ...structuredChanges(was.structured, is.structured, { swaps, context, reported, linkTexts }),
    ...formChanges(was.forms, is.forms),
    ...loadedChanges('frame', was.frames, is.frames),
    ...styleChanges(before.styles, after.styles),
    ...loadedChanges('script', was.scripts, is.scripts),
    ...markupChanges(was.tags, is.tags, busyPlaces(shown, links)),
    ...weightChanges(before, after),
  ]
  return { changes, links }
}

/** What remains of a page when all that is compared elsewhere, or changes by itself with files and addresses, is left out. */
export const settled = (html: string, address: (text: string) => string): string =>
  withoutHash(html)
    .replace(/<style>[\s\S]*?<\/style>|<script type="application\/ld\+json">[\s\S]*?<\/script>/g, '')
    .replace(/(?<=\s(?:href|content|src)=")[^"]*/g, address)
