import { expect, test } from 'vitest'
import { chance } from '../../support/chance.ts'
import { smallText } from '../../support/sample.ts'
import { compileAlone } from '../../support/site.ts'
import { trials } from './trials.ts'

test('without any single key a config builds a valid site or reports why the key is needed', () => {
  const random = chance(14)
  const tried = new Set(Array.from({ length: 12 }, () => Math.floor(random() * 300)))
  expect(trials(smallText, index => tried.has(index), compileAlone)).toEqual({})
})
