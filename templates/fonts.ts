import type { UrlPath } from '../generator/site/model/url.ts'
import { scriptOf } from '../generator/site/util/locale.ts'
import { type Face, type FontChoice, faces, type Local } from './font-faces.ts'

export type { FontChoice } from './font-faces.ts'

/** Unicode ranges of `latin` files, and of `latin-ext` files. `assets/sources/fonts/subset.py` generates the files. */
const ranges = {
  latin: 'U+0-FF,U+131,U+152-153,U+2010-203A,U+20AC,U+2122,U+2212',
  'latin-ext': 'U+100-130,U+132-151,U+154-17F,U+218-21B,U+1E9E',
} as const

/** Characters that are only in `latin-ext` files. */
const extension = /[\u0100-\u0130\u0132-\u0151\u0154-\u017f\u0218-\u021b\u1e9e]/

/** Whether a text needs the `latin-ext` files: Polish, Turkish and Romanian do; English, French and German do not. */
export const needsExtension = (words: string): boolean => extension.test(words)

/** Scripts beyond this range, such as Hebrew and Arabic, look better in the system font. */
const fallbackRange = 'U+0-58F,U+2000-22FF'

/** Short names, since they occur several times in the styles of every page. */
const roles = { display: 'D', text: 'T' } as const
type Role = keyof typeof roles
const roleNames = ['display', 'text'] as const satisfies readonly Role[]

/**
 * The first page shows headings, name and phone number in the site’s font: it replaces a fallback of the same width, which moves nothing.
 * Running text would move, so it is displayed in the site’s font from the second page on (docs/decisions/0015).
 */
const displays = { display: 'fallback', text: 'optional' } as const satisfies Record<Role, string>

const fallbackName = (role: Role, index: number): string => `${roles[role]}${index + 1}`

const rule = (declarations: readonly (readonly [string, string])[]): string =>
  `@font-face{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`

/** @param ranged whether the other part is used as well, or languages that the file does not cover */
const faceRule = (role: Role, part: keyof typeof ranges, url: UrlPath, ranged: boolean): string =>
  rule([
    ['font-family', roles[role]],
    ['src', `url(${url})`],
    ['font-weight', '400 700'],
    ['font-display', displays[role]],
    ...(ranged ? [['unicode-range', ranges[part]] as const] : []),
  ])

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

/** A system font, scaled to the width and height of our font. */
const fallbackRule = (role: Role, index: number, face: Face, local: Local, ranged: boolean): string => {
  const scale = face.width / local.width
  return rule([
    ['font-family', fallbackName(role, index)],
    ['src', local.names.map(name => `local("${name}")`).join(',')],
    ...(local.bold ? [['font-weight', '400 700'] as const] : []),
    ['size-adjust', percent(scale)],
    ['ascent-override', percent(face.ascent / scale)],
    ['descent-override', percent(face.descent / scale)],
    ['line-gap-override', '0%'],
    ...(ranged ? [['unicode-range', fallbackRange] as const] : []),
  ])
}

const system = 'system-ui,sans-serif'

/**
 * Values of `font-family`: our font, its fallbacks while it loads, then the system fonts; and the same without our display font. Other
 * scripts have the system font only, so that letters and digits are from one family.
 */
export const fontStacks = (choice: FontChoice, isLatin = true): Readonly<Record<Role | 'local', string>> => {
  if (!isLatin) return { display: system, local: system, text: system }
  const fallbacks = (role: Role): string =>
    [...faces[choice][role].fallbacks.map((_, index) => `"${fallbackName(role, index)}"`), system].join(',')
  return { display: `"${roles.display}",var(--font-local)`, local: fallbacks('display'), text: `"${roles.text}",${fallbacks('text')}` }
}

const isLatin = (locale: string): boolean => scriptOf(locale) === 'Latn'

const stackRule = (selector: string, { display, local, text }: ReturnType<typeof fontStacks>): string =>
  `${selector}{--font-display:${display};--font-local:${local};--font-text:${text}}`

/**
 * Every `@font-face` of a font choice, and its stacks as `--font-display` and `--font-text`. Languages in other scripts do not load a file
 * for a few digits and spaces.
 * @param urlOf returns the published URL of a file
 * @param locales of the site
 * @param extended whether the site’s texts need `latin-ext`
 */
export const fontCss = (choice: FontChoice, urlOf: (file: string) => UrlPath, locales: readonly string[], extended: boolean): string => {
  const others = locales.filter(locale => !isLatin(locale))
  const loads = others.length < locales.length
  const rules = roleNames.flatMap(role => {
    const face = faces[choice][role]
    return [
      ...(loads ? [faceRule(role, 'latin', urlOf(`${face.file}-latin.woff2`), extended || others.length > 0)] : []),
      ...(loads && extended ? [faceRule(role, 'latin-ext', urlOf(`${face.file}-latin-ext.woff2`), true)] : []),
      ...(loads ? face.fallbacks : []).map((local, index) => fallbackRule(role, index, face, local, others.length > 0)),
    ]
  })
  const elsewhere =
    loads && others.length > 0 ? stackRule(`:root:is(${others.map(one => `:lang(${one})`).join()})`, fontStacks(choice, false)) : ''
  return `${rules.join('')}${stackRule(':root', fontStacks(choice, loads))}${elsewhere}`
}
