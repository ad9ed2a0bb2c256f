import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonForScript, textForScript } from '../../templates/json.ts'

test('no text can end its script element or change its parsing', () => {
  expect(jsonForScript({ slogan: '</script><!--<script>&\u2028' })).toBe(
    '{"slogan":"\\u003c/script\\u003e\\u003c!--\\u003cscript\\u003e\\u0026\\u2028"}',
  )
})

test('is parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(JSON.parse(jsonForScript(value))).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})

test('writes a string the same in any context', () => {
  const sign = fc.constantFrom('a', 'é', '’', '"', '\\', '\n', '\u0000', '\u001f', '\u007f', '<', '&', '\u2028', '\ud83c', '🌬')
  fc.assert(
    fc.property(fc.string({ unit: sign }), text => {
      expect(`"${textForScript(text)}"`).toBe(jsonForScript(text))
    }),
  )
})
