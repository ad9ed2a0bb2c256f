import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isConflict, mergedText, mergeLines } from '../../../generator/tools/edit/server/three-way-merge.ts'

const base = 'name: Air\nphone: 1\nhours:\n  mon: 8\n  tue: 8\n  wed: 8\nemail: a@b\n'

test('merges changes of one side, and lets the user choose each value that both changed', () => {
  const mine = base.replace('mon: 8', 'mon: 9').replace('tue: 8', 'tue: 9').replace('a@b', 'mine@b').replace('phone: 1\n', '')
  const theirs = base.replace('mon: 8', 'mon: 7').replace('tue: 8', 'tue: 7').replace('wed: 8', 'wed: 7').replace('Air', 'Duct Air')
  const parts = mergeLines(base, mine, theirs)
  expect(parts.filter(isConflict)).toEqual([
    { line: 3, mine: ['  mon: 9'], theirs: ['  mon: 7'] },
    { line: 4, mine: ['  tue: 9'], theirs: ['  tue: 7'] },
  ])
  const text = (mon: number, tue: number): string => `name: Duct Air\nhours:\n  mon: ${mon}\n  tue: ${tue}\n  wed: 7\nemail: mine@b\n`
  expect(mergedText(parts, () => false)).toBe(text(9, 9))
  expect(mergedText(parts, hunk => hunk === 1)).toBe(text(9, 7))
  expect(mergedText(parts, () => true)).toBe(text(7, 7))
})

test('insertions at one position, and a change of removed lines, conflict', () => {
  const hunks = (mine: string, theirs: string) => mergeLines('a\nb\nc\n', mine, theirs).filter(isConflict)
  expect(hunks('a\nx\nb\nc\n', 'a\ny\nz\nb\nc\n')).toEqual([{ line: 2, mine: ['x'], theirs: ['y', 'z'] }])
  expect(hunks('a\nc\n', 'a\nB\nc\n')).toEqual([{ line: 2, mine: [], theirs: ['B'] }])
  expect(hunks('a\nx\nb\nc\n', 'a\nx\nb\nc\n')).toEqual([])
})

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 }).map(lines => lines.join('\n'))

test('without changes on one side, or with the same on both, takes the changed text', () => {
  fc.assert(
    fc.property(text, text, (was, is) => {
      for (const [mine, theirs] of [
        [is, was],
        [was, is],
        [is, is],
      ] as const) {
        const parts = mergeLines(was, mine, theirs)
        expect([parts.some(isConflict), mergedText(parts, () => false)]).toEqual([false, is])
      }
    }),
  )
})

test('taking one side of all hunks loses none of its lines', () => {
  fc.assert(
    fc.property(text, text, text, (was, mine, theirs) => {
      const parts = mergeLines(was, mine, theirs)
      for (const hunk of parts.filter(isConflict)) expect(hunk.mine).not.toEqual(hunk.theirs)
      const [own, other] = [mergedText(parts, () => false), mergedText(parts, () => true)]
      const lines = (whole: string): readonly string[] => whole.split('\n').filter(line => !was.includes(line))
      for (const line of lines(mine)) expect(own).toContain(line)
      for (const line of lines(theirs)) expect(other).toContain(line)
    }),
  )
})
