/** Keys without a value in a config that only extends a language pack, and keys that only YAML 1.1 has. */
import { expect, test } from 'vitest'
import { overlaid } from '../../support/overlays.ts'
import { compileText, smallWith } from '../../support/sample.ts'

test.each([
  ['shop:\n  email:\n', 'over-1.yaml:2 OVERLAY_NOTHING_TO_CLEAR “email” is empty → Write a value after the colon, or remove the line.'],
  [
    'shop: { name: Null }\n',
    'over-1.yaml:1 OVERLAY_NOTHING_TO_CLEAR “name” is empty → Write a value, or remove the line. If it is text, put it in quotation marks: name: "Null"',
  ],
])('%j has one message, which says what to do', (written, message) => {
  expect(overlaid('translations: {}\n', written).diagnostics).toEqual([message])
})

test('a merge key is reported with the two ways to write it in YAML 1.2', () => {
  expect(compileText(smallWith(['founded: 1998', '<<: { founded: 1998 }'])).diagnostics).toEqual([
    {
      code: 'KEY_UNKNOWN',
      at: '<<',
      message: 'Unknown key “<<” in “business”',
      hint: '“<<” merges keys only in YAML 1.1. Write the keys out, or repeat a whole value with its alias: address: *office',
    },
  ])
})

test('a line without a key is reported with what to write', () => {
  expect(compileText(smallWith(['founded: 1998', ': Ottawa Air'])).diagnostics).toEqual([
    {
      code: 'KEY_UNKNOWN',
      at: ' ',
      message: 'Unknown key “null” in “business”',
      hint: 'If the line begins with a colon, its key is missing: write it before the colon, as in name: Ottawa Air',
    },
  ])
})
