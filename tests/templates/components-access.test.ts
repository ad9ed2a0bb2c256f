import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, Page as Tab } from 'playwright'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { styleSheets } from '../../templates/styles.ts'
import { launchBrowser } from '../support/browser.ts'
import { components } from './components.ts'
import { stylesOf } from './studio.ts'

let browser: Browser
let tab: Tab

const styles = stylesOf([...new Set(Object.values(styleSheets).flat())].filter(name => name !== 'base/print.css'))

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

describe('everybody can use', () => {
  test.each(components)('$folder, $example', async ({ element, direction }) => {
    const html = `<!doctype html><html lang="en" dir="${direction}"><head><title>Example</title><style>${styles}</style></head><body><main>${renderToStaticMarkup(element)}</main></body></html>`
    await tab.setContent(html)
    const wide = await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    const { violations } = await new AxeBuilder({ page: tab }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']).analyze()
    expect({ wide, violations: violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`)) }).toEqual({
      wide: 0,
      violations: [],
    })
  })
})
