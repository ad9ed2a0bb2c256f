/** The texts that `upgrade` prints. */
import type { MessageLanguage } from '../../site/messages/language.ts'
import { withoutUndefined } from '../../site/util/table.ts'
import { withValues } from '../messages.ts'
import type { Release } from './changelog.ts'
import type { Differences } from './differences.ts'
import type { MigratedFile } from './sites.ts'

const texts = {
  more: withValues<{ readonly count: number; readonly file?: string }>({
    en: ({ count, file }) => `  … and ${count} more${file === undefined ? '' : ` in ${file}`}`,
    fr: ({ count, file }) => `  … et ${count} de plus${file === undefined ? '' : ` dans ${file}`}`,
  }),
  unreleased: { en: 'Unreleased', fr: 'Version non publiée' },
  noChanges: { en: '  no changes', fr: '  aucun changement' },
  fates: {
    en: { added: 'added', changed: 'changed', removed: 'removed' },
    fr: { added: 'ajouté', changed: 'modifié', removed: 'retiré' },
  },
} as const

/** The most lines of a list. */
const maxLines = 40

const cut = (lines: readonly string[], language: MessageLanguage, file?: string): readonly string[] =>
  lines.length <= maxLines
    ? lines
    : [...lines.slice(0, maxLines), texts.more[language]({ count: lines.length - maxLines, ...withoutUndefined({ file }) })]

/** What the changelog announces, in English, breaking changes first. */
export const releaseLines = (releases: readonly Release[], language: MessageLanguage): readonly string[] =>
  releases.flatMap(({ version, entries }) => {
    const sorted = entries.toSorted((a, b) => Number(b.isBreaking) - Number(a.isBreaking))
    const lines = cut(
      sorted.map(({ text }) => `  - ${text}`),
      language,
      'CHANGELOG.md',
    )
    const title = `${version ?? texts.unreleased[language]}${{ en: '', fr: ' ' }[language]}:`
    return ['', title, ...(lines.length === 0 ? [texts.noChanges[language]] : lines)]
  })

export const migrationLines = (files: readonly MigratedFile[], language: MessageLanguage): readonly string[] =>
  files.flatMap(({ file, migrated }) => [
    `  ${file}`,
    ...migrated.applied.map(({ to, about }) => `    format ${to}${{ en: '', fr: ' ' }[language]}: ${about[language]}`),
  ])

export const unannouncedLines = ({ unannounced }: Differences, hasSeveralSites: boolean, language: MessageLanguage): readonly string[] =>
  cut(
    unannounced.map(({ config, path, fate }) => `  ! ${path} (${texts.fates[language][fate]}${hasSeveralSites ? `, ${config}` : ''})`),
    language,
  )
