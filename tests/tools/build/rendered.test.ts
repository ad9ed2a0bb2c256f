import { readdirSync, readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { renderedOnce } from '../../../generator/tools/build/rendered.ts'
import { sampleText } from '../../support/sample.ts'
import { fakeSite, packedSite } from '../../support/site.ts'

// Of this run alone: what was kept stays in the cache.
const run = String(process.hrtime.bigint())

test('what was rendered of an input is given to who renders another with the same values', () => {
  const render = vi.fn(() => '<p>“Ducts” 🜂</p>')
  const input = () => ({ run, page: { texts: ['a', ''], open: true }, names: new Map([['hero', 'a']]) })
  const edit = renderedOnce()
  expect([edit(input(), render), renderedOnce()(input(), render)]).toEqual(['<p>“Ducts” 🜂</p>', '<p>“Ducts” 🜂</p>'])
  expect(render).toHaveBeenCalledTimes(1)
  const others = [
    { ...input(), page: { texts: ['a', ' '], open: true } },
    { ...input(), page: { texts: ['a', ''], open: false } },
    { ...input(), page: { texts: ['a'], open: true } },
    { ...input(), names: new Map([['hero', 'b']]) },
  ]
  for (const other of others) edit(other, render)
  expect(render).toHaveBeenCalledTimes(1 + others.length)
})

test('of an edit with very many shapes the first are kept', () => {
  const render = vi.fn(() => '<p>')
  const inputs = Array.from({ length: 70 }, (_, shape) => ({ run, shape }))
  const firstEdit = renderedOnce()
  const nextEdit = renderedOnce()
  for (const edit of [firstEdit, nextEdit]) for (const input of inputs) edit(input, render)
  expect(render).toHaveBeenCalledTimes(70 + 6)
})

const fixtures = 'tests/fixtures/sites'
const sites = [
  ['the sample', () => fakeSite(sampleText)] as const,
  ...readdirSync(fixtures).map(name => [name, () => packedSite(readFileSync(`${fixtures}/${name}`, 'utf8'))] as const),
]

test.each(sites)('a page has no values that JSON does not tell apart: %s', (_, siteOf) => {
  const site = siteOf()
  for (const route of site.routes) {
    const page = site.page(route)
    expect(JSON.parse(JSON.stringify(page))).toEqual(page)
  }
})
