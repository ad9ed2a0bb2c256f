import type { Config } from '../schema/config-schema.ts'

/** Whether there is more to tell of an area than its name. */
export const isTold = ({ description, neighbourhoods }: Pick<Config['locations'][number], 'description' | 'neighbourhoods'>): boolean =>
  description !== undefined || neighbourhoods.length > 0
