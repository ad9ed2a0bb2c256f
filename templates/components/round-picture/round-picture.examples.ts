import { type Example, picture } from '../base/base.examples.ts'
import type { Props } from './round-picture.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'a picture', props: { picture, wide: 40, narrow: 100 } },
  { name: 'without a picture', props: { picture: null, wide: 40, narrow: 100 } },
  { name: 'right to left', direction: 'rtl', props: { picture, wide: 40, narrow: 100 } },
]
