import { arabicPhone, type Example, phone } from '../base/base.examples.ts'
import type { Props } from './call.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'a line of text', props: { phone } },
  { name: 'a button', props: { phone, look: 'large' } },
  { name: 'a figure', props: { phone, look: 'figure' } },
  { name: 'right to left', direction: 'rtl', props: { phone: arabicPhone, look: 'figure' } },
  {
    name: 'a long number',
    props: { phone: { href: 'tel:+15145550123;ext=12345', display: '514-555-0123, ext. 12345', label: 'Call 514-555-0123, ext. 12345' } },
  },
]
