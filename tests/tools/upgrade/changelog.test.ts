import { expect, test } from 'vitest'
import { releasesBetween, releasesIn } from '../../../generator/tools/upgrade/changelog.ts'

const changelog = `# Changelog

The newest comes first.

## Unreleased

- Added: nothing yet.

## 1.2.0 - 2026-12-01

Two sentences about it. Changes pages: all.

- Changed: links name the service. Changes pages: service, \`serviceLocation\`, sitemap.xml, assets/*.css.
- Fixed: a long entry
  on two lines. Changes pages:
  home.

  Its second paragraph.
- Breaking: \`phones.book\` needs a \`main\`. Codemod: 2.
* Breaking: the second one. No codemod: only you know which number you want.

### Breaking

- \`pages.home\` needs a heading. No codemod: only you know it.

## [1.1.0] (2026-11-01)

## v1.0.0

- First.
`

test('reads releases, entries, and their sentences for programs', () => {
  expect(releasesIn(changelog)).toMatchSnapshot()
  expect(releasesIn(changelog.replaceAll('\n', '\r\n'))).toEqual(releasesIn(changelog))
})

test('selects the releases between two versions, the oldest first', () => {
  const between = (from: string, to: string) => releasesBetween(changelog, from, to).map(({ version }) => version)
  expect(between('1.0.0', '1.2.0')).toEqual(['1.1.0', '1.2.0'])
  expect(between('1.0.0', '1.1.0')).toEqual(['1.1.0'])
  expect(between('1.2.0', '1.2.0')).toEqual([])
  // A build of a version that is not in the changelog yet.
  expect(between('1.1.0', '1.3.0')).toEqual(['1.2.0', undefined])
})
