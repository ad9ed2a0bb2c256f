import { arabicText, type Example, icon, longText } from '../base/base.examples.ts'
import type { Props } from './tiles.tsx'

const tiles: Props['tiles'] = {
  heading: 'What is it about?',
  items: [
    { name: 'Chimney cleaning', icon, href: '/services/chimney#request' },
    { name: 'Émail et carrelage', icon: null, href: '/services/tiles#request' },
  ],
  all: { href: '/services', label: 'Services' },
}

export const examples: readonly Example<Props>[] = [
  { name: 'with an icon and an initial', props: { tiles } },
  {
    name: 'a long name',
    props: { tiles: { ...tiles, items: [{ name: longText, icon, href: '/services/long#request' }], all: null } },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { tiles: { heading: arabicText, items: [{ name: 'تنظيف المداخن', icon: null, href: '/services/rtl#request' }], all: null } },
  },
]
