import fc from 'fast-check'
import { expect, test } from 'vitest'
import { strangeAt } from '../../generator/site/config/yaml/parse-yaml.ts'
import { sizeOf, wholeBytes } from '../../generator/site/util/template-instance.ts'
import { instanceMaker, maybeEscaped } from '../../templates/splice/instances.ts'
import { marker, templateOf } from '../../templates/splice/template.ts'

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

test('writes a text without escaped characters unchanged in elements, attributes and scripts', () => {
  const { slots } = templateOf(`${marker(0)}${marker(0).replace('<', '&lt;')}${marker(0).replace('<', String.raw`\u003c`)}`)
  const written = (text: string): readonly string[] => slots.map(slot => slot.escapeText(text))
  expect(written('<')).toEqual(['<', '&lt;', String.raw`\u003c`])
  const units = Array.from({ length: 0x1_0000 }, (_, unit) => String.fromCharCode(unit)).filter(unit => strangeAt(unit) < 0)
  expect(units.filter(unit => !maybeEscaped(unit) && written(unit).some(text => text !== unit))).toEqual([])
})

test('joins the literals of a template with the texts of each page', () => {
  const words = fc.string({ unit: fc.constantFrom('a', '-', 'é', '’', '導', '🜂', '<', '"', '\n'), maxLength: 100 })
  const written = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('\n', String.raw`\n`)
  const template = fc.integer({ min: 1, max: 6 }).chain(count =>
    fc.record({
      literals: fc.array(words, { minLength: count + 1, maxLength: count + 1 }),
      indexes: fc.array(fc.nat(2), { minLength: count, maxLength: count }),
      pages: fc.array(fc.tuple(words, words, words), { minLength: 1, maxLength: 5 }),
    }),
  )
  fc.assert(
    fc.property(template, ({ literals, indexes, pages }) => {
      // Variable texts are never empty.
      const [first = [], ...others] = pages.map(page => page.map(text => `${text}.`))
      const fill = instanceMaker({ literals, slots: indexes.map(index => ({ index, escapeText: written, isHyphenated: false })) }, first)
      const whole = (page: readonly string[]): string =>
        literals.map((literal, place) => (place === 0 ? '' : written(page[indexes[place - 1] ?? 0] ?? '')) + literal).join('')
      const varying = new Set<number>()
      for (const texts of [first, ...others]) {
        for (const index of [0, 1, 2]) if (texts[index] !== first[index]) varying.add(index)
        const page = fill({ texts, varying: [...varying] })
        expect(wholeBytes(page)).toEqual(utf8(whole(texts)))
        expect(sizeOf(page)).toBe(utf8(whole(texts)).length)
      }
    }),
  )
})
