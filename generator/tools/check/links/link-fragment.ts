import { memoize } from '../../../site/model/memoize.ts'
import type { PagesCheck } from '../check.ts'
import type { PageSummary } from '../facts/summary.ts'

/** `#top` is the top of any page: https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-indicated-part-of-the-document */
const isTop = (fragment: string): boolean => fragment.toLowerCase() === 'top'

/** Whether a target leads to a fragment that is not there; each is looked up once, however many pages share it. */
const brokenAmong = (pages: readonly PageSummary[]): ((target: string) => boolean) => {
  const pageAt = new Map(pages.map(page => [page.path as string, page]))
  return memoize((target: string): boolean => {
    const at = target.indexOf('#')
    const there = pageAt.get(target.slice(0, at))
    const fragment = target.slice(at + 1)
    return there !== undefined && !isTop(fragment) && !there.ids.includes(fragment)
  })
}

export const linkFragment = {
  id: 'link-fragment',
  needs: 'pages',
  run: ({ pages }) => {
    const isBroken = brokenAmong(pages)
    return pages.flatMap(page =>
      page.fragments.filter(isBroken).map(target => {
        const [path, fragment] = target.split('#')
        return { message: `a link leads to #${fragment} on ${path}, which has no part of that name`, page: page.path }
      }),
    )
  },
} as const satisfies PagesCheck
