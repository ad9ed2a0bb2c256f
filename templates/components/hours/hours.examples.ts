import { type Example, hours, longText, words } from '../base/base.examples.ts'
import type { Props } from './hours.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { times: hours, words } },
  {
    name: 'a night past the end of the week',
    props: { times: { ...hours, clock: { timeZone: 'Europe/Paris', spans: [[9720, 10200]] } }, words },
  },
  {
    name: 'no clock, and a long text',
    props: { times: { rows: [{ days: longText, times: longText }], emergency: longText, clock: null }, words },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { times: { rows: [{ days: 'الاثنين', times: '٧ – ٢٠' }], emergency: null, clock: null }, words },
  },
]
