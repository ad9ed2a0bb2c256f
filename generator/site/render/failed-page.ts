/** Notes on an exception for which page it was thrown. */
import type { UrlPath } from '../model/url.ts'

/** In the global registry, because `dev` loads this module several times. */
const noted = Symbol.for('townsite.failed-page')

/** The page that an exception was thrown for; `undefined` if it was thrown elsewhere. */
export const failedPage = (error: unknown): UrlPath | undefined =>
  error instanceof Error && noted in error ? (error[noted] as UrlPath) : undefined

/** Notes the page on an exception that was thrown for it. */
export const notePage = (error: unknown, path: UrlPath): Error =>
  error instanceof Error
    ? Object.assign(error, { [noted]: path })
    : Object.assign(new Error(String(error), { cause: error }), { stack: '', [noted]: path })

/** Runs a function, and notes the page on what it throws. The exception stays the same otherwise. */
export const forPage = <Value>(path: UrlPath, run: () => Value): Value => {
  try {
    return run()
  } catch (error) {
    throw notePage(error, path)
  }
}
