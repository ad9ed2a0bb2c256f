/** Zod’s messages in the languages of Townsite, and its issues of unions. */
import * as z from 'zod'
import type { Translated } from '../../messages/language.ts'

type ZodIssue = z.core.$ZodIssue

const locales = { en: z.locales.en(), fr: z.locales.frCA() }

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

/** Whether a value has the type, and with `withKeys` the keys, of the union member with these errors. */
export const fits = (errors: readonly ZodIssue[], withKeys: boolean): boolean =>
  !errors.some(
    error =>
      error.path.length === 0 &&
      (error.code === 'invalid_type' ||
        (withKeys && error.code === 'unrecognized_keys') ||
        (error.code === 'invalid_union' && !error.errors.some(inner => fits(inner, withKeys)))),
  )

/** The values of a union of literals; `undefined` for other unions. */
export const literalsOf = (members: readonly (readonly ZodIssue[])[]): z.util.Primitive[] | undefined => {
  const values = members.flatMap(([issue]) => (issue?.code === 'invalid_value' && issue.path.length === 0 ? issue.values : []))
  return values.length < members.length ? undefined : values
}
