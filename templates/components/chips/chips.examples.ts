import { type Example, longText } from '../base/base.examples.ts'
import type { Props } from './chips.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { items: ['Verdun', 'LaSalle'], label: 'Neighbourhoods' } },
  { name: 'large, with a long text', props: { items: ['Verdun', longText], label: 'Neighbourhoods', look: 'large' } },
  { name: 'right to left', direction: 'rtl', props: { items: ['فردان', 'لاسال'], label: 'الأحياء' } },
]
