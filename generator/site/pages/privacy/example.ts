import type { Demo } from '../../../../templates/examples/demo.ts'
import type { PrivacyPage } from './plan.ts'

/** For the tests of templates. */
export const example = ({ base, copy, hero }: Demo): PrivacyPage => ({
  ...base('privacy', '/privacy'),
  hero: hero(copy.navigation.privacy, null),
  sections: copy.items.map(item => ({ heading: item.title, text: [...copy.paragraphs, item.text] })),
})
