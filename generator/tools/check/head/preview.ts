import type { SiteCheck } from '../check.ts'

export const preview = {
  id: 'preview',
  needs: 'site',
  run: ({ site }) =>
    site.indexable ? [] : [{ message: 'search engines are asked not to list any page of this site', at: ['site', 'indexable'] }],
} as const satisfies SiteCheck
