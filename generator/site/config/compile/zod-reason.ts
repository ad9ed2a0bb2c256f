/** Zod’s own messages, in the languages of Townsite. */
import type * as z from 'zod'
import en from 'zod/v4/locales/en.js'
import frCA from 'zod/v4/locales/fr-CA.js'
import type { Translated } from '../../messages/language.ts'

type ZodIssue = z.core.$ZodIssue

const locales = { en: en(), fr: frCA() }

const textIn = (language: keyof typeof locales, issue: ZodIssue): string => {
  // The messages of these issues do not need the value, which a raw issue has as well.
  const text = locales[language].localeError(issue as z.core.$ZodRawIssue)
  return typeof text === 'string' ? text : (text?.message ?? issue.message)
}

/** Why zod rejects a value. A message of the site’s own code is shown as it is. */
export const reasonOf = (issue: ZodIssue): Translated<string> => ({
  en: issue.message,
  fr: issue.message === textIn('en', issue) ? textIn('fr', issue).replaceAll(' :', '\u00a0:') : issue.message,
})
