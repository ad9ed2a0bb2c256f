/**
 * Each component’s examples in a browser: everybody can use them.
 *
 * @module-tag thorough
 */
import type { Browser, Page as Tab } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageKinds, pageStyleSheets } from '../../generator/site/pages/index.ts'
import { everyPageStyles } from '../../generator/site/pages/style-groups.ts'
import { keysOf } from '../../generator/site/util/table.ts'
import { axeViolations } from '../support/axe.ts'
import { launchBrowser } from '../support/browser.ts'
import { thoroughUnless } from '../support/thorough.ts'
import { components } from './components.ts'
import { stylesOf } from './studio.ts'

let browser: Browser
let tab: Tab

const styles = stylesOf(
  [...new Set([...everyPageStyles, ...keysOf(pageKinds).flatMap(pageStyleSheets)])].filter(name => name !== 'base/print.css'),
)

beforeAll(async () => {
  browser = await launchBrowser()
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, reducedMotion: 'reduce' })
  tab = await context.newPage()
  await context.route('**/*', route =>
    route.request().url() === 'https://www.souffle.example/' ? route.fulfill({ contentType: 'text/html', body: '' }) : route.abort(),
  )
  await tab.goto('https://www.souffle.example/')
})
afterAll(() => browser.close())

const rendered = components.map(({ element, direction, folder, example }) => {
  const html = renderToStaticMarkup(element)
  return { name: html.includes('<form') ? `${folder}, ${example}` : folder, html: `<div class="wrap" dir="${direction}">${html}</div>` }
})

/** The examples of a component are on one page; those with a form, whose ids must be unique, on separate pages. */
const sheets = [...new Set(rendered.map(({ name }) => name))].map(name => ({
  name,
  body: rendered
    .filter(one => one.name === name)
    .map(({ html }) => html)
    .join(''),
}))

describe('everybody can use', () => {
  // Every day a third of them.
  for (const [place, { name, body }] of sheets.entries())
    test(name, thoroughUnless(place % 3 === 0), async () => {
      await tab.setContent(
        `<!doctype html><html lang="en"><head><title>Examples</title><style>${styles}</style></head><body><main>${body}</main></body></html>`,
      )
      const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      const violations = await axeViolations(tab, { tags: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] })
      expect({ wide, violations: violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`)) }).toEqual({
        wide: 0,
        violations: [],
      })
    })
})
