import type { Example } from '../base/base.examples.ts'
import type { Props } from './languages.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'one language', props: { toggle: [], label: 'Language' } },
  {
    name: 'two languages',
    props: {
      label: 'Language',
      toggle: [
        { language: { code: 'en', locale: 'en-CA', name: 'English', direction: 'ltr' }, href: '/', current: true },
        { language: { code: 'fr', locale: 'fr-CA', name: 'Français', direction: 'ltr' }, href: '/fr', current: false },
      ],
    },
  },
  {
    name: 'right to left, with more of them',
    direction: 'rtl',
    props: {
      label: 'اللغة',
      toggle: [
        { language: { code: 'ar', locale: 'ar', name: 'العربية', direction: 'rtl' }, href: '/', current: true },
        { language: { code: 'he', locale: 'he', name: 'עברית', direction: 'rtl' }, href: '/he', current: false },
        {
          language: { code: 'nb', locale: 'nb-NO', name: 'Norsk bokmål (Norwegian, as most people write it)', direction: 'ltr' },
          href: '/nb',
          current: false,
        },
      ],
    },
  },
]
