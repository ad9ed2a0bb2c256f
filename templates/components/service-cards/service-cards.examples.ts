import { arabicLink, arabicText, book, type Example, labels, longLink, longText } from '../base/base.examples.ts'
import { examples as cards } from '../service-card/service-card.examples.ts'
import type { Props } from './service-cards.tsx'

const [card, long, arabic] = cards.map(example => [example.props.card])

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { services: { heading: 'Services', lead: [], cards: card ?? [] }, book, labels } },
  { name: 'a long text', props: { services: { heading: longText, lead: [longText], cards: long ?? [] }, book: longLink, labels } },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { services: { heading: 'الخدمات', lead: [arabicText], cards: arabic ?? [] }, book: arabicLink, labels },
  },
]
