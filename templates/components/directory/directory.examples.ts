import type { DirectoryEntry } from '../../../generator/site/model/page.ts'
import { arabicPhone, type Example, hours, longLink, longText, phone } from '../base/base.examples.ts'
import type { Props } from './directory.tsx'

const entry: DirectoryEntry = {
  id: 'laval',
  name: 'Laval',
  page: null,
  phone,
  hours: null,
  address: null,
  codes: null,
  found: null,
  services: [{ href: '/services/chimney/laval', label: 'Chimney cleaning in Laval' }],
}

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { entries: [entry] } },
  {
    name: 'its own address and hours, and a long text',
    props: {
      entries: [
        { ...entry, name: longText, page: '/branches/laval', hours, address: { lines: [longText, 'Canada'] }, services: [longLink] },
      ],
    },
  },
  { name: 'right to left', direction: 'rtl', props: { entries: [{ ...entry, id: 'rtl', name: 'لافال', phone: arabicPhone }] } },
]
