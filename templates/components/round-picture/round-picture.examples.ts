import { type Example, motif, picture } from '../base/base.examples.ts'
import type { Props } from './round-picture.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'a picture', props: { picture, diameter: { wide: [48, 44], narrow: 95 }, motif } },
  { name: 'without a picture', props: { picture: null, diameter: { wide: [48, 44], narrow: 95 }, motif } },
  { name: 'right to left', direction: 'rtl', props: { picture, diameter: { wide: [48, 44], narrow: 95 }, motif } },
]
