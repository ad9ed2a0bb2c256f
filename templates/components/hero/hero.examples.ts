import { arabicText, art, type Example, icon, longText, picture } from '../base/base.examples.ts'
import type { Props } from './hero.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'with a picture', props: { hero: { heading: 'Chimney cleaning', lead: ['Swept from hearth to cap.'], picture, art } } },
  { name: 'without a picture', props: { hero: { heading: 'Contact', lead: [], picture: null, art } } },
  {
    name: 'with a sign instead, on a dark band',
    props: { hero: { heading: 'Drains', lead: [], picture: null, art: { ...art, signs: [icon], isDeep: true } } },
  },
  { name: 'a long text', props: { hero: { heading: longText, lead: [longText], picture, art } } },
  { name: 'right to left', direction: 'rtl', props: { hero: { heading: arabicText, lead: [arabicText], picture, art } } },
]
