import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { digest } from '../../../generator/platform/assets/assets.ts'
import {
  bundleScript,
  minified,
  minifyAssets,
  pageStyles,
  smallSheet,
  withoutMirroring,
} from '../../../generator/platform/assets/bundle.ts'
import { preparePageAssets, type StyleSheet } from '../../../generator/platform/assets/page-assets.ts'
import type { Config } from '../../../generator/site/config/schema/config-schema.ts'
import { keysOf } from '../../../generator/site/util/table.ts'
import { styles } from '../../../templates/styles/styles.ts'
import { branchesSite } from '../../support/branches.ts'
import { sampleText, smallText, unreadCache } from '../../support/sample.ts'
import { fakeSite, packedSite } from '../../support/site.ts'
import { thorough } from '../../support/thorough.ts'

test('inlines a computed size that is declared and read once, and keeps others as custom properties', async () => {
  const css = `:root { --once: clamp(1rem, 2vw, 3rem); --twice: clamp(2rem, 3vw, 4rem); --declared-twice: clamp(3rem, 4vw, 5rem); --ink: #111; }
@media print { :root { --declared-twice: 1rem; } }
h1 { color: var(--ink); font-size: var(--once) }
h2 { padding: var(--twice); margin: var(--twice); font-size: var(--declared-twice) }`
  expect(pageStyles([await smallSheet(css, unreadCache)])).toBe(
    ':root{--twice:clamp(2rem,3vw,4rem);--declared-twice:clamp(3rem,4vw,5rem);--ink:#111}' +
      '@media print{:root{--declared-twice:1rem}}' +
      'h1{color:var(--ink);font-size:clamp(1rem,2vw,3rem)}' +
      'h2{padding:var(--twice);margin:var(--twice);font-size:var(--declared-twice)}',
  )
})

/** The sheets of each kind of page of a site: those within the page, and those in a file. */
const sheetsOf = async (config: Config): Promise<readonly (readonly StyleSheet[])[]> => {
  const asked: (readonly StyleSheet[])[] = []
  await preparePageAssets(config, true, {
    styles: async sheets => {
      const boundary = sheets.findIndex(({ css }) => css === '\0')
      asked.push(sheets.slice(0, boundary), sheets.slice(boundary + 1))
      return ''
    },
    script: async () => '',
    shortNames: false,
  })
  return asked
}

const samples: readonly Config[] = [
  fakeSite(sampleText),
  fakeSite(smallText),
  branchesSite(),
  ...['austin-groomer', 'brussels-locksmith', 'dental-clinic', 'miami-plumber'].map(name =>
    packedSite(readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8')),
  ),
].map(({ config }) => config)

const mirrored = (config: Config): Config => ({
  ...config,
  site: { ...config.site, languages: config.site.languages.map(language => ({ ...language, locale: 'he-IL' })) },
})

test('minifying stylesheets one by one gives the same result as minifying them together', thorough, async () => {
  const looks = keysOf(styles).map((style): Config => ({ ...fakeSite().config, theme: { ...fakeSite().config.theme, style } }))
  const pages = (await Promise.all([...samples, ...looks, mirrored(fakeSite().config)].map(sheetsOf))).flat()
  expect(pages.length).toBeGreaterThan(50)
  const { sheets } = await minifyAssets()
  for (const page of pages) {
    const alone = page.map(({ file, css }) => (file === undefined ? css : sheets[digest(css)]))
    expect(alone.join('')).toBe(await minified(page.map(({ css }) => css).join('\n')))
  }
})

test('assets that are minified ahead of time equal those that a build minifies', async () => {
  const { sheets, scripts } = await minifyAssets()
  const tokens = readFileSync('templates/components/base/tokens.css', 'utf8')
  expect(sheets[digest(tokens)]).toBe(await smallSheet(tokens, unreadCache))
  expect(sheets[digest(withoutMirroring(tokens))]).toBe(await smallSheet(withoutMirroring(tokens), unreadCache))
  expect(sheets[digest(`${tokens} `)]).toBe(undefined)
  const alone = await Promise.all(Object.keys(scripts).map(async entry => [entry, await bundleScript(entry, unreadCache)]))
  expect(scripts).toEqual(Object.fromEntries(alone))
  expect(new Set(Object.values(scripts)).size).toBe(alone.length)
})
