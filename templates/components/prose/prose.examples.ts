import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './prose.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { text: ['One paragraph.', 'Another one.'] } },
  { name: 'a lead', props: { text: ['One sentence below a heading.'], look: 'lead' } },
  { name: 'nothing to say', props: { text: [] } },
  { name: 'a long text', props: { text: [longText] } },
  { name: 'right to left', direction: 'rtl', props: { text: [arabicText] } },
  { name: 'a telephone number', props: { text: ['Call 514-555-0142, or (305)\u00a0555-0142.'] } },
]
