/** Looks up entries of the message catalogue for documentation. */

import { type CheckId, checkIds, codeOf, formerChecks } from '../../site/messages/check-ids.ts'
import { buildMessages, describe, topics } from '../../site/messages/index.ts'
import { type Entry, type MessageTable, messagesOf, problemOf, type Text } from '../../site/messages/message.ts'
import { suggest } from '../../site/messages/suggest.ts'
import type { Severity } from '../../site/model/diagnostic.ts'
import type { Check } from '../check/define-check.ts'
import { describeFinding } from '../check/describe-finding.ts'
import { checksByTopic } from '../check/registry.ts'

/** An entry with texts for its example values. */
export interface ShownEntry {
  readonly code: string
  /** The check that reports it, by its key in `site.checks`. */
  readonly check?: CheckId
  readonly severity: Severity
  readonly about: string
  /** One per message. */
  readonly examples: readonly (Text & { readonly severity: Severity })[]
}

const shownBuild = (code: string, entry: Entry): ShownEntry => ({
  code,
  severity: entry.severity,
  about: entry.about,
  examples: messagesOf(entry).map(([variant, { example = {} }]) => {
    const shown = problemOf(buildMessages, code, variant, example)
    return { ...describe(shown, 'en'), severity: shown.severity }
  }),
})

const shownCheck = (check: Check): ShownEntry => {
  const { id, severity, about, example, hint } = check
  const { message } = describeFinding(check, example, 'en')
  return { code: codeOf(id), check: id, severity, about: about.en, examples: [{ message, hint: hint.en, severity }] }
}

export interface ShownTheme {
  readonly title: string
  readonly entries: readonly ShownEntry[]
}

/** All entries by topic: first those of builds, then those of checks. */
export const shownThemes: readonly ShownTheme[] = [
  ...Object.entries<MessageTable>(topics).map(([title, entries]) => ({
    title,
    entries: Object.entries(entries).map(([code, entry]) => shownBuild(code, entry)),
  })),
  ...checksByTopic.map(({ title, checks }) => ({
    title: `Checks: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    entries: checks.map(shownCheck),
  })),
]

const shown = new Map(shownThemes.flatMap(({ entries }) => entries.map(entry => [entry.code, entry])))

/** Renamed codes, so that codes in old logs can be looked up. */
const formerCodes: Readonly<Record<string, string>> = {
  ADDRESS_DOUBLE: 'ADDRESS_DUPLICATE',
  DATES_DOUBLE: 'DATES_DUPLICATE',
  FILE_DOUBLE: 'FILE_DUPLICATE',
  HOURS_DOUBLE: 'HOURS_DUPLICATE',
  ID_DOUBLE: 'ID_DUPLICATE',
  OVERLAY_ID_DOUBLE: 'OVERLAY_ID_DUPLICATE',
  REDIRECT_DOUBLE: 'REDIRECT_DUPLICATE',
  REDIRECT_SHADOWS_PAGE: 'REDIRECT_HIDES_PAGE',
  SHARD_DOUBLE: 'SHARD_DUPLICATE',
}

const asCode = (text: string): string => text.toUpperCase().replaceAll('-', '_')

/** The new name of a renamed code or check. */
const successor = (code: string): string | undefined => {
  const former = Object.entries(formerChecks).find(([id]) => asCode(id) === code)?.[1]
  return formerCodes[code] ?? (former === undefined ? undefined : asCode([former].flat()[0] ?? ''))
}

/** Whether a text is a code or the name of a check, not a key of a config: `LINK_TARGET`, `link-target`, `title`. */
export const isCode = (text: string): boolean =>
  /^[A-Z][A-Z0-9_]*$/.test(text) || /^[a-z]+(-[a-z]+)+$/.test(text) || checkIds.some(id => id === text)

export interface FoundEntry {
  readonly entry: ShownEntry | undefined
  /** A note about a renamed code, or a suggestion for an unknown one. */
  readonly note: string | undefined
}

/** The entry of a code or of a check’s name. */
export const findEntry = (asked: string): FoundEntry => {
  const code = asCode(asked)
  const now = successor(code)
  if (now !== undefined) return { entry: shown.get(now), note: `${asked} was renamed to ${now}.` }
  const entry = shown.get(code)
  return { entry, note: entry === undefined ? `There is no code ${asked}. ${suggestion(code)}` : undefined }
}

const suggestion = (code: string): string => {
  const hint = suggest(code, [...shown.keys()], 'en', 'Codes')
  return hint.startsWith('Did you mean') ? hint : 'docs/errors.md lists them all.'
}
