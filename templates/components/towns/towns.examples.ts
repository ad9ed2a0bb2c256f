import { type Example, longText } from '../base/base.examples.ts'
import type { Props } from './towns.tsx'

export const examples: readonly Example<Props>[] = [
  {
    name: 'ordinary',
    props: {
      items: [
        { name: 'Dorval', href: '/areas' },
        { name: 'Laval', href: '/areas' },
      ],
    },
  },
  { name: 'a long text', props: { items: [{ name: longText, href: '/areas' }] } },
  { name: 'right to left', direction: 'rtl', props: { items: [{ name: 'دورفال', href: '/areas' }] } },
]
