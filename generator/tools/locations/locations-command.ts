import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { currentDay, currentYear } from '../../platform/clock.ts'
import { siteId } from '../../platform/config/config-names.ts'
import { loadConfig } from '../../platform/config/load-config.ts'
import { readOwnerFile, tidyFolders, updateOwnerFile } from '../../platform/owner-file.ts'
import { nothingWritten } from '../../platform/terminal/person.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { printBadCells } from '../bad-cells.ts'
import { type Command, configOption, configsIn, formatIn, noFile, text, UsageError } from '../command.ts'
import { withValues } from '../messages.ts'
import { forceOption, type OutputFile, outputFile } from '../output-file.ts'
import { googleTable } from './google.ts'
import { changedText, validateChanges } from './import.ts'
import { type NamedConfig, readTable, tableText } from './table.ts'

const formats = ['table', 'google'] as const

/** The configs; `undefined` after reporting errors if one is invalid. */
const read = (files: readonly string[], { cwd, report }: Terminal): readonly NamedConfig[] | undefined => {
  const results = files.map(file => ({ file, loaded: loadConfig(file, cwd) }))
  const valid = results.flatMap(({ file, loaded }) => (loaded.ok ? [{ file, config: loaded.value.config }] : []))
  for (const { loaded } of results) if (!loaded.ok) report(loaded.diagnostics, source => loaded.sources.get(source))
  return valid.length === files.length ? valid : undefined
}

const unchanged: ReturnType<typeof validateChanges> = { bad: [], warnings: [], others: [], more: 0 }

const texts = {
  unchanged: { en: ': no changes.', fr: ' : aucun changement.' },
  changed: withValues<{ readonly count: number }>({
    en: ({ count }) => `: ${count} ${count === 1 ? 'value' : 'values'} changed.`,
    fr: ({ count }) => ` : ${count} ${count === 1 ? 'valeur modifiée' : 'valeurs modifiées'}.`,
  }),
} as const

const importTable = (configs: readonly NamedConfig[], file: string, terminal: Terminal): number => {
  const { cwd, path, out, error, report, language } = terminal
  if (!existsSync(path(file))) throw new UsageError(noFile(file, '--import areas.csv'))
  const { changes, bad, notes } = readTable(readOwnerFile(path(file)), configs, language)
  const planned = configs.map(config => {
    const own = changes.get(config.file) ?? []
    const before = readOwnerFile(path(config.file))
    const after = own.length === 0 || bad.length > 0 ? before : changedText(before, config, own)
    return { config, own, before, after, validated: after === before ? unchanged : validateChanges(after, config, own, { cwd, language }) }
  })
  const results = planned.map(({ validated }) => validated)
  const invalid = [...bad, ...results.flatMap(result => result.bad)]
  const others = results.flatMap(result => result.others)
  const more = results.reduce((sum, result) => sum + result.more, 0)
  printBadCells(file, invalid, terminal, more)
  if (others.length > 0) report(others, source => planned.find(({ config }) => config.file === source)?.after)
  if (invalid.length + others.length > 0) {
    error(nothingWritten[language])
    return 1
  }
  printBadCells(file, [...notes, ...results.flatMap(result => result.warnings)], terminal)
  // A killed run may have left its lock after it had written everything.
  tidyFolders(planned.map(({ config }) => dirname(path(config.file))))
  for (const { config, own, before, after } of planned) {
    if (after !== before) updateOwnerFile(path(config.file), before, after)
    out(`${config.file}${own.length === 0 ? texts.unchanged[language] : texts.changed[language]({ count: own.length })}`)
  }
  return 0
}

const exportGoogle = (configs: readonly NamedConfig[], file: OutputFile, { error, env, language }: Terminal): number => {
  const { table, lacking } = googleTable(
    configs.map(config => ({ ...config, id: siteId(config.file) })),
    { year: currentYear(env), today: currentDay(env) },
    language,
  )
  for (const message of lacking) error(message)
  file.write(table)
  return 0
}

export const locations: Command = {
  title: { en: 'Export and import areas as a spreadsheet', fr: 'Exporter et importer les secteurs dans un tableur' },
  about: {
    en: 'Export areas and branches to a CSV file, import the edited file, or export a file for Google Business Profile',
    fr: 'Exporter les secteurs et les succursales dans un fichier CSV, importer le fichier modifié, ou exporter un fichier pour les fiches d’établissement Google',
  },
  options: [
    { ...configOption, about: { en: 'Config, or several configs', fr: 'Configuration, ou plusieurs' } },
    { flags: '--export <file>', about: { en: 'Write the table to this CSV file', fr: 'Écrire le tableau dans ce fichier CSV' } },
    forceOption,
    {
      flags: '--import <file>',
      about: {
        en: 'Write the changes in this CSV file to the config; comments are preserved',
        fr: 'Écrire les modifications de ce fichier CSV dans la configuration; les commentaires sont conservés',
      },
    },
    {
      flags: '--format <format>',
      about: {
        en: 'Format of --export: table, or google (bulk upload of Google Business Profile)',
        fr: 'Format de --export : table, ou google (importation groupée des fiches d’établissement Google)',
      },
      standard: 'table',
    },
  ],
  examples: [
    ['npm run locations -- --export areas.csv', { en: 'Export a table to edit', fr: 'Exporter un tableau à modifier' }],
    ['npm run locations -- --import areas.csv', { en: 'Import the edited table', fr: 'Importer le tableau modifié' }],
    [
      "npm run locations -- --config 'sites/*.config.yaml' --export brand.csv",
      { en: 'Export all cities into one table', fr: 'Exporter toutes les villes dans un seul tableau' },
    ],
    [
      'npm run locations -- --export google.csv --format google',
      { en: 'Export a file for Google Business Profile', fr: 'Exporter un fichier pour les fiches d’établissement Google' },
    ],
  ],
  run: async ({ given, terminal }) => {
    const format = formatIn(given, formats)
    const [to, from] = [outputFile('locations', 'export', given, terminal), text(given, 'import')]
    if ((to === undefined) === (from === undefined))
      throw new UsageError({
        en: 'Pass either --export or --import. Example: npm run locations -- --export areas.csv',
        fr: 'Donnez --export ou --import. Exemple : npm run locations -- --export areas.csv',
      })
    if (from !== undefined && format !== 'table')
      throw new UsageError({
        en: '--format google can only be used with --export. Example: --export google.csv --format google',
        fr: '--format google ne va qu’avec --export. Exemple : --export google.csv --format google',
      })
    const configs = read(await configsIn(given, terminal), terminal)
    if (configs === undefined) return 1
    if (from !== undefined) return importTable(configs, from, terminal)
    if (to === undefined) return 2
    if (format === 'google') return exportGoogle(configs, to, terminal)
    to.write(tableText(configs))
    return 0
  },
}
