import { expect, test } from 'vitest'
import { checked } from './fixtures/plant.ts'

test('nothing is found on a sound site', () => {
  const { diagnostics, pages, notApplicable } = checked({})
  expect(diagnostics).toEqual([])
  expect({ pages, notApplicable }).toEqual({ pages: 13, notApplicable: [] })
})
