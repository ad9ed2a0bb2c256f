/** Creates many cities: one config for each row of a table. */

import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { siteId } from '../../platform/config/config-names.ts'
import { isInside } from '../../platform/inside.ts'
import { createOwnerFile, readOwnerFile } from '../../platform/owner-file.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { inheritedFacts } from '../../site/config/inherited-facts.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import { shellWord } from '../../site/util/text.ts'
import { type BadCell, printBadCells } from '../bad-cells.ts'
import { noFile, UsageError } from '../command.ts'
import { wholeText } from '../messages.ts'
import { type Base, basesIn, offeredFile, openBase, withoutPlaceholders } from './base.ts'
import { type CloneMessage, cloneText } from './clone-messages.ts'
import { type Draft, draftCity, isDraft, isTaken, outFault } from './draft.ts'
import { otherCityTexts } from './leftovers/inherited.ts'
import { type CityRow, cellOfKey, columnOf, readTable, templateText } from './table.ts'

interface Many {
  /** The config that all cities start from. */
  readonly from: string
  /** Whether valid cities are written although others are invalid. */
  readonly keepGoing: boolean
  readonly json: boolean
}

/** Prints the header and an example row of the table. @returns the exit code */
export const printTemplate = (from: string, terminal: Terminal): number => {
  const base = openBase(from, terminal)
  if (base === undefined) return 1
  terminal.write(templateText(withoutPlaceholders(base.compiled.config, base.absent)))
  return 0
}

/** A table may come from someone else, so its files are in the folder of the site. */
const outsideFault = (out: string, base: Base, path: Terminal['path']): CloneMessage | undefined =>
  [path('.'), dirname(base.path)].some(folder => isInside(path(out), folder))
    ? undefined
    : { code: 'outside', values: { file: out, like: offeredFile(siteId(out)) } }

/** @returns the valid config of a row, or its invalid cells */
const draftOf = (base: Base, { row, written, out }: CityRow, { path, language }: Terminal): Draft | readonly BadCell[] => {
  const at = { row, city: written.city }
  const fault = outFault(out, path) ?? outsideFault(out, base, path)
  if (fault !== undefined) return [{ ...at, column: 'file', message: cloneText(fault, language) }]
  const draft = draftCity(base, { written, out, path: path(out), full: false })
  if (isDraft(draft) && isTaken(draft))
    return [
      {
        ...at,
        column: 'file',
        message: {
          en: `${out} already exists. Write another file name in this column, or remove the file`,
          fr: `${out} existe déjà. Écrivez un autre nom de fichier dans cette colonne, ou supprimez le fichier`,
        }[language],
      },
    ]
  if (isDraft(draft)) return draft
  return [
    ...draft.faults.map(({ question, message }) => ({ ...at, column: columnOf(question), message: cloneText(message, language) })),
    ...draft.diagnostics.map(diagnostic => {
      const text = wholeText(formatBuildDiagnostic(diagnostic, language))
      return { ...at, ...cellOfKey(diagnostic.key ?? { en: 'its config', fr: 'sa configuration' }[language], text, language) }
    }),
  ]
}

/** Drafts all cities of the table in memory. */
const draftAll = (base: Base, cities: readonly CityRow[], terminal: Terminal) => {
  const bar = terminal.progress({ en: 'Reading cities', fr: 'Lecture des villes' })
  const drafts: (Draft & { readonly row: number })[] = []
  const bad: BadCell[] = []
  for (const [index, city] of cities.entries()) {
    const draft = draftOf(base, city, terminal)
    if ('facts' in draft) drafts.push({ ...draft, row: city.row })
    else bad.push(...draft)
    bar.at(index + 1, cities.length)
  }
  bar.end()
  return { drafts, bad }
}

/** A pattern for `--config` that matches all of the files. */
const patternOf = (drafts: readonly Draft[]): string => {
  const folders = new Set(drafts.map(({ out }) => dirname(out)))
  const [folder = '.'] = folders
  const hasStandardNames = drafts.every(({ out }) => basename(out).endsWith('.config.yaml'))
  return folders.size === 1 && hasStandardNames && shellWord(folder) === folder
    ? `'${join(folder, '*.config.yaml')}'`
    : drafts.map(({ out }) => shellWord(out)).join(' ')
}

const report = (base: Base, drafts: readonly Draft[], { out, cwd, language }: Terminal): void => {
  const bases = basesIn(
    base.chain.map(({ file }) => file),
    cwd,
  )
  for (const draft of drafts) {
    const left = otherCityTexts(draft.compiled, bases).length
    const drafted = draft.compiled.config.locations.filter(({ draft: marked }) => marked === true).length
    const wrong = inheritedFacts(draft.compiled).length
    out(
      {
        en: `${draft.out} written: ${draft.written.city}. Drafts: ${drafted}. Texts that refer to another city: ${left}. Errors in a build: ${wrong}.`,
        fr: `${draft.out} écrit : ${draft.written.city}. Brouillons : ${drafted}. Textes qui mentionnent une autre ville : ${left}. Erreurs à la génération : ${wrong}.`,
      }[language],
    )
  }
  const configs = patternOf(drafts)
  const [find, check, build] = ['clone -- --check', 'check --', 'build --'].map(command => `npm run ${command} --config ${configs}`)
  out(
    {
      en: `\nFind references to the old city:  ${find}\nCheck them:  ${check}\nBuild them:  ${build}`,
      fr: `\nTrouver les mentions de l’ancienne ville :  ${find}\nVérifier les sites :  ${check}\nLes générer :  ${build}`,
    }[language],
  )
}

/** Writes a config for each row of a table. @returns the exit code */
export const cloneMany = (table: string, { from, keepGoing, json }: Many, shown: Terminal): number => {
  const terminal: Terminal = json ? { ...shown, language: 'en' } : shown
  const { path, out, error, language } = terminal
  if (!existsSync(path(table))) throw new UsageError(noFile(table, '--cities cities.csv'))
  const base = openBase(from, terminal)
  if (base === undefined) return 1
  const { cities, bad: unread } = readTable(readOwnerFile(path(table)), base.compiled.config.site.languages, language)
  const { drafts, bad: rejected } = draftAll(base, cities, terminal)
  const bad = [...unread, ...rejected].toSorted((a, b) => (a.row ?? 0) - (b.row ?? 0))
  const invalidRows = new Set(bad.map(({ row }) => row))
  const valid = drafts.filter(({ row }) => !invalidRows.has(row))
  const written = bad.length === 0 || (keepGoing && !invalidRows.has(undefined)) ? valid : []
  for (const draft of written) createOwnerFile(draft.path, draft.text)
  printBadCells(table, bad, terminal)
  if (json)
    out(JSON.stringify({ base: base.file, written: written.map(draft => ({ config: draft.out, city: draft.written.city })), bad }, null, 2))
  else if (written.length > 0) report(base, written, terminal)
  if (bad.length > 0)
    error(
      written.length > 0
        ? {
            en: `\n${written.length} written, ${cities.length - written.length} not.`,
            fr: `\nÉcrites : ${written.length}, non écrites : ${cities.length - written.length}.`,
          }[language]
        : {
            en: '\nNothing was written. Fix the table, or write the valid cities with --keep-going.',
            fr: '\nRien n’a été écrit. Corrigez le tableau, ou écrivez les villes valides avec --keep-going.',
          }[language],
    )
  return bad.length === 0 ? 0 : 1
}
