import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './section.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'split', props: { id: 'one', texts: { heading: 'One', lead: ['A lead.'] }, children: 'What is said.' } },
  {
    name: 'stacked, on the sky',
    props: { id: 'two', texts: { heading: 'Two', lead: [] }, layout: 'stack', ground: 'sky', children: 'What is said.' },
  },
  {
    name: 'a long text, on a dark band',
    props: { id: 'three', texts: { heading: longText, lead: [longText] }, ground: 'deep', children: longText },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { id: 'four', texts: { heading: 'من نحن', lead: [arabicText] }, children: arabicText },
  },
]
