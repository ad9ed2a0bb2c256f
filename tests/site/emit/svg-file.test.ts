import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { iconShape } from '../../../generator/site/emit/icon-shape.ts'
import { svgFile } from '../../../generator/site/emit/svg-file.ts'
import { messageOf } from '../../support/text.ts'

const root = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 160 44">'
const whole = (content: string): string => `${root}${content}</svg>`

test.each([
  ['shapes', whole('<path d="M0 0h9"/><g transform="translate(1 2)"><circle r="2"/></g>')],
  ['text', whole('<text font-family="Inter, \'Open Sans\'">A &amp; B &#169; 2026</text>')],
  ['styles with classes', whole('<style>.a{fill:#fff;clip-path:url(#c)}</style><style><![CDATA[.b > .c{fill:url("#g")}]]></style>')],
  ['a gradient and its use', whole('<defs><linearGradient id="g"/></defs><rect fill="url(#g)"/><use href="#a"/><use xlink:href="#b"/>')],
  ['an embedded image', whole('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
  ['an embedded font', whole('<style>@font-face{font-family:a;src:url(data:font/woff2;base64,AA==)}</style>')],
  [
    'a declaration, a comment and a document type',
    `\ufeff<?xml version="1.0"?>\n<!-- Generator: x -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n${whole('')}\n`,
  ],
  [
    'what drawing programs add',
    whole(
      '<metadata><rdf:RDF><cc:Work rdf:about=""><dc:type rdf:resource="http://purl.org/dc/dcmitype/StillImage"/></cc:Work></rdf:RDF></metadata><sodipodi:namedview inkscape:export-filename="C:\\a(1).png"/><?xpacket begin?>',
    ),
  ],
  ['a size without a viewBox', '<svg xmlns="http://www.w3.org/2000/svg" width="160px" height="44"><path d="M0 0"/></svg>'],
])('accepts %s', (_, svg) => {
  expect(svgFile(svg)).toEqual({ width: 160, height: 44 })
})

test.each([
  ['<script>pwn()</script>', '<script>'],
  ['<SCRIPT/>', '<SCRIPT>'],
  ['<x:script xmlns:x="http://www.w3.org/2000/svg"/>', '<x:script>'],
  ['<foreignObject><p/></foreignObject>', '<foreignObject>'],
  ['<x:iframe xmlns:x="a"/>', '<x:iframe>'],
  ['<x:p xmlns:x="http://www.w3.org/1999/xhtml"/>', 'xmlns:x="http://www.w3.org/1999/xhtml"'],
  ['<path onload="pwn()"/>', 'onload="pwn()"'],
  ["<path\nONLOAD = 'pwn()'/>", 'ONLOAD="pwn()"'],
  ['<a href="javascript:pwn()"><path/></a>', 'href="javascript:pwn()"'],
  ['<a xlink:href="&#106;avascript:pwn()"/>', 'xlink:href="javascript:pwn()"'],
  ['<a href="https://pwn.example"/>', 'href="https://pwn.example"'],
  ['<image href="//pwn.example/a.png"/>', 'href="//pwn.example/a.png"'],
  ['<use href="other.svg#a"/>', 'href="other.svg#a"'],
  ['<image href="data:image/svg+xml;base64,AA=="/>', 'href="data:image/svg+xml;base64,AA=="'],
  ['<feImage href="http://pwn.example"/>', 'href="http://pwn.example"'],
  ['<g xml:base="https://pwn.example/"/>', 'xml:base="https://pwn.example/"'],
  ['<set attributeName="href" to="javascript:pwn()"/>', 'attributeName="href"'],
  ['<animate attributeName="xlink:href" to="https://pwn.example"/>', 'attributeName="xlink:href"'],
  ['<path fill="url(https://pwn.example/a#b)"/>', 'fill="url(https://pwn.example/a#b)"'],
  ['<path fill="url( \'https://pwn.example/a#b\' )"/>', 'fill="url( \'https://pwn.example/a#b\' )"'],
  ['<path style="fill:URL(//pwn.example)"/>', 'style="fill:URL(//pwn.example)"'],
  ['<path style="fill:\\75rl(//pwn.example)"/>', 'style="fill:\\75rl(//pwn.example)"'],
  ['<path style="background:image-set(\'//pwn.example\' 1x)"/>', 'style="background:image-set(\'//pwn.example\' 1x)"'],
  ['<path style="fill:u&#x72;l(//pwn.example)"/>', 'style="fill:url(//pwn.example)"'],
  ['<style>@import "https://pwn.example/a.css";</style>', '@import'],
  ['<style><![CDATA[@IMPORT url(#a)]]></style>', '@IMPORT'],
  ['<style>@imp</style><style>ort "a"</style>', '@import'],
  ['<style>a{fill:url(https://pwn.example)}</style>', 'url(https://pwn.example)'],
  ['<style>a{fill:url(/**/https://pwn.example)}</style>', 'url(/**/https://pwn.example)'],
  ['<style>a{fill:\\75rl(https://pwn.example)}</style>', '\\'],
  ['<?xml-stylesheet href="https://pwn.example/a.css"?>', '<?xml-stylesheet'],
])('refuses %j and names it', (content, unsafe) => {
  expect(svgFile(whole(content))).toEqual({ unsafe })
})

test.each([
  ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${whole('&a;')}`, '<!DOCTYPE svg [<!ENTITY a "b">'],
  [
    'an external document type',
    `<!DOCTYPE svg SYSTEM "https://pwn.example/a.dtd">${whole('')}`,
    '<!DOCTYPE svg SYSTEM "https://pwn.example/a.dtd">',
  ],
])('refuses %s', (_, svg, unsafe) => {
  expect(svgFile(svg)).toMatchObject({ unsafe: expect.stringContaining(unsafe) })
})

test.each([
  ['no text', ''],
  ['HTML', '<!doctype html><p>'],
  ['another root', '<path xmlns="http://www.w3.org/2000/svg"/>'],
  ['no namespace, so that browsers show nothing', '<svg viewBox="0 0 1 1"/>'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a height of 0', whole('').replace('0 0 160 44', '0 0 100 0')],
  ['a negative width', whole('').replace('0 0 160 44', '0 0 -1 9')],
  ['a width that is not a number', whole('').replace('0 0 160 44', '0 0 x 9')],
  ['an endless height', whole('').replace('0 0 160 44', '0 0 1 1e999')],
  ['five numbers', whole('').replace('0 0 160 44', '0 0 1 1 1')],
  ['a size in percent', '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"/>'],
  ['an element that is not closed', whole('<g>')],
  ['elements that overlap', whole('<g><a></g></a>')],
  ['an attribute without quotation marks', whole('<path fill=url(https://pwn.example)/>')],
  ['an attribute that is not closed', whole('<path d="M0 0/>')],
  ['an unknown entity', whole('<text>&pwn;</text>')],
  ['an unknown entity in an attribute', whole('<a href="&pwn;"/>')],
  ['two roots', whole('') + whole('')],
  ['two million brackets', '<'.repeat(2_000_000)],
  ['half a comment', `${root}<!-- `],
])('refuses %s as invalid', (_, svg) => {
  expect(svgFile(svg)).toEqual({ unsafe: undefined })
})

const icon = (shape: string, viewBox = '0 0 24 24'): string => {
  const result = iconShape('drop', `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shape}</svg>`)
  return 'fault' in result ? messageOf(result.fault) : 'accepted'
}

test('accepts all icons of this project', () => {
  const refused = readdirSync('assets/icons').filter(
    file => file.endsWith('.svg') && 'fault' in iconShape(file, readFileSync(`assets/icons/${file}`, 'utf8')),
  )
  expect(refused).toEqual([])
})

test.each([
  ['<path fill="url(https://pwn.example/a)" d="M0 0"/>', 'fill="url(https://pwn.example/a)"'],
  ["<path stroke='URL(//pwn.example)'/>", "stroke='URL(//pwn.example)'"],
  ['<path fill="u\\72l(a)"/>', 'fill="u\\72l(a)"'],
  ['<path clip-path="image(\'//pwn.example\')"/>', 'clip-path="image(\'//pwn.example\')"'],
  ['<g xml:base="https://pwn.example"><path/></g>', 'xml:base="https://pwn.example"'],
  ['<path onload="pwn()"/>', 'onload'],
  ['<path style="fill:red"/>', 'style'],
])('an icon does not contain %s', (shape, attribute) => {
  expect(icon(shape)).toBe(
    `The icon assets/icons/drop.svg has the attribute ${attribute}; an icon may have only attributes for shapes and colors`,
  )
})

test.each(['0 0 24 0', '0 0 0 24', '0 0 24', '0 0 24 24 24', '- - - -'])('an icon does not have the viewBox "%s"', viewBox => {
  expect(icon('<path d="M0 0"/>', viewBox)).toBe('The icon assets/icons/drop.svg is not an SVG with a viewBox and shapes')
})
