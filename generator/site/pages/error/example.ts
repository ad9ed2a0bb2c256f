import type { Demo } from '../../../../templates/examples/demo.ts'
import { traits } from './index.ts'
import type { ErrorPage } from './plan.ts'

/** For the tests of templates. */
export const example = ({ base, messages }: Demo): ErrorPage => ({ ...base('error', '/500', { traits }), messages })
