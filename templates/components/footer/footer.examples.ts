import type { Layout } from '../../../generator/site/model/page.ts'
import { arabicPhone, type Example, labels, longText, phone } from '../base/base.examples.ts'
import type { Props } from './footer.tsx'

const footer: Layout['footer'] = {
  labels,
  phone,
  email: 'info@example.com',
  address: { lines: ['Montreal, Quebec'] },
  services: [{ href: '/services/chimney', label: 'Chimney cleaning' }],
  company: [{ href: '/about', label: 'About' }],
  locations: [{ href: '/services/chimney/laval', label: 'Laval' }],
  profiles: [{ href: 'https://social.example/clear-air', label: 'Social' }],
  licence: 'RBQ licence: 5555-0100-01',
  copyright: '© 2026 Clear Air',
}

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { businessName: 'Clear Air', footer } },
  {
    name: 'little to say, at length',
    props: {
      businessName: longText,
      footer: { ...footer, address: { lines: [longText] }, profiles: [], licence: null, copyright: longText },
    },
  },
  { name: 'right to left', direction: 'rtl', props: { businessName: 'الهواء النقي', footer: { ...footer, phone: arabicPhone } } },
]
