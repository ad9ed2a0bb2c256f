import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) =>
  z.strictObject({
    ...pageBase(build),
    guide: build
      .sectionWith('What helps to choose: how often, how long, how much', { items: z.array(build.point('Advice')).default([]) })
      .optional(),
    callToAction: build.callToAction().optional(),
  })
