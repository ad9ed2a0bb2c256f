import { arabicText, type Example, longText, picture } from '../base/base.examples.ts'
import type { Props } from './story.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'with a picture', props: { text: ['It began in 1998.', 'It goes on.'], picture } },
  { name: 'a long text', props: { text: [longText, longText.slice(0, 50)], picture: null } },
  { name: 'right to left', direction: 'rtl', props: { text: [arabicText], picture } },
]
