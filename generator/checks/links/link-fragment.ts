import type { PagesCheck } from '../check.ts'

/** `#top` and an empty fragment are the top of any page: https://html.spec.whatwg.org/multipage/browsing-the-web.html#the-indicated-part-of-the-document */
const isTop = (fragment: string): boolean => fragment.toLowerCase() === 'top'

export const linkFragment = {
  id: 'link-fragment',
  needs: 'pages',
  run: ({ pages }) => {
    const ids = new Map(pages.map(page => [page.path as string, new Set(page.ids)]))
    return pages.flatMap(page =>
      page.targets.flatMap(target => {
        const [path = '', fragment] = target.split('#')
        const there = ids.get(path)
        if (fragment === undefined || there === undefined || there.has(fragment) || isTop(fragment)) return []
        return [{ message: `a link leads to #${fragment} on ${path}, which has no part of that name`, page: page.path }]
      }),
    )
  },
} as const satisfies PagesCheck
