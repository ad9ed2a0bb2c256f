import type { PageCheck } from '../check.ts'
import { isListed, metaOf } from '../facts/page.ts'

export const description = {
  id: 'description',
  needs: 'page',
  run: ({ page, site }) => {
    const count = page.metas.filter(meta => meta.name === 'description').length
    const at = site.keyOf(page.route, 'description')
    if (count > 1) return [{ message: `the page has ${count} descriptions`, at }]
    return isListed(page) && (metaOf(page, 'description') ?? '').trim() === '' ? [{ message: 'the page has no description', at }] : []
  },
} as const satisfies PageCheck
