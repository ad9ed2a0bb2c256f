/** Examples of the components that need only a few lines, by folder. Others have a file of their own: `hero/hero.examples.ts`. */
import type { ComponentType, ReactNode } from 'react'
import { AirLines } from './air-lines/air-lines.tsx'
import { Articles } from './articles/articles.tsx'
import {
  arabicLink,
  arabicPhone,
  arabicText,
  art,
  book,
  callToAction,
  type Example,
  hours,
  icon,
  labels,
  longLink,
  longText,
  motif,
  opening,
  phone,
  picture,
} from './base/base.examples.ts'
import { Button } from './button/button.tsx'
import { Call } from './call/call.tsx'
import { CallToAction } from './call-to-action/call-to-action.tsx'
import { Card } from './card/card.tsx'
import { Checklist } from './checklist/checklist.tsx'
import { Chips } from './chips/chips.tsx'
import { examples as contactDetails } from './contact-details/contact-details.examples.ts'
import { ContactGrid } from './contact-grid/contact-grid.tsx'
import { Faq } from './faq/faq.tsx'
import { FloatingCall } from './floating-call/floating-call.tsx'
import { contact } from './form/form.examples.ts'
import { Hero } from './hero/hero.tsx'
import { LinkList } from './link-list/link-list.tsx'
import { Logo, mark } from './logo/logo.tsx'
import { Notice } from './notice/notice.tsx'
import { Office } from './office/office.tsx'
import { Opening } from './opening/opening.tsx'
import { Points } from './points/points.tsx'
import { Proof } from './proof/proof.tsx'
import { Prose } from './prose/prose.tsx'
import { Rating } from './rating/rating.tsx'
import { RoundPicture } from './round-picture/round-picture.tsx'
import { Section } from './section/section.tsx'
import { Sign } from './sign/sign.tsx'
import { Source } from './source/source.tsx'
import { Stats } from './stats/stats.tsx'
import { Story } from './story/story.tsx'
import { Towns } from './towns/towns.tsx'

const proofRating = { value: '4.8', best: '5', share: 0.96, text: '4.8 out of 5 from 213 reviews on Google (October 2026)', link: null }

interface ComponentExamples {
  readonly component: ComponentType<object>
  readonly examples: readonly Example<object>[]
}

// The type parameter checks each example against its component.
const examplesOf = <Props extends object>(
  component: (props: Props) => ReactNode,
  examples: readonly Example<Props>[],
): ComponentExamples => ({
  component: component as ComponentType<object>,
  examples,
})

export const shortExamples: Readonly<Record<string, ComponentExamples>> = {
  'air-lines': examplesOf(AirLines, [
    { name: 'always the same', props: { motif } },
    { name: 'right to left', direction: 'rtl', props: { motif } },
  ]),
  articles: examplesOf(Articles, [
    {
      name: 'ordinary',
      props: {
        sections: [
          { heading: 'Who we are', text: ['A business.'] },
          { heading: 'What we keep', text: ['Little.', 'Not for long.'] },
        ],
      },
    },
    { name: 'a long text', props: { sections: [{ heading: longText, text: [longText] }] } },
    { name: 'right to left', direction: 'rtl', props: { sections: [{ heading: 'من نحن', text: [arabicText] }] } },
  ]),
  button: examplesOf(Button, [
    { name: 'ordinary', props: { link: book } },
    { name: 'quiet', props: { link: book, look: 'quiet' } },
    { name: 'a long text', props: { link: longLink } },
    { name: 'right to left', direction: 'rtl', props: { link: arabicLink } },
  ]),
  call: examplesOf(Call, [
    { name: 'a line of text', props: { phone } },
    { name: 'a button', props: { phone, look: 'large' } },
    { name: 'a figure', props: { phone, look: 'figure' } },
    { name: 'right to left', direction: 'rtl', props: { phone: arabicPhone, look: 'figure' } },
    {
      name: 'a long number',
      props: { phone: { href: 'tel:+15145550123;ext=12345', display: '514-555-0123, ext. 12345', label: 'Call 514-555-0123, ext. 12345' } },
    },
  ]),
  'call-to-action': examplesOf(CallToAction, [
    { name: 'ordinary', props: { texts: callToAction } },
    { name: 'a long text', props: { texts: { ...callToAction, heading: longText, text: longText, button: longLink } } },
    {
      name: 'right to left',
      direction: 'rtl',
      props: { texts: { heading: 'اسألنا', text: arabicText, button: arabicLink, phone: arabicPhone, motif } },
    },
  ]),
  card: examplesOf(Card, [
    { name: 'ordinary', props: { id: 'one', children: 'On the sheet.' } },
    { name: 'a long text', props: { id: 'two', children: longText } },
    { name: 'right to left', direction: 'rtl', props: { id: 'three', children: arabicText } },
  ]),
  checklist: examplesOf(Checklist, [
    { name: 'ordinary', props: { items: ['Licensed and insured', 'No hidden fees'] } },
    { name: 'large, with a long text', props: { items: ['Licensed and insured', longText], look: 'large' } },
    { name: 'right to left', direction: 'rtl', props: { items: [arabicText] } },
  ]),
  chips: examplesOf(Chips, [
    { name: 'ordinary', props: { items: ['Verdun', 'LaSalle'], label: 'Neighbourhoods' } },
    { name: 'large, with a long text', props: { items: ['Verdun', longText], label: 'Neighbourhoods', look: 'large' } },
    { name: 'right to left', direction: 'rtl', props: { items: ['فردان', 'لاسال'], label: 'الأحياء' } },
  ]),
  'contact-grid': examplesOf(
    ContactGrid,
    contactDetails.map(({ props, ...example }) => ({
      ...example,
      props: {
        page: {
          form: example.name.includes('long') ? null : contact.props.form,
          details: props.details,
          hours: { heading: 'Opening hours', times: hours },
          labels,
        },
      },
    })),
  ),
  faq: examplesOf(Faq, [
    { name: 'ordinary', props: { items: [{ question: 'How often?', answer: ['Once a year.'] }] } },
    { name: 'a long text', props: { items: [{ question: longText, answer: [longText, longText.slice(0, 60)] }] } },
    { name: 'right to left', direction: 'rtl', props: { items: [{ question: 'كم مرة؟', answer: [arabicText] }] } },
  ]),
  'floating-call': examplesOf(FloatingCall, [
    { name: 'ordinary', props: { phone, label: 'Call Now', clock: JSON.stringify([[0, 0, [[0, 'Open until 8 p.m.']]]]), book } },
    { name: 'a long text', props: { phone: { ...phone }, label: 'Jetzt gebührenfrei anrufen', clock: null, book: longLink } },
    { name: 'right to left', direction: 'rtl', props: { phone: arabicPhone, label: 'اتصل الآن', clock: null, book: arabicLink } },
  ]),
  hero: examplesOf(Hero, [
    { name: 'with a picture', props: { hero: { heading: 'Chimney cleaning', lead: ['Swept from hearth to cap.'], picture, art } } },
    { name: 'without a picture', props: { hero: { heading: 'Contact', lead: [], picture: null, art } } },
    {
      name: 'with a sign instead, on a dark band',
      props: { hero: { heading: 'Drains', lead: [], picture: null, art: { ...art, signs: [icon], isDeep: true } } },
    },
    { name: 'a long text', props: { hero: { heading: longText, isLong: true, lead: [longText], picture, art } } },
    { name: 'right to left', direction: 'rtl', props: { hero: { heading: arabicText, lead: [arabicText], picture, art } } },
  ]),
  'link-list': examplesOf(LinkList, [
    { name: 'ordinary', props: { links: [book], more: [{ href: '/areas', label: 'All areas' }] } },
    { name: 'a long text', props: { links: [longLink] } },
    { name: 'right to left', direction: 'rtl', props: { links: [arabicLink] } },
  ]),
  logo: examplesOf(Logo, [
    { name: 'mark and name', props: { name: 'Airs & Âtres', logo: null, mark } },
    { name: 'a name of sixty letters', props: { name: 'Schornsteinfegermeisterbetrieb Wollenschläger & Söhne Hamburg', logo: null, mark } },
    { name: 'right to left', props: { name: 'شركة الهواء النقي', logo: null, mark } },
    { name: 'its own logo', props: { name: 'Airs & Âtres', logo: { src: '/assets/logo.svg', width: 240, height: 60 }, mark } },
  ]),
  notice: examplesOf(Notice, [
    { name: 'without a source', props: { alert: { title: 'Lint burns', text: 'Have it removed.', source: null }, labels } },
    {
      name: 'a long text, with a source',
      props: { alert: { title: longText, text: longText, source: { label: longText, href: 'https://source.example/' } }, labels },
    },
    {
      name: 'right to left',
      direction: 'rtl',
      props: { alert: { title: 'تنبيه', text: arabicText, source: { label: 'NFPA', href: null } }, labels },
    },
  ]),
  office: examplesOf(Office, [
    { name: 'address and hours', props: { office: { address: { lines: ['1 Example Street', 'Laval'] }, hours }, labels } },
    { name: 'a long text', props: { office: { address: { lines: [longText] }, hours: null }, labels } },
    { name: 'right to left', direction: 'rtl', props: { office: { address: { lines: ['لافال'] }, hours }, labels } },
  ]),
  opening: examplesOf(Opening, [
    { name: 'ordinary', props: { opening } },
    { name: 'a long text', props: { opening: { ...opening, days: longText, times: '8:30 a.m. to 12 p.m., 1:30 p.m. to 5 p.m.' } } },
    { name: 'right to left', direction: 'rtl', props: { opening: { ...opening, days: 'الاثنين' } } },
  ]),
  points: examplesOf(Points, [
    {
      name: 'ordinary',
      props: {
        items: [
          { title: 'We look first', text: 'Then we quote.' },
          { title: 'Photos', text: 'Before and after.' },
        ],
      },
    },
    { name: 'warnings, with a long text', props: { items: [{ title: longText, text: longText }], look: 'warning' } },
    { name: 'right to left', direction: 'rtl', props: { items: [{ title: 'فحص', text: arabicText }] } },
  ]),
  proof: examplesOf(Proof, [
    { name: 'a rating and facts', props: { proof: { rating: proofRating, facts: ['License: TX-55012', 'Since 2004'] } } },
    { name: 'a long fact', props: { proof: { rating: null, facts: [longText] } } },
    { name: 'right to left', direction: 'rtl', props: { proof: { rating: { ...proofRating, text: arabicText }, facts: [arabicText] } } },
  ]),
  prose: examplesOf(Prose, [
    { name: 'ordinary', props: { text: ['One paragraph.', 'Another one.'] } },
    { name: 'a lead', props: { text: ['One sentence below a heading.'], look: 'lead' } },
    { name: 'nothing to say', props: { text: [] } },
    { name: 'a long text', props: { text: [longText] } },
    { name: 'right to left', direction: 'rtl', props: { text: [arabicText] } },
    { name: 'a telephone number', props: { text: ['Call 514-555-0142, or (305)\u00a0555-0142.'] } },
  ]),
  rating: examplesOf(Rating, [
    { name: 'all stars', props: { rating: { value: '5', best: '5', share: 1, text: '5 out of 5 from 150 reviews', link: null } } },
    {
      name: 'part of a star, linked',
      props: {
        rating: {
          value: '4.5',
          best: '5',
          share: 0.9,
          text: '4.5 out of 5 from 9 reviews on Reviews',
          link: { href: 'https://reviews.example/', label: 'Reviews' },
        },
      },
    },
    { name: 'a long text', props: { rating: { value: '4', best: '5', share: 0.8, text: longText, link: null } } },
    { name: 'right to left', direction: 'rtl', props: { rating: { value: '2.5', best: '5', share: 0.5, text: '٢٫٥ من ٥', link: null } } },
  ]),
  'round-picture': examplesOf(RoundPicture, [
    { name: 'a picture', props: { picture, diameter: { wide: [48, 44], narrow: 95 }, motif } },
    { name: 'without a picture', props: { picture: null, diameter: { wide: [48, 44], narrow: 95 }, motif } },
    { name: 'right to left', direction: 'rtl', props: { picture, diameter: { wide: [48, 44], narrow: 95 }, motif } },
  ]),
  section: examplesOf(Section, [
    { name: 'split', props: { id: 'one', texts: { heading: 'One', lead: ['A lead.'] }, children: 'What is said.' } },
    {
      name: 'stacked, on the sky',
      props: { id: 'two', texts: { heading: 'Two', lead: [] }, layout: 'stack', ground: 'sky', children: 'What is said.' },
    },
    {
      name: 'a long text, on a dark band',
      props: { id: 'three', texts: { heading: longText, lead: [longText] }, ground: 'deep', children: longText },
    },
    {
      name: 'right to left',
      direction: 'rtl',
      props: { id: 'four', texts: { heading: 'من نحن', lead: [arabicText] }, children: arabicText },
    },
  ]),
  source: examplesOf(Source, [
    { name: 'without an address', props: { source: { label: 'City of Laval', href: null } } },
    { name: 'a long text, with an address', props: { source: { label: longText, href: 'https://source.example/' } } },
    { name: 'right to left', direction: 'rtl', props: { source: { label: arabicText, href: null } } },
  ]),
  sign: examplesOf(Sign, [
    { name: 'an icon', props: { icon, name: 'Chimney cleaning' } },
    { name: 'an initial', props: { icon: null, name: '« Émail »' } },
  ]),
  stats: examplesOf(Stats, [
    {
      name: 'ordinary',
      props: {
        stats: [
          { id: 'years', figure: '25+', label: 'years', source: null },
          { id: 'clients', figure: '5,000+', label: 'clients', source: 'our own records' },
        ],
        labels,
      },
    },
    { name: 'a long text', props: { stats: [{ id: 'all', figure: '100 %', label: longText, source: longText }], labels } },
    { name: 'right to left', direction: 'rtl', props: { stats: [{ id: 'years', figure: '٢٥+', label: 'سنة', source: null }], labels } },
  ]),
  story: examplesOf(Story, [
    { name: 'with a picture', props: { text: ['It began in 1998.', 'It goes on.'], picture } },
    { name: 'a long text', props: { text: [longText, longText.slice(0, 50)], picture: null } },
    { name: 'right to left', direction: 'rtl', props: { text: [arabicText], picture } },
  ]),
  towns: examplesOf(Towns, [
    {
      name: 'ordinary',
      props: {
        items: [
          { name: 'Dorval', href: '/areas' },
          { name: 'Laval', href: '/areas' },
        ],
      },
    },
    { name: 'a long text', props: { items: [{ name: longText, href: '/areas' }] } },
    { name: 'right to left', direction: 'rtl', props: { items: [{ name: 'دورفال', href: '/areas' }] } },
  ]),
}
