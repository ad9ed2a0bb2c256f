import { arabicLink, book, type Example, longLink } from '../base/base.examples.ts'
import type { Props } from './button.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { link: book } },
  { name: 'quiet', props: { link: book, look: 'quiet' } },
  { name: 'a long text', props: { link: longLink } },
  { name: 'right to left', direction: 'rtl', props: { link: arabicLink } },
]
