/** Validates the HTML of built pages. */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { HtmlValidate } from 'html-validate'
import type { Built } from './built.ts'

export const hasJava = spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

interface NuReport {
  readonly messages: readonly {
    readonly type: 'info' | 'error' | 'non-document-error'
    readonly url: string
    readonly lastLine?: number
    readonly lastColumn?: number
    readonly message: string
  }[]
}

/** Only the fast JIT compiler, for short runs. It needs a larger stack. */
const forShortRuns = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xss8m']

/** At-rules of the CSS standard that the checker does not know yet. @see https://drafts.csswg.org/css-view-transitions-2/ */
const unsupportedByNu: readonly string[] = ['CSS: Unrecognized at-rule “@view-transition”']

/** Errors of every page, in one run. Notices are ignored: React closes void elements with a slash. */
const nuErrors = (out: string): readonly string[] => {
  // The module exports a String object.
  const jar = String(createRequire(import.meta.url)('vnu-jar'))
  const { stdout, error } = spawnSync('java', [...forShortRuns, '-jar', jar, '--skip-non-html', '--format', 'json', '--stdout', out], {
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  })
  if (error !== undefined) throw error
  // The validator's own format.
  const { messages } = JSON.parse(stdout) as NuReport
  return messages
    .filter(({ type, message }) => type !== 'info' && !unsupportedByNu.includes(message))
    .map(({ url, lastLine, lastColumn, message }) => `${relative(out, fileURLToPath(url))}:${lastLine}:${lastColumn} ${message}`)
}

/** Errors reported by html-validate. */
export const validateErrors = async (pages: Built['pages']): Promise<readonly string[]> => {
  // Scripts and styles come from the site itself.
  const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:document'], rules: { 'require-sri': 'off' } })
  const reports = await Promise.all(pages.map(async ({ path, html }) => ({ path, report: await validator.validateString(html) })))
  return reports.flatMap(({ path, report }) =>
    report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId} ${message}`),
    ),
  )
}

/** Errors reported by the Nu HTML checker if Java is installed, otherwise by html-validate. */
export const markupErrors = async ({ out, pages }: Pick<Built, 'out' | 'pages'>): Promise<readonly string[]> =>
  hasJava ? nuErrors(out) : validateErrors(pages)
