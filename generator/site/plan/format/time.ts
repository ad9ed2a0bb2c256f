/** Times of day in the format of a language and country. `Intl` does not follow the style guides for fr-CA and en-CA. */
import { clockTime } from '../../config/values/week.ts'
import { plainDigits } from '../../util/locale.ts'
import { memoize } from '../../util/memoize.ts'

const nbsp = '\u00a0'
const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** Formats minutes after midnight, from 0 to 1440: a 24-hour clock distinguishes the end of a day from its beginning. */
type TimeStyle = (minutes: number) => string

/** `7 h`, `17 h 05`: Office québécois de la langue française, “Écriture des heures”. */
const frenchHours: TimeStyle = minutes => {
  const rest = minutes % 60
  return `${Math.floor(minutes / 60)}${nbsp}h${rest === 0 ? '' : `${nbsp}${twoDigits(rest)}`}`
}

const twelveHours =
  (morning: string, afternoon: string): TimeStyle =>
  minutes => {
    const rest = minutes % 60
    const hour = Math.floor(minutes / 60)
    return `${hour % 12 === 0 ? 12 : hour % 12}${rest === 0 ? '' : `:${twoDigits(rest)}`}${nbsp}${hour % 24 < 12 ? morning : afternoon}`
  }

/** `9 ص`, `4:30 م`: `Intl` knows the language’s words for a.m. and p.m. */
const localTwelveHours = (locale: string): TimeStyle => {
  const format = (minute?: '2-digit') => new Intl.DateTimeFormat(plainDigits(locale), { hour: 'numeric', minute, timeZone: 'UTC' })
  const [fullHours, others] = [format(), format('2-digit')]
  return minutes => (minutes % 60 === 0 ? fullHours : others).format(Date.UTC(2024, 0, 1, 0, minutes)).replace(/\s/g, nbsp)
}

/** By locale, otherwise by language. */
const styles: Readonly<Record<string, TimeStyle>> = {
  fr: frenchHours,
  // Translation Bureau of Canada, Writing Tips: lower case, with periods.
  'en-CA': twelveHours('a.m.', 'p.m.'),
  'en-US': twelveHours('a.m.', 'p.m.'),
  'es-US': twelveHours(`a.${nbsp}m.`, `p.${nbsp}m.`),
}

const styleOf = (name: string): TimeStyle | undefined => (Object.hasOwn(styles, name) ? styles[name] : undefined)

/** Whether the locale uses a 12-hour clock. */
const usesTwelveHours = (locale: string): boolean =>
  /h1[12]/.test(new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hourCycle ?? '')

const timeStyle = memoize(
  (locale: string): TimeStyle =>
    styleOf(locale) ?? styleOf(new Intl.Locale(locale).language) ?? (usesTwelveHours(locale) ? localTwelveHours(locale) : clockTime),
)

/** @param minutes after midnight; more than 1440 is the next day */
export const formatTime = (minutes: number, locale: string): string => timeStyle(locale)(minutes > 1440 ? minutes % 1440 : minutes)

const dayNames = {
  long: memoize((locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })),
  short: memoize((locale: string) => new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })),
}

/**
 * Day of the week as written within a sentence: `Monday`, `lundi`.
 * @param day 0 is Monday
 */
export const dayName = (day: number, locale: string, weekday: 'long' | 'short' = 'long'): string =>
  dayNames[weekday](locale).format(new Date(Date.UTC(2024, 0, 1 + day)))
