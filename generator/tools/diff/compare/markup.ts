/** Compares the elements around unchanged texts: these change with a template. */
import { getOrCreate } from '../../../site/util/memoize.ts'
import { type AlignedRange, align } from '../align.ts'
import type { Change, Place } from '../model.ts'
import type { Phrase } from '../phrases.ts'
import { without } from '../read/elements.ts'
import { type Tag, tagText } from '../read/markup.ts'
import { attributeChanges, change } from './change.ts'

/** Tags between two texts or images that both pages have. Changed texts and images among them are tags of kind `content`. */
interface Passage {
  readonly before: Tag[]
  readonly after: Tag[]
}

const isContent = ({ kind }: Tag): boolean => kind === 'content'

const passages = (ranges: readonly AlignedRange<Tag>[]): readonly Passage[] => {
  const found: Passage[] = []
  let open = false
  for (const { same, before, after } of ranges) {
    if (same) open &&= !before.some(isContent)
    else {
      if (!open) found.push({ before: [], after: [] })
      open = true
      found.at(-1)?.before.push(...before)
      found.at(-1)?.after.push(...after)
    }
  }
  return found
}

const topicIn = (place: Place): 'head' | 'markup' => (place === 'head' ? 'head' : 'markup')

const elementAttribute = (attribute: string, { name, attributes }: Tag): Phrase => ({
  code: 'elementAttribute',
  values: { attribute, element: tagText(name, without(attributes, attribute)) },
})

/** Reports each changed attribute of an element. */
const attributeChange = (was: Tag, is: Tag): readonly Change[] => {
  const { place } = is
  const found = attributeChanges(was.attributes, is.attributes)
  if (found.some(({ name }) => name === 'class')) return [change({ topic: topicIn(place), place, before: was.text, after: is.text })]
  return found.map(({ name, before, after }) =>
    change({ topic: topicIn(place), place, subject: elementAttribute(name, is), before, after }),
  )
}

/** Splits a passage by the parts of the page: added words in one part explain no tags in the next. */
const byPlace = ({ before, after }: Passage): readonly (readonly [Place, Passage])[] => {
  const found = new Map<Place, Passage>()
  const at = (place: Place): Passage => getOrCreate(found, place, () => ({ before: [], after: [] }))
  for (const tag of before) at(tag.place).before.push(tag)
  for (const tag of after) at(tag.place).after.push(tag)
  return [...found]
}

const passageChanges = (place: Place, { before, after }: Passage): readonly Change[] => {
  const [was, is] = [before.filter(tag => !isContent(tag)), after.filter(tag => !isContent(tag))]
  if (was.length === is.length && was.every(({ name }, index) => name === is[index]?.name))
    return was.flatMap((tag, index) => attributeChange(tag, is[index] ?? tag))
  // Tags around added or removed words and images are reported with these.
  if (before.some(isContent) || after.some(isContent)) return []
  const texts = (tags: readonly Tag[]): string | null => tags.map(({ text }) => text).join(' ') || null
  return [change({ topic: topicIn(place), place, before: texts(was), after: texts(is) })]
}

/** Omits tags that moved with their words. */
const withoutMoved = (list: readonly Passage[]): readonly Passage[] => {
  const texts = (side: keyof Passage): ReadonlySet<string> => new Set(list.flatMap(passage => passage[side].map(({ text }) => text)))
  const [gone, come] = [texts('before'), texts('after')]
  return list.map(({ before, after }) => ({
    before: before.filter(({ text }) => !come.has(text)),
    after: after.filter(({ text }) => !gone.has(text)),
  }))
}

/** @param wordsMoved whether words moved on the page, and their tags with them */
export const markupChanges = (before: readonly Tag[], after: readonly Tag[], wordsMoved: boolean): readonly Change[] => {
  const found = passages(align(before, after, ({ place, text, attributes }) => `${place} ${text} ${attributes.text ?? ''}`))
  return (wordsMoved ? withoutMoved(found) : found).flatMap(byPlace).flatMap(([place, passage]) => passageChanges(place, passage))
}
