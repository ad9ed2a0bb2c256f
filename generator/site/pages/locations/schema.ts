import { z } from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => z.strictObject({ ...pageBase(build), callToAction: build.callToAction().optional() })
