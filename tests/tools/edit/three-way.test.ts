import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isClash, joined, putTogether } from '../../../generator/tools/edit/three-way.ts'

const base = 'name: Air\nphone: 1\nhours:\n  mon: 8\n  tue: 8\n  wed: 8\nemail: a@b\n'

test('what only one of two changed is kept; each value that both changed is chosen by itself', () => {
  const mine = base.replace('mon: 8', 'mon: 9').replace('tue: 8', 'tue: 9').replace('a@b', 'mine@b').replace('phone: 1\n', '')
  const theirs = base.replace('mon: 8', 'mon: 7').replace('tue: 8', 'tue: 7').replace('wed: 8', 'wed: 7').replace('Air', 'Duct Air')
  const together = putTogether(base, mine, theirs)
  expect(together.filter(isClash)).toEqual([
    { line: 3, mine: ['  mon: 9'], theirs: ['  mon: 7'] },
    { line: 4, mine: ['  tue: 9'], theirs: ['  tue: 7'] },
  ])
  const text = (mon: number, tue: number): string => `name: Duct Air\nhours:\n  mon: ${mon}\n  tue: ${tue}\n  wed: 7\nemail: mine@b\n`
  expect(joined(together, () => false)).toBe(text(9, 9))
  expect(joined(together, clash => clash === 1)).toBe(text(9, 7))
  expect(joined(together, () => true)).toBe(text(7, 7))
})

test('lines that both put into the same place, or that one changed and the other took out, are chosen', () => {
  const clashes = (mine: string, theirs: string) => putTogether('a\nb\nc\n', mine, theirs).filter(isClash)
  expect(clashes('a\nx\nb\nc\n', 'a\ny\nz\nb\nc\n')).toEqual([{ line: 2, mine: ['x'], theirs: ['y', 'z'] }])
  expect(clashes('a\nc\n', 'a\nB\nc\n')).toEqual([{ line: 2, mine: [], theirs: ['B'] }])
  expect(clashes('a\nx\nb\nc\n', 'a\nx\nb\nc\n')).toEqual([])
})

const text = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 8 }).map(lines => lines.join('\n'))

test('with nothing changed on one side, or the same on both, the other counts', () => {
  fc.assert(
    fc.property(text, text, (was, is) => {
      for (const [mine, theirs] of [
        [is, was],
        [was, is],
        [is, is],
      ] as const) {
        const together = putTogether(was, mine, theirs)
        expect([together.some(isClash), joined(together, () => false)]).toEqual([false, is])
      }
    }),
  )
})

test('whoever takes all lines of one side at its clashes loses none of them, and each clash has two sides', () => {
  fc.assert(
    fc.property(text, text, text, (was, mine, theirs) => {
      const together = putTogether(was, mine, theirs)
      for (const clash of together.filter(isClash)) expect(clash.mine).not.toEqual(clash.theirs)
      const [own, other] = [joined(together, () => false), joined(together, () => true)]
      // What both sides have been told apart by is in one of the two texts.
      const lines = (whole: string): readonly string[] => whole.split('\n').filter(line => !was.includes(line))
      for (const line of lines(mine)) expect(own).toContain(line)
      for (const line of lines(theirs)) expect(other).toContain(line)
    }),
  )
})
