import type { ContactDetails } from '../../../generator/site/model/page.ts'
import { arabicPhone, arabicText, type Example, labels, longText, phone } from '../base/base.examples.ts'
import type { Props } from './contact-details.tsx'

const details: ContactDetails = {
  heading: 'Reach us',
  phone,
  email: 'info@example.com',
  emailNote: 'We answer within 24 hours.',
  address: { lines: ['Montreal, Quebec'] },
  directions: null,
  areas: 'Montreal and Laval',
}

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { details, labels } },
  {
    name: 'an office',
    props: {
      details: { ...details, address: { lines: ['1 Example Street', 'Montreal, Quebec'] }, directions: 'https://www.openstreetmap.org/' },
      labels,
    },
  },
  {
    name: 'a long text',
    props: {
      details: { ...details, heading: longText, email: 'a-very-long-address-of-a-very-long-name@subdomain.example.com', areas: longText },
      labels,
    },
  },
  { name: 'right to left', direction: 'rtl', props: { details: { ...details, phone: arabicPhone, emailNote: arabicText }, labels } },
]
