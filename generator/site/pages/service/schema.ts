import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { servicePlaceholders as inService } from '../../config/schema/texts.ts'

export const schema = (build: Builders) => {
  const { text, section, callToAction } = build
  return z.strictObject({
    ...pageBase(build, inService, ['service']),
    heading: text('The page’s main heading.', inService),
    lead: text('Below the main heading; the service’s summary if left out.', inService).optional(),
    warningSigns: section('Warning signs', inService),
    benefits: section('Benefits', inService),
    process: section('The steps', inService),
    faq: section('Questions', inService),
    areas: section('Links to the areas', inService),
    callToAction: callToAction(inService).optional(),
  })
}
