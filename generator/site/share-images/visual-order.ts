/**
 * Characters in visual order: Arabic letters joined, right-to-left lines reversed. Simplified from the Unicode algorithms
 * (unicode.org/reports/tr9, and chapter 9 of the standard) to what a title needs: no embeddings, no vowel signs.
 */
import { getOrCreate, lazy } from '../util/memoize.ts'

/**
 * The presentation forms of each base letter: consecutive ones belong to one letter, isolated and final first. The Uighur forms of ى
 * (U+FBE8) are left out: in other languages it joins only to the right.
 */
const formRanges: readonly (readonly [number, number])[] = [
  [0xfb56, 0xfbe7],
  [0xfbfc, 0xfbff],
  [0xfe80, 0xfefc],
]

/** Base letter (or lam with its alef) → isolated, final, initial and medial form; letters that join on one side have two. */
const arabicForms = lazy((): ReadonlyMap<string, readonly string[]> => {
  const forms = new Map<string, string[]>()
  for (const [first, last] of formRanges)
    for (let code = first; code <= last; code++) {
      const form = String.fromCodePoint(code)
      const base = form.normalize('NFKC')
      if (base === form) continue
      const list = getOrCreate(forms, base, () => [])
      if (list.length < 4) list.push(form)
    }
  return forms
})

const tatweel = '\u0640'

/** Arabic letters in their contextual forms; everything else unchanged. */
export const joinArabic = (text: string): string => {
  const signs = [...text.replace(/[\u064b-\u065f\u0670]/g, '')]
  const letters: string[] = []
  for (const sign of signs) {
    const pair = `${letters.at(-1) ?? ''}${sign}`
    if (pair.length > 1 && letters.at(-1) === 'ل' && arabicForms().has(pair)) letters[letters.length - 1] = pair
    else letters.push(sign)
  }
  const formsOf = (sign: string | undefined): number => (sign === tatweel ? 4 : (arabicForms().get(sign ?? '')?.length ?? 0))
  return letters
    .map((letter, index) => {
      const forms = arabicForms().get(letter)
      if (forms === undefined) return letter
      const before = formsOf(letters[index - 1]) === 4 && forms.length > 1
      const after = forms.length === 4 && formsOf(letters[index + 1]) > 1
      return forms[before ? (after ? 3 : 1) : after ? 2 : 0] ?? letter
    })
    .join('')
}

type Side = 'ltr' | 'rtl'

/** Right-to-left letters, and neutral characters between them. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

const sideOf = (sign: string): Side | null =>
  /[\u0660-\u0669\u06f0-\u06f9]/.test(sign) ? 'ltr' : rightToLeft.test(sign) ? 'rtl' : /[\p{L}\p{N}]/u.test(sign) ? 'ltr' : null

const mirroredBrackets: Readonly<Record<string, string>> = { '(': ')', ')': '(', '[': ']', ']': '[', '«': '»', '»': '«' }

/** The signs without isolates, and the side of each: everything within an isolate goes from left to right. */
const isolatesIn = (marked: readonly string[]): { readonly signs: readonly string[]; readonly strong: readonly (Side | null)[] } => {
  const signs: string[] = []
  const strong: (Side | null)[] = []
  let depth = 0
  for (const sign of marked) {
    if (/[\u2066-\u2068]/.test(sign)) depth++
    else if (sign === '\u2069') depth = Math.max(0, depth - 1)
    else {
      signs.push(sign)
      strong.push(depth > 0 ? 'ltr' : sideOf(sign))
    }
  }
  return { signs, strong }
}

/** A line in visual order, from left to right. */
export const visualOrder = (line: string, direction: Side): readonly string[] => {
  if (direction === 'ltr' && !rightToLeft.test(line)) return [...line.replace(/[\u2066-\u2069]/g, '')]
  const { signs, strong } = isolatesIn([...joinArabic(line)])
  const before = (index: number): Side | null => strong.slice(0, index).findLast(side => side !== null) ?? null
  const after = (index: number): Side | null => strong.slice(index).find(side => side !== null) ?? null
  const runs: { readonly side: Side; readonly signs: string[] }[] = []
  for (const [index, sign] of signs.entries()) {
    // Neutral characters take the direction of their neighbours if these agree, otherwise that of the line.
    const side = strong[index] ?? (before(index) === after(index) ? before(index) : null) ?? direction
    const last = runs.at(-1)
    if (last?.side === side) last.signs.push(sign)
    else runs.push({ side, signs: [sign] })
  }
  const turned = runs.map(run => (run.side === 'rtl' ? run.signs.toReversed().map(sign => mirroredBrackets[sign] ?? sign) : run.signs))
  return (direction === 'rtl' ? turned.toReversed() : turned).flat()
}
