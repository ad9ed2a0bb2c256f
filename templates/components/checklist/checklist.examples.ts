import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './checklist.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { items: ['Licensed and insured', 'No hidden fees'] } },
  { name: 'large, with a long text', props: { items: ['Licensed and insured', longText], look: 'large' } },
  { name: 'right to left', direction: 'rtl', props: { items: [arabicText] } },
]
