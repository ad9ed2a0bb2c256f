/** From zod's issues to mistakes in words of the config. */
import type { z } from 'zod'
import type { ConfigPath } from './document.ts'
import type { ConfigIssue } from './issue.ts'
import type { IssueParams } from './scalars.ts'
import { aboutOf, objectsAt } from './schema-walk.ts'
import { suggest } from './suggest.ts'
import { valueAt } from './tree.ts'

type ZodIssue = z.core.$ZodIssue
type Schema = z.core.$ZodType

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list (lines that begin with “- ”)',
  object: 'a group of keys',
  record: 'a group of keys',
  tuple: 'a list',
  date: 'a date',
}

const isGroup = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)

const kindOf = (value: unknown): string =>
  value === null || value === undefined
    ? 'nothing'
    : Array.isArray(value)
      ? 'a list'
      : typeof value === 'object'
        ? 'a group of keys'
        : typeof value === 'string'
          ? 'a text'
          : typeof value === 'boolean'
            ? `${value}`
            : `the number ${String(value)}`

interface Context {
  readonly schema: Schema
  readonly data: unknown
  readonly languages: readonly string[]
}

const missing = ({ schema, languages }: Context, path: ConfigPath): ConfigIssue => {
  const name = String(path.at(-1))
  const parent = path.slice(0, -1)
  const siblings = objectsAt(schema, parent).flatMap(object => Object.keys(object.shape))
  const isText = languages.includes(name) && siblings.length > 0 && siblings.every(key => languages.includes(key))
  if (isText)
    return {
      path: parent,
      atKey: true,
      absent: true,
      missing: name,
      code: 'TRANSLATION_MISSING',
      message: `the text “${String(parent.at(-1))}” is missing in ${name}`,
      hint: `Add a line “${name}: …” beside the other languages.`,
    }
  const own = objectsAt(schema, parent)
    .map(object => object.shape[name])
    .map(child => (child === undefined ? undefined : aboutOf(child)))
    .find(about => about !== undefined)
  return {
    path: parent,
    atKey: true,
    absent: true,
    missing: name,
    code: 'KEY_MISSING',
    message: `the key “${name}” is missing${parent.length === 0 ? '' : ` in “${String(typeof parent.at(-1) === 'number' ? `${parent.at(-2)} item ${Number(parent.at(-1)) + 1}` : parent.at(-1))}”`}`,
    hint: own === undefined ? `Add “${name}:”.` : `Add “${name}:”. ${own}`,
  }
}

const wrongType = (context: Context, path: ConfigPath, expected: string): ConfigIssue => {
  const value = valueAt(context.data, path)
  const texts = objectsAt(context.schema, path)[0]
  const isText =
    texts !== undefined && Object.keys(texts.shape).every(key => context.languages.includes(key)) && context.languages.length > 0
  if (isText && !isGroup(value)) {
    const shown = typeof value === 'string' ? value.slice(0, 40) : '…'
    return {
      path,
      code: 'TYPE_WRONG',
      message: `a text in each language (${context.languages.join(', ')}) is wanted here, not ${kindOf(value)}`,
      hint: `Write { ${context.languages.map(code => `${code}: ${shown}`).join(', ')} }`,
    }
  }
  const quote =
    expected === 'string' && (typeof value === 'number' || typeof value === 'boolean') ? `Put it in quotation marks: "${value}"` : undefined
  const unquote =
    (expected === 'number' || expected === 'int' || expected === 'boolean') &&
    typeof value === 'string' &&
    /^(-?[\d.]+|true|false)$/.test(value)
      ? `Write it without quotation marks: ${value}`
      : undefined
  const empty = value === null ? 'Write a value after the colon, or remove the key.' : undefined
  return {
    path,
    code: 'TYPE_WRONG',
    message: `${kinds[expected] ?? expected} is wanted here, not ${kindOf(value)}`,
    hint: quote ?? unquote ?? empty ?? 'Compare it with the same key in the sample site.config.yaml.',
  }
}

const sized = (issue: Extract<ZodIssue, { code: 'too_small' | 'too_big' }>, path: ConfigPath): ConfigIssue => {
  const limit = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const least = issue.code === 'too_small'
  const message =
    issue.origin === 'array'
      ? `the list needs ${least ? 'at least' : 'at most'} ${limit} ${limit === 1 ? 'item' : 'items'}`
      : issue.origin === 'string'
        ? least && limit === 1
          ? 'the text is empty'
          : `the text needs ${least ? 'at least' : 'at most'} ${limit} characters`
        : `the number must be ${least ? (issue.inclusive === false ? 'more than' : 'at least') : 'at most'} ${limit}`
  return { path, code: 'VALUE_RANGE', message }
}

const quoted = (value: unknown): string => (typeof value === 'string' ? `“${value}”` : kindOf(value))

const issuesOf = (context: Context, issue: ZodIssue, prefix: ConfigPath): readonly ConfigIssue[] => {
  // A key of YAML is never a symbol, as one of zod's may be.
  const path: ConfigPath = [...prefix, ...(issue.path as ConfigPath)]
  switch (issue.code) {
    case 'invalid_type':
      return [
        path.length > 0 && valueAt(context.data, path) === undefined ? missing(context, path) : wrongType(context, path, issue.expected),
      ]
    case 'unrecognized_keys': {
      const known = objectsAt(context.schema, path).flatMap(object => Object.keys(object.shape))
      const present = Object.keys(valueAt(context.data, path) ?? {})
      const isText = known.length > 0 && known.every(key => context.languages.includes(key))
      const free = known.filter(key => !present.includes(key))
      return issue.keys.map(key => ({
        path: [...path, key],
        atKey: true,
        code: isText ? 'LANGUAGE_UNLISTED' : 'KEY_UNKNOWN',
        message: isText ? `the language “${key}” is not among site.languages` : `nobody knows the key “${key}” here`,
        hint: suggest(key, free.length > 0 ? free : known, isText ? 'Languages' : 'Known here'),
      }))
    }
    case 'invalid_value': {
      const value = valueAt(context.data, path)
      if (value === undefined) return [missing(context, path)]
      return [
        {
          path,
          code: 'VALUE_UNKNOWN',
          message: `${quoted(value)} is not one of the choices`,
          hint: suggest(String(value), issue.values.map(String)),
        },
      ]
    }
    case 'too_small':
    case 'too_big':
      return [sized(issue, path)]
    case 'invalid_format':
      return [
        {
          path,
          code: 'VALUE_FORMAT',
          message:
            issue.format === 'date'
              ? `${quoted(valueAt(context.data, path))} is no date`
              : issue.format === 'regex'
                ? `${quoted(valueAt(context.data, path))} does not fit: ${issue.message}`
                : issue.message,
          hint: issue.format === 'date' ? 'Write year, month and day: 2026-11-01' : undefined,
        },
      ]
    case 'invalid_key':
      return issue.issues.flatMap(inner => {
        const [only] = issuesOf(context, { ...inner, path: [] }, path)
        return only === undefined
          ? []
          : [
              {
                ...only,
                atKey: true,
                message: inner.code === 'invalid_format' ? `“${String(path.at(-1))}” does not fit: ${inner.message}` : only.message,
              },
            ]
      })
    case 'invalid_union': {
      const value = valueAt(context.data, path)
      if (value === undefined && path.length > 0) return [missing(context, path)]
      // The branch that the writer meant is the one whose outer type fits.
      const meant = issue.errors.find(errors => !errors.some(error => error.path.length === 0 && error.code === 'invalid_type'))
      const chosen = meant ?? issue.errors.find(errors => errors.some(error => error.code === 'custom')) ?? issue.errors[0] ?? []
      return chosen.flatMap(error => issuesOf(context, error, path))
    }
    case 'custom': {
      const params: IssueParams = issue.params ?? {}
      return [{ path, code: params.code ?? 'VALUE_INVALID', message: issue.message, hint: params.hint, needle: params.needle }]
    }
    default:
      return [{ path, code: 'VALUE_INVALID', message: issue.message }]
  }
}

/** A misspelt key is missing and unknown at once; the second says both. */
const isMisspelling = (missingKey: ConfigIssue, all: readonly ConfigIssue[]): boolean =>
  missingKey.code === 'KEY_MISSING' &&
  all.some(
    issue =>
      issue.code === 'KEY_UNKNOWN' &&
      issue.path.length === missingKey.path.length + 1 &&
      missingKey.path.every((step, index) => step === issue.path[index]) &&
      issue.hint?.startsWith(`Did you mean “${missingKey.missing}”?`) === true,
  )

/** All mistakes of shape, in the order of the schema. */
export const shapeIssues = (
  schema: Schema,
  data: unknown,
  languages: readonly string[],
  issues: readonly ZodIssue[],
): readonly ConfigIssue[] => {
  const all = issues.flatMap(issue => issuesOf({ schema, data, languages }, issue, []))
  return all.filter(issue => !isMisspelling(issue, all))
}
