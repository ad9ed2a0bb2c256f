import type { Redirect } from '../model/host.ts'

const placeholder = /(?<=\/):[A-Za-z][A-Za-z0-9]*/

/** Returns a function that replaces the placeholder of a text. */
const placeholderFiller = (text: string): ((part: string) => string) => {
  const pieces = text.split(placeholder)
  return part => pieces.join(part)
}

/** The redirects that a pattern covers, or the redirect itself. There may be more of them than pages, so they are not stored. */
export const expandRedirect = (redirect: Redirect): readonly Redirect[] => {
  const { from, to, status, covers } = redirect
  if (covers === undefined) return [redirect]
  const [fromOf, toOf] = [placeholderFiller(from), placeholderFiller(to)]
  // The text before the placeholder is unchanged, so a path remains a path and a URL remains a URL.
  return covers.map(covered =>
    typeof covered === 'string' ? { from: fromOf(covered) as Redirect['from'], to: toOf(covered) as Redirect['to'], status } : covered,
  )
}
