/** The catalogue as people read it: by code, and from end to end. */

import { type CheckId, checkIds, codeOf, formerChecks } from '../../site/catalogue/check-ids.ts'
import type { Entry, Severity, Words } from '../../site/catalogue/entry.ts'
import { type BuildCode, type Code, themes } from '../../site/catalogue/index.ts'
import { suggest } from '../../site/catalogue/suggest.ts'
import type { Check } from '../check/define-check.ts'
import { describeFinding } from '../check/describe-finding.ts'
import { checksByTopic } from '../check/registry.ts'

/** An entry, its words with values of an example. */
export interface ShownEntry {
  readonly code: Code
  /** The check that finds it, by its name in `site.checks`. */
  readonly check?: CheckId
  readonly severity: Severity
  readonly about: string
  /** One of each wording. */
  readonly examples: readonly Required<Words>[]
}

const shownBuild = (code: BuildCode, { severity, about, says }: Entry): ShownEntry => {
  const wordings = typeof says.words === 'function' ? [says] : Object.values(says)
  return { code, severity, about, examples: wordings.map(wording => ({ severity, ...wording.example() })) }
}

const shownCheck = (check: Check): ShownEntry => {
  const { id, severity, about, example, hint } = check
  const { message } = describeFinding(check, example, 'en')
  return { code: codeOf(id), check: id, severity, about: about.en, examples: [{ message, remedy: hint.en, severity }] }
}

export interface ShownTheme {
  readonly title: string
  readonly entries: readonly ShownEntry[]
}

/** Every entry, by what it concerns: what a build tells, then what checks find. */
export const shownThemes: readonly ShownTheme[] = [
  ...Object.entries<Readonly<Record<string, Entry>>>(themes).map(([title, entries]) => ({
    title,
    // The keys of the themes are the codes of a build: `BuildCode` is made of them.
    entries: Object.entries(entries).map(([code, entry]) => shownBuild(code as BuildCode, entry)),
  })),
  ...checksByTopic.map(({ title, checks }) => ({
    title: `Checks: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    entries: checks.map(shownCheck),
  })),
]

const shown = new Map(shownThemes.flatMap(({ entries }) => entries.map(entry => [entry.code as string, entry])))

/** Codes of another name: who searches for one that an old log shows finds what it is called now. */
const formerCodes: Readonly<Record<string, Code>> = {
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

/** What a former code or check is called now. */
const successor = (code: string): string | undefined => {
  const former = Object.entries(formerChecks).find(([id]) => asCode(id) === code)?.[1]
  return formerCodes[code] ?? (former === undefined ? undefined : asCode([former].flat()[0] ?? ''))
}

/** Whether a word is meant for a code or the name of a check, as no key of a config is: `LINK_TARGET`, `link-target`, `title`. */
export const isCode = (text: string): boolean =>
  /^[A-Z][A-Z0-9_]*$/.test(text) || /^[a-z]+(-[a-z]+)+$/.test(text) || checkIds.some(id => id === text)

export interface FoundEntry {
  readonly entry: ShownEntry | undefined
  /** What else must be said: that the code has another name now, or which one was probably meant. */
  readonly note: string | undefined
}

/** The entry of a code or of a check’s name. */
export const findEntry = (asked: string): FoundEntry => {
  const code = asCode(asked)
  const now = successor(code)
  if (now !== undefined) return { entry: shown.get(now), note: `${asked} is called ${now} now.` }
  const entry = shown.get(code)
  return { entry, note: entry === undefined ? `There is no code ${asked}. ${suggestion(code)}` : undefined }
}

const suggestion = (code: string): string => {
  const hint = suggest(code, [...shown.keys()], 'Codes')
  return hint.startsWith('Did you mean') ? hint : 'docs/errors.md lists them all.'
}
