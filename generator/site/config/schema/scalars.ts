/**
 * The small values of a config: what may be written, and what to say when it is not. Every message is read by a person who
 * knows no TypeScript. `needle` is the part of the text at fault, so that the caret stands below it.
 */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser'
import * as z from 'zod'
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'
import type { AbsoluteUrl, UrlPath } from '../../model/url.ts'
import { formatProblem, needsFormatting, parseMessage, placeholdersOf } from '../values/icu-message.ts'
import { maxSlugLength, slugify, slugProblem } from '../values/slug.ts'
import { calendarDay } from '../values/week.ts'
import { field } from './field.ts'

/** What is wrong with a value; a custom zod issue carries it. */
export interface ValueProblem {
  readonly problem: Problem
  /** The part of the value’s text at fault. */
  readonly needle?: string | undefined
}

type Faults = Problem | ValueProblem | readonly ValueProblem[] | undefined

// The cast: what `find` has no fault with is an `Out`, and a string is all that zod knows of it.
const checked = <Out extends string>(find: (value: string) => Faults) => {
  const schema = z.string().superRefine((value, context) => {
    const found = find(value)
    for (const one of found === undefined ? [] : [found].flat()) {
      const fault: ValueProblem = 'problem' in one ? one : { problem: one }
      context.addIssue({ code: 'custom', message: fault.problem.code, params: { ...fault }, input: value })
    }
  })
  return schema as z.ZodType<string> as z.ZodType<Out>
}

/** A slug, in the language that it is written in if that is known. */
export const slugText = (language?: string) => checked<string>(value => slugProblem(value, language))

export const identifier = checked<string>(value =>
  /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/i.test(value) ? undefined : problem('NAME_INVALID', { value, suggestion: slugify(value) || 'main' }),
)

export const languageTag = checked<string>(value => {
  try {
    new Intl.Locale(value)
    return undefined
  } catch {
    return problem('LANGUAGE_INVALID', { value })
  }
})

/** What an address of mail may hold and a link to it need not escape: `?` and `&` would begin fields of the message. */
const isMail = (value: string): boolean =>
  // First as nearly all are written: until V8 can seek letters of all scripts, it takes 2 ms.
  /^[\w.+'~-]+@[A-Za-z\d.-]+\.[A-Za-z\d-]{2,}$/.test(value) || /^[\p{L}\p{N}._+'~-]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u.test(value)

export const emailAddress = field(
  checked<string>(value => (isMail(value) ? undefined : problem('EMAIL_INVALID', { value }))),
  { help: { en: 'E-mail address: info@example.com', fr: 'Adresse courriel : info@example.com' } },
)

/** The address that a text is, with a plain host and no character that a browser would drop or a header would end at. */
const urlOf = (value: string): URL | undefined => {
  if (/[\s\p{Cc}"'<>\\^`{|}]/u.test(value)) return undefined
  try {
    const url = new URL(value)
    return /^(?:[a-z0-9.-]*|\[[0-9a-f:.]+\])$/.test(url.hostname) ? url : undefined
  } catch {
    return undefined
  }
}

const urlFault = (value: string): Faults => {
  const url = urlOf(value)
  if (url === undefined) return problem('URL_INVALID', 'web', { value })
  const { protocol } = url
  return protocol === 'https:' || protocol === 'http:' ? undefined : { problem: problem('URL_UNSAFE', { protocol }), needle: protocol }
}

export const httpUrl = checked<AbsoluteUrl>(urlFault)

export const domainOrigin = checked<AbsoluteUrl>(value => {
  const url = urlOf(value)
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:')) return problem('URL_INVALID', 'site', { value })
  return url.origin === value ? undefined : problem('URL_INVALID', 'origin', { origin: url.origin })
})

export const imageFile = checked<string>(value =>
  /^[^\\/]+(\/[^\\/]+)*\.(jpe?g|png|webp)$/i.test(value) && !value.split('/').includes('..')
    ? undefined
    : problem('IMAGE_INVALID', 'name', { value }),
)

export const colour = checked<string>(value =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? undefined : problem('COLOUR_INVALID', { value }),
)

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'country')

/** `07:00-20:00`, past midnight `18:00-03:00`, `closed`, `24h`. Overlaps between spans are judged by the week as a whole. */
export const hoursText = checked<string>(value => {
  if (value === 'closed' || value === '24h') return undefined
  const match = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/.exec(value)
  if (match === null) return problem('HOURS_INVALID', 'span', { value })
  for (const [hour, minute] of [match.slice(1, 3), match.slice(3, 5)]) {
    const isEnd = Number(hour) === 24 && Number(minute) === 0
    if ((Number(hour) > 23 && !isEnd) || Number(minute) > 59)
      return { problem: problem('HOURS_INVALID', 'time', { time: `${hour}:${minute}` }), needle: `${hour}:${minute}` }
  }
  const opens = `${match[1]}:${match[2]}`
  return opens === `${match[3]}:${match[4]}` ? problem('HOURS_INVALID', 'empty', { time: opens }) : undefined
})

/** A day, `2026-12-25`, or one of every year, `12-25`. */
export const dayText = checked<string>(value => (calendarDay(value) !== undefined ? undefined : problem('DATE_INVALID', { value })))

/** What keeps a text from being a path of this site at all. */
const pathFault = (value: string): ValueProblem | undefined => {
  const [protocol] = /^[a-z][a-z0-9+.-]*:/i.exec(value) ?? []
  if (protocol !== undefined && /^https?:$/i.test(protocol))
    return { problem: problem('PATH_INVALID', 'whole', { value }), needle: protocol }
  if (protocol !== undefined) return { problem: problem('URL_UNSAFE', { protocol }), needle: protocol }
  if (!value.startsWith('/')) return { problem: problem('PATH_INVALID', 'start', { value }) }
  if (value.includes('?')) return { problem: problem('PATH_INVALID', 'query', { value }), needle: '?' }
  if (value.includes('#')) return { problem: problem('PATH_INVALID', 'fragment', { value }), needle: '#' }
  return value !== '/' && value.endsWith('/') ? { problem: problem('PATH_INVALID', 'end', { value }) } : undefined
}

type SegmentFault = (segment: string) => ValueProblem | undefined

/** What keeps an address from being a path with these parts that differ from page to page. */
const patternFaults = (value: string, parts: readonly string[], segmentFault: SegmentFault): readonly ValueProblem[] => {
  const outer = pathFault(value)
  if (outer !== undefined) return [outer]
  const segments = value === '/' ? [] : value.slice(1).split('/')
  return [
    ...segments.flatMap((segment): readonly ValueProblem[] => {
      const part = /^\{(.*)\}$/.exec(segment)?.[1]
      if (segment === '') return [{ problem: problem('SLUG_UNSAFE', 'empty') }]
      if (part === undefined) return [segmentFault(segment) ?? []].flat()
      return parts.includes(part)
        ? []
        : [{ problem: problem('PLACEHOLDER_UNKNOWN', 'address', { name: part, known: parts }), needle: `{${part}}` }]
    }),
    ...parts.filter(part => !value.includes(`{${part}}`)).map(name => ({ problem: problem('PLACEHOLDER_MISSING', { name }) })),
  ]
}

const pageSegment =
  (language: string | undefined): SegmentFault =>
  segment => {
    const isPlain = segment.length <= maxSlugLength && /^(404|500|[a-z0-9]+([-.][a-z0-9]+)*)$/.test(segment)
    const fault = isPlain ? undefined : slugProblem(segment, language)
    return fault === undefined ? undefined : { problem: fault, needle: segment }
  }

/** A path of the site, with `{part}` for each part that differs from page to page. */
export const pathPattern = (parts: readonly string[], language?: string) =>
  checked<UrlPath>(value => patternFaults(value, parts, pageSegment(language)))

/** `caf%C3%A9`, as browsers copy it, is café; what is no such writing stays as it is. */
export const decodedPath = (path: string): UrlPath => {
  try {
    // No slash is lost or won: `decodeURI` leaves `%2F` alone.
    return decodeURI(path) as UrlPath
  } catch {
    return path as UrlPath
  }
}

/** The first character that has no place in an address; a name of dots alone leads to another folder. */
const strangeCharacter = (segment: string, pattern: RegExp): string | undefined =>
  /^\.+$/.test(segment) ? segment : pattern.exec(decodedPath(segment))?.[0]

const segmentWithout =
  (strange: RegExp): SegmentFault =>
  segment => {
    const character = strangeCharacter(segment, strange)
    return character === undefined ? undefined : { problem: problem('PATH_INVALID', 'character', { character }), needle: segment }
  }

const withoutEndSlash = (path: string): string => path.replace(/(?<=[^/])\/$/, '')

/** An old address as the site knows it: as visitors read it, with or without a slash at its end. */
export const oldUrlPath = (path: string): UrlPath => decodedPath(withoutEndSlash(path))

/** An address that an older site had, whoever wrote that one: capitals, letters of any script, `.html`, a slash at its end. */
export const oldPath = (parts: readonly string[]) =>
  checked<UrlPath>(value => patternFaults(withoutEndSlash(value), parts, segmentWithout(/[^\p{L}\p{M}\p{N}._~-]/u)))

/** Where a redirect leads: a page or file of the site, or another site. Whether it is there, the site as a whole tells. */
export const redirectTarget = () =>
  checked<UrlPath | AbsoluteUrl>(value => {
    if (value.startsWith('/')) return patternFaults(value, [], segmentWithout(/[^A-Za-z0-9._~-]/))
    return /^[a-z][a-z0-9+.-]*:/i.test(value) ? urlFault(value) : problem('PATH_INVALID', 'target', { value })
  })

/** Placeholders that are filled with a number. Others are texts, of which no plural can be made. */
const numbers = new Set('years yearsRounded count value areas services languages daysOpen steps signs points fields'.split(' '))

/** Longer than a book’s chapter: a text of a page is never so long. */
const textAtMost = 100_000

/** Whether braces lie deeper inside one another than any sentence needs. */
const isDeep = (text: string): boolean => {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth++
    else if (character === '}') depth--
    if (depth > 20) return true
  }
  return false
}

/** Of words behind a brace the reader tells that they are no name, where what is wrong is that no brace follows. */
const faultOf = (fault: string, text: string): string =>
  fault === 'MALFORMED_ARGUMENT' && text.lastIndexOf('}') < text.lastIndexOf('{') ? 'EXPECT_ARGUMENT_CLOSING_BRACE' : fault

/**
 * A text in ICU MessageFormat (unicode-org.github.io/icu/userguide/format_parse/messages).
 * @param allowed names that may stand in braces
 * @param needs names that must
 */
export const icuText = (allowed: readonly string[], needs: readonly string[]) =>
  checked<string>(value => {
    if (value.trim() === '') return problem('TEXT_EMPTY')
    if (value.length > textAtMost) return problem('VALUE_RANGE', 'text', { least: false, limit: textAtMost })
    // Of thousands of areas hardly any text goes further.
    if (needs.length === 0 && !needsFormatting(value)) return undefined
    let elements: readonly MessageFormatElement[]
    if (isDeep(value)) return { problem: problem('TEXT_SYNTAX', 'unreadable'), needle: '{' }
    try {
      elements = parseMessage(value)
    } catch (error) {
      const fault = error instanceof SyntaxError ? faultOf(error.message, value) : ''
      return { problem: fault === '' ? problem('TEXT_SYNTAX', 'unreadable') : problem('TEXT_SYNTAX', 'syntax', { fault }), needle: '{' }
    }
    const used = new Set(placeholdersOf(elements))
    const known = [...used].every(name => allowed.includes(name))
    // In a word that has to use it, the value comes as the page writes it.
    const fault = known ? formatProblem(elements, name => numbers.has(name) && !(name === 'value' && needs.includes(name))) : undefined
    if (fault !== undefined) return { problem: fault, needle: '{' }
    return [
      ...[...used]
        .filter(name => !allowed.includes(name))
        .map(name => ({ problem: problem('PLACEHOLDER_UNKNOWN', 'text', { name, known: allowed }), needle: `{${name}` })),
      ...needs.filter(name => !used.has(name)).map(name => ({ problem: problem('PLACEHOLDER_UNUSED', 'needed', { name }) })),
    ]
  })
