import type { PageCheck } from '../check.ts'
import { recommended } from './requirements.ts'
import { unmet } from './unmet.ts'

export const structuredRecommended = {
  id: 'structured-recommended',
  needs: 'page',
  run: ({ page }) => unmet(page, recommended, 'should have'),
} as const satisfies PageCheck
