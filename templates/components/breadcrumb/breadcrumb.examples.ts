import { type Example, longText } from '../base/base.examples.ts'
import type { Props } from './breadcrumb.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'the home page', props: { label: 'You are here', links: [] } },
  {
    name: 'two steps',
    props: {
      label: 'You are here',
      links: [
        { href: '/', label: 'Home' },
        { href: '/services', label: 'Services' },
        { href: '/services/flues', label: 'Flues' },
      ],
    },
  },
  {
    name: 'a long text',
    props: {
      label: 'You are here',
      links: [
        { href: '/', label: longText },
        { href: '/services', label: longText },
      ],
    },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: {
      label: 'مكانك',
      links: [
        { href: '/', label: 'الرئيسية' },
        { href: '/contact', label: 'اتصل بنا' },
      ],
    },
  },
]
