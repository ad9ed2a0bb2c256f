/** Documents error codes, in the terminal and as `docs/errors.md`. */
import { type FoundEntry, type ShownEntry, type ShownTheme, shownThemes } from './look-up.ts'

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

/** The answer as text. */
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

const themeSection = ({ title, entries }: ShownTheme): string => [`## ${title}`, ...entries.map(entrySection)].join('\n\n')

/** The page of all entries. */
export const errorsPage = (): string =>
  `${[
    '<!-- Written by npm run docs from generator/site/messages/: change it there. -->',
    '# Errors',
    'Every error, warning and notice of Townsite has a code, which is printed in capitals at the end of the line. This page lists each code with its meaning, example messages and what to do. To show one of them in the terminal, run `npm run explain -- CODE`.',
    'An error prevents a build or fails `npm run check`. A warning should be fixed. A notice is for information. The sections that begin with “Checks” list what `npm run check` finds on the built site; [checks.md](checks.md) explains how to configure it. The first sentence of a check describes what it verifies.',
    shownThemes.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n'),
    ...shownThemes.map(themeSection),
  ].join('\n\n')}\n`
