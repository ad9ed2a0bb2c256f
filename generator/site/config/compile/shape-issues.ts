/** Converts zod issues to config issues. */
import type * as z from 'zod'
import { formerChecks } from '../../messages/check-ids.ts'
import { problem } from '../../messages/index.ts'
import type { Translated } from '../../messages/language.ts'
import { shownValue } from '../../messages/shown-value.ts'
import { meantBy } from '../../messages/suggest.ts'
import type { Problem } from '../../model/diagnostic.ts'
import type { ValueProblem } from '../schema/scalars.ts'
import { helpOf, objectsAt } from '../schema/schema-walk.ts'
import { countryNamed } from '../values/country-names.ts'
import { postalCodeFault } from '../values/postal-code.ts'
import { slugify } from '../values/slug.ts'
import { daysMeant } from '../values/week.ts'
import { type ConfigDocument, type ConfigPath, writtenText } from '../yaml/config-document.ts'
import { pathText, valueAt } from '../yaml/tree.ts'
import type { ConfigIssue } from './config-issue.ts'
import { fits, literalsOf, reasonOf } from './zod-issues.ts'

type ZodIssue = z.core.$ZodIssue
type Schema = z.core.$ZodType

const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

interface Context {
  readonly schema: Schema
  readonly data: unknown
  readonly languages: readonly string[]
  /** The characters of a value in the config: `01234` for the number 1234. `undefined` if they are not known. */
  readonly written: (path: ConfigPath) => string | undefined
  /** Whether the config has a value at a path, other than one that follows from others. */
  readonly isWritten: (path: ConfigPath) => boolean
}

const isNumberOrBoolean = (value: unknown): boolean => typeof value === 'number' || typeof value === 'boolean'

const missing = ({ schema, data, languages }: Context, path: ConfigPath): ConfigIssue => {
  const name = String(path.at(-1))
  const parent = path.slice(0, -1)
  const isText = languages.includes(name) && Object.keys(valueAt(data, parent) ?? {}).every(key => languages.includes(key))
  const place = { path: parent, atKey: true, absent: true as const, missing: name }
  if (isText) return { ...place, ...problem('TRANSLATION_MISSING', 'one', { text: String(parent.at(-1)), language: name }) }
  const about = objectsAt(schema, parent)
    .map(object => object.shape[name])
    .map(child => (child === undefined ? undefined : helpOf(child)))
    .find(one => one !== undefined)
  const [outer, last] = parent.slice(-2)
  const owner =
    typeof last === 'number'
      ? { within: String(outer), item: last + 1 }
      : { within: parent.length === 0 ? undefined : String(parent.at(-1)), item: undefined }
  return { ...place, ...problem('KEY_MISSING', 'key', { name, ...owner, about }) }
}

/** The problem with a postal code that is written as a number and needs more than quotation marks. */
const writtenPostalCode = (data: unknown, path: ConfigPath, code: string): Problem | undefined => {
  const countries = [
    [...path.slice(0, -1), 'country'],
    ['business', 'address', 'country'],
    ['phones', 'country'],
  ].map(place => valueAt(data, place))
  const country = countries.find(one => typeof one === 'string')
  const fault = typeof country === 'string' && code !== '' ? postalCodeFault(countryNamed(country) ?? country, code) : undefined
  return typeof country === 'string' && fault !== undefined ? problem('POSTAL_CODE_INVALID', { code, country, ...fault }) : undefined
}

/** The key that a value is under; `undefined` for an item of a list. */
const keyIn = (path: ConfigPath): string | undefined => {
  const key = path.at(-1)
  return typeof key === 'string' ? key : undefined
}

const wrongType = ({ schema, data, languages, written }: Context, path: ConfigPath, wanted: string): ConfigIssue => {
  const value = valueAt(data, path)
  const items = Array.isArray(value)
    ? value.map((item: unknown, index) => (typeof item === 'number' ? (written([...path, index]) ?? item) : item))
    : value
  const shown = shownValue(items, written(path))
  const code = path.at(-1) === 'postalCode' && typeof value === 'number' ? writtenPostalCode(data, path, written(path) ?? '') : undefined
  if (code !== undefined) return { path, ...code, severity: 'error' }
  const shape = objectsAt(schema, path)[0]?.shape ?? {}
  const keys = Object.keys(shape)
  const requiredIn = (group: typeof shape): readonly string[] => Object.keys(group).filter(key => group[key]?._zod.optin === undefined)
  const name = keyIn(path)
  if (keys.length === 0 || isGroup(value) || value === null || (wanted === 'string' && isNumberOrBoolean(value))) {
    // Items of a list of texts are texts by language.
    const item =
      wanted === 'array' ? requiredIn(objectsAt(schema, [...path, 0])[0]?.shape ?? {}).filter(key => !languages.includes(key)) : []
    return { path, ...problem('TYPE_WRONG', 'value', { name, wanted, value: shown, at: pathText(path), keys: item }) }
  }
  if (keys.every(key => languages.includes(key))) return { path, ...problem('TYPE_WRONG', 'text', { name, languages, value: shown }) }
  const values = {
    name,
    keys,
    required: requiredIn(shape),
    value: shown,
    at: pathText(path),
    languages: objectsAt(schema, [...path, 'name']).length > 0 ? languages : [],
  }
  return { path, ...problem('TYPE_WRONG', 'group', values) }
}

const sized = ({ data }: Context, issue: Extract<ZodIssue, { code: 'too_small' | 'too_big' }>, path: ConfigPath): ConfigIssue => {
  const least = issue.code === 'too_small'
  const size = { least, limit: Number(least ? issue.minimum : issue.maximum) }
  switch (issue.origin) {
    case 'array':
      return { path, ...problem('VALUE_RANGE', 'list', { name: keyIn(path), ...size }) }
    case 'string':
      return { path, ...problem('VALUE_RANGE', 'text', size) }
    default:
      return {
        path,
        ...problem('VALUE_RANGE', 'number', {
          name: String(path.at(-1)),
          value: Number(valueAt(data, path)),
          ...size,
          inclusive: issue.inclusive !== false,
        }),
      }
  }
}

/** A value that does not match the pattern with this name. */
const unfit = (pattern: string, value: unknown, path: ConfigPath, reason: Translated<string>): Problem => {
  const written = String(value)
  switch (pattern) {
    case 'country':
      return problem('VALUE_FORMAT', 'country', { value: shownValue(value), meant: countryNamed(written) })
    case 'day':
      return problem('VALUE_FORMAT', 'day', { value: shownValue(value), meant: daysMeant(written) })
    case 'field':
      return problem('VALUE_FORMAT', 'field', { value: shownValue(value), meant: slugify(written).replace(/^[0-9-]+/, '') || undefined })
    default:
      return problem('VALUE_FORMAT', 'other', { value: shownValue(value), reason, at: pathText(path) })
  }
}

const misformed = ({ data }: Context, issue: Extract<ZodIssue, { code: 'invalid_format' }>, path: ConfigPath): Problem => {
  const { format, message } = issue
  const value = valueAt(data, path)
  if (format === 'date') return problem('VALUE_FORMAT', 'date', { value: shownValue(value) })
  return format === 'regex'
    ? unfit(message, value, path, reasonOf(issue))
    : problem('VALUE_FORMAT', 'other', { value: shownValue(value), reason: reasonOf(issue), at: pathText(path) })
}

/** The group that a key belongs to, if it was written in another one: empty for the config itself. */
const groupOf = (
  { schema, data, languages }: Context,
  key: string,
  path: ConfigPath,
  candidates: readonly string[],
): string | undefined => {
  const keysIn = (group: ConfigPath): readonly string[] => objectsAt(schema, group).flatMap(object => Object.keys(object.shape))
  if (path.length > 0 && keysIn([]).includes(key)) return ''
  if (path.length <= 1 && /^(tele)?phone$|^tel$/i.test(key)) return 'phones'
  if (path.length === 0) return ['business', 'site', 'theme'].find(group => keysIn([group]).includes(key))
  if (path.length > 1 || languages.includes(key)) return undefined
  if (path[0] === 'phones' && /\d/.test(String(valueAt(data, [...path, key])))) return 'book'
  if (path[0] === 'hours' && daysMeant(key) !== undefined) return 'weekly'
  if (meantBy(key, candidates) !== undefined) return undefined
  if (path[0] === 'site') return keysIn(['business']).includes(key) ? 'business' : undefined
  const within = keysIn(path).find(group => keysIn([...path, group]).includes(key))
  return within ?? (path[0] === 'business' && keysIn(['theme']).includes(key) ? 'theme' : undefined)
}

/** An unknown key: an unlisted language, a removed or renamed check, or a typo. */
const unknownKey = (
  context: Context,
  key: string,
  path: ConfigPath,
  known: readonly string[],
  free: readonly string[],
  isText: boolean,
): Problem => {
  const candidates = free.length > 0 ? free : known
  if (isText) return problem('LANGUAGE_UNLISTED', { language: key, known: candidates })
  const now = path.join('.') === 'site.checks' && Object.hasOwn(formerChecks, key) ? formerChecks[key] : undefined
  if (now === undefined)
    return problem('KEY_UNKNOWN', {
      key,
      known,
      free: candidates,
      within: pathText(path),
      group: groupOf(context, key, path, candidates),
      value: shownValue(valueAt(context.data, [...path, key])),
    })
  return typeof now === 'string' ? problem('KEY_RENAMED', 'to', { key, now }) : problem('KEY_RENAMED', 'gone', { key, now })
}

/** An item of a list of texts that has a colon: `- Open: every day` is a map. Not a language tag before the colon. */
const textWithColon = ({ schema, data, languages }: Context, path: ConfigPath): ConfigIssue | undefined => {
  const value = valueAt(data, path)
  const [only, ...others] = isGroup(value) ? Object.entries(value ?? {}) : []
  if (only === undefined || others.length > 0 || typeof path.at(-1) !== 'number') return undefined
  const [key, text] = only
  const keys = objectsAt(schema, path).flatMap(object => Object.keys(object.shape))
  if (typeof text !== 'string' || !keys.every(one => languages.includes(one)) || /^[a-z]{2,3}(?:[-_]|$)/.test(key)) return undefined
  return { path, ...problem('TYPE_WRONG', 'colon', { key, text: `${key}: ${text}` }) }
}

const issuesOf = (context: Context, issue: ZodIssue, prefix: ConfigPath): readonly ConfigIssue[] => {
  // A key of YAML is never a symbol, as one of zod's may be.
  const path: ConfigPath = [...prefix, ...(issue.path as ConfigPath)]
  switch (issue.code) {
    case 'invalid_type':
      return [
        path.length > 0 && valueAt(context.data, path) === undefined ? missing(context, path) : wrongType(context, path, issue.expected),
      ]
    case 'unrecognized_keys': {
      const split = textWithColon(context, path)
      if (split !== undefined) return [split]
      const known = objectsAt(context.schema, path).flatMap(object => Object.keys(object.shape))
      const present = Object.keys(valueAt(context.data, path) ?? {}).filter(key => context.isWritten([...path, key]))
      const isText = known.length > 0 && known.every(key => context.languages.includes(key))
      const free = known.filter(key => !present.includes(key))
      return issue.keys.map(key => ({ path: [...path, key], atKey: true, ...unknownKey(context, key, path, known, free, isText) }))
    }
    case 'invalid_value': {
      const value = valueAt(context.data, path)
      if (value === undefined) return [missing(context, path)]
      return [
        {
          path,
          ...problem('VALUE_UNKNOWN', {
            name: keyIn(path),
            value: shownValue(value, context.written(path)),
            allowed: issue.values.map(String),
          }),
        },
      ]
    }
    case 'too_small':
    case 'too_big':
      return [sized(context, issue, path)]
    case 'invalid_format':
      return [{ path, ...misformed(context, issue, path) }]
    case 'invalid_key':
      return issue.issues
        .slice(0, 1)
        .flatMap(inner =>
          inner.code === 'invalid_format'
            ? [{ path, atKey: true, ...unfit(inner.message, path.at(-1), path, reasonOf(inner)) }]
            : issuesOf(context, { ...inner, path: [] }, path).map(one => ({ ...one, atKey: true })),
        )
    case 'invalid_union': {
      const value = valueAt(context.data, path)
      if (value === undefined && path.length > 0) return [missing(context, path)]
      const split = textWithColon(context, path)
      if (split !== undefined) return [split]
      const literals = literalsOf(issue.errors)
      if (literals !== undefined) return issuesOf(context, { ...issue, code: 'invalid_value', values: literals }, prefix)
      // The intended union member is the one that matches the type of the value, and its keys.
      const matching = issue.errors.find(errors => fits(errors, true)) ?? issue.errors.find(errors => fits(errors, false))
      // A number or boolean was meant as a text where there can be one.
      const asText = isNumberOrBoolean(value)
        ? issue.errors.find(errors =>
            errors.some(error => error.code === 'invalid_type' && error.expected === 'string' && error.path.length === 0),
          )
        : undefined
      const chosen =
        matching ?? asText ?? issue.errors.find(errors => errors.some(error => error.code === 'custom')) ?? issue.errors[0] ?? []
      return chosen.flatMap(error => issuesOf(context, error, path))
    }
    case 'custom': {
      // Custom issues come from `scalars.ts`, with their problem.
      const custom = issue.params as Partial<ValueProblem> | undefined
      return [
        { path, ...(custom?.problem ?? problem('VALUE_INVALID', { reason: reasonOf(issue), at: pathText(path) })), needle: custom?.needle },
      ]
    }
    default:
      return [{ path, ...problem('VALUE_INVALID', { reason: reasonOf(issue), at: pathText(path) }) }]
  }
}

/** The config issues of zod issues, in the order of the schema. */
export const shapeIssues = (
  schema: Schema,
  data: unknown,
  languages: readonly string[],
  issues: readonly ZodIssue[],
  document?: ConfigDocument,
): readonly ConfigIssue[] => {
  const written = (path: ConfigPath) => (document === undefined ? undefined : writtenText(document, path))
  const isWritten = (path: ConfigPath): boolean => {
    const found = document?.find(path)
    return found === undefined || (found.complete && found.value.at.source.isPack !== true)
  }
  return issues.flatMap(issue => issuesOf({ schema, data, languages, written, isWritten }, issue, []))
}
