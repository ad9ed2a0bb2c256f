/** The page that a site opens with. */
import type { State } from '../protocol.ts'

/** Path of the home page in the language that the editor speaks, or else in the site’s first. */
export const firstPage = (languages: State['languages'], spoken: string): string => {
  const found = languages.find(({ code }) => code === spoken || code.startsWith(`${spoken}-`)) ?? languages[0]
  return found?.home ?? '/'
}
