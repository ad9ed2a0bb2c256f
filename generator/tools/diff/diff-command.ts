import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { children } from '../../platform/child.ts'
import { pruneWorktrees } from '../../platform/git.ts'
import { systemErrorText } from '../../platform/system-reason.ts'
import { withTemporaryFolder } from '../../platform/temporary.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { type Command, configsIn, formatIn, type Given, jsonFormatOption, text, UsageError } from '../command.ts'
import { deliver, forceOption, type OutputFile, outputFile } from '../output-file.ts'
import { errorWord } from '../translated-program.ts'
import { compareFolders } from './compare-folders.ts'
import type { SiteDifference } from './model.ts'
import { pagesToCapture } from './pages-to-capture.ts'
import { combineReports } from './print/combine-reports.ts'
import { reportHtml, type Screenshots } from './print/html.ts'
import { differenceJson } from './print/json.ts'
import { reportOf } from './print/make-report.ts'
import { reportMarkdown } from './print/markdown.ts'
import type { Report } from './print/report.ts'
import { reportText } from './print/text.ts'
import { builtFolder, DiffError, otherSide, type Side, sideOf } from './sides.ts'

const formats = ['text', 'json', 'markdown', 'html'] as const
type Format = (typeof formats)[number]

const defaultPictures = 12

const screenshotLimit = (given: Given): number => {
  const written = text(given, 'pictures') ?? String(defaultPictures)
  if (!/^\d{1,4}$/.test(written))
    throw new UsageError({
      en: `--pictures must be a number, but it is “${written}”. Example: --pictures 12`,
      fr: `La valeur de --pictures doit être un nombre, pas « ${written} ». Exemple : --pictures 12`,
    })
  return Number(written)
}

interface Folders {
  readonly before: string
  readonly after: string
}

const withScreenshots = async (
  difference: SiteDifference,
  folders: Folders,
  limit: number,
  { env, progress }: Terminal,
): Promise<Screenshots> => {
  const { captureScreenshots } = await import('./screenshots.ts')
  const former = new Map(difference.moved.map(({ from, to }) => [to, from]))
  const paths = pagesToCapture(difference, limit)
  const bar = progress({ en: 'Taking screenshots', fr: 'Captures d’écran' })
  const taken = await captureScreenshots({
    folders,
    env,
    shots: paths.map(path => ({ before: former.get(path) ?? path, after: path })),
    watch: done => bar.at(done, paths.length),
  })
  bar.end()
  const total = difference.pages.changed.length
  if (taken.note !== null || total <= paths.length) return taken
  const note = `${paths.length} of ${total} changed pages are shown, at least one for each visible change if the limit allows. To show all, pass --pictures ${total}.`
  return { ...taken, note }
}

interface Wanted {
  readonly format: Format
  readonly pictures: number
  /** Of the report: formats for programs and pull requests are English. */
  readonly language: MessageLanguage
  /** File for the report. */
  readonly out: OutputFile | undefined
}

interface Compared {
  /** The report in the wanted format. */
  readonly output: string
  readonly same: boolean
  readonly report: Report
}

/** Compares two built folders. */
const compare = async (
  folders: Folders,
  names: Folders,
  { format, pictures, out, language }: Wanted,
  terminal: Terminal,
): Promise<Compared> => {
  const difference = compareFolders(folders.before, folders.after, terminal)
  const report = reportOf(difference, names, language)
  const print: Readonly<Record<Format, () => string | Promise<string>>> = {
    text: () => reportText(report, { colour: out === undefined && terminal.colour, language }),
    json: () => differenceJson(difference, names),
    markdown: () => reportMarkdown(report),
    html: async () => reportHtml(report, await withScreenshots(difference, folders, pictures, terminal)),
  }
  return { output: (await print[format]()).trimEnd(), same: difference.same, report }
}

/** Builds the sides that are not built yet, and compares them. */
const compareSides = (before: Side, after: Side, config: string, wanted: Wanted, terminal: Terminal) => {
  const run = children(terminal.env)
  const compareIn = async (folder: string) => {
    const build = async (side: Side, name: string): Promise<string> => {
      const own = join(folder, name)
      mkdirSync(own)
      return builtFolder(side, { config, folder: own, children: run, terminal })
    }
    // The working tree first: an error in it is reported before a commit is built.
    const work = after.kind === 'work' ? await build(after, 'after') : undefined
    const folders = { before: await build(before, 'before'), after: work ?? (await build(after, 'after')) }
    return compare(folders, { before: before.name, after: after.name }, wanted, terminal)
  }
  const tidy = (): void => {
    const commit = [before, after].find(side => side.kind === 'commit')
    if (commit !== undefined) pruneWorktrees(commit.repository)
  }
  return withTemporaryFolder(compareIn, { purpose: 'diff', stop: run.stop, tidy })
}

/** Compares several sites, and reports once what they share. @throws UsageError for the format with screenshots of pages */
const compareMany = async (before: Side, after: Side, configs: readonly string[], wanted: Wanted, terminal: Terminal) => {
  if (wanted.format === 'html')
    throw new UsageError({
      en: '--format html is for one config. Use text, markdown or json for several.',
      fr: '--format html vaut pour une seule configuration. Pour plusieurs, prenez text, markdown ou json.',
    })
  const compared: (Compared & { readonly config: string })[] = []
  for (const config of configs) compared.push({ config, ...(await compareSides(before, after, config, wanted, terminal)) })
  const names = { before: before.name, after: after.name }
  const report = combineReports(names, compared, wanted.language)
  const print: Readonly<Record<Exclude<Format, 'html'>, () => string>> = {
    text: () => reportText(report, { colour: wanted.out === undefined && terminal.colour, language: wanted.language }),
    markdown: () => reportMarkdown(report),
    json: () =>
      JSON.stringify(
        compared.map(({ config, output }) => ({ config, ...(JSON.parse(output) as object) })),
        null,
        2,
      ),
  }
  return { output: print[wanted.format]().trimEnd(), same: compared.every(({ same }) => same) }
}

export const diff: Command = {
  title: { en: 'Compare two built folders or git refs', fr: 'Comparer deux dossiers générés ou deux références git' },
  about: {
    en: 'Report what changed on the pages between two built folders or git refs. Exits with 0 if nothing changed, 1 if something changed, 2 on an error.',
    fr: 'Rapporter ce qui a changé sur les pages entre deux dossiers générés ou deux références git. Code de sortie : 0 si rien n’a changé, 1 si quelque chose a changé, 2 en cas d’erreur.',
  },
  args: '<before> [after]',
  options: [
    {
      flags: '--config <file...>',
      about: {
        en: 'Configs to build at a git ref; changes that several sites share are reported once',
        fr: 'Configurations à générer à une référence git; les changements communs à plusieurs sites ne sont rapportés qu’une fois',
      },
      standard: 'site.config.yaml',
    },
    {
      flags: '--format <format>',
      about: {
        en: 'Output format: text, json, markdown (for a pull request) or html (with screenshots)',
        fr: 'Format de sortie : text, json, markdown (pour une demande de tirage) ou html (avec des captures d’écran)',
      },
      standard: 'text',
    },
    jsonFormatOption,
    { flags: '--out <file>', about: { en: 'Write to a file instead of the terminal', fr: 'Écrire dans un fichier au lieu du terminal' } },
    forceOption,
    {
      flags: '--pictures <number>',
      about: {
        en: 'Maximum number of pages with screenshots in the HTML report',
        fr: 'Nombre maximal de pages avec des captures d’écran dans le rapport HTML',
      },
      standard: String(defaultPictures),
    },
  ],
  examples: [
    [
      'npm run diff -- main',
      { en: 'Compare the working tree with the branch main', fr: 'Comparer la copie de travail avec la branche main' },
    ],
    [
      "npm run diff -- main --config 'sites/*.config.yaml'",
      {
        en: 'Compare all sites, and report shared changes once',
        fr: 'Comparer tous les sites, et rapporter une seule fois les changements communs',
      },
    ],
    [
      'npm run diff -- v1.0 v1.1 --format markdown',
      { en: 'Compare two tags, as Markdown for a pull request', fr: 'Comparer deux étiquettes, en Markdown pour une demande de tirage' },
    ],
    [
      'npm run diff -- old-dist --format html --out changes.html',
      {
        en: 'Compare the folder old-dist with dist, with screenshots',
        fr: 'Comparer le dossier old-dist avec dist, avec des captures d’écran',
      },
    ],
  ],
  run: async ({ given, args: [first = '', second], terminal }) => {
    const out = outputFile('diff', 'out', given, terminal)
    const format = formatIn(given, formats)
    const language = format === 'text' ? terminal.language : 'en'
    const wanted: Wanted = { format, pictures: screenshotLimit(given), out, language }
    const { cwd } = terminal
    try {
      const configs = await configsIn(given, terminal)
      const context = { cwd, configs, language }
      const before = sideOf(first, context)
      const after = second === undefined ? otherSide(before, context) : sideOf(second, context)
      const [config = 'site.config.yaml'] = configs
      const isOne = configs.length === 1 || (before.kind === 'folder' && after.kind === 'folder')
      const { output, same } = isOne
        ? await compareSides(before, after, config, wanted, terminal)
        : await compareMany(before, after, configs, wanted, terminal)
      deliver(output, out, terminal)
      return same ? 0 : 1
    } catch (error) {
      const message = error instanceof DiffError ? error.text : systemErrorText(error)
      if (message === undefined) throw error
      terminal.error(`${errorWord[terminal.language]} ${message[terminal.language]}`)
      return 2
    }
  },
}
