/** Runs axe in a page. Only violations are reported, because describing passed rules takes longer than checking them. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page: whether axe is already loaded. */
const hasAxe = (): boolean => 'axe' in globalThis

/** Runs in the page: takes the bar at the bottom of the screen off the content, which scrolls out from below it; axe looks at one position. */
const placeBar = (position: string): void => {
  for (const bar of document.querySelectorAll<HTMLElement>('body > *'))
    if (
      bar.style.position !== '' ||
      (['sticky', 'fixed'].includes(getComputedStyle(bar).position) && getComputedStyle(bar).bottom === '0px')
    )
      bar.style.position = position
}

/** Runs in the page. */
const runAxe = async (options: axe.RunOptions): Promise<readonly axe.Result[]> => {
  // Defined by axe’s source, without types.
  const { axe: there } = globalThis as unknown as { readonly axe: typeof axe }
  return (await there.run(document, { ...options, resultTypes: ['violations'], iframes: false })).violations
}

interface AxeOptions {
  /** Groups of rules to check; all by default. */
  readonly tags?: readonly string[]
  /** Check only these rules. */
  readonly rules?: readonly string[]
  /** Rules to skip. */
  readonly waived?: readonly string[]
}

/** Checks the page without its frames. */
export const axeViolations = async (page: Page, { tags, rules, waived = [] }: AxeOptions = {}): Promise<readonly axe.Result[]> => {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(source)
  const options: axe.RunOptions = {
    ...(tags === undefined ? {} : { runOnly: { type: 'tag', values: [...tags] } }),
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
    rules: Object.fromEntries(waived.map(rule => [rule, { enabled: false }])),
  }
  await page.evaluate(placeBar, 'static')
  const found = await page.evaluate(runAxe, options)
  await page.evaluate(placeBar, '')
  return found
}
