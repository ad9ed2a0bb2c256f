/** What changed in pictures, frames, forms, scripts and styles. */
import { align } from '../align.ts'
import type { Change, Topic } from '../model.ts'
import type { FormView, ImageView } from '../read/media.ts'
import { pictureName, withoutHash } from '../read/names.ts'
import { rulesOf } from '../read/styles.ts'
import { change, rewording } from './change.ts'
import { pairUp } from './pairing.ts'

const sameImage = (was: ImageView, is: ImageView): readonly Change[] => [
  ...(was.src === is.src
    ? []
    : [change({ topic: 'image', place: is.place, subject: pictureName(is.src), before: 'another', after: 'another' })]),
  ...(was.alt === is.alt ? [] : [altChange(was, is)]),
]

const altChange = (was: ImageView, is: ImageView): Change =>
  rewording({ topic: 'spoken', place: is.place, subject: pictureName(is.src), before: was.alt, after: is.alt })

export const imageChanges = (before: readonly ImageView[], after: readonly ImageView[]): readonly Change[] =>
  align(before, after, ({ src, place }) => `${place} ${withoutHash(src)}`).flatMap(({ same, ...hunk }) => {
    if (same) return hunk.after.flatMap((is, index) => sameImage(hunk.before[index] ?? is, is))
    const { pairs, gone, come } = pairUp(hunk.before, hunk.after, {
      fits: (was, is) => was.place === is.place,
      alike: (was, is) => (was.alt === is.alt ? 1 : 0),
    })
    return [
      ...pairs.flatMap(([was, is]) => [
        change({ topic: 'image', place: is.place, before: pictureName(was.src), after: pictureName(is.src) }),
        ...(was.alt === is.alt ? [] : [altChange(was, is)]),
      ]),
      ...gone.map(({ src, place }) => change({ topic: 'image', place, before: pictureName(src), after: null })),
      ...come.map(({ src, place }) => change({ topic: 'image', place, before: null, after: pictureName(src) })),
    ]
  })

/** Addresses that a page loads: one that has another content under its name, one that came, one that went. */
export const loadedChanges = (topic: Topic, before: readonly string[], after: readonly string[]): readonly Change[] =>
  align(before, after, withoutHash).flatMap(({ same, ...hunk }) => {
    if (same)
      return hunk.after.flatMap((url, index) =>
        url === hunk.before[index]
          ? []
          : [change({ topic, place: 'head', subject: withoutHash(url), before: 'another', after: 'another' })],
      )
    return [
      ...hunk.before.map(url => change({ topic, place: 'head', before: withoutHash(url), after: null })),
      ...hunk.after.map(url => change({ topic, place: 'head', before: null, after: withoutHash(url) })),
    ]
  })

export const formChanges = (before: readonly FormView[], after: readonly FormView[]): readonly Change[] =>
  after.flatMap((is, index) => {
    const was = before[index]
    if (was === undefined) return []
    return [
      ...(was.action === is.action ? [] : [change({ topic: 'form', subject: 'address', before: was.action, after: is.action })]),
      ...was.fields.filter(name => !is.fields.includes(name)).map(name => change({ topic: 'form', before: name, after: null })),
      ...is.fields.filter(name => !was.fields.includes(name)).map(name => change({ topic: 'form', before: null, after: name })),
    ]
  })

/** Rules of style sheets that differ, by selector, with the declarations that differ alone. */
export const styleChanges = (before: string, after: string): readonly Change[] => {
  if (before === after) return []
  const [was, is] = [rulesOf(before), rulesOf(after)]
  const found = [...new Set([...was.keys(), ...is.keys()])].flatMap(selector => {
    const [old, now] = [was.get(selector), is.get(selector)]
    if (old?.join(';') === now?.join(';')) return []
    const only = (list: readonly string[] = [], other: readonly string[] = []): string | null =>
      list.filter(one => !other.includes(one)).join('; ') || null
    return [change({ topic: 'style', place: 'head', subject: selector, before: only(old, now), after: only(now, old) })]
  })
  const inOrder =
    [...was.keys()].filter(selector => is.has(selector)).join() === [...is.keys()].filter(selector => was.has(selector)).join()
  return found.length > 0 || inOrder ? found : [change({ topic: 'style', place: 'head', before: 'another order', after: 'another order' })]
}
