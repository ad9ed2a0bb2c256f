/** Schemas of strings with a format. Each reports its own problems. */
import * as z from 'zod'
import { problem } from '../../messages/index.ts'
import type { Problem } from '../../model/diagnostic.ts'
import type { AbsoluteUrl, UrlPath } from '../../model/url.ts'
import { isEmail } from '../../util/email.ts'
import { splitTarget, suffixCharacter } from '../../util/paths.ts'
import { isCountryCode } from '../values/address-formats.ts'
import { countryNamed } from '../values/country-names.ts'
import { languageProblem } from '../values/language-tags.ts'
import { isDeviceName, maxSlugLength, slugProblem, suggestedId } from '../values/slug.ts'
import { type UrlPurpose, webUrlProblem } from '../values/web-url.ts'
import { calendarDay, parseHours } from '../values/week.ts'
import { field } from './field.ts'

/** The problem with a value, in a custom zod issue. */
export interface ValueProblem {
  readonly problem: Problem
  /** The invalid part of the text, which the message points to. */
  readonly needle?: string | undefined
}

type Found = Problem | ValueProblem | readonly ValueProblem[] | undefined

/** A string without the problems that `find` reports. The cast: `find` accepts only an `Out`, but for zod it is a string. */
export const checked = <Out extends string>(find: (value: string) => Found) => {
  const schema = z.string().superRefine((value, context) => {
    const found = find(value)
    for (const fault of found === undefined ? [] : [found].flat()) {
      const reported: ValueProblem = 'problem' in fault ? fault : { problem: fault }
      context.addIssue({ code: 'custom', message: reported.problem.code, params: { ...reported }, input: value })
    }
  })
  return schema as z.ZodType<string> as z.ZodType<Out>
}

/** @param language of the slug, for suggestions */
export const slugText = (language?: string) => checked<string>(value => slugProblem(value, language))

export const identifier = checked<string>(value =>
  /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/i.test(value) ? undefined : problem('NAME_INVALID', { value, suggestion: suggestedId(value) }),
)

export const languageTag = checked<string>(value => languageProblem(value))

export const emailAddress = field(
  checked<string>(value => (isEmail(value) ? undefined : problem('EMAIL_INVALID', { value }))),
  { help: { en: 'Email address: info@example.com', fr: 'Adresse courriel : info@example.com' } },
)

const webUrl = (purpose: UrlPurpose) => checked<AbsoluteUrl>(value => webUrlProblem(value, purpose))

/** A page of another site. */
export const linkUrl = webUrl('link')

/** Where forms are sent. */
export const formUrl = webUrl('form')

/** An origin that a form may pass through. */
export const formOrigin = webUrl('formOrigin')

export const siteOrigin = webUrl('siteOrigin')

export const imageFile = checked<string>(value =>
  /^[^\\/]+(\/[^\\/]+)*\.(jpe?g|png|webp)$/i.test(value) && !value.split('/').includes('..')
    ? undefined
    : problem('IMAGE_INVALID', 'name', { value }),
)

export const colour = checked<string>(value =>
  /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)
    ? undefined
    : problem('COLOUR_INVALID', { value, meant: /^([0-9a-f]{3}|[0-9a-f]{6})$/i.test(value) ? `#${value}` : undefined }),
)

/** A text without placeholders, such as a name. */
export const plainText = z
  .string()
  .min(1)
  .superRefine((value, context) => {
    const [brace] = /[{}]/.exec(value) ?? []
    if (brace === undefined) return
    const shown: ValueProblem = { problem: problem('TEXT_SYNTAX', 'plain', { brace }), needle: brace }
    context.addIssue({ code: 'custom', message: shown.problem.code, params: { ...shown }, input: value })
  })

// The pattern is for JSON Schema.
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, { error: 'country', abort: true })
  .superRefine((value, context) => {
    if (isCountryCode(value)) return
    const unknown: ValueProblem = { problem: problem('VALUE_FORMAT', 'country', { value, meant: countryNamed(value) }) }
    context.addIssue({ code: 'custom', message: unknown.problem.code, params: { ...unknown }, input: value })
  })

/** Opening hours. A rule checks overlaps. */
export const hoursText = checked<string>(value => {
  const hours = parseHours(value)
  return 'problem' in hours ? hours : undefined
})

/** A day, `2026-12-25`, or one of every year, `12-25`. */
export const dayText = checked<string>(value => (calendarDay(value) !== undefined ? undefined : problem('DATE_INVALID', { value })))

/**
 * The problem with a text that is not a path of this site.
 * @param suffix query and fragment, for the message
 * @param suggestion the path that was probably meant
 */
const pathProblem = (value: string, suffix: string, suggestion: string | undefined): ValueProblem | undefined => {
  const [protocol] = /^[a-z][a-z0-9+.-]*:/i.exec(value) ?? []
  if (protocol !== undefined && /^https?:$/i.test(protocol))
    return { problem: problem('PATH_INVALID', 'whole', { value, suggestion }), needle: protocol }
  if (protocol !== undefined) return { problem: problem('URL_UNSAFE', { protocol, encrypted: false }), needle: protocol }
  if (!value.startsWith('/')) return { problem: problem('PATH_INVALID', 'start', { value, suggestion }) }
  if (value.includes('?')) return { problem: problem('PATH_INVALID', 'query', { value, suggestion }), needle: '?' }
  if (value.includes('#')) return { problem: problem('PATH_INVALID', 'fragment', { value, suggestion }), needle: '#' }
  return value !== '/' && value.endsWith('/')
    ? { problem: problem('PATH_INVALID', 'end', { value: `${value}${suffix}`, suggestion }) }
    : undefined
}

/** The path alone, with a slash at its beginning only: `https://old.example/a//b/?c` → `/a/b`. */
const barePath = (value: string): string => {
  const path = value.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '')
  return `/${path
    .split('/')
    .filter(segment => segment !== '')
    .join('/')}`
}

type SegmentCheck = (segment: string) => ValueProblem | undefined

/** The problem with a segment, whose suggestion is the whole path. */
const inPath = (path: string, segment: string, found: ValueProblem | undefined): ValueProblem | undefined => {
  const suggestion = found?.problem.values.suggestion
  if (found === undefined || typeof suggestion !== 'string' || suggestion === '') return found
  const whole = path
    .split('/')
    .map(one => (one === segment ? suggestion : one))
    .join('/')
  return { ...found, problem: { ...found.problem, values: { ...found.problem.values, suggestion: whole } } }
}

/** The problems with a path that must have these placeholders. */
const patternProblems = (value: string, parts: readonly string[], checkSegment: SegmentCheck, suffix = ''): readonly ValueProblem[] => {
  const bare = barePath(value)
  const suggestion = (): string | undefined => (patternProblems(bare, parts, checkSegment).length === 0 ? `${bare}${suffix}` : undefined)
  const outer = pathProblem(value, suffix, bare === value ? undefined : suggestion())
  if (outer !== undefined) return [outer]
  const segments = value === '/' ? [] : value.slice(1).split('/')
  return [
    ...segments.flatMap((segment): readonly ValueProblem[] => {
      const part = /^\{(.*)\}$/.exec(segment)?.[1]
      if (segment === '') return [{ problem: problem('SLUG_UNSAFE', 'empty') }]
      if (part === undefined) return [inPath(value, segment, checkSegment(segment)) ?? []].flat()
      return parts.includes(part)
        ? []
        : [{ problem: problem('PLACEHOLDER_UNKNOWN', 'address', { name: part, known: parts }), needle: `{${part}}` }]
    }),
    ...parts.filter(part => !value.includes(`{${part}}`)).map(name => ({ problem: problem('PLACEHOLDER_MISSING', { name }) })),
  ]
}

const pageSegment =
  (language: string | undefined): SegmentCheck =>
  segment => {
    const isPlain = segment.length <= maxSlugLength && /^(404|500|[a-z0-9]+([-.][a-z0-9]+)*)$/.test(segment) && !isDeviceName(segment)
    const found = isPlain ? undefined : slugProblem(segment, language)
    return found === undefined ? undefined : { problem: found, needle: segment }
  }

/** A path of the site with placeholders. */
export const pathPattern = (parts: readonly string[], language?: string) =>
  checked<UrlPath>(value => patternProblems(value, parts, pageSegment(language)))

/** Decodes a path as browsers copy it: `caf%C3%A9` → café. Invalid encoding stays. */
export const decodedPath = (path: string): UrlPath => {
  try {
    // `decodeURI` does not decode `%2F`.
    return decodeURI(path) as UrlPath
  } catch {
    return path as UrlPath
  }
}

/** The first invalid character of a path segment. Only dots would be another folder. */
const strangeCharacter = (segment: string, pattern: RegExp): string | undefined =>
  /^\.+$/.test(segment) ? segment : pattern.exec(decodedPath(segment))?.[0]

const segmentWithout =
  (strange: RegExp): SegmentCheck =>
  segment => {
    const character = strangeCharacter(segment, strange)
    return character === undefined ? undefined : { problem: problem('PATH_INVALID', 'character', { character }), needle: segment }
  }

const withoutEndSlash = (path: string): string => path.replace(/(?<=[^/])\/$/, '')

/** An old path in normal form: decoded, without a slash at its end. */
export const oldUrlPath = (path: string): UrlPath => decodedPath(withoutEndSlash(path))

/** A path of an older site: capitals, letters of any script, `.html` and a slash at its end are valid. */
export const oldPath = (parts: readonly string[]) =>
  checked<UrlPath>(value => patternProblems(withoutEndSlash(value), parts, segmentWithout(/[^\p{L}\p{M}\p{N}._~-]/u)))

const notPlain = new RegExp(`(?!${suffixCharacter}).`, 'su')

const percentEncoded = (character: string): string =>
  /\p{Cs}/u.test(character)
    ? ''
    : encodeURIComponent(character).replace(/^[^%]$/, one => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

/** The problem with the query and fragment of a target. */
const suffixProblem = (path: string, suffix: string): ValueProblem | undefined => {
  const parts = [/^\?[^#]*/, /#.*$/s].map(part => part.exec(suffix)?.[0] ?? '')
  const character = parts.flatMap(part => notPlain.exec(part.slice(1))?.[0] ?? [])[0]
  if (character === undefined) return undefined
  const encoded = parts.map(part => part.slice(0, 1) + part.slice(1).replace(new RegExp(notPlain, 'gsu'), percentEncoded)).join('')
  const value = `${path}${suffix}`
  return { problem: problem('PATH_INVALID', 'suffix', { value, character, suggestion: `${path}${encoded}` }), needle: suffix }
}

const targetProblems = (value: string): readonly ValueProblem[] => {
  const [path, suffix] = splitTarget(value)
  return [...patternProblems(path, [], segmentWithout(/[^A-Za-z0-9._~-]/), suffix), ...[suffixProblem(path, suffix) ?? []].flat()]
}

/** The target that was meant by one without a slash or scheme: `example.com/about` or `about`. */
const targetMeant = (value: string): string | undefined => {
  const isHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[/?#]|$)/i.test(value) && !/^[^/?#]*\.(?:html?|php|aspx?)(?:[/?#]|$)/i.test(value)
  if (isHost) return webUrlProblem(`https://${value}`, 'redirect') === undefined ? `https://${value}` : undefined
  return targetProblems(`/${value}`).length === 0 ? `/${value}` : undefined
}

/** The target of a redirect: a path of the site, with or without query and fragment, or a URL. The build checks whether it exists. */
export const redirectTarget = () =>
  checked<UrlPath | AbsoluteUrl>(value => {
    if (!value.startsWith('/'))
      return /^[a-z][a-z0-9+.-]*:/i.test(value)
        ? webUrlProblem(value, 'redirect')
        : problem('PATH_INVALID', 'target', { value, suggestion: targetMeant(value) })
    return targetProblems(value)
  })
