import type { CoverageMap } from '../../../generator/site/model/page.ts'
import { type Example, labels, longText } from '../base/base.examples.ts'
import type { Props } from './map.tsx'

const frame = { src: 'https://map.example/embed', title: 'Map of the areas', load: 'click' } as const

const map: CoverageMap = {
  heading: 'Where we work',
  lead: [],
  frame,
  link: { href: 'https://map.example/', label: 'Open the map' },
  all: null,
  listsOthers: true,
  reach: null,
  areas: [
    { label: 'Montréal', href: '/areas#montreal', lat: 45.51, lng: -73.56 },
    { label: 'Laval', href: '/areas#laval', lat: 45.58, lng: -73.75 },
  ],
}

export const examples: readonly Example<Props>[] = [
  { name: 'a map on request', props: { map, labels } },
  { name: 'a map that loads when near', props: { map: { ...map, frame: { ...frame, load: 'lazy' } }, labels } },
  {
    name: 'no map, and a long text',
    props: { map: { ...map, frame: null, link: { href: 'https://map.example/', label: longText } }, labels },
  },
  { name: 'right to left', direction: 'rtl', props: { map, labels } },
]
