import { type Example, picture } from '../base/base.examples.ts'
import type { Props } from './mouth.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'a picture', props: { picture, sizes: '40rem' } },
  { name: 'without a picture', props: { picture: null, sizes: '40rem' } },
  { name: 'right to left', direction: 'rtl', props: { picture, sizes: '40rem' } },
]
