/** Values shared by the examples of several components: a long text, a right-to-left text, links, a picture, labels. */

import type { Labels } from '../../../generator/site/model/labels.ts'
import type {
  CallToAction,
  HeroArt,
  IconShape,
  Link,
  NextOpening,
  OpeningTimes,
  PhoneLink,
  Picture,
} from '../../../generator/site/model/page.ts'
import { motifs } from '../../styles/motifs.ts'

/** An example of a component, which the tests render and validate. */
export interface Example<Props> {
  readonly name: string
  readonly direction?: 'rtl'
  readonly props: Props
}

export const longText =
  'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung and everything that follows from it, repeated at the length that a translation into another language sometimes needs'

export const arabicText = 'ننظّف ونصلح مجاري الهواء وفتحات المجفّفات والمداخن في مونتريال الكبرى.'

export const phone: PhoneLink = { href: 'tel:+15145550123', display: '514-555-0123', label: 'Call 514-555-0123' }
export const arabicPhone: PhoneLink = { href: 'tel:+15145550123', display: '514 555-0123', label: 'اتصل على 514 555-0123' }

export const book: Link = { href: '/contact', label: 'Book Free Inspection' }
export const longLink: Link = { href: '/contact', label: longText }
export const arabicLink: Link = { href: '/ar/contact', label: 'احجز معاينة مجانية' }

export const picture: Picture = {
  sources: [{ type: 'image/avif', srcset: '/assets/flue-480.avif 480w, /assets/flue-800.avif 800w' }],
  src: '/assets/flue.jpg',
  width: 1600,
  height: 1200,
  alt: 'A clean flue, and the sky above it',
  colour: '#9a6b4f',
}

export const icon: IconShape = { viewBox: '0 0 24 24', markup: '<path d="M4 9h12a3 3 0 1 0-3-3M4 13h15"/>' }

/** Lines of a style. */
export const motif = motifs.pipes

export const art: HeroArt = { motif, signs: [], isDeep: false }

export const callToAction: CallToAction = { heading: 'Ask us', text: 'The inspection is free.', button: book, phone, motif }

/** Monday to Friday, 7:00 to 20:00, five hours behind UTC. */
export const hoursClock = JSON.stringify([
  [
    0,
    -300,
    [0, 1, 2, 3, 4].flatMap(day => [
      [day * 1440, '', 'Closed now', '0'],
      [day * 1440 + 420, 'Open now', '', '0'],
      [day * 1440 + 1200, '', 'Closed now', '0'],
    ]),
  ],
])

export const opening: NextOpening = {
  days: 'Monday to Friday',
  times: '7 a.m. to 8 p.m.',
  clock: JSON.stringify([[0, 0, [[0, 'Open now', 'Monday', '7 a.m. to 8 p.m.']]]]),
}

export const hours: OpeningTimes = {
  rows: [
    { days: 'Monday to Friday', times: '7 a.m. to 8 p.m.' },
    { days: 'Saturday', times: '8 a.m. to 6 p.m.' },
  ],
  exceptions: [],
  emergency: '24/7 emergency service',
  emergencyPhone: null,
  clock: hoursClock,
}

/** Each label is its own key, so that it is visible which one is shown. */
export const labels = new Proxy({}, { get: (_, key) => key }) as Labels
