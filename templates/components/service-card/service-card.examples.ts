import type { ServiceCard } from '../../../generator/site/model/page.ts'
import { arabicText, type Example, icon, labels, longText, picture } from '../base/base.examples.ts'
import type { Props } from './service-card.tsx'

const card: ServiceCard = {
  id: 'flue',
  name: 'Chimney cleaning',
  picture: null,
  icon,
  summary: 'Swept from hearth to cap.',
  benefits: ['Creosote removed', 'Written report'],
  process: ['Inspection', 'Sweeping', 'Report'],
  link: { href: '/services/chimney', label: 'Learn more: Chimney cleaning' },
}

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { card, labels } },
  { name: 'with a picture', props: { card: { ...card, id: 'picture', picture }, labels } },
  {
    name: 'a long text',
    props: { card: { ...card, id: 'long', name: longText, summary: longText, benefits: [longText], process: [longText] }, labels },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: {
      card: { ...card, id: 'rtl', name: 'تنظيف المداخن', summary: arabicText, benefits: [arabicText], process: ['فحص', 'تنظيف'] },
      labels,
    },
  },
]
