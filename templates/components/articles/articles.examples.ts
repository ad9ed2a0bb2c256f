import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './articles.tsx'

export const examples: readonly Example<Props>[] = [
  {
    name: 'ordinary',
    props: {
      sections: [
        { heading: 'Who we are', text: ['A business.'] },
        { heading: 'What we keep', text: ['Little.', 'Not for long.'] },
      ],
    },
  },
  { name: 'a long text', props: { sections: [{ heading: longText, text: [longText] }] } },
  { name: 'right to left', direction: 'rtl', props: { sections: [{ heading: 'من نحن', text: [arabicText] }] } },
]
