import type { Demo } from '../../../../templates/examples/demo.ts'
import { traits } from './index.ts'
import type { NotFoundPage } from './plan.ts'

/** For the tests of templates. */
export const example = ({ base, messages }: Demo): NotFoundPage => ({ ...base('notFound', '/404', { traits }), messages })
