/** The part after `<main>` is parsed once for all pages that share it. Readers must receive the same events. */
import { Parser } from 'htmlparser2'
import { expect, test } from 'vitest'
import { eventsOf, notes } from './parse-events.ts'

/** The parser’s events for the whole page. */
const eventsOfParser = (html: string): readonly string[] => {
  const { lines, line, text } = notes()
  const open: string[] = []
  const parser = new Parser({
    onopentag: (name, attributes) => {
      line(`${open.at(-1) ?? ''} <${name} ${JSON.stringify(attributes)}`)
      open.push(name)
    },
    ontext: part => {
      if (open.length > 0) text(open.at(-1) ?? '', part)
    },
    onclosetag: () => {
      if (open.length > 0) line(`/${open.pop()}`)
    },
    oncomment: words => line(`comment ${words}`),
  })
  parser.write(html)
  parser.end()
  return lines
}

const footer = '<footer><p>© us<p>Call <a href=/contact class="a b">us</a></footer><!-- end --></body></html>'

test.each([
  ['a footer', `<html lang=en><head><title>A</title></head><body><header>A</header><main><h1>A</h1></main>${footer}`],
  ['the same footer', `<html lang=fr><head><title>B</title></head><body><main><p>B</main>${footer}`],
  ['the same footer in another element', `<html><body><div><main>C</main>${footer}`],
  ['the same footer without a body', `<main>D</main>${footer}`],
  ['the same footer after an open form', `<html><body><form><main>E</main></form>${footer}`],
  ['an unclosed drawing', `<html><body><main><svg><path d=M0></main>${footer}`],
  ['an end of main in a comment', `<html><body><!-- </main>${footer} --><main>F</main>${footer}`],
  ['an end of main in an attribute', `<html><body><main title="</main>${footer}">G</main>${footer}`],
  ['an end of main in a text field', `<html><body><textarea></main>${footer}</textarea>`],
  ['an end of main without a main', `<html><body>H</main>${footer}`],
  ['end tags without start tags', `<html><body><main>I</main></div></p></main></body></html>`],
  ['entities before the footer', `<html><body><main>J &amp; K</main>${footer}`],
  ['entities in the footer', `<html><body><main>K</main><footer title="L &amp; M">L &lt; M</footer></body></html>`],
  ['no footer', `<html><body><main>N</main>`],
])('emits the events of the parser for %s', (_, html) => {
  const whole = eventsOfParser(html)
  expect(eventsOf(html)).toEqual(whole)
  // From the cache.
  expect(eventsOf(html)).toEqual(whole)
})

test('emits the texts of scripts and styles after the main part', () => {
  const page = (script: string): string =>
    `<html><body><main><script>first</script></main><script type=module>${script}</script><style>a{}</style></body></html>`
  expect([page('one'), page('two')].map(html => eventsOf(html).filter(line => line.includes('“')))).toEqual([
    ['script “first”', 'script “one”', 'style “a{}”'],
    ['script “first”', 'script “two”', 'style “a{}”'],
  ])
})
