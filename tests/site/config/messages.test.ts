import { parse } from '@formatjs/icu-messageformat-parser'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMessage } from '../../../generator/site/config/values/icu-message.ts'

const read = (text: string, how: (text: string) => unknown): unknown => {
  try {
    return how(text)
  } catch {
    return 'no message'
  }
}

const piece = fc.constantFrom(
  '{city}',
  '{areas, number}',
  '{n, plural, one {# {city}} other {}}',
  '{ city }',
  '{}',
  '{',
  '}',
  "'",
  "''",
  '#',
  '<b>',
  'é’ ',
  'a\n',
  '{1}',
  '{é}',
)

test('parses a message as the library does', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 5 }), pieces => {
      const text = pieces.join('')
      expect(read(text, parseMessage)).toEqual(read(text, one => parse(one, { ignoreTag: true })))
    }),
    { numRuns: 1000 },
  )
})
