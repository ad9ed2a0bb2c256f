import type { Shell } from '../terminal/shell.ts'

/** Environment variable of a process that `runAgain` has started. */
export const variable = 'TOWNSITE_RUN_AGAIN'

export const isRunAgain = ({ env }: Pick<Shell, 'env'>): boolean => env[variable] === '1'
