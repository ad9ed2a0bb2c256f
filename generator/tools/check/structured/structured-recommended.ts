import type { PageCheck } from '../check.ts'
import { recommended } from './requirements.ts'
import { unmet } from './unmet.ts'

const lacking = unmet(recommended, 'should have')

export const structuredRecommended = {
  id: 'structured-recommended',
  needs: 'page',
  run: ({ page }) => lacking(page),
} as const satisfies PageCheck
