import { type Example, longLink, longText } from '../base/base.examples.ts'
import type { Props } from './area-index.tsx'

const area = { id: 'laval', name: 'Laval', href: null, description: [], places: '', services: [] }

export const examples: readonly Example<Props>[] = [
  {
    name: 'areas that unfold',
    props: {
      index: {
        label: 'Find your area',
        groups: [
          {
            letter: 'L',
            areas: [{ ...area, description: ['Streets with old trees.'], places: 'Chomedey · Vimont', services: [longLink] }],
          },
          { letter: 'M', areas: [{ ...area, id: 'montreal', name: 'Montréal', href: '/services/chimney/montreal' }] },
        ],
      },
    },
  },
  {
    name: 'names without letters, and a long text',
    props: { index: { label: longText, groups: [{ letter: '', areas: [{ ...area, name: longText }] }] } },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { index: { label: 'ابحث عن منطقتك', groups: [{ letter: 'ل', areas: [{ ...area, name: 'لافال' }] }] } },
  },
]
