import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import { loadConfig } from '../../platform/config/load-config.ts'
import { readConfigChain } from '../../platform/config/read-chain.ts'
import { requireInSite } from '../../platform/config/state-file.ts'
import { readOwnerFile, tidyFolders, updateOwnerFile } from '../../platform/owner-file.ts'
import { nothingWritten } from '../../platform/terminal/person.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { composeChain } from '../../site/config/overlay/config-chain.ts'
import { languageCodesOf } from '../../site/config/values/language-tags.ts'
import { valueAt } from '../../site/config/yaml/tree.ts'
import type { SourceLocation } from '../../site/model/diagnostic.ts'
import { isRecord } from '../../site/util/table.ts'
import { printBadCells } from '../bad-cells.ts'
import {
  type Command,
  configOption,
  configsIn,
  formatIn,
  type Given,
  jsonFormatOption,
  noFile,
  text,
  texts,
  UsageError,
} from '../command.ts'
import {
  acceptImported,
  acceptTranslations,
  compareTranslations,
  isKeyIn,
  ledgerFile,
  readLedgerFile,
  type Translation,
  writeLedgerFile,
} from './ledger.ts'
import { countOf, tableText, workLines } from './print.ts'
import { importedText, invalidRows, planImport, readSheet, refusalText, sheetText } from './sheet.ts'

const formats = ['text', 'csv', 'json'] as const
type Format = (typeof formats)[number]

type Read = NonNullable<ReturnType<typeof read>>

/**
 * Reads a config as far as possible, because an invalid one has translations too.
 * @param text content to use instead of that of the file
 */
const read = (config: string, { cwd, report }: Terminal, text?: string) => {
  const chain = readConfigChain(config, cwd, text)
  const { document } = chain.ok ? composeChain(chain.value) : { document: undefined }
  const ledger = readLedgerFile(config, cwd)
  if (document === undefined || !ledger.ok) {
    const faults = document !== undefined ? [] : chain.ok ? composeChain(chain.value).diagnostics : chain.diagnostics
    report([...faults, ...(ledger.ok ? [] : ledger.diagnostics)], file => chain.sources.get(file))
    return undefined
  }
  return { config, document, ledger: ledger.value, translations: compareTranslations(document, ledger.value) }
}

/** The name of a language in that language, from the config. */
const namesIn =
  ({ document }: Read) =>
  (code: string): string => {
    const languages = valueAt(document.data, ['site', 'languages'])
    const language = Array.isArray(languages) ? languages.find((one: unknown) => isRecord(one) && one.code === code) : undefined
    return typeof language?.name === 'string' ? language.name : code
  }

const isWork = ({ status }: Translation): boolean => status === 'missing' || status === 'stale'

const rowsOf = ({ translations }: Read, given: Given): readonly Translation[] => {
  const codeOf = languageCodesOf(translations.tags)
  const wanted = texts(given, 'language').map(tag => codeOf(tag) ?? tag)
  const unknown = wanted.filter(code => !translations.languages.includes(code))
  if (unknown.length > 0)
    throw new UsageError({
      en: `The site has no language ${unknown.join(', ')}. Its languages are ${translations.languages.join(', ')}.`,
      fr: `Le site n’a pas la langue ${unknown.join(', ')}. Ses langues : ${translations.languages.join(', ')}.`,
    })
  return translations.all.filter(one => (given.all === true || isWork(one)) && (wanted.length === 0 || wanted.includes(one.language)))
}

/** Location of the translation, or of the text without one. */
const placeIn =
  ({ document }: Read) =>
  ({ path, language, text: own }: Translation): SourceLocation =>
    document.locate(own === '' ? path : [...path, language], { key: own === '' })

const print: Readonly<Record<Format, (site: Read, rows: readonly Translation[], terminal: Terminal) => void>> = {
  text: (site, rows, { out, error, language }) => {
    out(`${site.config}\n${tableText(site.translations, namesIn(site), language)}`)
    if (rows.length > 0) out(`\n${workLines(site.translations, rows, placeIn(site), language).join('\n\n')}`)
    const fresh = countOf(site.translations.all, 'new')
    if (fresh > 0)
      error(
        {
          en: `\n${fresh} not recorded yet. To record them, run: npm run translations -- --accept`,
          fr: `\nPas encore consignées : ${fresh}. Pour les consigner, lancez : npm run translations -- --accept`,
        }[language],
      )
  },
  csv: (site, rows, { write }) => write(sheetText(site.translations, rows)),
  json: (site, rows, { out }) => {
    const placeOf = placeIn(site)
    const found = rows.map(row => {
      const { key, language, status, source, text: own } = row
      return { config: site.config, key, language, status, source, translation: own, where: placeOf(row) }
    })
    out(JSON.stringify(found, null, 2))
  },
}

const accept = ({ config, translations }: Read, keys: readonly string[], { cwd, out, language }: Terminal): void => {
  const unknown = keys.filter(key => !translations.all.some(one => isKeyIn(one.key, [key])))
  if (unknown.length > 0)
    throw new UsageError({
      en: `The config has no text ${unknown.join(', ')}. To list all keys, run: npm run translations -- --all`,
      fr: `La configuration n’a pas de texte ${unknown.join(', ')}. Pour lister toutes les clés, lancez : npm run translations -- --all`,
    })
  const file = writeLedgerFile(config, ledger => acceptTranslations(translations, ledger, keys), cwd)
  out({ en: `${file} written. Commit this file.`, fr: `${file} écrit. Versionnez ce fichier.` }[language])
}

/** @returns the exit code */
const importSheet = (site: Read, file: string, terminal: Terminal): number => {
  const { cwd, path, out, error, language: own } = terminal
  if (!existsSync(path(file))) throw new UsageError(noFile(file, '--import fr.csv'))
  const sheet = readSheet(readOwnerFile(path(file)), site.translations, own)
  printBadCells(file, sheet.bad, terminal)
  if (sheet.bad.length > 0) {
    error(nothingWritten[own])
    return 1
  }
  if (sheet.lacking.length > 0) {
    error(
      {
        en: `${file} does not have ${sheet.lacking.length === 1 ? 'the column' : 'the columns'} ${sheet.lacking.join(', ')}. To create a table with all columns, run: npm run -s translations -- --format csv > texts.csv`,
        fr: `Il manque à ${file} ${sheet.lacking.length === 1 ? 'la colonne' : 'les colonnes'} ${sheet.lacking.join(', ')}. Pour créer un tableau avec toutes les colonnes, lancez : npm run -s translations -- --format csv > texts.csv`,
      }[own],
    )
    return 1
  }
  const { taken, unchanged, refused: unfit } = planImport(sheet.rows, site.translations)
  const before = readOwnerFile(path(site.config))
  const chain = readConfigChain(site.config, cwd, before)
  const text = taken.length === 0 || !chain.ok ? before : importedText(chain.value, taken)
  const refused = [
    ...unfit,
    ...(text === before
      ? []
      : invalidRows(taken, loadConfig(site.config, cwd).diagnostics, loadConfig(site.config, cwd, text).diagnostics)),
  ]
  printBadCells(
    file,
    refused.map(({ line, column, key, language, reason }) => ({
      row: line,
      column,
      message: `${{ en: `${key} in ${language}:`, fr: `${key} (${language}) :` }[own]} ${refusalText(reason, own)}`,
    })),
    terminal,
  )
  if (refused.length > 0) {
    error(nothingWritten[own])
    return 1
  }
  const after = read(site.config, terminal, text)
  if (after === undefined) return 1
  requireInSite(ledgerFile(site.config), dirname(site.config), cwd)
  // The config first: a ledger must not accept a translation that is not in it. If the process is killed in between, the new translations
  // count as new, and the same import completes the ledger.
  if (text === before) tidyFolders([dirname(path(site.config))])
  else updateOwnerFile(path(site.config), before, text)
  writeLedgerFile(site.config, ledger => acceptImported(after.translations, ledger, taken), cwd)
  out(
    {
      en: `${site.config}: ${taken.length} imported, ${unchanged} empty or unchanged.`,
      fr: `${site.config} : importées : ${taken.length}, vides ou inchangées : ${unchanged}.`,
    }[own],
  )
  return 0
}

export const translations: Command = {
  title: { en: 'List missing and stale translations', fr: 'Lister les traductions à faire et à revoir' },
  about: {
    en: 'List translations that are missing, or stale because the source text has changed since',
    fr: 'Lister les traductions qui manquent, ou qui sont à revoir parce que le texte source a changé',
  },
  options: [
    configOption,
    {
      flags: '--format <format>',
      about: { en: 'Output format: text, csv (for translators) or json', fr: 'Format de sortie : text, csv (pour la traduction) ou json' },
      standard: 'text',
    },
    jsonFormatOption,
    { flags: '--language <code...>', about: { en: 'Only these languages', fr: 'Seulement ces langues' } },
    { flags: '--all', about: { en: 'Also list translations that are up to date', fr: 'Lister aussi les traductions à jour' } },
    {
      flags: '--check',
      about: {
        en: 'Exit with 1 if a translation is missing or stale',
        fr: 'Finir avec le code 1 si une traduction manque ou est à revoir',
      },
    },
    {
      flags: '--accept [key...]',
      about: {
        en: 'Record new translations as accepted; with keys, also stale ones that are still correct',
        fr: 'Consigner les nouvelles traductions dans le fichier de suivi; avec des clés, aussi celles à revoir qui restent exactes',
      },
    },
    {
      flags: '--import <file>',
      about: {
        en: 'Write the translations in this CSV file to the config; comments are preserved',
        fr: 'Écrire les traductions de ce fichier CSV dans la configuration; les commentaires sont conservés',
      },
    },
  ],
  examples: [
    ['npm run translations', { en: 'List what needs to be translated', fr: 'Lister ce qui est à traduire' }],
    [
      'npm run -s translations -- --format csv --language fr > fr.csv',
      { en: 'Export a table for a translator', fr: 'Exporter un tableau pour la traduction' },
    ],
    ['npm run translations -- --import fr.csv', { en: 'Import the edited table', fr: 'Importer le tableau modifié' }],
    [
      'npm run translations -- --accept business.slogan',
      { en: 'Mark this translation as still correct', fr: 'Confirmer que cette traduction est encore exacte' },
    ],
  ],
  run: async ({ given, terminal }) => {
    const format = formatIn(given, formats)
    const configs = await configsIn(given, terminal)
    const sheet = text(given, 'import')
    if (configs.length > 1 && (format !== 'text' || sheet !== undefined))
      throw new UsageError({
        en: '--format csv and --import work with one config. Pass one --config. Example: --config sites/laval.config.yaml',
        fr: '--format csv et --import valent pour une seule configuration. Donnez un seul --config. Exemple : --config sites/laval.config.yaml',
      })
    let code = 0
    for (const config of configs) {
      const site = read(config, terminal)
      if (site === undefined) code = 1
      else if (sheet !== undefined) code = importSheet(site, sheet, terminal)
      else if (given.accept !== undefined) accept(site, texts(given, 'accept'), terminal)
      else {
        const rows = rowsOf(site, given)
        print[format](site, rows, terminal)
        if (given.check === true && site.translations.all.some(isWork)) code = 1
      }
    }
    return code
  },
}
