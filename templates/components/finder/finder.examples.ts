import type { Finder } from '../../../generator/site/model/page.ts'
import { arabicPhone, arabicText, type Example, longText, phone } from '../base/base.examples.ts'
import type { Props } from './finder.tsx'

const finder: Finder = {
  pattern: '(\\d{5})',
  heading: 'Who comes to me?',
  label: 'Your postal code or town',
  submit: 'Search',
  nearest: 'Nearest to me',
  write: 'Write to us',
  outside: 'This is outside of our areas.',
  unknown: 'We know no such place.',
  unlocated: 'Your browser does not provide your position.',
  phone,
}

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { finder } },
  { name: 'a long text', props: { finder: { ...finder, heading: longText, label: longText, nearest: longText } } },
  { name: 'right to left', direction: 'rtl', props: { finder: { ...finder, heading: arabicText, label: arabicText, phone: arabicPhone } } },
]
