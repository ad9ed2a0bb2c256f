import { expect, test } from 'vitest'
import { gzipSize } from '../../../generator/pipeline/publish/compress.ts'
import type { Route } from '../../../generator/site/model/route.ts'
import type { UrlPath } from '../../../generator/site/model/url.ts'
import { largestWeights, pageScale } from '../../../generator/tools/check/page-weights.ts'

const route = (path: UrlPath, language = 'en'): Route => ({ kind: 'service', language, key: path, params: {}, path, traits: {} })

const html = (bytes: number): string => 'é'.repeat(bytes / 2)

const weighed = (...pages: readonly (readonly [path: UrlPath, bytes: number, language?: string])[]) => {
  const scale = pageScale()
  for (const [path, bytes, language] of pages) scale.add(route(path, language), html(bytes))
  return scale.weights()
}

const weightOf = (bytes: number): number => gzipSize(Buffer.from(html(bytes)))

test('compresses the two largest pages of each kind and language, the first of those with the same size', () => {
  expect(largestWeights(weighed(['/a', 20], ['/b', 40], ['/c', 40], ['/d', 40], ['/fr/a', 10, 'fr']))).toEqual(
    new Map([
      ['/b', weightOf(40)],
      ['/c', weightOf(40)],
      ['/fr/a', weightOf(10)],
    ]),
  )
})

test('gives the same weights for all pages as for shares of them', () => {
  const all = [
    ['/a', 6000],
    ['/b', 200],
    ['/c', 8000],
    ['/d', 6000],
    ['/e', 4000],
  ] as const
  expect(largestWeights([...weighed(...all.slice(0, 2)), ...weighed(...all.slice(2))])).toEqual(largestWeights(weighed(...all)))
})
