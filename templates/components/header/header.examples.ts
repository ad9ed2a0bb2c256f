import type { Layout } from '../../../generator/site/model/page.ts'
import { arabicLink, arabicPhone, book, type Example, labels, phone } from '../base/base.examples.ts'
import { mark } from '../logo/logo.tsx'
import type { Props } from './header.tsx'

const layout: Pick<Layout, 'businessName' | 'home' | 'logo' | 'mark' | 'navigation' | 'navigationPhone' | 'book' | 'toggle' | 'labels'> = {
  businessName: 'Clear Air',
  home: '/',
  logo: null,
  mark,
  navigation: [
    { href: '/', label: 'Home', current: 'page' },
    { href: '/services', label: 'Services', current: 'section' },
    { href: '/contact', label: 'Contact' },
  ],
  labels,
  navigationPhone: phone,
  book,
  toggle: [
    { language: { code: 'en', locale: 'en-CA', name: 'English', direction: 'ltr' }, href: '/', current: true },
    { language: { code: 'fr', locale: 'fr-CA', name: 'Français', direction: 'ltr' }, href: '/fr', current: false },
  ],
}

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { layout } },
  {
    name: 'a name of sixty letters',
    props: {
      layout: {
        ...layout,
        navigation: [...layout.navigation],
        businessName: 'Schornsteinfegermeisterbetrieb Wollenschläger & Söhne Hamburg',
      },
    },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: {
      layout: {
        ...layout,
        navigation: [...layout.navigation],
        businessName: 'الهواء النقي',
        book: arabicLink,
        navigationPhone: arabicPhone,
      },
    },
  },
]
