/** Pages that have much in common are parsed once; readers must not be able to tell. */
import { expect, test } from 'vitest'
import type { Element } from '../../generator/html/element.ts'
import { tellFilled } from '../../generator/html/filled.ts'
import { type Common, endOfText, type Filled, wholeText } from '../../generator/site/model/filled.ts'
import { told } from './told.ts'

const encoder = new TextEncoder()

/** Makes pages of what stands around their texts. @param wide numbers of the texts that are in UTF-8 */
const pagesOf = (pieces: readonly string[], wide: readonly number[] = []): ((...texts: readonly string[]) => Filled) => {
  const sizes = pieces.slice(0, -1).map(piece => encoder.encode(piece).length)
  const common: Common = {
    bytes: encoder.encode(pieces.join('')),
    gaps: Int32Array.from(sizes, (size, number) => (wide.includes(number) ? ~size : size)),
  }
  const listed = (texts: readonly string[]): string => texts.map(text => text + endOfText).join('')
  return (...texts) => ({
    common,
    narrow: listed(texts.filter((_, number) => !wide.includes(number))),
    wide: encoder.encode(listed(texts.filter((_, number) => wide.includes(number)))),
  })
}

/** Whether a page was told without being parsed by itself. */
const isTold = (page: Filled): boolean => {
  let element: Element | null = null
  const nothing = (): void => undefined
  return tellFilled(page, {
    current: () => element,
    open: next => {
      element = next
    },
    text: nothing,
    close: () => {
      element = element?.parent ?? null
    },
    comment: nothing,
  })
}

const page = [
  '<!doctype html><html lang=en><head><title>',
  '</title></head><body><main><h1>',
  '</h1><p>Us</main><footer>©</footer></body></html>',
]

test('the first page is parsed by itself, and so is none after it', () => {
  const make = pagesOf(page)
  const pages = [make('A', 'B'), make('C', 'D'), make('E', 'F')]
  expect(pages.map(isTold)).toEqual([false, true, true])
})

test.each<[string, pieces: readonly string[], texts: readonly (readonly string[])[], wide?: readonly number[]]>([
  [
    'texts',
    page,
    [
      ['One', 'Two'],
      ['Three', 'Four'],
    ],
  ],
  [
    'texts in UTF-8 between others',
    page,
    [
      ['Ducts', '導管 🜂'],
      ['Conduits', '\uFEFFÉ'],
    ],
    [1],
  ],
  [
    'texts between and beside others',
    ['<html><body><p>A ', ' b ', '', '<b>', '</b></body></html>'],
    [
      ['1', '2', '3', '4'],
      ['5', '6', '7', '8'],
    ],
  ],
  [
    'values of attributes',
    ['<html><body><main><a href="/', '" title="To ', '" class=a>A</a></main></body></html>'],
    [
      ['a', 'b c'],
      ['d', "e's =f/>"],
    ],
  ],
  [
    'what stands in an element that is another on each page',
    ['<html><body><section id="', '"><p hidden lang=fr>A<b>B</b></section></body></html>'],
    [['a'], ['b']],
  ],
  [
    'signs as entities',
    ['<html><body><main title="', '">A &amp; B ', '</main></body></html>'],
    [
      ['1 &amp; 2', '3 &lt; 4'],
      ['&quot;5&quot;', '6 &#39; &copy; 7'],
    ],
  ],
  [
    'data and styles',
    ['<html><head><script type=application/ld+json>{"a":"', '"}</script><style>a{content:"', '"}</style></head></html>'],
    [
      ['1', '2'],
      ['&amp; \\u003cb>', '3'],
    ],
  ],
  [
    'a list whose items have no end',
    ['<html><body><ul><li>', '<li><a href="', '">A</a></ul><p>B</body></html>'],
    [
      ['1', '/2'],
      ['3', '/4'],
    ],
  ],
  [
    'drawings and void elements',
    ['<html><body><svg><path d=M0 /><title>', '</title></svg><br><img alt="', '"></body></html>'],
    [
      ['1', '2'],
      ['3', '4'],
    ],
  ],
  [
    'texts that are empty on some pages',
    ['<html><body><p>', '<b>', '</b></p></body></html>'],
    [
      ['1', '2'],
      ['', '3'],
    ],
  ],
  ['a comment beside a text', ['<html><body><!-- A --><p>', '</p></body></html>'], [['1'], ['2']]],
])('%s are told as the parser tells them', (_, pieces, texts, wide = []) => {
  const make = pagesOf(pieces, wide)
  const pages = [texts[0] ?? [], ...texts].map(own => make(...own))
  expect(pages.map(told)).toEqual(pages.map(one => told(wholeText(one))))
  expect(pages.map(isTold)).toEqual(pages.map(() => true))
})

test.each<[string, pieces: readonly string[], texts: readonly string[]]>([
  ['a text that is markup', page, ['A', '<i>B</i>']],
  ['a value that ends before its end', ['<html><body><p title="', '">A</body></html>'], ['B" id="c']],
  ['a value without quotation marks', ['<html><body><p title=', '>A</body></html>'], ['B id=c']],
  ['a value in single quotation marks', ["<html><body><p title='", "'>A</body></html>"], ["B' id='c"]],
  ['the name of an element', ['<html><body><h', '>A</body></html>'], ['1']],
  ['the name of an attribute', ['<html><body><p ', '>A</body></html>'], ['hidden']],
  ['what stands in a comment', ['<html><body><!-- ', ' -->A</body></html>'], ['B']],
  ['a sign that begins before it', ['<html><body>&am', '</body></html>'], ['p; A']],
  ['a sign that ends behind it', ['<html><body>', 'p; A</body></html>'], ['&am']],
  ['letters for private use beside it', ['<html><body>\uE000 ', '</body></html>'], ['A']],
])('%s has the page parsed by itself', (_, pieces, texts) => {
  const one = pagesOf(pieces)(...texts)
  const whole = told(wholeText(one))
  expect([told(one), told(one), told(one)]).toEqual([whole, whole, whole])
  expect(isTold(one)).toBe(false)
})
