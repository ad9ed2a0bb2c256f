import { type Example, longText } from '../base/base.examples.ts'
import type { Props } from './rating.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'all stars', props: { rating: { value: '5', best: '5', share: 1, text: '5 out of 5 from 150 reviews', link: null } } },
  {
    name: 'part of a star, linked',
    props: {
      rating: {
        value: '4.5',
        best: '5',
        share: 0.9,
        text: '4.5 out of 5 from 9 reviews on Reviews',
        link: { href: 'https://reviews.example/', label: 'Reviews' },
      },
    },
  },
  { name: 'a long text', props: { rating: { value: '4', best: '5', share: 0.8, text: longText, link: null } } },
  { name: 'right to left', direction: 'rtl', props: { rating: { value: '2.5', best: '5', share: 0.5, text: '٢٫٥ من ٥', link: null } } },
]
