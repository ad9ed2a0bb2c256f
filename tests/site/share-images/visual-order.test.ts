import { describe, expect, test } from 'vitest'
import { joinArabic, visualOrder } from '../../../generator/site/share-images/visual-order.ts'

/** Code points in hexadecimal, since some forms look the same. */
const codes = (text: string): string => [...text].map(sign => sign.codePointAt(0)?.toString(16)).join(' ')

describe('joins Arabic letters by their neighbours', () => {
  test.each([
    ['initial, medial, final', 'بتن', 'fe91 fe98 fee6'],
    ['alone', 'ب', 'fe8f'],
    ['a letter that joins on one side only ends the join', 'دار', 'fea9 fe8d fead'],
    ['lam with alef is one sign', 'لا', 'fefb'],
    ['and joins to the previous letter', 'بلا', 'fe91 fefc'],
    ['hamza joins with nothing', 'ماء', 'fee3 fe8e fe80'],
    ['alef maksura ends the join', 'إلى', 'fe87 fedf fef0'],
    ['Persian letters too', 'چگ', 'fb7c fb93'],
    ['vowel signs are left out', 'بَت', 'fe91 fe96'],
    ['other scripts stay as they are', 'Laval', '4c 61 76 61 6c'],
  ])('%s: %s', (_about, text, forms) => {
    expect(codes(joinArabic(text))).toBe(forms)
  })
})

describe('returns a line in visual order', () => {
  test.each([
    ['ltr', 'Laval, 24/7', 'Laval, 24/7'],
    ['rtl', 'אב גד', 'דג בא'],
    ['rtl', 'אב 24/7 גד', 'דג 24/7 בא'],
    ['rtl', 'אב Laval (גד)', '(דג) Laval בא'],
    ['rtl', 'אב, 24', '24 ,בא'],
    ['ltr', 'Laval אב גד!', 'Laval דג בא!'],
  ] as const)('%s: %s', (direction, line, seen) => {
    expect(visualOrder(line, direction).join('')).toBe(seen)
  })
})
