import { type Example, hours, longText, phone } from '../base/base.examples.ts'
import type { Props } from './hours.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { times: hours } },
  {
    name: 'a holiday, and a season with hours for each day',
    props: {
      times: {
        ...hours,
        exceptions: [
          { name: 'Christmas Day', dates: 'December 25', rows: [{ days: '', times: 'Closed' }] },
          { name: longText, dates: 'June 1 to August 31', rows: hours.rows },
        ],
      },
    },
  },
  {
    name: 'no clock, and a long text',
    props: {
      times: { rows: [{ days: longText, times: longText }], exceptions: [], emergency: longText, emergencyPhone: phone, clock: null },
    },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: {
      times: { rows: [{ days: 'الاثنين', times: '٧ – ٢٠' }], exceptions: [], emergency: null, emergencyPhone: null, clock: null },
    },
  },
]
