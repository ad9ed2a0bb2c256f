/** Texts of a page under checks of texts. Most stand on many pages: what is wrong with none of them is seen once. */
import { memoize, memoizeText } from '../../site/model/memoize.ts'
import type { TextCheck } from './check.ts'
import type { SaidText } from './facts/said.ts'
import type { SiteFacts } from './facts/site.ts'

/** Checks that a text gives cause to, on the pages that know a site so. */
type Suspecting = (site: SiteFacts) => (text: SaidText) => readonly TextCheck[]

interface Judged {
  readonly language: string
  readonly of: string | undefined
  readonly by: readonly TextCheck[]
}

/** A check that breaks over a text is asked again, to tell of it. */
const suspects = (check: TextCheck, text: SaidText, site: SiteFacts): boolean => {
  try {
    return check.suspects(text, site)
  } catch {
    return true
  }
}

export const suspecting = (checks: readonly TextCheck[]): Suspecting =>
  memoize((site: SiteFacts) => {
    const judgedOf = memoizeText((): Judged[] => [])
    return (said: SaidText) => {
      const judged = judgedOf(said.text)
      for (const { language, of, by } of judged) if (language === said.language && of === said.of) return by
      const by = checks.filter(check => suspects(check, said, site))
      judged.push({ language: said.language, of: said.of, by })
      return by
    }
  }, new WeakMap())
