import type { Example } from '../base/base.examples.ts'
import { examples as hours } from '../hours/hours.examples.ts'
import type { Props } from './opening.tsx'

export const examples: readonly Example<Props>[] = hours.map(({ name, props: { times, labels }, ...rest }) => ({
  name,
  props: { times, labels },
  ...rest,
}))
