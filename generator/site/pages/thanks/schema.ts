import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => z.strictObject({ ...pageBase(build), back: build.text('Link back to the home page.') })
