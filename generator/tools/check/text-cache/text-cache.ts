/** Runs text checks once for a text that several pages have. */
import { copyOf, getOrCreate } from '../../../site/util/memoize.ts'
import type { Check, Finding, TextToCheck } from '../define-check.ts'
import type { SiteFacts } from '../facts/site-facts.ts'

export type CheckFindings = readonly (readonly [check: Check<'text'>, findings: readonly Finding[]])[]

/** Texts of single pages would fill the memory, so a full cache is emptied. Texts that pages share come back at once. */
const maxTexts = 20_000

const none: CheckFindings = []

/**
 * @param run finds the problems of a text; it must depend on its argument alone
 * @returns the same function with a cache
 */
export const cachedByText = (run: (text: TextToCheck) => CheckFindings): ((text: TextToCheck) => CheckFindings) => {
  const bySite = new WeakMap<SiteFacts, Map<string, Map<string, CheckFindings>>>()
  return ({ site, text, service }) => {
    const byContext = getOrCreate(bySite, site, () => new Map())
    const byText = getOrCreate(byContext, `${text.language} ${text.of} ${text.path?.join('.')} ${service}`, () => new Map())
    const known = byText.get(text.text)
    if (known !== undefined) return known
    const found = run({ site, text, service })
    if (byText.size >= maxTexts) byText.clear()
    // A copy: the text is a slice of its page and would keep the whole page in memory.
    byText.set(copyOf(text.text), found.length === 0 ? none : found)
    return found
  }
}
