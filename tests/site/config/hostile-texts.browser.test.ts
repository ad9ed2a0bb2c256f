/**
 * Pages of a site with markup and scripts in every text, in a browser: no script of a text runs, and nothing is requested from elsewhere.
 *
 * @module-tag thorough
 */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startSite } from '../../browser/site/served-site.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { configWithAllFields, tried } from './hostile-site.ts'

/** Ends every context that a text can be in, and tries to run a script that names it. */
const attack =
  'pwn\'"></script></style></title></textarea></svg>--><img src="https://pwn.example/" onerror="pwn=1"><script>pwn=1</script><svg onload="pwn=1">'

/** Runs in the page: what came of a text. */
const outcome = (): unknown => ({
  hasRun: 'pwn' in window,
  handlers: document.querySelectorAll('[onerror], [onload]').length,
  links: document.querySelectorAll('[href^="javascript:" i], [src^="javascript:" i]').length,
})

test.each([
  ['alone', (text: string) => text],
  ['after the text of the example', (text: string, original: string) => original + text],
])('no text is executed, %s', async (name, variant) => {
  const { taken, hostile } = tried(configWithAllFields().data, attack, variant)
  expect(taken.size).toBeGreaterThan(100)
  const config = join(temporaryFolder(), `${name.replaceAll(' ', '-')}.config.yaml`)
  writeFileSync(config, JSON.stringify({ ...(hostile as object), extends: undefined }, null, 2))
  const site = await startSite(config)
  onTestFinished(() => site.stop())
  const { page, log, open } = await site.visitor({})
  const paths = readdirSync(site.out, { recursive: true, encoding: 'utf8' }).filter(path => path.endsWith('.html'))
  expect(paths.length).toBeGreaterThan(10)
  const found: unknown[] = []
  for (const path of paths) {
    await open(`/${path}`)
    await page.waitForLoadState()
    const foreign = log.foreign.filter(url => !/^https:\/\/www\.(google\.com|openstreetmap\.org)\//.test(url))
    found.push({ path, foreign, dialogs: [...log.dialogs], ...((await page.evaluate(outcome)) as object) })
  }
  expect(found).toEqual(paths.map(path => ({ path, foreign: [], dialogs: [], hasRun: false, handlers: 0, links: 0 })))
})
