import { expect, test } from 'vitest'
import { checked } from './fixtures/plant.ts'

test('has no findings on a valid site', () => {
  const { diagnostics, pages, notApplicable } = checked({})
  expect(diagnostics).toEqual([])
  expect({ pages, notApplicable }).toEqual({ pages: 13, notApplicable: [] })
})
