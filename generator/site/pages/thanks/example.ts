import type { Demo } from '../../../../templates/examples/demo.ts'
import { traits } from './index.ts'
import type { ThanksPage } from './plan.ts'

/** For the tests of templates. */
export const example = ({ base, copy, phone, hero, path }: Demo): ThanksPage => ({
  ...base('thanks', '/thanks', { traits }),
  hero: hero(copy.form.heading, null, copy.form.lead),
  phone,
  back: { href: path('/'), label: copy.navigation.home },
})
