import { arabicPhone, arabicText, art, type Example, icon, labels, longText, phone, picture } from '../base/base.examples.ts'
import { quick } from '../form/form.examples.ts'
import type { Props } from './home-hero.tsx'

const page: Props['page'] = {
  hero: { heading: 'Clear air', lead: ['The inspection is free.'], picture, art },
  heroName: null,
  heroPhone: phone,
  form: quick.props.form,
  rating: null,
  labels,
}

export const examples: readonly Example<Props>[] = [
  { name: 'ordinary', props: { page, licence: null } },
  {
    name: 'without a picture',
    props: {
      page: { ...page, hero: { heading: 'Clear air', lead: [], picture: null, art: { ...art, signs: [icon, icon] } } },
      licence: null,
    },
  },
  {
    name: 'without a picture and a form',
    props: {
      page: { ...page, form: null, hero: { heading: 'Clear air', lead: [], picture: null, art: { ...art, signs: [icon, icon] } } },
      licence: null,
    },
  },
  {
    name: 'everything, at length',
    props: {
      page: {
        ...page,
        hero: { heading: longText, lead: [longText], picture, art },
        rating: { value: '5', best: '5', share: 1, text: longText, link: null },
      },
      licence: longText,
    },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { page: { ...page, hero: { heading: arabicText, lead: [arabicText], picture, art }, heroPhone: arabicPhone }, licence: null },
  },
]
