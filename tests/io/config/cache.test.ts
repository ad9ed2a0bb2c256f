/** A config of which one area is another is kept as one that was read as a whole would be. */
import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/io/assets/names.ts'
import { dropCache } from '../../../generator/io/cache.ts'
import { areaStarts, compileConfigOnce, keptConfig, type LastSound } from '../../../generator/io/config/config-cache.ts'
import { wholeConfig } from '../../../generator/io/config/kept-config.ts'
import { packsFor } from '../../../generator/io/config/pack-files.ts'
import type { Chain } from '../../../generator/site/config/overlay/config-chain.ts'
import { smallText } from '../../support/sample.ts'

const assets = assetNames('assets')
const chainOf = (text: string): Chain => {
  const source = { file: 'cached.config.yaml', text }
  return [source, ...packsFor([source])]
}

const areas = `locations:
  - { name: Nodnol, neighbourhoods: [Old Town, "É-t"] }
  - { name: Sirap, neighbourhoods: [Old Town, "Ét"] }
`
const text = smallText.slice(0, smallText.indexOf('locations:')) + areas

test('the area that changed is put in the place of what it was', () => {
  const first = compileConfigOnce(chainOf(text), assets, true)
  const known = keptConfig(first.configKey)
  if (known === undefined) throw new Error('it was not kept')
  const last: LastSound = { utf8: Buffer.from(text), starts: () => areaStarts(Buffer.from(text)), judgedBy: first.judgedBy, ...known }
  const changed = text.replace('"É-t"', '"Été & “fils”"')
  const second = compileConfigOnce(chainOf(changed), assets, true, () => last)
  const kept = keptConfig(second.configKey)
  for (const { configKey } of [first, second]) dropCache(configKey)
  expect(second.starts).toBeDefined()
  expect(kept?.config.locations.map(({ neighbourhoods }) => neighbourhoods)).toEqual([
    ['Old Town', 'Été & “fils”'],
    ['Old Town', 'Ét'],
  ])
  expect(JSON.stringify(kept && wholeConfig(kept.kept))).toBe(JSON.stringify({ config: second.ok && second.value.config, diagnostics: [] }))
})
