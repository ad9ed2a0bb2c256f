import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bytesFiller, writeUtf8 } from '../../templates/splice/bytes.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

test('a text is written as UTF-8, whatever signs it has and however long it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.nat(9), (text, at) => {
      const bytes = new Uint8Array(500)
      const end = writeUtf8(text, bytes, at)
      expect(bytes.subarray(at, end)).toEqual(utf8(text))
      expect(bytes.subarray(end).every(byte => byte === 0)).toBe(true)
    }),
  )
  // Half of a sign of two units, as the system writes it.
  expect(writeUtf8('a\ud83d', new Uint8Array(10), 0)).toBe(4)
})

test('pages of a template are its literals with their texts in between, one after the other', () => {
  const words = fc.string({ unit: 'grapheme', maxLength: 100 })
  const template = fc.integer({ min: 1, max: 6 }).chain(count =>
    fc.record({
      literals: fc.array(words, { minLength: count + 1, maxLength: count + 1 }),
      indexes: fc.array(fc.nat(2), { minLength: count, maxLength: count }),
      pages: fc.array(fc.tuple(words, words, words), { minLength: 1, maxLength: 5 }),
    }),
  )
  fc.assert(
    fc.property(template, ({ literals, indexes, pages }) => {
      // A text is never empty where it is filled in.
      const [first = [], ...others] = pages.map(page => page.map(text => `${text}.`))
      const fill = bytesFiller({ literals, fillings: indexes.map(index => ({ index, written: text => `[${text}]` })) }, first)
      const whole = (page: readonly string[]): string =>
        literals.map((literal, place) => (place === 0 ? '' : `[${page[indexes[place - 1] ?? 0]}]`) + literal).join('')
      let last = first
      for (const texts of [first, ...others]) {
        const changed = [0, 1, 2].filter(index => texts[index] !== last[index])
        expect(fill({ texts, changed })).toEqual(utf8(whole(texts)))
        last = texts
      }
    }),
  )
})
