/** A template that builds pages differently, with the same words in them. */
import { getOrCreate } from '../../../site/model/memoize.ts'
import { align } from '../align.ts'
import type { Change, Place } from '../model.ts'
import type { Tag } from '../read/markup.ts'
import { change } from './change.ts'

/** Where words or pictures came or went the tags around them did too; elsewhere a change of tags is one of its own. @param busy these places */
export const markupChanges = (before: readonly Tag[], after: readonly Tag[], busy: ReadonlySet<Place>): readonly Change[] => {
  const found = new Map<Place, { gone: string[]; come: string[] }>()
  for (const { same, ...hunk } of align(before, after, ({ place, text }) => `${place} ${text}`)) {
    if (same) continue
    for (const side of ['before', 'after'] as const)
      for (const { place, text } of hunk[side]) {
        if (busy.has(place)) continue
        getOrCreate(found, place, () => ({ gone: [], come: [] }))[side === 'before' ? 'gone' : 'come'].push(text)
      }
  }
  return [...found].map(([place, { gone, come }]) =>
    change({ topic: 'markup', place, before: gone.join(' ') || null, after: come.join(' ') || null }),
  )
}
