import { expect, test } from 'vitest'
import { compareVersions, isPatch, isVersion } from '../../../generator/tools/upgrade/versions.ts'

test('orders versions as semver.org does', () => {
  const ordered = [
    ...['0.9.10', '1.0.0-alpha', '1.0.0-alpha.1', '1.0.0-alpha.beta', '1.0.0-beta', '1.0.0-beta.2', '1.0.0-beta.11', '1.0.0-rc.1'],
    ...['1.0.0', '1.0.1-rc.0', '1.0.1', '1.0.2', '1.0.10', '1.1.0', '1.10.0', '2.0.0'],
  ]
  expect(ordered.toReversed().toSorted(compareVersions)).toEqual(ordered)
  expect([compareVersions('v1.2.3', '1.2.3'), compareVersions('1.2.3+build', '1.2.3')]).toEqual([0, 0])
})

test('recognizes versions', () => {
  expect(['1.2.3', 'v1.2.3', '1.0.0-rc.0', '1.0.0+5'].every(isVersion)).toBe(true)
  expect(['1.2', '^1.2.3', 'latest', '', '1.2.3.4', 'file:x'].some(isVersion)).toBe(false)
})

test('a patch changes only the last number of a release', () => {
  const patches = (pairs: readonly (readonly [string, string])[]) => pairs.map(([from, to]) => isPatch(from, to))
  expect(
    patches([
      ['1.0.0', '1.0.1'],
      ['1.0.1', '1.0.3'],
      ['1.0.0', '1.0.1-rc.0'],
    ]),
  ).toEqual([true, true, true])
  expect(
    patches([
      ['1.0.0', '1.1.0'],
      ['1.0.5', '2.0.5'],
      ['1.0.0-rc.0', '1.0.0-rc.1'],
      ['1.0.0-rc.0', '1.0.0'],
      ['1.0.0', '1.0.0'],
    ]),
  ).toEqual([false, false, false, false, false])
})
