/** Compares images, drawings, frames, scripts and styles. */
import { align } from '../align.ts'
import type { Change, Place, Topic } from '../model.ts'
import { other } from '../phrases.ts'
import type { DrawingView, ImageView } from '../read/media.ts'
import { imageName, withoutHash } from '../read/names.ts'
import { rulesOf } from '../read/styles.ts'
import { change, differingKeys, rewording, type Side } from './change.ts'
import { listOrder } from './order.ts'
import { pairUp } from './pairing.ts'

const altChanges = (was: ImageView, is: ImageView): readonly Change[] =>
  was.alt === is.alt ? [] : [rewording({ topic: 'spoken', place: is.place, subject: imageName(is.src), before: was.alt, after: is.alt })]

const sameImage = (was: ImageView, is: ImageView): readonly Change[] => [
  ...(was.src === is.src ? [] : [change({ topic: 'image', place: is.place, subject: imageName(is.src), before: other, after: other })]),
  ...altChanges(was, is),
]

/** An image that moved on the page is reported with the words that it moved with, or on its own. */
export const imageChanges = (before: readonly ImageView[], after: readonly ImageView[], wordsMoved: boolean): readonly Change[] => {
  const ranges = align(before, after, ({ src, place }) => `${place} ${withoutHash(src)}`)
  const sources = (side: Side): ReadonlySet<string> =>
    new Set(ranges.filter(({ same }) => !same).flatMap(range => range[side].map(({ src }) => src)))
  const [left, arrived] = [sources('before'), sources('after')]
  const names = (list: readonly ImageView[]): readonly string[] => list.map(({ src }) => imageName(src))
  const order = wordsMoved || ![...left].some(src => arrived.has(src)) ? [] : listOrder(names(before), names(after))
  return [
    ...order,
    ...ranges.flatMap(({ same, ...range }) => {
      if (same) return range.after.flatMap((is, index) => sameImage(range.before[index] ?? is, is))
      const { pairs, gone, come } = pairUp(
        range.before.filter(({ src }) => !arrived.has(src)),
        range.after.filter(({ src }) => !left.has(src)),
        { fits: (was, is) => was.place === is.place, similarity: (was, is) => (was.alt === is.alt ? 1 : 0) },
      )
      return [
        ...pairs.flatMap(([was, is]) => [
          change({ topic: 'image', place: is.place, before: imageName(was.src), after: imageName(is.src) }),
          ...altChanges(was, is),
        ]),
        ...gone.map(({ src, place }) => change({ topic: 'image', place, before: imageName(src), after: null })),
        ...come.map(({ src, place }) => change({ topic: 'image', place, before: null, after: imageName(src) })),
      ]
    }),
  ]
}

/** Compares the URLs that a page loads: changed content under the same name, added, removed. */
export const loadedChanges = (topic: Topic, before: readonly string[], after: readonly string[]): readonly Change[] =>
  align(before, after, withoutHash).flatMap(({ same, ...hunk }) => {
    if (same)
      return hunk.after.flatMap((url, index) =>
        url === hunk.before[index] ? [] : [change({ topic, place: 'head', subject: withoutHash(url), before: other, after: other })],
      )
    return [
      ...hunk.before.map(url => change({ topic, place: 'head', before: withoutHash(url), after: null })),
      ...hunk.after.map(url => change({ topic, place: 'head', before: null, after: withoutHash(url) })),
    ]
  })

/** A drawing is named by the text next to it. @param busy places with added or removed texts, which explain their drawings */
export const drawingChanges = (
  before: readonly DrawingView[],
  after: readonly DrawingView[],
  busy: ReadonlySet<Place>,
): readonly Change[] => {
  const ranges = align(before, after, ({ place, shapes }) => `${place} ${shapes}`).filter(({ same }) => !same)
  const drawings = (side: Side): ReadonlySet<string> => new Set(ranges.flatMap(one => one[side].map(({ shapes }) => shapes)))
  const [gone, come] = [drawings('before'), drawings('after')]
  const draw = (subject: string, was: DrawingView | null, is: DrawingView | null): Change => {
    const place = (is ?? was)?.place ?? 'main'
    const sides = { before: was === null ? null : other, after: is === null ? null : other }
    return { ...change({ topic: 'drawing', place, subject, ...sides }), key: `drawing ${was?.shapes} ${is?.shapes}` }
  }
  return ranges.flatMap(range => {
    // A drawing that moved is reported with its words.
    const was = range.before.filter(({ shapes }) => !come.has(shapes))
    const is = range.after.filter(({ shapes }) => !gone.has(shapes))
    if (was.length === is.length) return is.map((one, index) => draw(one.nearbyText, was[index] ?? one, one))
    return [
      ...was.filter(({ place }) => !busy.has(place)).map(one => draw(one.nearbyText, one, null)),
      ...is.filter(({ place }) => !busy.has(place)).map(one => draw(one.nearbyText, null, one)),
    ]
  })
}

/** Compares stylesheets: the changed declarations of each selector. */
export const styleChanges = (before: string, after: string): readonly Change[] => {
  if (before === after) return []
  const [was, is] = [rulesOf(before), rulesOf(after)]
  const only = (list: readonly string[] | null, other: readonly string[] | null): string | null =>
    list?.filter(one => !other?.includes(one)).join('; ') || null
  const found = differingKeys(was, is).flatMap(([selector, old, now]) =>
    old?.join(';') === now?.join(';')
      ? []
      : [change({ topic: 'style', place: 'head', subject: selector, before: only(old, now), after: only(now, old) })],
  )
  const inOrder =
    [...was.keys()].filter(selector => is.has(selector)).join() === [...is.keys()].filter(selector => was.has(selector)).join()
  return found.length > 0 || inOrder
    ? found
    : [change({ topic: 'style', place: 'head', before: { code: 'otherOrder' }, after: { code: 'otherOrder' } })]
}
