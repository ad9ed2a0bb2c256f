import { type Example, labels, longText } from '../base/base.examples.ts'
import type { Props } from './stats.tsx'

export const examples: readonly Example<Props>[] = [
  {
    name: 'ordinary',
    props: {
      stats: [
        { id: 'years', figure: '25+', label: 'years', source: null },
        { id: 'clients', figure: '5,000+', label: 'clients', source: 'our own records' },
      ],
      labels,
    },
  },
  { name: 'a long text', props: { stats: [{ id: 'all', figure: '100 %', label: longText, source: longText }], labels } },
  { name: 'right to left', direction: 'rtl', props: { stats: [{ id: 'years', figure: '٢٥+', label: 'سنة', source: null }], labels } },
]
