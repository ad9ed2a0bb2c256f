import { arabicLink, arabicText, book, type Example, labels, longLink, longText } from '../base/base.examples.ts'
import { examples as cards } from '../service-card/service-card.examples.ts'
import type { ServiceCards } from './service-cards.tsx'

const [card, , long, arabic] = cards.map(example => [example.props.card])

const many = (count: number) =>
  Array.from({ length: count }, (_, place) => (card ?? []).map(one => ({ ...one, id: `${one.id}-${place}` }))).flat()

export const examples: readonly Example<Parameters<typeof ServiceCards>[0]>[] = [
  { name: 'ordinary', props: { services: { heading: 'Services', lead: [], cards: card ?? [] }, book, labels } },
  { name: 'five', props: { services: { heading: 'Services', lead: [], cards: many(5) }, book, labels } },
  { name: 'nine', props: { services: { heading: 'Services', lead: [], cards: many(9) }, book, labels } },
  { name: 'a long text', props: { services: { heading: longText, lead: [longText], cards: long ?? [] }, book: longLink, labels } },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { services: { heading: 'الخدمات', lead: [arabicText], cards: arabic ?? [] }, book: arabicLink, labels },
  },
]
