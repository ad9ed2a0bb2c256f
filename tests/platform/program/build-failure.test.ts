import { transform } from 'esbuild'
import { expect, test } from 'vitest'
import { isBuildFailure, messageDiagnostic } from '../../../generator/platform/program/build-failure.ts'
import { inEnglish } from '../../support/text.ts'

test('reports compile errors of esbuild with their location', async () => {
  const failure: unknown = await transform('const x = = 3', { sourcefile: 'menu.ts', logLevel: 'silent' }).catch((error: unknown) => error)
  expect(isBuildFailure(failure) && failure.errors.map(error => inEnglish(messageDiagnostic(error)))).toMatchObject([
    { code: 'CODE_INVALID', message: 'Unexpected "="', where: { file: 'menu.ts', line: 1, column: 11, endColumn: 12 } },
  ])
})

test('does not treat an AggregateError as a build failure', () => {
  expect([new AggregateError([new Error('refused')]), new Error('other'), 'a text'].map(isBuildFailure)).toEqual([false, false, false])
})
