/** Routes planned for those who ask are those of the whole table. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { assetNames } from '../../../generator/io/assets/names.ts'
import { packsFor } from '../../../generator/io/config/pack-files.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { routeInputOf } from '../../../generator/site/config/rules/url-rules.ts'
import { memoize } from '../../../generator/site/model/memoize.ts'
import { pageKinds } from '../../../generator/site/pages/index.ts'
import { knownRoutes } from '../../../generator/site/plan/known-routes.ts'
import { planRoutes, routeTable } from '../../../generator/site/routes/routes.ts'
import { sampleText, smallText } from '../../support/sample.ts'

const fixture = (name: string): string => readFileSync(`tests/fixtures/sites/${name}.config.yaml`, 'utf8')

const assets = assetNames('assets')

const configOf = memoize((text: string) => {
  const source = { file: 'site.config.yaml', text }
  const compiled = compileChain([source, ...packsFor([source])], assets)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.diagnostics))
  return compiled.value.config
})

const tablesOf = (text: string) => {
  const config = configOf(text)
  const all = planRoutes(
    routeInputOf(
      config,
      config.site.languages.map(({ code }) => code),
      pageKinds,
    ),
  )
  let asked = 0
  const known = knownRoutes({ config, kinds: pageKinds, count: all.length, note: () => asked++ })
  return { all, whole: routeTable(all), known, asked: () => asked }
}

describe.each([
  ['the smallest', smallText],
  ['the sample', sampleText],
  ['a van', fixture('austin-groomer')],
  ['a plumber', fixture('miami-plumber')],
  ['a locksmith', fixture('brussels-locksmith')],
  ['a clinic', fixture('dental-clinic')],
])('%s', (_, text) => {
  test('the route of each page by its place, as long as few are asked for', () => {
    const { all } = tablesOf(text)
    for (const [place, route] of all.entries()) expect(tablesOf(text).known.routeAt(route.path, place)).toEqual(route)
    const { known } = tablesOf(text)
    expect(known.routeAt('/nowhere', 0)).toBeUndefined()
    const found = all.map((route, place) => known.routeAt(route.path, place) ?? route)
    expect(found).toEqual(all)
  })

  test('its addresses in each language, and what is not there', () => {
    const { all, whole, known } = tablesOf(text)
    for (const { language, kind, key, params, path, traits } of all) {
      expect(known.table.find(language, kind, params)).toBe(path)
      expect(known.table.path(language, kind, params)).toBe(path)
      const route = { language, kind, key, params, path, traits }
      expect(known.table.alternates(route)).toEqual(whole.alternates(route))
    }
    expect(known.table.find('en', 'service', { service: 'nothing' })).toBeUndefined()
    expect(() => known.table.path('xx', 'home')).toThrow('no page home in xx')
  })

  test('whoever asks is noted', () => {
    const { all, known, asked } = tablesOf(text)
    expect(known.table.routes).toEqual(all)
    expect(known.table.count).toBe(all.length)
    expect(asked()).toBe(2)
  })
})
