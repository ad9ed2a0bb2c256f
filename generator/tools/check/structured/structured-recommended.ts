import type { PageCheck } from '../check.ts'
import { recommended } from './requirements.ts'
import { unmet } from './unmet.ts'

export const structuredRecommended = {
  id: 'structured-recommended',
  needs: 'page',
  run: ({ page, site: { vocabulary } }) => unmet(page, vocabulary, recommended, 'should have'),
} as const satisfies PageCheck
