import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { PageKind } from '../../generator/site/model/page-kinds.ts'
import { pageKinds, pageStyleSheets } from '../../generator/site/pages/index.ts'
import { everyPageStyles } from '../../generator/site/pages/style-groups.ts'
import { renderPage } from '../../generator/site/render/render.tsx'
import { eachOf } from '../../generator/site/util/table.ts'
import { arabic } from '../../templates/examples/copy-ar.ts'
import { english } from '../../templates/examples/copy-en.ts'
import { french } from '../../templates/examples/copy-fr.ts'
import { components } from './components.ts'
import { classesIn, classesOf, sheet } from './html.ts'
import { kinds, pagesOf } from './pages.ts'

const styleSheets = eachOf(kinds, kind => [...everyPageStyles, ...pageStyleSheets(kind)])
const assets = { styles: '', script: '/assets/site.js' } as const
const pages = [pagesOf(english), pagesOf(arabic, [arabic, english, french])]
const htmlOf = (kind: PageKind): string => pages.map(site => renderPage(site[kind], assets)).join('')

/** Classes that only a script or a picture of a certain tone adds. */
const sometimes = /^(is-|tone-|form|logo|compare)/

describe.each(kinds)('%s', kind => {
  test('every class on the page has a style', () => {
    const styled = new Set(styleSheets[kind].flatMap(name => [...classesOf(sheet(name))]))
    expect([...classesIn(htmlOf(kind))].filter(name => !styled.has(name))).toEqual([])
  })

  test('includes only stylesheets that it or a kind with the same list needs', () => {
    const sameStyles = kinds.filter(other => pageKinds[other].styles === pageKinds[kind].styles)
    const used = new Set(sameStyles.flatMap(other => [...classesIn(htmlOf(other))]))
    const needless = styleSheets[kind].filter(
      name =>
        !/^(base|logo|area-index|sign|tiles|towns|home-hero)\/|-(click|many|reach|drawn|part)\.css$/.test(name) &&
        ![...classesOf(sheet(name))].some(one => used.has(one)),
    )
    expect(needless).toEqual([])
  })
})

test('no stylesheet selects an unused class', () => {
  const used = new Set(
    [...kinds.map(htmlOf), ...components.map(({ element }) => renderToStaticMarkup(element))].flatMap(html => [...classesIn(html)]),
  )
  const sheets = [...new Set(kinds.flatMap(kind => [...styleSheets[kind]]))]
  expect(
    sheets.flatMap(name =>
      [...classesOf(sheet(name))].filter(one => !used.has(one) && !sometimes.test(one)).map(one => `${name}: .${one}`),
    ),
  ).toEqual([])
})

test('styles use logical instead of physical sides', () => {
  const sheets = [...new Set(kinds.flatMap(kind => [...styleSheets[kind]]))].filter(
    name => !/^(form|before-after|coverage-map|logo|icon|picture)\//.test(name),
  )
  const sided = /(?:^|[\s;{])((?:(?:margin|padding|border)-)?(?:left|right)(?=\s*:)|(?:float|text-align):\s*(?:left|right))/gm
  expect(sheets.flatMap(name => [...sheet(name).matchAll(sided)].map(match => `${name}: ${match[1]}`))).toEqual([])
})
