import { searchRoom } from '../../../site/model/search-result.ts'
import type { PageCheck } from '../check.ts'
import { isListed } from '../facts/page.ts'
import { outside } from './length.ts'

export const titleLength = {
  id: 'title-length',
  needs: 'page',
  run: ({ page, site }) => {
    const fault = isListed(page) ? outside('title', page.titles[0] ?? '', 15, searchRoom.title) : undefined
    return fault === undefined ? [] : [{ ...fault, at: site.keyOf(page.route, 'title') }]
  },
} as const satisfies PageCheck
