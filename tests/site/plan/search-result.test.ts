import { expect, test } from 'vitest'
import { displayWidth } from '../../../generator/site/plan/search-result.ts'

test.each([
  ['Ramonage à Laval', 16],
  // The same with a combining accent.
  ['Ramonage a\u0300 Laval', 16],
  ['管道清洁', 8],
  ['تَنظيف', 5],
  ['Nettoyage d’air – à Laval…', 26],
  // A soft hyphen is invisible.
  ['Schorn\u00adstein', 11],
  ['', 0],
])('“%s” is as wide as %i Latin letters', (text, room) => {
  expect(displayWidth(text)).toBe(room)
})
