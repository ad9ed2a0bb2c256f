import type { ServiceBlock } from '../../../generator/site/model/page.ts'
import { arabicText, type Example, icon, labels, longText, picture } from '../base/base.examples.ts'
import type { Props } from './service-block.tsx'

const block: ServiceBlock = {
  id: 'flue',
  name: 'Chimney cleaning',
  icon,
  summary: 'Swept from hearth to cap.',
  benefits: ['Creosote removed', 'Written report'],
  process: ['Inspection', 'Sweeping', 'Report'],
  link: { href: '/services/chimney', label: 'Learn more: Chimney cleaning' },
  picture,
  description: ['Drop cloths first.'],
}

export const examples: readonly Example<Props>[] = [
  { name: 'with a picture', props: { block, labels } },
  { name: 'the first of its page', props: { block, labels, isFirst: true } },
  { name: 'its sign instead of a picture', props: { block: { ...block, id: 'sign', picture: null }, labels } },
  {
    name: 'a long text',
    props: { block: { ...block, id: 'long', name: longText, summary: longText, benefits: [longText], process: [longText] }, labels },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { block: { ...block, id: 'rtl', name: 'تنظيف المداخن', summary: arabicText }, labels },
  },
]
