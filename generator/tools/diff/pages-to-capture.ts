/** Chooses the changed pages that the HTML report shows as screenshots. */
import type { SiteDifference, Topic } from './model.ts'

/** Changes that are not visible on the page. */
const invisible: ReadonlySet<Topic> = new Set([
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

/** @returns sorted paths: one page for each visible change, then others up to the limit */
export const pagesToCapture = ({ changes, pages }: Pick<SiteDifference, 'changes' | 'pages'>, limit: number): readonly string[] => {
  const chosen = new Set<string>()
  const seen = changes.filter(({ topics }) => topics.some(topic => !invisible.has(topic)))
  for (const group of seen) if (!group.pages.some(page => chosen.has(page)) && group.pages[0] !== undefined) chosen.add(group.pages[0])
  const visible = new Set(seen.flatMap(group => group.pages))
  for (const page of pages.changed) if (visible.has(page)) chosen.add(page)
  return [...chosen].slice(0, limit).sort()
}
