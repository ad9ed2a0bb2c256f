import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './steps.tsx'

export const examples: readonly Example<Props>[] = [
  {
    name: 'ordinary',
    props: {
      items: [
        { title: 'Inspection', text: 'We look.' },
        { title: 'Cleaning', text: 'We clean.' },
      ],
    },
  },
  {
    name: 'a long text',
    props: {
      items: [
        { title: longText, text: longText },
        { title: 'Report', text: 'You read.' },
      ],
    },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: {
      items: [
        { title: 'فحص', text: arabicText },
        { title: 'تنظيف', text: arabicText },
      ],
    },
  },
]
