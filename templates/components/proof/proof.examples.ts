import { arabicText, type Example, longText } from '../base/base.examples.ts'
import type { Props } from './proof.tsx'

const rating = { value: '4.8', best: '5', share: 0.96, text: '4.8 out of 5 from 213 reviews on Google (October 2026)', link: null }

export const examples: readonly Example<Props>[] = [
  { name: 'a rating and facts', props: { proof: { rating, facts: ['License: TX-55012', 'Since 2004'] } } },
  { name: 'a long fact', props: { proof: { rating: null, facts: [longText] } } },
  { name: 'right to left', direction: 'rtl', props: { proof: { rating: { ...rating, text: arabicText }, facts: [arabicText] } } },
]
