import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './source.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'without an address', props: { source: { label: 'City of Laval', href: null } } },
  { name: 'a long text, with an address', props: { source: { label: longText, href: 'https://source.example/' } } },
  { name: 'right to left', direction: 'rtl', props: { source: { label: arabicText, href: null } } },
]
