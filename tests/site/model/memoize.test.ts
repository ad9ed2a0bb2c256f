/** What is kept counts for everybody who is given it: whoever makes something of it has read what it was made of. */
import { expect, test } from 'vitest'
import { lazy, memoizeLast, memoizeText, pairCache, passing } from '../../../generator/site/model/memoize.ts'
import { noteCell, withReads } from '../../../generator/site/model/reads.ts'
import { openTable, staleRows } from '../../../generator/site/model/reads-table.ts'

/** A log, and whether what was made under a row has read a cell. */
const noting = () => {
  const log = openTable()
  return { log, hasRead: (row: number, cell: number): boolean => staleRows(log.table(), new Set([cell])).rows[row] === 1 }
}

test.each([
  ['lazy', lazy],
  ['passing', passing],
])('%s: made once for two who ask one after the other, and read by both', (_, keep) => {
  const { log, hasRead } = noting()
  let made = 0
  const value = keep(() => {
    noteCell(7)
    return { made: ++made }
  })
  const [first, second] = [withReads(log, value), withReads(log, value)]
  expect([first.made, second.made]).toEqual([{ made: 1 }, { made: 1 }])
  expect([first, second].map(({ row }) => [hasRead(row, 7), hasRead(row, 8)])).toEqual([
    [true, false],
    [true, false],
  ])
})

test('of what is asked for one after the other the last answer is kept, and read by all who are given it', () => {
  const { log, hasRead } = noting()
  const asked: number[] = []
  const kept = memoizeLast((cell: number) => {
    asked.push(cell)
    noteCell(cell)
    return { cell }
  })
  const found = [2, 2, 3, 2].map(cell => withReads(log, () => kept(cell)))
  expect(found.map(({ made }) => made.cell)).toEqual([2, 2, 3, 2])
  expect(asked).toEqual([2, 3, 2])
  expect(found.map(({ row }) => [hasRead(row, 2), hasRead(row, 3)])).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [true, false],
  ])
})

test('what is kept of pairs is made once a pair, also where it is nothing, and read by all who are given it', () => {
  const { log, hasRead } = noting()
  const asked: number[] = []
  const [one, others] = [{}, Array.from({ length: 4 }, () => ({}))]
  const kept = pairCache<object, object, { readonly place: number } | null>()
  const at = (place: number) =>
    withReads(log, () =>
      kept(one, others[place] ?? {}, () => {
        asked.push(place)
        noteCell(place)
        return place === 3 ? null : { place }
      }),
    )
  const found = [2, 3, 2, 3].map(at)
  expect(found.map(({ made }) => made)).toEqual([{ place: 2 }, null, { place: 2 }, null])
  expect(asked).toEqual([2, 3])
  expect(found.map(({ row }) => [hasRead(row, 2), hasRead(row, 3)])).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [false, true],
  ])
})

test('of pairs those of one are remembered: others are made again', () => {
  const asked: string[] = []
  const [ones, other] = [[{ id: 'a' }, { id: 'b' }], {}]
  const kept = pairCache<{ readonly id: string }, object, { readonly id: string }>()
  const ask = (place: number) => {
    const one = ones[place] ?? { id: '' }
    return kept(one, other, () => {
      asked.push(one.id)
      return one
    })
  }
  expect([0, 0, 1, 1, 0].map(ask)).toEqual([{ id: 'a' }, { id: 'a' }, { id: 'b' }, { id: 'b' }, { id: 'a' }])
  expect(asked).toEqual(['a', 'b', 'a'])
})

test('texts are judged once each, however long, and long ones of one length are told apart', () => {
  const asked: number[] = []
  const ends = memoizeText(text => {
    asked.push(text.length)
    return text.slice(-1)
  })
  const texts = ['a', 'b', `${'x'.repeat(5000)}a`, `${'x'.repeat(5000)}b`]
  expect([...texts, ...texts].map(ends)).toEqual(['a', 'b', 'a', 'b', 'a', 'b', 'a', 'b'])
  expect(asked).toEqual([1, 1, 5001, 5001])
})

test('texts have their own answers in whatever order they are asked for, and are judged anew only when many others came since', () => {
  const asked: string[] = []
  const judge = memoizeText(text => {
    asked.push(text)
    return `${text}!`
  }, 3)
  const ask = (texts: string): readonly string[] => [...texts].map(judge)
  const orders = ['abc', 'abc', 'acb', 'cab', 'aab', 'abcdefga']
  expect(orders.map(ask)).toEqual(orders.map(texts => [...texts].map(text => `${text}!`)))
  expect(asked.join('')).toBe('abcdefga')
})
