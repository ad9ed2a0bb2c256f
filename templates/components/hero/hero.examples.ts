import { arabicText, type Example, longText, picture } from '../base/base.examples.ts'
import type { Props } from './hero.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'with a picture', props: { hero: { heading: 'Chimney cleaning', lead: ['Swept from hearth to cap.'], picture } } },
  { name: 'without a picture', props: { hero: { heading: 'Contact', lead: [], picture: null } } },
  { name: 'a long text', props: { hero: { heading: longText, lead: [longText], picture } } },
  { name: 'right to left', direction: 'rtl', props: { hero: { heading: arabicText, lead: [arabicText], picture } } },
]
