import { canonicalTag } from '../../site/util/locale.ts'
import type { Env } from './shell.ts'

/** The user’s locale, as POSIX systems set it, or as the system reports it. */
export const localeIn = ({ LC_ALL, LC_MESSAGES, LANG }: Env): Intl.Locale | undefined => {
  const set = [LC_ALL, LC_MESSAGES, LANG].find(one => one !== undefined && one !== '')
  const tag = canonicalTag((set ?? new Intl.DateTimeFormat().resolvedOptions().locale).replace(/[.@].*/, ''))
  return tag === undefined ? undefined : new Intl.Locale(tag)
}
