import { type Example, motif } from '../base/base.examples.ts'
import type { Props } from './air-lines.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'always the same', props: { motif } },
  { name: 'right to left', direction: 'rtl', props: { motif } },
]
