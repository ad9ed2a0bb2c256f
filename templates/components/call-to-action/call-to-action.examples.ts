import { arabicLink, arabicPhone, arabicText, callToAction, type Example, longLink, longText, motif } from '../base/base.examples.ts'
import type { Props } from './call-to-action.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { texts: callToAction } },
  { name: 'a long text', props: { texts: { ...callToAction, heading: longText, text: longText, button: longLink } } },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { texts: { heading: 'اسألنا', text: arabicText, button: arabicLink, phone: arabicPhone, motif } },
  },
]
