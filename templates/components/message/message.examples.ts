import type { Language } from '../../../generator/site/model/language.ts'
import { arabicLink, arabicPhone, arabicText, type Example, longLink, longText, motif, phone } from '../base/base.examples.ts'
import type { Props } from './message.tsx'

const english: Language = { code: 'en', locale: 'en-CA', name: 'English', direction: 'ltr' }
const arabic: Language = { code: 'ar', locale: 'ar', name: 'العربية', direction: 'rtl' }

export const examples: readonly Example<Props>[] = [
  {
    name: 'the first',
    props: {
      first: true,
      message: {
        language: english,
        heading: 'Page not found',
        text: ['The address may have changed.'],
        home: { href: '/', label: 'Home' },
        phone,
        motif,
      },
    },
  },
  {
    name: 'another, with a long text',
    props: { first: false, message: { language: english, heading: longText, text: [longText], home: longLink, phone, motif } },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: {
      first: false,
      message: { language: arabic, heading: 'الصفحة غير موجودة', text: [arabicText], home: arabicLink, phone: arabicPhone, motif },
    },
  },
]
