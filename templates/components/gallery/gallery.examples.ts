import type { BeforeAfter } from '../../../generator/site/model/page.ts'
import { arabicText, type Example, labels, longText, picture } from '../base/base.examples.ts'
import type { Props } from './gallery.tsx'

const pair: BeforeAfter = {
  id: 'flue',
  title: 'A flue',
  before: picture,
  after: picture,
  caption: 'The same view.',
  illustration: true,
  compareLabel: 'Compare before and after: a flue',
}

export const examples: readonly Example<Props>[] = [
  { name: 'one pair', props: { pairs: [pair], labels } },
  { name: 'a long text', props: { pairs: [{ ...pair, title: longText }], labels } },
  { name: 'right to left', direction: 'rtl', props: { pairs: [{ ...pair, caption: arabicText }], labels } },
]
