import { homeVariants } from '../../styles/home-variants.ts'
import { arabicPhone, arabicText, art, type Example, icon, labels, longText, phone, picture } from '../base/base.examples.ts'
import { quick } from '../form/form.examples.ts'
import type { Props } from './home-hero.tsx'

const page: Props['page'] = {
  hero: { heading: 'Clear air', lead: ['The inspection is free.'], picture, art },
  heroName: 'Clairconduit',
  pictureBox: homeVariants['frame-end'],
  opening: null,
  heroPhone: phone,
  form: quick.props.form,
  person: null,
  tiles: null,
  labels,
}

export const examples: readonly Example<Props>[] = [
  { name: 'a picture and the form', props: { page } },
  {
    name: 'large type',
    props: { page: { ...page, hero: { heading: 'Clear air', lead: [], picture: null, art } } },
  },
  {
    name: 'the services as tiles',
    props: {
      page: {
        ...page,
        form: null,
        hero: { heading: 'Clear air', lead: [], picture: null, art },
        tiles: { heading: 'What is it about?', items: [{ name: 'Chimneys', icon, href: '#request' }], all: null },
      },
    },
  },
  { name: 'a person', props: { page: { ...page, person: { name: 'Ada Byron', role: 'Owner' } } } },
  {
    name: 'everything, at length',
    props: { page: { ...page, hero: { heading: longText, lead: [longText], picture, art }, person: { name: longText, role: longText } } },
  },
  {
    name: 'right to left',
    direction: 'rtl',
    props: { page: { ...page, hero: { heading: arabicText, lead: [arabicText], picture, art }, heroPhone: arabicPhone } },
  },
]
