/** Groups the changes of all pages, so that each is reported once. */
import { getOrCreate } from '../../../site/util/memoize.ts'
import { type Change, type ChangeGroup, type Place, places, type Topic, topics } from '../model.ts'

/** @param first the change with the most important topic */
const emptyGroup = (first: Change) => ({
  first,
  topics: new Set<Topic>(),
  /** As JSON, like `texts`. */
  subjects: new Set<string>(),
  places: new Set<Place>(),
  sections: new Set<string>(),
  texts: new Set<string>(),
  pages: new Set<string>(),
})

type Draft = ReturnType<typeof emptyGroup>

export interface Groups {
  readonly add: (path: string, changes: readonly Change[]) => void
  readonly all: () => readonly ChangeGroup[]
}

const inOrder = <Item>(order: readonly Item[], found: ReadonlySet<Item>): readonly Item[] => order.filter(item => found.has(item))

/** Topics are in the order of their importance. */
const better = (one: Change, other: Change): boolean => topics.indexOf(one.topic) < topics.indexOf(other.topic)

const groupOf = ({ first, ...draft }: Draft): ChangeGroup => {
  const [section = null] = draft.sections
  return {
    topics: inOrder(topics, draft.topics),
    // Of several moves the first is the example.
    subject: draft.subjects.size === 1 || first.topic === 'order' ? first.subject : null,
    before: first.before,
    after: first.after,
    section: draft.sections.size === 1 && section !== '' ? section : null,
    places: inOrder(places, draft.places),
    texts: draft.texts.size,
    pages: [...draft.pages].sort(),
  }
}

const rank = ({ topics: [topic = 'details'] }: ChangeGroup): number => topics.indexOf(topic)

export const groups = (): Groups => {
  const drafts = new Map<string, Draft>()
  return {
    add: (path, changes) => {
      for (const next of changes) {
        const draft = getOrCreate(drafts, next.key, () => emptyGroup(next))
        if (better(next, draft.first)) draft.first = next
        draft.topics.add(next.topic)
        draft.subjects.add(JSON.stringify(next.subject))
        draft.places.add(next.place)
        if (next.place === 'main') draft.sections.add(next.section)
        draft.texts.add(JSON.stringify([next.before, next.after]))
        draft.pages.add(path)
      }
    },
    all: () => [...drafts.values()].map(groupOf).toSorted((a, b) => rank(a) - rank(b) || b.pages.length - a.pages.length),
  }
}
