import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './symptoms.tsx'

const items: Props['items'] = [
  { title: 'The shower drains slowly', service: 'Drain cleaning', href: '/services/drains#request' },
  { title: 'A damp spot on the wall', service: 'Leak repair', href: '#request' },
]

export const examples: readonly Example<Props>[] = [
  { name: 'two services', props: { items } },
  { name: 'a long text', props: { items: [{ title: longText, service: longText, href: '#request' }] } },
  { name: 'right to left', direction: 'rtl', props: { items: [{ title: arabicText, service: 'تنظيف', href: '#request' }] } },
]
