/** Documents error codes, in the terminal and as `docs/reference/errors.md`. */

import { severityNames } from '../../site/diagnostics/format.ts'
import { type CheckId, checkIds, codeOf, formerChecks } from '../../site/messages/check-ids.ts'
import { buildMessages, formatBuildDiagnostic, topics } from '../../site/messages/index.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { type Entry, type MessageTable, messagesOf, problemOf, type Text } from '../../site/messages/message.ts'
import { nearest } from '../../site/messages/suggest.ts'
import type { Severity } from '../../site/model/diagnostic.ts'
import type { Check } from '../check/define-check.ts'
import { formatFinding } from '../check/format-diagnostic.ts'
import { checksByTopic } from '../check/registry.ts'
import { withValues } from '../messages.ts'

/** An entry with texts for its example values. */
interface ShownEntry {
  readonly code: string
  /** The check that reports it, by its key in `site.checks`. */
  readonly check?: CheckId
  readonly severity: Severity
  readonly about: string
  readonly examples: readonly (Text & { readonly severity: Severity })[]
}

const shownBuild = (code: string, entry: Entry, language: MessageLanguage): ShownEntry => ({
  code,
  severity: entry.severity,
  about: entry.about[language],
  examples: messagesOf(entry).map(([variant, { example = {} }]) => {
    const shown = problemOf(buildMessages, code, variant, example)
    return { ...formatBuildDiagnostic(shown, language), severity: shown.severity }
  }),
})

const shownCheck = (check: Check, language: MessageLanguage): ShownEntry => {
  const { id, severity, about, example, hint } = check
  const { message } = formatFinding(check, example, language)
  return { code: codeOf(id), check: id, severity, about: about[language], examples: [{ message, hint: hint[language], severity }] }
}

interface ShownTopic {
  readonly title: string
  readonly entries: readonly ShownEntry[]
}

/** All entries by topic, with English titles: first those of builds, then those of checks. */
const topicsIn = (language: MessageLanguage): readonly ShownTopic[] => [
  ...Object.entries<MessageTable>(topics).map(([title, entries]) => ({
    title,
    entries: Object.entries(entries).map(([code, entry]) => shownBuild(code, entry, language)),
  })),
  ...checksByTopic.map(({ title, checks }) => ({
    title: `Checks: ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
    entries: checks.map(check => shownCheck(check, language)),
  })),
]

export const shownTopics: readonly ShownTopic[] = topicsIn('en')

const entriesIn = (language: MessageLanguage): ReadonlyMap<string, ShownEntry> =>
  new Map(topicsIn(language).flatMap(({ entries }) => entries.map(entry => [entry.code, entry])))

const asCode = (text: string): string => text.toUpperCase().replaceAll('-', '_')

/** The new name of a renamed code or check, so that codes in old logs can be looked up. */
const successor = (code: string, shown: ReadonlyMap<string, ShownEntry>): string | undefined => {
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

const texts = {
  renamed: withValues<{ readonly name: string; readonly renamed: string }>({
    en: ({ name, renamed }) => `${name} was renamed to ${renamed}.`,
    fr: ({ name, renamed }) => `${name} s’appelle maintenant ${renamed}.`,
  }),
  unknown: withValues<{ readonly name: string; readonly near: string | undefined }>({
    en: ({ name, near }) =>
      `There is no code ${name}. ${near === undefined ? 'docs/reference/errors.md lists them all.' : `Did you mean “${near}”?`}`,
    fr: ({ name, near }) =>
      `Le code ${name} n’existe pas. ${near === undefined ? 'docs/reference/errors.md les contient tous.' : `Vouliez-vous dire « ${near} »?`}`,
  }),
  checkNote: withValues<{ readonly check: string }>({
    en: ({ check }) => `Found by the check ${check}: to change its severity or disable it, set this key under site.checks in the config.`,
    fr: ({ check }) =>
      `Signalé par la vérification ${check} : pour changer sa gravité ou la désactiver, définissez cette clé sous site.checks dans la configuration.`,
  }),
  verifies: withValues<{ readonly about: string }>({
    en: ({ about }) => `This check verifies: ${about}`,
    fr: ({ about }) => `Ce qui est vérifié : ${about}`,
  }),
  example: { en: 'Example', fr: 'Exemple' },
  examples: { en: 'Examples', fr: 'Exemples' },
} as const

/** @param name a code, or the name of a check */
export const findEntry = (name: string, language: MessageLanguage): FoundEntry => {
  const shown = entriesIn(language)
  const code = asCode(name)
  const renamed = successor(code, shown)
  if (renamed !== undefined && renamed !== name) return { entry: shown.get(renamed), note: texts.renamed[language]({ name, renamed }) }
  const entry = shown.get(code)
  if (entry !== undefined) return { entry, note: undefined }
  return { entry, note: texts.unknown[language]({ name, near: nearest(code, [...shown.keys()]) }) }
}

/** Messages of an entry with their hints, and the severity if it differs. */
const exampleLines = ({ severity, examples }: ShownEntry, language: MessageLanguage): readonly string[] =>
  examples.flatMap(({ message, hint, severity: own }) => [
    `${own === severity ? '' : `${severityNames[language][own]}${{ en: '', fr: ' ' }[language]}: `}${message}`,
    `→ ${hint}`,
  ])

const entryText = (entry: ShownEntry, language: MessageLanguage): string =>
  [
    `${entry.code}  ${severityNames[language][entry.severity]}`,
    entry.check === undefined ? entry.about : texts.verifies[language](entry),
    '',
    texts[entry.examples.length === 1 ? 'example' : 'examples'][language],
    ...exampleLines(entry, language).map(line => `  ${line}`),
    ...(entry.check === undefined ? [] : ['', texts.checkNote[language]({ check: entry.check })]),
  ].join('\n')

export const codeText = ({ entry, note }: FoundEntry, language: MessageLanguage): string =>
  [...(note === undefined ? [] : [note]), ...(entry === undefined ? [] : [entryText(entry, language)])].join('\n\n')

const entrySection = (entry: ShownEntry): string =>
  [
    `### ${entry.code}`,
    '',
    `**${entry.severity}**${entry.check === undefined ? '' : ` · check \`${entry.check}\``} · ${entry.about}`,
    '',
    '```text',
    ...exampleLines(entry, 'en'),
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
