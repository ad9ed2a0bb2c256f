import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/io/assets/names.ts'
import { compileConfigOnce } from '../../../generator/io/config/config-cache.ts'
import { packsFor } from '../../../generator/io/config/pack-files.ts'
import type { Chain } from '../../../generator/site/config/overlay/config-chain.ts'
import { smallText } from '../../support/sample.ts'

const chainOf = (text: string): Chain => {
  const source = { file: 'cached.config.yaml', text }
  return [source, ...packsFor([source])]
}

test('a config from the cache is the one that was compiled', () => {
  const assets = assetNames('assets')
  const chain = chainOf(`${smallText}# ${process.hrtime.bigint()}\n`)
  const results = [false, true, true].map(useCache => compileConfigOnce(chain, assets, useCache))
  const [compiled, ...cached] = results.map(result => [result.diagnostics, result.ok && result.value.config])
  expect(cached).toEqual([compiled, compiled])
})
