import { searchRoom } from '../../../site/model/search-result.ts'
import type { PageCheck } from '../check.ts'
import { isListed, metaOf } from '../facts/page.ts'
import { outside } from './length.ts'

export const descriptionLength = {
  id: 'description-length',
  needs: 'page',
  run: ({ page, site }) => {
    const fault = isListed(page) ? outside('description', metaOf(page, 'description') ?? '', 70, searchRoom.description) : undefined
    return fault === undefined ? [] : [{ ...fault, at: site.keyOf(page.route, 'description') }]
  },
} as const satisfies PageCheck
