import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './card.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { id: 'one', children: 'On the sheet.' } },
  { name: 'a long text', props: { id: 'two', children: longText } },
  { name: 'right to left', direction: 'rtl', props: { id: 'three', children: arabicText } },
]
