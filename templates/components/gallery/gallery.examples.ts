import { arabicText, type Example, labels, longText, picture } from '../base/base.examples.ts'
import type { Props } from './gallery.tsx'

export const examples: readonly Example<Props>[] = [
  {
    name: 'one pair',
    props: {
      pairs: [
        {
          id: 'flue',
          title: 'A flue',
          before: picture,
          after: picture,
          caption: 'The same view.',
          illustration: true,
          compareLabel: 'Compare before and after: a flue',
        },
      ],
      labels,
    },
  },
  {
    name: 'a long text',
    props: {
      pairs: [
        {
          id: 'flue',
          title: longText,
          before: picture,
          after: picture,
          caption: 'The same view.',
          illustration: true,
          compareLabel: 'Compare before and after: a flue',
        },
      ],
      labels,
    },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: {
      pairs: [
        {
          id: 'flue',
          title: 'A flue',
          before: picture,
          after: picture,
          caption: arabicText,
          illustration: true,
          compareLabel: 'Compare before and after: a flue',
        },
      ],
      labels,
    },
  },
]
