/** What an upgrade changes on the sites, and which of it the changelog announces. */
import { join } from 'node:path'
import { loadConfigChain } from '../../platform/config/load-config.ts'
import { readConfigChain } from '../../platform/config/read-chain.ts'
import { openCompiled } from '../../platform/site.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { pageFile } from '../../site/emit/collect.ts'
import { builtFiles, compareFolders } from '../diff/compare-folders.ts'
import { combineReports } from '../diff/print/combine-reports.ts'
import { reportOf } from '../diff/print/make-report.ts'
import { reportText } from '../diff/print/text.ts'
import { type ChangedFile, changedFiles, unannounced } from './announced.ts'
import type { UpgradedSite } from './sites.ts'

interface Folders {
  readonly before: string
  readonly after: string
}

interface Compared {
  /** Names of both sides, for the report. */
  readonly names: Folders
  /** The folders that contain the builds of all sites. */
  readonly folders: Folders
  readonly texts: ReadonlyMap<string, string>
  /** What the changelog announces; `undefined` without a changelog. */
  readonly announced: readonly string[] | undefined
}

/** The kinds of pages by their files. */
const kindsOf = async (
  config: string,
  texts: ReadonlyMap<string, string>,
  { cwd, env }: Terminal,
): Promise<ReadonlyMap<string, string>> => {
  const read = readConfigChain(config, cwd, undefined, texts)
  const compiled = read.ok ? loadConfigChain(read) : read
  const opened = compiled.ok && 'config' in compiled.value ? await openCompiled(compiled.value, { useCache: true, cwd, env }) : undefined
  return new Map(opened?.ok === true ? opened.value.site.routes.map(({ path, kind }) => [pageFile(path), kind]) : [])
}

export interface Differences {
  readonly same: boolean
  readonly text: string
  readonly unannounced: readonly (ChangedFile & { readonly config: string })[]
}

export const differencesOf = async (
  sites: readonly UpgradedSite[],
  { names, folders, texts, announced }: Compared,
  terminal: Terminal,
): Promise<Differences> => {
  const { language } = terminal
  const compared = sites.map(({ config, name }) => {
    const [before, after] = [join(folders.before, name), join(folders.after, name)]
    const difference = compareFolders(before, after, terminal)
    return {
      config,
      same: difference.same,
      report: reportOf(difference, names, language),
      files: changedFiles(builtFiles(before), builtFiles(after)),
    }
  })
  const [only, ...others] = compared
  const report = only !== undefined && others.length === 0 ? only.report : combineReports(names, compared, language)
  const missing: (ChangedFile & { readonly config: string })[] = []
  for (const { config, files } of announced === undefined ? [] : compared.filter(one => one.files.length > 0)) {
    const kinds = await kindsOf(config, texts, terminal)
    for (const file of unannounced(files, announced ?? [], path => kinds.get(path))) missing.push({ ...file, config })
  }
  return { same: compared.every(({ same }) => same), text: reportText(report, { colour: terminal.colour, language }), unannounced: missing }
}
