/** What axe says of a page, without what it would say of all that is right: to describe that takes it longer than to judge. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Page } from 'playwright'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Runs in the page: whether axe is there from a judgement before. */
const hasAxe = (): boolean => 'axe' in globalThis

/** Runs in the page. */
const judge = async (options: axe.RunOptions): Promise<readonly axe.Result[]> => {
  // Put there by axe's own source, without types.
  const { axe: there } = globalThis as unknown as { readonly axe: typeof axe }
  return (await there.run(document, { ...options, resultTypes: ['violations'], iframes: false })).violations
}

interface Demands {
  /** Groups of rules that are judged; all, if left out. */
  readonly tags?: readonly string[]
  /** Rules that alone are judged. */
  readonly rules?: readonly string[]
  /** Rules that are not judged. */
  readonly waived?: readonly string[]
}

/** Judges the page as it stands, but not what it frames. */
export const axeViolations = async (page: Page, { tags, rules, waived = [] }: Demands = {}): Promise<readonly axe.Result[]> => {
  if (!(await page.evaluate(hasAxe))) await page.evaluate(source)
  const options: axe.RunOptions = {
    ...(tags === undefined ? {} : { runOnly: { type: 'tag', values: [...tags] } }),
    ...(rules === undefined ? {} : { runOnly: { type: 'rule', values: [...rules] } }),
    rules: Object.fromEntries(waived.map(rule => [rule, { enabled: false }])),
  }
  return page.evaluate(judge, options)
}
