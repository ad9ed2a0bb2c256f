/** The page by day or by night, whichever the person's own screen is set to. */

export type Scheme = 'light' | 'dark'

/** Conditions as the page's own sheets say them. */
const own = new WeakMap<CSSMediaRule, string>()

const asked = /\(prefers-color-scheme:\s*(light|dark)\)/g

/** A condition with its question answered. */
export const answered = (condition: string, scheme: Scheme): string =>
  condition.replace(asked, (_, wanted: string) => (wanted === scheme ? '(min-width: 0px)' : '(max-width: 0px)'))

const rulesOf = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules]
  } catch {
    // Of another origin: it is not ours to read.
    return []
  }
}

const answer = (rules: readonly CSSRule[], scheme: Scheme): void => {
  for (const rule of rules) {
    if (!('cssRules' in rule)) continue
    answer([...(rule as CSSGroupingRule).cssRules], scheme)
    // Of another document, where `instanceof` does not know it.
    if (!('media' in rule)) continue
    const media = rule as CSSMediaRule
    const condition = own.get(media) ?? media.media.mediaText
    if (condition.search(asked) < 0) continue
    own.set(media, condition)
    media.media.mediaText = answered(condition, scheme)
  }
}

export const showScheme = (root: Document, scheme: Scheme): void => {
  for (const sheet of root.styleSheets) answer(rulesOf(sheet), scheme)
}
