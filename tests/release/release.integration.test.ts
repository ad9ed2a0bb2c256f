import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { makeRelease } from '../support/releases.ts'
import { temporaryFolder } from '../support/temporary.ts'
import { thorough } from '../support/thorough.ts'
import { checkRelease, previousTag } from './compare-releases.ts'

const folder = temporaryFolder()
const [previous, next] = [join(folder, 'previous'), join(folder, 'next')]
makeRelease(previous, { version: '800.0.0' })
makeRelease(next, {
  version: '800.1.0',
  // A heading of the home page.
  changes: { 'languages/en.yaml': text => text.replace('heading: What can we do for you?', 'heading: How can we help?') },
})

const configs = [resolve('tests/fixtures/sites/austin-groomer.config.yaml')]

const checked = (changelog: string) => checkRelease({ previous, next: { folder: next, changelog }, configs })

test('accepts what the changelog of the next release announces', thorough, async () => {
  expect(await checked('## 800.1.0\n\n- Changed: the home page asks. Changes pages: home.\n')).toEqual({
    from: '800.0.0',
    to: '800.1.0',
    samples: 1,
    changed: 1,
    problems: [],
  })
})

test('fails on an undeclared change of a page', thorough, async () => {
  const { problems } = await checked('## 800.1.0\n\n- Changed: the contact page. Changes pages: contact.\n')
  expect(problems).toEqual([
    'The changelog does not announce this change. Add “Changes pages: PAGE KINDS OR FILES.” to the end of its entry. tests/fixtures/sites/austin-groomer.config.yaml:\n  index.html: changed (home)',
  ])
})

test('compares the samples with those of the last release', thorough, async () => {
  const tag = previousTag()
  if (tag === undefined) console.log('There is no previous release (no tag v*): the samples are compared with those of HEAD.')
  const { samples, problems } = await checkRelease({ previous: tag ?? 'HEAD' })
  expect(samples).toBeGreaterThan(4)
  expect(problems).toEqual([])
})
