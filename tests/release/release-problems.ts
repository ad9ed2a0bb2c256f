/** The promises of a release: a patch changes no byte of a built site, and a minor version only what its changelog lists. */
import { migrations } from '../../generator/site/config/migrations/index.ts'
import { pageKinds } from '../../generator/site/pages/index.ts'
import { type ChangedFile, isFilePattern, unannounced } from '../../generator/tools/upgrade/announced.ts'
import type { Release } from '../../generator/tools/upgrade/changelog.ts'
import { isPatch } from '../../generator/tools/upgrade/versions.ts'

/** A sample that both versions built. */
export interface ComparedSample {
  readonly config: string
  readonly changed: readonly ChangedFile[]
  /** The kind of a page by its file. */
  readonly kindOf: (path: string) => string | undefined
}

const shortened = (text: string): string => (text.length > 100 ? `${text.slice(0, 100)}…` : text)

/** The entries that a program cannot read, and breaking changes without a migration or a reason. */
export const changelogProblems = (releases: readonly Release[]): readonly string[] =>
  releases.flatMap(({ entries }) =>
    entries.flatMap(({ text, pages, isBreaking, codemod, reason }) => {
      const unknown = pages.filter(page => page !== 'all' && !isFilePattern(page) && !Object.hasOwn(pageKinds, page))
      const hasMigration = codemod !== undefined && migrations.some(({ to }) => to === codemod)
      return [
        ...unknown.map(page => `“${page}” is not a page kind or a file, in the changelog: ${shortened(text)}`),
        ...(codemod !== undefined && !hasMigration ? [`There is no migration to format ${codemod}: ${shortened(text)}`] : []),
        ...(isBreaking && codemod === undefined && reason === undefined
          ? [`A breaking change needs “Codemod: FORMAT.” or “No codemod: REASON.” at its end: ${shortened(text)}`]
          : []),
      ]
    }),
  )

/** The most files that are listed for a sample. */
const maxFiles = 20

/** Reports changes of built samples that a patch release contains, or that the changelog does not announce. */
export const sampleProblems = (
  versions: { readonly from: string; readonly to: string },
  releases: readonly Release[],
  samples: readonly ComparedSample[],
): readonly string[] => {
  const { from, to } = versions
  const isPatchRelease = isPatch(from, to)
  const announced = isPatchRelease ? [] : releases.flatMap(({ entries }) => entries.flatMap(({ pages }) => pages))
  const reason = isPatchRelease
    ? `${to} is a patch of ${from}, and must not change a built site. Make it a minor version`
    : 'The changelog does not announce this change. Add “Changes pages: PAGE KINDS OR FILES.” to the end of its entry'
  return samples.flatMap(({ config, changed, kindOf }) => {
    const found = unannounced(changed, announced, kindOf)
    if (found.length === 0) return []
    const lines = found
      .slice(0, maxFiles)
      .map(({ path, fate }) => `  ${path}: ${fate}${kindOf(path) === undefined ? '' : ` (${kindOf(path)})`}`)
    const more = found.length > maxFiles ? [`  … and ${found.length - maxFiles} more`] : []
    return [[`${reason}. ${config}:`, ...lines, ...more].join('\n')]
  })
}
