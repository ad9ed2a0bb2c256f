import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './faq.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { items: [{ question: 'How often?', answer: ['Once a year.'] }] } },
  { name: 'a long text', props: { items: [{ question: longText, answer: [longText, longText.slice(0, 60)] }] } },
  { name: 'right to left', direction: 'rtl', props: { items: [{ question: 'كم مرة؟', answer: [arabicText] }] } },
]
