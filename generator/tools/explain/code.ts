/** What an error code means and how to mend it, for the terminal and as the page `docs/errors.md`. */
import { type FoundEntry, type ShownEntry, type ShownTheme, shownThemes } from './look-up.ts'

const checkNote = (check: string): string =>
  `Found by the check ${check}: a line of that name under site.checks in the config makes it more or less grave, or off.`

/** Messages of an entry with their remedies, and the severity where it differs. */
const exampleLines = ({ severity, examples }: ShownEntry): readonly string[] =>
  examples.flatMap(({ message, hint, severity: own }) => [`${own === severity ? '' : `${own}: `}${message}`, `→ ${hint}`])

const entryText = (entry: ShownEntry): string =>
  [
    `${entry.code}  ${entry.severity}`,
    entry.check === undefined ? entry.about : `What holds when nothing is found: ${entry.about}`,
    '',
    entry.examples.length === 1 ? 'For example' : 'In one of these words, for example',
    ...exampleLines(entry).map(line => `  ${line}`),
    ...(entry.check === undefined ? [] : ['', checkNote(entry.check)]),
  ].join('\n')

/** An answer for people. */
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
    'Every error, warning and notice of Townsite has a code, which stands in capitals at the end of its line. Here is each with what it means, its words with the values of an example, and what to do. `npm run explain -- CODE` shows one of them in the terminal.',
    'An error keeps a site from being built, or fails `npm run check`; a warning is worth mending; a notice is worth knowing. What begins with “Checks” is found on the finished site by `npm run check`: [checks.md](checks.md) tells how to choose what it says. For a check the first sentence says what holds when nothing is found.',
    shownThemes.map(({ title }) => `- [${title}](#${anchor(title)})`).join('\n'),
    ...shownThemes.map(themeSection),
  ].join('\n\n')}\n`
