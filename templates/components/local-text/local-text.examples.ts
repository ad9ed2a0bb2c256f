import { arabicText, type Example, labels, longText } from '../base/base.examples.ts'
import type { Props } from './local-text.tsx'

export const examples: readonly Example<Props>[] = [
  {
    name: 'one source',
    props: {
      local: {
        heading: 'Steel chimneys',
        text: ['They rust.', 'Sweep in spring.'],
        sources: [{ label: 'City of Laval', href: 'https://laval.example/' }],
      },
      labels,
    },
  },
  {
    name: 'a long text',
    props: {
      local: {
        heading: longText,
        text: [longText],
        sources: [
          { label: 'One', href: null },
          { label: longText, href: 'https://source.example/' },
        ],
      },
      labels,
    },
  },
  { name: 'right to left', direction: 'rtl', props: { local: { heading: 'لافال', text: [arabicText], sources: [] }, labels } },
]
