import { arabicLink, book, type Example, longLink } from '../base/base.examples.ts'
import type { Props } from './link-list.tsx'

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { links: [book], more: [{ href: '/areas', label: 'All areas' }] } },
  { name: 'a long text', props: { links: [longLink] } },
  { name: 'right to left', direction: 'rtl', props: { links: [arabicLink] } },
]
