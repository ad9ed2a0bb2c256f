import { type Example, hours, labels, longText } from '../base/base.examples.ts'
import type { Props } from './office.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'address and hours', props: { office: { address: { lines: ['1 Example Street', 'Laval'] }, hours }, labels } },
  { name: 'a long text', props: { office: { address: { lines: [longText] }, hours: null }, labels } },
  { name: 'right to left', direction: 'rtl', props: { office: { address: { lines: ['لافال'] }, hours }, labels } },
]
