/** The page that a site opens with. */
import type { State } from '../protocol.ts'
import { bySpoken } from '../spoken.ts'

/** Path of the home page in the language that the editor speaks, or else in the site’s first. */
export const firstPage = (languages: State['languages'], spoken: string): string =>
  bySpoken(languages, ({ code }) => code, spoken)[0]?.home ?? '/'
