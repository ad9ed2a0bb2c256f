/** Documents error codes, in the terminal and as `docs/reference/errors.md`. */
import { type CheckId, checkIds, codeOf, formerChecks } from '../../site/messages/check-ids.ts'
import { buildMessages, formatBuildDiagnostic, topics } from '../../site/messages/index.ts'
import { type Entry, type MessageTable, messagesOf, problemOf, type Text } from '../../site/messages/message.ts'
import { suggest } from '../../site/messages/suggest.ts'
import type { Severity } from '../../site/model/diagnostic.ts'
import type { Check } from '../check/define-check.ts'
import { formatFinding } from '../check/format-diagnostic.ts'
import { checksByTopic } from '../check/registry.ts'

/** An entry with texts for its example values. */
interface ShownEntry {
  readonly code: string
  /** The check that reports it, by its key in `site.checks`. */
  readonly check?: CheckId
  readonly severity: Severity
  readonly about: string
  readonly examples: readonly (Text & { readonly severity: Severity })[]
}

const shownBuild = (code: string, entry: Entry): ShownEntry => ({
  code,
  severity: entry.severity,
  about: entry.about,
  examples: messagesOf(entry).map(([variant, { example = {} }]) => {
    const shown = problemOf(buildMessages, code, variant, example)
    return { ...formatBuildDiagnostic(shown, 'en'), severity: shown.severity }
  }),
})

const shownCheck = (check: Check): ShownEntry => {
  const { id, severity, about, example, hint } = check
  const { message } = formatFinding(check, example, 'en')
  return { code: codeOf(id), check: id, severity, about: about.en, examples: [{ message, hint: hint.en, severity }] }
}

interface ShownTopic {
  readonly title: string
  readonly entries: readonly ShownEntry[]
}

/** All entries by topic: first those of builds, then those of checks. */
export const shownTopics: readonly ShownTopic[] = [
  ...Object.entries<MessageTable>(topics).map(([title, entries]) => ({
    title,
    entries: Object.entries(entries).map(([code, entry]) => shownBuild(code, entry)),
  })),
  ...checksByTopic.map(({ title, checks }) => ({
    title: `Checks: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    entries: checks.map(shownCheck),
  })),
]

const shown = new Map(shownTopics.flatMap(({ entries }) => entries.map(entry => [entry.code, entry])))

const asCode = (text: string): string => text.toUpperCase().replaceAll('-', '_')

/** The new name of a renamed code or check, so that codes in old logs can be looked up. */
const successor = (code: string): string | undefined => {
  const [, check] = Object.entries(formerChecks).find(([id]) => asCode(id) === code) ?? []
  if (check !== undefined) return asCode([check].flat()[0] ?? '')
  const renamed = code === 'REDIRECT_SHADOWS_PAGE' ? 'REDIRECT_HIDES_PAGE' : code.replace(/_DOUBLE$/, '_DUPLICATE')
  return renamed !== code && shown.has(renamed) ? renamed : undefined
}

/** Whether a text is a code or the name of a check, not a key of a config: `LINK_TARGET`, `link-target`, `title`. */
export const isCode = (text: string): boolean =>
  /^[A-Z][A-Z0-9_]*$/.test(text) || /^[a-z]+(-[a-z]+)+$/.test(text) || checkIds.some(id => id === text)

interface FoundEntry {
  readonly entry: ShownEntry | undefined
  /** A note about a renamed code, or a suggestion for an unknown one. */
  readonly note: string | undefined
}

/** @param name a code, or the name of a check */
export const findEntry = (name: string): FoundEntry => {
  const code = asCode(name)
  const renamed = successor(code)
  if (renamed !== undefined) return { entry: shown.get(renamed), note: `${name} was renamed to ${renamed}.` }
  const entry = shown.get(code)
  if (entry !== undefined) return { entry, note: undefined }
  const hint = suggest(code, [...shown.keys()], 'en', 'Codes')
  const suggestion = hint.startsWith('Did you mean') ? hint : 'docs/reference/errors.md lists them all.'
  return { entry, note: `There is no code ${name}. ${suggestion}` }
}

const checkNote = (check: string): string =>
  `Found by the check ${check}: to change its severity or disable it, set this key under site.checks in the config.`

/** Messages of an entry with their hints, and the severity if it differs. */
const exampleLines = ({ severity, examples }: ShownEntry): readonly string[] =>
  examples.flatMap(({ message, hint, severity: own }) => [`${own === severity ? '' : `${own}: `}${message}`, `→ ${hint}`])

const entryText = (entry: ShownEntry): string =>
  [
    `${entry.code}  ${entry.severity}`,
    entry.check === undefined ? entry.about : `This check verifies: ${entry.about}`,
    '',
    entry.examples.length === 1 ? 'Example' : 'Examples',
    ...exampleLines(entry).map(line => `  ${line}`),
    ...(entry.check === undefined ? [] : ['', checkNote(entry.check)]),
  ].join('\n')

export const codeText = ({ entry, note }: FoundEntry): string =>
  [...(note === undefined ? [] : [note]), ...(entry === undefined ? [] : [entryText(entry)])].join('\n\n')

const entrySection = (entry: ShownEntry): string =>
  [
    `### ${entry.code}`,
    '',
    `**${entry.severity}**${entry.check === undefined ? '' : ` · check \`${entry.check}\``} · ${entry.about}`,
    '',
    '```text',
    ...exampleLines(entry),
    '```',
  ].join('\n')

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-')

const topicSection = ({ title, entries }: ShownTopic): string => [`## ${title}`, ...entries.map(entrySection)].join('\n\n')

export const errorsPage = (): string =>
  `${[
    '<!-- Written by npm run docs from generator/site/messages/: change it there. -->',
    '# Errors',
    'Every error, warning and notice of Townsite has a code, which is printed in capitals at the end of the line. This page lists each code with its meaning, example messages and what to do. To show one of them in the terminal, run `npm run explain -- CODE`.',
    'An error prevents a build or fails `npm run check`. A warning should be fixed. A notice is for information. The sections that begin with “Checks” list what `npm run check` finds on the built site; [Check a site](../how-to/check.md) explains how to configure it. The first sentence of a check describes what it verifies.',
    shownTopics.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n'),
    ...shownTopics.map(topicSection),
  ].join('\n\n')}\n`
