/** Which of the changed pages are worth a picture, when there is no time for all. */
import type { SiteDifference, Topic } from './model.ts'

/** Changes that nobody sees on the page. */
const unseen: ReadonlySet<Topic> = new Set([
  'title',
  'description',
  'indexing',
  'canonical',
  'alternate',
  'structured',
  'social',
  'spoken',
  'script',
  'head',
  'weight',
  'origin',
])

/** One page for each change that can be seen first, then others; in the order of their addresses. */
export const pagesToPicture = ({ changes, pages }: Pick<SiteDifference, 'changes' | 'pages'>, most: number): readonly string[] => {
  const chosen = new Set<string>()
  const seen = changes.filter(({ topics }) => topics.some(topic => !unseen.has(topic)))
  for (const group of seen) if (!group.pages.some(page => chosen.has(page)) && group.pages[0] !== undefined) chosen.add(group.pages[0])
  const visible = new Set(seen.flatMap(group => group.pages))
  for (const page of pages.changed) if (visible.has(page)) chosen.add(page)
  return [...chosen].slice(0, most).sort()
}
