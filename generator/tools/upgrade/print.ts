/** The texts that `upgrade` prints. */
import type { Release } from './changelog.ts'
import type { Differences } from './differences.ts'
import type { MigratedFile } from './sites.ts'

/** The most lines of a list. */
const maxLines = 40

const cut = (lines: readonly string[], more: string): readonly string[] =>
  lines.length <= maxLines ? lines : [...lines.slice(0, maxLines), `  … and ${lines.length - maxLines} more${more}`]

/** What the changelog announces, breaking changes first. */
export const releaseLines = (releases: readonly Release[]): readonly string[] =>
  releases.flatMap(({ version, entries }) => {
    const sorted = entries.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
    const lines = cut(
      sorted.map(({ text }) => `  - ${text}`),
      ' in CHANGELOG.md',
    )
    return ['', `${version ?? 'Unreleased'}:`, ...(lines.length === 0 ? ['  no changes'] : lines)]
  })

export const migrationLines = (files: readonly MigratedFile[]): readonly string[] =>
  files.flatMap(({ file, migrated }) => [`  ${file}`, ...migrated.applied.map(({ to, about }) => `    format ${to}: ${about.en}`)])

export const unannouncedLines = ({ unannounced }: Differences, hasSeveralSites: boolean): readonly string[] =>
  cut(
    unannounced.map(({ config, path, fate }) => `  ! ${path} (${fate}${hasSeveralSites ? `, ${config}` : ''})`),
    '',
  )
