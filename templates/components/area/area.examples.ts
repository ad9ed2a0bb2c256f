import type { LocationSummary } from '../../../generator/site/model/page.ts'
import { arabicLink, arabicText, type Example, longLink, longText } from '../base/base.examples.ts'
import type { Props } from './area.tsx'

const area: LocationSummary = {
  id: 'laval',
  name: 'Laval',
  description: ['Detached houses with forced air.'],
  neighbourhoods: ['Chomedey', 'Vimont'],
  services: [{ href: '/services/chimney/laval', label: 'Chimney cleaning in Laval' }],
}

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { area } },
  {
    name: 'a long text',
    props: {
      area: { ...area, id: 'long', name: longText, description: [longText], neighbourhoods: [longText], services: [longLink] },
    },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { area: { ...area, id: 'rtl', name: 'لافال', description: [arabicText], services: [arabicLink] } },
  },
]
