import type { Example } from '../base/base.examples.ts'

export const examples: readonly Example<Record<string, never>>[] = [
  { name: 'always the same', props: {} },
  { name: 'right to left', direction: 'rtl', props: {} },
]
