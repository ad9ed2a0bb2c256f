import { type Example, hours, labels, longText, phone } from '../base/base.examples.ts'
import type { Props } from './hours.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { times: hours, labels } },
  {
    name: 'a night past the end of the week',
    props: { times: { ...hours, clock: { timeZone: 'Europe/Paris', spans: [[9720, 10200]], exceptions: [] } }, labels },
  },
  {
    name: 'a holiday, and a season with hours for each day',
    props: {
      times: {
        ...hours,
        exceptions: [
          { name: 'Christmas Day', dates: 'December 25', rows: [{ days: '', times: 'Closed' }] },
          { name: longText, dates: 'June 1 to August 31', rows: hours.rows },
        ],
        clock: {
          timeZone: 'America/Toronto',
          spans: [[420, 1200]],
          exceptions: [{ from: 29_948_160, to: 29_949_600, spans: [[420, 600]] }],
        },
      },
      labels,
    },
  },
  {
    name: 'no clock, and a long text',
    props: {
      times: { rows: [{ days: longText, times: longText }], exceptions: [], emergency: longText, emergencyPhone: phone, clock: null },
      labels,
    },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: {
      times: { rows: [{ days: 'الاثنين', times: '٧ – ٢٠' }], exceptions: [], emergency: null, emergencyPhone: null, clock: null },
      labels,
    },
  },
]
