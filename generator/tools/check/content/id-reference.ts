import type { PageCheck } from '../check.ts'

export const idReference = {
  id: 'id-reference',
  needs: 'page',
  run: ({ page }) => {
    const ids = new Set(page.ids)
    return page.references
      .filter(({ id }) => !ids.has(id))
      .map(({ attribute, id }) => ({ message: `${attribute} names “${id}”, which no element of the page has for its id` }))
  },
} as const satisfies PageCheck
