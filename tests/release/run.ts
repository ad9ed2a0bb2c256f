/**
 * `npm run check:release`: compares the samples with those of the previous release, and fails on a change that the changelog does not
 * announce. The argument is a git ref, or the folder or tarball of a package; by default the latest tag.
 */

import { readFileSync } from 'node:fs'
import { releasesIn } from '../../generator/tools/upgrade/changelog.ts'
import { checkRelease, previousTag } from './compare-releases.ts'
import { changelogProblems } from './release-problems.ts'

const previous = process.argv[2] ?? previousTag()
if (previous === undefined) {
  const problems = changelogProblems(releasesIn(readFileSync('CHANGELOG.md', 'utf8')))
  console.log([...problems, 'There is no previous release (no tag v*), so no pages were compared.'].join('\n'))
  process.exitCode = problems.length > 0 ? 1 : 0
} else {
  const { from, to, samples, changed, problems } = await checkRelease({ previous })
  console.log(`${from} (${previous}) → ${to}: ${samples} samples, ${changed} changed files, ${problems.length} problems`)
  for (const problem of problems) console.error(`\n${problem}`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
