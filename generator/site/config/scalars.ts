/**
 * The small values of a config: what may be written, and what to say when it is not. Every message is read by a person who
 * knows no TypeScript. `needle` is the part of the text at fault, so that the caret stands below it.
 */
import { type MessageFormatElement, parse as parseIcu, TYPE } from '@formatjs/icu-messageformat-parser'
import { z } from 'zod'
import type { AbsoluteUrl } from '../model/url.ts'
import { calendarDay } from './calendar-day.ts'

/** What a custom zod issue carries beside its message. */
export interface IssueParams {
  readonly code?: string
  readonly hint?: string
  readonly needle?: string
}

type Fault = IssueParams & { readonly message: string }

// The cast: what `find` has no fault with is an `Out`, and a string is all that zod knows of it.
const checked = <Out extends string>(find: (value: string) => Fault | readonly Fault[] | undefined) =>
  z.string().superRefine((value, context) => {
    const found = find(value)
    for (const { message, ...params } of found === undefined ? [] : [found].flat())
      context.addIssue({ code: 'custom', message, params, input: value })
  }) as z.ZodType<string> as z.ZodType<Out>

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/
/** Names that a host gives another meaning to. */
const reservedSlugs = new Set(['index', '404', '500', 'assets'])

/** `Nettoyage de conduits d’air` → `nettoyage-de-conduits-d-air`. */
export const slugify = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const slugFault = (value: string): Fault | undefined => {
  if (reservedSlugs.has(value))
    return {
      message: `“${value}” cannot be used in an address`,
      hint: 'Web servers give this name a meaning of its own; choose another.',
      code: 'SLUG_UNSAFE',
    }
  if (slugPattern.test(value)) return undefined
  const suggestion = slugify(value)
  return {
    code: 'SLUG_UNSAFE',
    message: `“${value}” cannot be part of an address: small letters a-z, digits and hyphens only`,
    hint: suggestion === '' ? 'Write it in Latin letters without accents: ramonage-cheminee.' : `Write ${suggestion}`,
  }
}

export const slugText = checked<string>(slugFault)

export const identifier = checked<string>(value =>
  /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/i.test(value)
    ? undefined
    : {
        message: `“${value}” cannot be a name: letters, digits and hyphens only, beginning with a letter`,
        hint: `Write ${slugify(value) || 'main'}`,
        code: 'NAME_INVALID',
      },
)

export const languageTag = checked<string>(value => {
  try {
    new Intl.Locale(value)
    return undefined
  } catch {
    return {
      message: `“${value}” is no language code`,
      hint: 'Write a code such as en, fr, es, or with a country: fr-CA.',
      code: 'LANGUAGE_INVALID',
    }
  }
})

export const emailAddress = checked<string>(value =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(value)
    ? undefined
    : { message: `“${value}” is no e-mail address`, hint: 'Write it like info@example.com.', code: 'EMAIL_INVALID' },
).meta({ description: 'E-mail address: info@example.com' })

const urlOf = (value: string): URL | undefined => {
  try {
    return new URL(value)
  } catch {
    return undefined
  }
}

export const httpUrl = checked<AbsoluteUrl>(value => {
  const url = urlOf(value)
  if (url === undefined)
    return { message: `“${value}” is no web address`, hint: 'Write the whole address, with https:// before it.', code: 'URL_INVALID' }
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    return {
      message: `“${url.protocol}” addresses are not safe in a page`,
      hint: 'Only https:// and http:// addresses are allowed.',
      code: 'URL_UNSAFE',
      needle: url.protocol,
    }
  return undefined
})

export const domainOrigin = checked<AbsoluteUrl>(value => {
  const url = urlOf(value)
  if (url === undefined || (url.protocol !== 'https:' && url.protocol !== 'http:'))
    return { message: `“${value}” is no address of a site`, hint: 'Write it like https://www.example.com', code: 'URL_INVALID' }
  if (url.origin !== value)
    return {
      message: `the address of the site has no path, no slash at its end and no capitals`,
      hint: `Write ${url.origin}`,
      code: 'URL_INVALID',
    }
  return undefined
})

export const imageFile = checked<string>(value =>
  /^[^\\/]+(\/[^\\/]+)*\.(jpe?g|png|webp)$/i.test(value) && !value.split('/').includes('..')
    ? undefined
    : {
        message: `“${value}” is no picture file`,
        hint: 'Name a .jpg, .png or .webp file that lies in assets/images/.',
        code: 'IMAGE_INVALID',
      },
)

export const colour = checked<string>(value =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
    ? undefined
    : { message: `“${value}” is no colour`, hint: 'Write # and six digits or letters a-f: #1f4d3a', code: 'COLOUR_INVALID' },
)

export const countryCode = z.string().regex(/^[A-Z]{2}$/, 'a country is two capital letters: CA')

/** `07:00-20:00`, past midnight `18:00-03:00`, `closed`, `24h`. Overlaps between spans are judged by the week as a whole. */
export const hoursText = checked<string>(value => {
  if (value === 'closed' || value === '24h') return undefined
  const hint = 'Write opening and closing time on the 24-hour clock: 08:00-17:30. Also allowed: closed, 24h.'
  const match = /^(\d{1,2}):(\d{2})\s*[-–]\s*(\d{1,2}):(\d{2})$/.exec(value)
  if (match === null) return { message: `“${value}” is no span of hours`, hint, code: 'HOURS_INVALID' }
  for (const [hour, minute] of [match.slice(1, 3), match.slice(3, 5)]) {
    const isEnd = Number(hour) === 24 && Number(minute) === 0
    if ((Number(hour) > 23 && !isEnd) || Number(minute) > 59)
      return {
        message: `there is no time ${hour}:${minute}`,
        hint: 'Hours go from 00:00 to 23:59.',
        code: 'HOURS_INVALID',
        needle: `${hour}:${minute}`,
      }
  }
  if (`${match[1]}:${match[2]}` === `${match[3]}:${match[4]}`)
    return {
      message: `opens and closes at the same time, ${match[1]}:${match[2]}`,
      hint: 'For a whole day write 24h; for a day off, closed.',
      code: 'HOURS_INVALID',
    }
  return undefined
})

/** A day, `2026-12-25`, or one of every year, `12-25`. */
export const dayText = checked<string>(value =>
  calendarDay(value) !== undefined
    ? undefined
    : {
        code: 'DATE_INVALID',
        message: /^(\d{4}-)?\d{2}-\d{2}$/.test(value)
          ? value === '02-29'
            ? 'not every year has a 29 February'
            : `there is no day ${value}`
          : `“${value}” is no day`,
        hint: 'Write year, month and day: 2026-12-25. Without the year it is meant every year: 12-25.',
      },
)

/** A path of the site, with `{part}` for each part that differs from page to page. */
export const pathPattern = (parts: readonly string[]) =>
  checked<`/${string}`>(value => {
    const code = 'PATH_INVALID'
    if (!value.startsWith('/')) return { message: `the address “${value}” does not begin with a slash`, hint: `Write /${value}`, code }
    if (value !== '/' && value.endsWith('/'))
      return { message: `the address “${value}” ends with a slash`, hint: `Write ${value.replace(/\/+$/, '') || '/'}`, code }
    const faults: Fault[] = []
    for (const segment of value === '/' ? [] : value.slice(1).split('/')) {
      const part = /^\{(.*)\}$/.exec(segment)?.[1]
      if (part === undefined) {
        const fault = /^(404|500|[a-z0-9]+([-.][a-z0-9]+)*)$/.test(segment) ? undefined : slugFault(segment)
        if (fault !== undefined)
          faults.push({
            ...fault,
            ...(segment === '' ? { message: 'the address has two slashes in a row', hint: 'Leave one out.' } : { needle: segment }),
          })
      } else if (!parts.includes(part)) {
        faults.push({
          message: `{${part}} is unknown in this address`,
          hint: parts.length === 0 ? 'This address has no changing part.' : `Known here: ${parts.map(name => `{${name}}`).join(', ')}.`,
          code: 'PLACEHOLDER_UNKNOWN',
          needle: `{${part}}`,
        })
      }
    }
    for (const part of parts)
      if (!value.includes(`{${part}}`))
        faults.push({
          message: `the address lacks {${part}}, so all pages of this kind would share it`,
          hint: `Add /{${part}}`,
          code: 'PLACEHOLDER_MISSING',
        })
    return faults
  })

/** Names of all placeholders of a parsed message, plurals and selects included. */
const placeholdersOf = (elements: readonly MessageFormatElement[]): readonly string[] =>
  elements.flatMap(element => {
    switch (element.type) {
      case TYPE.argument:
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        return [element.value]
      case TYPE.plural:
      case TYPE.select:
        return [element.value, ...Object.values(element.options).flatMap(option => placeholdersOf(option.value))]
      case TYPE.tag:
        return placeholdersOf(element.children)
      default:
        return []
    }
  })

/** Reads a text in ICU MessageFormat; throws a `SyntaxError` when it is none. Angle brackets are plain characters. */
export const parseMessage = (text: string): readonly MessageFormatElement[] => parseIcu(text, { ignoreTag: true })

/** Placeholders a valid text uses. A text without braces has none. */
export const textPlaceholders = (text: string): ReadonlySet<string> =>
  text.includes('{') ? new Set(placeholdersOf(parseMessage(text))) : new Set()

const icuReasons: Readonly<Record<string, string>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'a { is not closed by a }',
  EMPTY_ARGUMENT: 'there is nothing between { and }',
  MALFORMED_ARGUMENT: 'the placeholder between { and } is malformed',
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: 'a quotation mark is not closed',
  MISSING_OTHER_CLAUSE: 'a plural or select needs a case “other”',
  UNMATCHED_CLOSING_TAG: 'a closing tag has no opening one',
}

/**
 * A text in ICU MessageFormat (unicode-org.github.io/icu/userguide/format_parse/messages).
 * @param allowed names that may stand in braces
 * @param needs names that must
 */
export const icuText = (allowed: readonly string[], needs: readonly string[]) =>
  checked<string>(value => {
    if (value.trim() === '')
      return { message: 'the text is empty', hint: 'Write the text, or remove the whole key if it may be left out.', code: 'TEXT_EMPTY' }
    let used: ReadonlySet<string> = new Set()
    if (/[{}']/.test(value)) {
      try {
        used = new Set(placeholdersOf(parseMessage(value)))
      } catch (error) {
        const reason = error instanceof Error ? error.message : ''
        return {
          message: `the text cannot be read: ${icuReasons[reason] ?? reason.toLowerCase().replaceAll('_', ' ')}`,
          hint: "Placeholders look like {city}; a brace that shall be printed is written '{'.",
          code: 'TEXT_SYNTAX',
          needle: '{',
        }
      }
    }
    const faults: Fault[] = []
    for (const name of used) {
      if (allowed.includes(name)) continue
      faults.push({
        message: `nothing fills {${name}} here`,
        hint: `Known here: ${allowed.map(one => `{${one}}`).join(', ')}.`,
        code: 'PLACEHOLDER_UNKNOWN',
        needle: `{${name}`,
      })
    }
    for (const name of needs)
      if (!used.has(name))
        faults.push({
          message: `the text does not use {${name}}, which the page fills in`,
          hint: `Add {${name}} where it belongs.`,
          code: 'PLACEHOLDER_UNUSED',
        })
    return faults
  })
