/** Time limits of pages that are planned and rendered. */
import { expect, test } from 'vitest'
import { programDiagnostics } from '../../../generator/platform/program/program-error.ts'
import { pagesWithin, within } from '../../../generator/platform/program/within.ts'
import { inEnglish } from '../../support/text.ts'

const forever = (): never => {
  for (;;);
}

const thrownBy = (run: () => unknown): unknown => {
  try {
    run()
  } catch (error) {
    return error
  }
  return undefined
}

const messages = (run: () => unknown): readonly string[] | undefined =>
  programDiagnostics(thrownBy(run))?.map(one => inEnglish(one).message)

test('reports the page that does not finish, and no page before it', () => {
  const seen: string[] = []
  const run = () =>
    pagesWithin(begin => {
      for (const path of ['/', '/services', '/contact'] as const) {
        begin(path)
        seen.push(path)
        if (path === '/services') forever()
      }
    }, 100)
  expect(messages(run)).toEqual(['The page /services does not finish'])
  expect(seen).not.toContain('/contact')
})

test('an exception that ends a batch is not one of the page that began last', () => {
  const thrown = new Error('no map')
  expect(
    thrownBy(() =>
      pagesWithin(begin => {
        begin('/')
        throw thrown
      }, 1000),
    ),
  ).toBe(thrown)
  expect(messages(() => within(50, forever))).toEqual(['The program does not finish'])
})

test('limits can be inside one another', () => {
  const inner = () => thrownBy(() => within(50, forever))
  expect(pagesWithin(() => [inner(), 'result'], 5_000)).toEqual([
    expect.objectContaining({ code: 'ERR_SCRIPT_EXECUTION_TIMEOUT' }),
    'result',
  ])
})
