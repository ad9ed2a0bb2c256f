/** Texts of a page under checks of texts. Most stand on many pages: what is wrong with none of them is seen once. */
import { memoize, memoizeText } from '../../site/model/memoize.ts'
import type { TextCheck } from './check.ts'
import type { SaidText } from './facts/said.ts'
import type { SiteFacts } from './facts/site.ts'

/** Checks that a text gives cause to. */
type Suspecting = (text: SaidText, site: SiteFacts) => readonly TextCheck[]

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

export const suspecting = (checks: readonly TextCheck[]): Suspecting => {
  const judgedIn = memoize((_: SiteFacts) => memoizeText((): Judged[] => []), new WeakMap())
  return (said, site) => {
    const judged = judgedIn(site)(said.text)
    const known = judged.find(({ language, of }) => language === said.language && of === said.of)
    if (known !== undefined) return known.by
    const by = checks.filter(check => suspects(check, said, site))
    judged.push({ language: said.language, of: said.of, by })
    return by
  }
}
