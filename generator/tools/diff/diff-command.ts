import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { quickCompressedSize } from '../../pipeline/publish/compress.ts'
import { serverFolder } from '../../pipeline/publish/record.ts'
import { children } from '../../platform/child.ts'
import { pruneWorktrees } from '../../platform/git.ts'
import { systemErrorText } from '../../platform/system-reason.ts'
import { withTemporaryFolder } from '../../platform/temporary.ts'
import type { Terminal } from '../../platform/terminal/terminal.ts'
import { type Command, formatIn, type Given, jsonFormatOption, text, UsageError } from '../command.ts'
import { deliver, forceOption, type OutputFile, outputFile } from '../output-file.ts'
import { compareSites } from './compare/site.ts'
import type { SiteDifference } from './model.ts'
import { pagesToCapture } from './pages-to-capture.ts'
import { reportHtml, type Screenshots } from './print/html.ts'
import { differenceJson } from './print/json.ts'
import { reportOf } from './print/make-report.ts'
import { reportMarkdown } from './print/markdown.ts'
import { reportText } from './print/text.ts'
import { withServerFiles } from './read/files.ts'
import { type SiteView, siteView } from './read/site.ts'
import { builtFolder, DiffError, folderFiles, otherSide, type Side, sideOf } from './sides.ts'

const formats = ['text', 'json', 'markdown', 'html'] as const
type Format = (typeof formats)[number]

const defaultPictures = 12

const screenshotLimit = (given: Given): number => {
  const written = text(given, 'pictures') ?? String(defaultPictures)
  if (!/^\d{1,4}$/.test(written)) throw new UsageError(`--pictures must be a number, but it is “${written}”`)
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
  const bar = progress('taking screenshots')
  const taken = await captureScreenshots({
    folders,
    env,
    shots: paths.map(path => ({ before: former.get(path) ?? path, after: path })),
    watch: done => bar.at(done, paths.length),
  })
  bar.end()
  const all = difference.pages.changed.length
  if (taken.note !== null || all <= paths.length) return taken
  const note = `${paths.length} of ${all} changed pages are shown, at least one for each visible change if the limit allows. To show all, pass --pictures ${all}.`
  return { ...taken, note }
}

const viewOf = (folder: string): SiteView =>
  siteView(withServerFiles(folderFiles(folder), folderFiles(serverFolder(folder))), quickCompressedSize)

interface Wanted {
  readonly format: Format
  readonly pictures: number
  /** File for the report. */
  readonly out: OutputFile | undefined
}

/** Compares two built folders. @returns the report in the wanted format, and whether they are the same */
const compare = async (
  folders: Folders,
  names: Folders,
  { format, pictures, out }: Wanted,
  terminal: Terminal,
): Promise<{ readonly output: string; readonly same: boolean }> => {
  const bar = terminal.progress('comparing pages')
  const difference = compareSites(viewOf(folders.before), viewOf(folders.after), bar.at)
  bar.end()
  const report = reportOf(difference, names)
  const print: Readonly<Record<Format, () => string | Promise<string>>> = {
    text: () => reportText(report, { colour: out === undefined && terminal.colour }),
    json: () => differenceJson(difference, names),
    markdown: () => reportMarkdown(report),
    html: async () => reportHtml(report, await withScreenshots(difference, folders, pictures, terminal)),
  }
  return { output: (await print[format]()).trimEnd(), same: difference.same }
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

export const diff: Command = {
  title: 'report what changed between two built folders or git refs',
  about:
    'report what changed between two built folders or git refs, as a reader would see it; exits 0 if nothing changed, 1 if something did, 2 on an error',
  args: '<before> [after]',
  options: [
    { flags: '--config <file>', about: 'config to build at a git ref', standard: 'site.config.yaml' },
    { flags: '--format <format>', about: 'text, json for programs, markdown for a pull request, html with screenshots', standard: 'text' },
    jsonFormatOption,
    { flags: '--out <file>', about: 'write to a file instead of the terminal' },
    forceOption,
    {
      flags: '--pictures <number>',
      about: 'maximum number of pages with screenshots in the HTML report',
      standard: String(defaultPictures),
    },
  ],
  examples: [
    ['npm run diff -- main', 'what the working tree changes on the site, compared with the branch main'],
    ['npm run diff -- v1.0 v1.1 --format markdown', 'two tags, as a comment for a pull request'],
    ['npm run diff -- old-dist --format html --out changes.html', 'the folder old-dist against dist, with screenshots'],
  ],
  run: async ({ given, args: [first = '', second], terminal }) => {
    const out = outputFile('diff', 'out', given, terminal)
    const wanted: Wanted = { format: formatIn(given, formats), pictures: screenshotLimit(given), out }
    const { cwd } = terminal
    try {
      const config = text(given, 'config') ?? 'site.config.yaml'
      const context = { cwd, configs: [config] }
      const before = sideOf(first, context)
      const after = second === undefined ? otherSide(before, context) : sideOf(second, context)
      const { output, same } = await compareSides(before, after, config, wanted, terminal)
      deliver(output, out, terminal)
      return same ? 0 : 1
    } catch (error) {
      const message = error instanceof DiffError ? error.message : systemErrorText(error)
      if (message === undefined) throw error
      terminal.error(`error: ${message}`)
      return 2
    }
  },
}
