import { expect, test } from 'vitest'
import { gzipSize } from '../../../../generator/pipeline/publish/compress.ts'
import type { Route } from '../../../../generator/site/model/route.ts'
import type { UrlPath } from '../../../../generator/site/model/url.ts'
import { scale, weightsOf } from '../../../../generator/tools/check/weight/weighed.ts'

const route = (path: UrlPath, language = 'en'): Route => ({ kind: 'service', language, key: path, params: {}, path, traits: {} })

const html = (bytes: number): string => 'é'.repeat(bytes / 2)

const weighed = (...pages: readonly (readonly [path: UrlPath, bytes: number, language?: string])[]) => {
  const { weigh, weighed: all } = scale()
  for (const [path, bytes, language] of pages) weigh(route(path, language), html(bytes))
  return all()
}

const weightOf = (bytes: number): number => gzipSize(Buffer.from(html(bytes)))

test('of each kind and language the two largest pages are weighed, the first of those that are as large', () => {
  expect(weightsOf(weighed(['/a', 20], ['/b', 40], ['/c', 40], ['/d', 40], ['/fr/a', 10, 'fr']))).toEqual(
    new Map([
      ['/b', weightOf(40)],
      ['/c', weightOf(40)],
      ['/fr/a', weightOf(10)],
    ]),
  )
})

test('shares of the pages give the weights of all', () => {
  const all = [
    ['/a', 6000],
    ['/b', 200],
    ['/c', 8000],
    ['/d', 6000],
    ['/e', 4000],
  ] as const
  expect(weightsOf([...weighed(...all.slice(0, 2)), ...weighed(...all.slice(2))])).toEqual(weightsOf(weighed(...all)))
})
