/**
 * Areas that are drafts are left out of search engines until they are written.
 *
 * @module-tag thorough
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

test('the page of a draft has noindex, and is in the sitemap and has a canonical URL as soon as it is written', async () => {
  const folder = temporaryFolder()
  const [config, out] = [join(folder, 'site.config.yaml'), join(folder, 'dist')]
  const page = '/en/services/chimney-cleaning/laval'
  const seen = async (text: string) => {
    writeFileSync(config, text)
    expect((await run(['build', '--config', config, '--out', out])).code).toBe(0)
    const html = readFileSync(join(out, `${page}.html`), 'utf8')
    const sitemaps = readdirSync(out).filter(file => /^sitemap.*\.xml$/.test(file))
    const checked = await run(['check', '--config', config, '--format', 'json'])
    return {
      noindex: html.includes('<meta name="robots" content="noindex">'),
      canonical: html.includes(`rel="canonical" href="https://www.clairconduit.example${page}"`),
      sitemap: sitemaps.some(file => readFileSync(join(out, file), 'utf8').includes(`${page}<`)),
      errors: (JSON.parse(checked.out) as readonly { readonly severity: string; readonly code: string }[])
        .filter(({ severity }) => severity === 'error')
        .map(({ code }) => code),
      drafts: checked.out.split('"DRAFT_TEXT"').length - 1,
    }
  }
  const written = { noindex: false, canonical: true, sitemap: true, errors: [], drafts: 0 }
  expect(await seen(sampleWith(['  - id: laval\n', '  - id: laval\n    draft: true\n']))).toEqual({
    noindex: true,
    canonical: false,
    sitemap: false,
    errors: [],
    drafts: 1,
  })
  expect(await seen(sampleText)).toEqual(written)
})
