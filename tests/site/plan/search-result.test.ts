import { expect, test } from 'vitest'
import { displayWidth } from '../../../generator/site/plan/search-result.ts'

test.each([
  ['Ramonage à Laval', 16],
  // The same with the accent as a sign of its own.
  ['Ramonage a\u0300 Laval', 16],
  ['管道清洁', 8],
  ['تَنظيف', 5],
  ['Nettoyage d’air – à Laval…', 26],
  // A soft hyphen does not show.
  ['Schorn\u00adstein', 11],
  ['', 0],
])('“%s” takes the room of %i Latin letters', (text, room) => {
  expect(displayWidth(text)).toBe(room)
})
