import { arabicText, type Example, labels, longText } from '../base/base.examples.ts'
import type { Props } from './notice.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'without a source', props: { alert: { title: 'Lint burns', text: 'Have it removed.', source: null }, labels } },
  {
    name: 'a long text, with a source',
    props: { alert: { title: longText, text: longText, source: { label: longText, href: 'https://source.example/' } }, labels },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { alert: { title: 'تنبيه', text: arabicText, source: { label: 'NFPA', href: null } }, labels },
  },
]
