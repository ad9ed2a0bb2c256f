import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './points.tsx'

export const examples: readonly Example<Props>[] = [
  {
    name: 'ordinary',
    props: {
      items: [
        { title: 'We look first', text: 'Then we quote.' },
        { title: 'Photos', text: 'Before and after.' },
      ],
    },
  },
  { name: 'warnings, with a long text', props: { items: [{ title: longText, text: longText }], look: 'warning' } },
  { name: 'right to left', direction: 'rtl', props: { items: [{ title: 'فحص', text: arabicText }] } },
]
