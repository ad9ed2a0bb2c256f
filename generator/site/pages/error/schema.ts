import type { Builders } from '../../config/schema/builders.ts'
import { message } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => message(build, 'Fault of the server')
