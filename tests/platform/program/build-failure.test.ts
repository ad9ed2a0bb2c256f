import { transform } from 'esbuild'
import { expect, test } from 'vitest'
import { isBuildFailure, messageDiagnostic } from '../../../generator/platform/program/build-failure.ts'
import { inEnglish } from '../../support/text.ts'

test('reports what esbuild cannot compile, with its place', async () => {
  const failure: unknown = await transform('const x = = 3', { sourcefile: 'menu.ts', logLevel: 'silent' }).catch((error: unknown) => error)
  expect(isBuildFailure(failure) && failure.errors.map(error => inEnglish(messageDiagnostic(error)))).toMatchObject([
    { code: 'CODE_INVALID', message: 'Unexpected "="', where: { file: 'menu.ts', line: 1, column: 11, endColumn: 12 } },
  ])
})

test('errors of Node that stand for several are none of esbuild', () => {
  expect([new AggregateError([new Error('refused')]), new Error('other'), 'a text'].map(isBuildFailure)).toEqual([false, false, false])
})
