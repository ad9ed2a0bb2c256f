import type { PageCheck } from '../check.ts'

export const elementId = {
  id: 'element-id',
  needs: 'page',
  run: ({ page }) => {
    const seen = new Set<string>()
    const twice = new Set<string>()
    for (const id of page.ids) (seen.has(id) ? twice : seen).add(id)
    return [...twice].map(id => ({ message: id === '' ? 'an id is empty' : `the id “${id}” occurs twice` }))
  },
} as const satisfies PageCheck
