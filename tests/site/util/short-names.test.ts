import { expect, test } from 'vitest'
import { compactMarkup, inLongNames, longNames, rewritten, shortNames, shortStyles } from '../../../generator/site/util/short-names.ts'

const css = `/* .not-this */
:root { --font-text: serif; --at-hand: 1px; }
.header { font: 400 1rem/1.5 var(--font-text); }
.header .header__menu, .form__error.is-open { inline-size: var(--at, 50%); }
@font-face { src: url(/assets/text.woff2) }`

const short = shortNames(css)

test('assigns short names to classes and properties, except those that scripts set', () => {
  expect([...short]).toEqual([
    ['.header', '.e'],
    ['.header__menu', '.n'],
    ['.form__error', '.t'],
    ['--font-text', '--e'],
    ['--at-hand', '--n'],
  ])
})

test('styles go through it, but for numbers, files and what scripts set', () => {
  expect(shortStyles(css, short)).toBe(`/* .not-this */
:root { --e: serif; --n: 1px; }
.e { font: 400 1rem/1.5 var(--e); }
.e .n, .t.is-open { inline-size: var(--at, 50%); }
@font-face { src: url(/assets/text.woff2) }`)
})

test('so does markup, and loses what HTML lets be left out', () => {
  expect(
    compactMarkup(
      '<ul class="header unstyled"><li class="unstyled">One class=&quot;header&quot;</li><li><a class="header__menu" href="/a?b=1&amp;c">Two words</a></li></ul>' +
        '<svg class="header" viewBox="0 0 24 24"><path d="M4"></path></svg><input class="form__error" name="a"/>',
      short,
    ),
  ).toBe(
    '<ul class=e><li>One class=&quot;header&quot;<li><a class=n href="/a?b=1&amp;c">Two words</a></ul>' +
      '<svg class=e viewBox="0 0 24 24"><path d="M4"/></svg><input class=t name=a>',
  )
})

test('markup of any length is rewritten in chunks with the same result as at once', () => {
  const list = (items: number) => `<div class="header"><ul>${'<li class="unstyled"><p>An area</p></li>'.repeat(items)}</ul></div>`
  const compact = (html: string) => compactMarkup(html, short)
  for (const html of ['', list(1), list(3000)]) {
    const pieces: string[] = []
    const written = rewritten(html, piece => {
      pieces.push(piece)
      return compact(piece)
    })
    expect(written).toBe(compact(html))
    expect(pieces.join('')).toBe(html)
    expect(pieces.slice(0, -1).filter(piece => !piece.endsWith('</li>') || piece.length > 33_000)).toEqual([])
  }
})

test('a published page is read back with the original names', () => {
  const page = `<style>${shortStyles('.header .header__menu{color:var(--font-text)}', short)}</style><p class=e>Of class=e<b class="n e is-open">`
  expect(inLongNames(page, longNames(short))).toBe(
    '<style>.header .header__menu{color:var(--font-text)}</style><p class="header">Of class=e<b class="header__menu header is-open">',
  )
})

test('a thousand classes have a thousand names, and ad blockers hide none', () => {
  const many = shortNames(Array.from({ length: 1000 }, (_, index) => `.class-${index}{}`).join(''))
  expect(new Set(many.values()).size).toBe(1000)
  expect([...many.values()].filter(name => /^\.ads?$/.test(name))).toEqual([])
})
