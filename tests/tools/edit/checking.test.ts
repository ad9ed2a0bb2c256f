import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../generator/site/model/diagnostic.ts'
import type { FoundSoFar } from '../../../generator/tools/check/check-site.ts'
import { siteChecker } from '../../../generator/tools/edit/server/checking.ts'

const diagnostic = (reason: string): Diagnostic => ({ code: 'TITLE', severity: 'error', variant: 'crashed', values: { reason } })

const problem = (reason: string) => ({
  ...{ code: 'TITLE', severity: 'error', message: `The check stopped with an error: ${reason}`, hint: expect.any(String) },
  ...{ file: '', line: 0, columns: null, path: null },
})

/** A check with the given findings. */
const handled = () => {
  const begun: { readonly config: string; readonly onFound: (found: FoundSoFar) => void }[] = []
  const ends: { readonly done: (messages: readonly string[]) => void; readonly fail: () => void }[] = []
  const checker = siteChecker((config, onFound) => {
    begun.push({ config, onFound })
    return new Promise((done, fail) =>
      ends.push({ done: messages => done({ diagnostics: messages.map(diagnostic) }), fail: () => fail(new Error('broken')) }),
    )
  })
  return { begun, ends, checker }
}

const next = (): Promise<void> => new Promise(done => setTimeout(done))

test('findings are reported while pages are checked; a check starts once, and again when it is complete', async () => {
  const { begun, ends, checker } = handled()
  expect(checker.found('a.yaml', 'en')).toBeNull()
  expect(checker.start('a.yaml', 'en')).toEqual({ problems: [], looked: 0, of: 0, isWhole: false })
  begun[0]?.onFound({ diagnostics: [diagnostic('one')], looked: 40, of: 900 })
  expect(checker.start('a.yaml', 'en')).toEqual({ problems: [problem('one')], looked: 40, of: 900, isWhole: false })
  expect(begun.map(({ config }) => config)).toEqual(['a.yaml'])
  ends[0]?.done(['one', 'two'])
  await next()
  expect(checker.found('a.yaml', 'en')).toEqual({ problems: [problem('one'), problem('two')], looked: 40, of: 900, isWhole: true })
  expect(checker.found('b.yaml', 'en')).toBeNull()
  checker.start('a.yaml', 'en')
  expect([begun.length, checker.found('a.yaml', 'en')?.isWhole]).toEqual([2, false])
})

test('a check that breaks has an end', async () => {
  const { begun, ends, checker } = handled()
  checker.start('a.yaml', 'en')
  begun[0]?.onFound({ diagnostics: [diagnostic('one')], looked: 4, of: 9 })
  ends[0]?.fail()
  await next()
  expect(checker.found('a.yaml', 'en')).toEqual({ problems: [problem('one')], looked: 4, of: 9, isWhole: true })
})
