/** Templates are parsed once for all their pages; readers get the same events. */
import { expect, test } from 'vitest'
import type { Element } from '../../generator/html/element.ts'
import { replayTemplate } from '../../generator/html/template-instance.ts'
import { endOfText, type PageTemplate, type TemplateInstance, textOfInstance } from '../../generator/site/model/template-instance.ts'
import { told } from './told.ts'

const encoder = new TextEncoder()

/** Makes pages of the pieces around their texts. */
const pagesOf = (pieces: readonly string[]): ((...texts: readonly string[]) => TemplateInstance) => {
  const template: PageTemplate = {
    bytes: encoder.encode(pieces.join('')),
    gaps: pieces.slice(0, -1).map(piece => encoder.encode(piece).length),
  }
  return (...texts) => ({ template, texts: encoder.encode(texts.map(text => text + endOfText).join('')) })
}

/** Whether a page was read without being parsed as a whole. */
const isReplayed = (page: TemplateInstance): boolean => {
  let element: Element | null = null
  const nothing = (): void => undefined
  return replayTemplate(page, {
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

test('the first page of a template is parsed as a whole, the others are replayed', () => {
  const make = pagesOf(page)
  const pages = [make('A', 'B'), make('C', 'D'), make('E', 'F')]
  expect(pages.map(isReplayed)).toEqual([false, true, true])
})

test.each<[string, pieces: readonly string[], texts: readonly (readonly string[])[]]>([
  [
    'texts',
    page,
    [
      ['One', 'Two'],
      ['Three', 'Four'],
    ],
  ],
  [
    'texts of any script',
    page,
    [
      ['Ducts', '導管 🜂'],
      ['Conduits', '\uFEFFÉ'],
    ],
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
])('%s give the same events as the parser', (_, pieces, texts) => {
  const make = pagesOf(pieces)
  const pages = [texts[0] ?? [], ...texts].map(own => make(...own))
  expect(pages.map(told)).toEqual(pages.map(one => told(textOfInstance(one))))
  expect(pages.map(isReplayed)).toEqual(pages.map(() => true))
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
])('%s makes the page be parsed as a whole', (_, pieces, texts) => {
  const one = pagesOf(pieces)(...texts)
  const whole = told(textOfInstance(one))
  expect([told(one), told(one), told(one)]).toEqual([whole, whole, whole])
  expect(isReplayed(one)).toBe(false)
})
