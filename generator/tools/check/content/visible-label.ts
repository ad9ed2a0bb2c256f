import { memoizeText } from '../../../site/model/memoize.ts'
import type { PageCheck } from '../check.ts'
import { plainBlanks } from '../facts/page.ts'

/** As a voice hears it: letters and digits. */
const spoken = memoizeText(text =>
  plainBlanks(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim(),
)

/** WCAG 2.2, 2.5.3: who says what they see must be understood. */
export const visibleLabel = {
  id: 'visible-label',
  needs: 'page',
  run: ({ page }) =>
    [...page.links, ...page.buttons]
      .filter(({ text, name }) => text !== name && !spoken(name).includes(spoken(text)))
      .map(({ text, name }) => ({
        message: `what is seen, “${text}”, is not in what is read out, “${name}”`,
        quote: { language: page.language, text: name },
      })),
} as const satisfies PageCheck
