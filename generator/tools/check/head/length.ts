import { lengthOf } from '../../../site/model/search-result.ts'
import type { Finding } from '../check.ts'

/** A finding when a text is there and shorter or longer than search results show. */
export const outside = (what: string, text: string, least: number, most: number): Pick<Finding, 'message'> | undefined => {
  const length = lengthOf(text)
  if (length === 0 || (length >= least && length <= most)) return undefined
  return { message: `the ${what} has ${length} characters, ${length < least ? `fewer than ${least}` : `more than ${most}`}: “${text}”` }
}
