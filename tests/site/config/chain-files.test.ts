import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { loadConfig } from '../../../generator/platform/config/load-config.ts'
import { readConfigChain } from '../../../generator/platform/config/read-chain.ts'
import type { SourceFile } from '../../../generator/site/config/yaml/tree.ts'
import { formatText } from '../../../generator/site/diagnostics/format.ts'
import { sampleText, sampleWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { inEnglish, messageOf } from '../../support/text.ts'

const folder = temporaryFolder()
const here = (name: string): string => join(folder, name)
mkdirSync(here('sites/far'), { recursive: true })
mkdirSync(here('a-folder'))
const files: Readonly<Record<string, string>> = {
  'site.config.yaml': 'name: A\n',
  'sites/region.config.yaml': 'extends: ../site.config.yaml\n',
  'sites/far/city.config.yaml': '# a city\nextends: ../region.config.yaml\nname: B\n',
  'sites/quoted.config.yaml': '{ "extends": "../site.config.yaml", "name": C }\n',
  'sites/prose.config.yaml': 'text: |\n  extends: nothing.yaml\n',
  'loop-1.yaml': 'extends: loop-2.yaml\n',
  'loop-2.yaml': 'extends: ./loop-3.yaml\n',
  'loop-3.yaml': 'name: x\nextends: sub/../loop-2.yaml\n',
  'self.yaml': 'extends: self.yaml\n',
  'mirror.yaml': 'extends: mirrored.yaml\n',
  'missing.yaml': 'extends: site.confg.yaml\n',
  'sites/missing.yaml': 'extends: site.config.yaml\n',
  'into-folder.yaml': 'extends: a-folder\n',
  'into-nothing.yaml': 'extends: no/such/place.yaml\n',
  'list.yaml': 'extends: [site.config.yaml]\n',
  'empty.yaml': 'name: x\nextends:\n',
  'blank.yaml': 'extends: ""\n',
  'address.yaml': 'extends: https://brand.example/site.config.yaml\n',
  'sites/broken-base.yaml': 'name: A\n\tslogan: B\n',
  'sites/on-broken.yaml': 'extends: broken-base.yaml\n',
  'sites/empty-base.yaml': '# nothing\n',
  'sites/on-empty.yaml': 'extends: empty-base.yaml\n',
  'on-latin.yaml': 'extends: latin.yaml\n',
}
for (const [name, text] of Object.entries(files)) writeFileSync(here(name), text)
writeFileSync(here('latin.yaml'), Buffer.from([0x61, 0x3a, 0x20, 0xe9, 0x0a]))
symlinkSync('mirror.yaml', here('mirrored.yaml'))

test('reads a chain up to its last base, with paths relative to the file that has them', () => {
  const read = readConfigChain(here('sites/far/city.config.yaml'))
  const own = read.ok ? read.value.filter(one => one.isPack !== true) : []
  const sourceOf = ({ file, text }: SourceFile): SourceFile => ({ file, text })
  const expected = ['sites/far/city.config.yaml', 'sites/region.config.yaml', 'site.config.yaml'].map(name => ({
    file: here(name),
    text: files[name],
  }))
  expect({ ...read, value: own.map(sourceOf) }).toEqual({
    ok: true,
    diagnostics: [],
    value: expected,
    sources: new Map(['sites/far/city.config.yaml', 'sites/region.config.yaml', 'site.config.yaml'].map(name => [here(name), files[name]])),
    files: ['sites/far/city.config.yaml', 'sites/region.config.yaml', 'site.config.yaml'].map(here),
    assets: [join(tmpdir(), 'assets')],
  })
})

test('keeps names relative to a relative name of the config', () => {
  const name = relative('.', here('sites/region.config.yaml'))
  expect(readConfigChain(name).files).toEqual([name, relative('.', here('site.config.yaml'))])
})

test('finds “extends” in any notation, but only at the top level', () => {
  expect(readConfigChain(here('sites/quoted.config.yaml')).files).toEqual([here('sites/quoted.config.yaml'), here('site.config.yaml')])
  expect(readConfigChain(here('sites/prose.config.yaml')).files).toEqual([here('sites/prose.config.yaml')])
})

test('reports each broken chain once, with the file and line to correct', async () => {
  const broken = [
    'loop-1.yaml',
    'self.yaml',
    'mirror.yaml',
    'missing.yaml',
    'sites/missing.yaml',
    'into-nothing.yaml',
    'into-folder.yaml',
    'on-latin.yaml',
    'list.yaml',
    'empty.yaml',
    'blank.yaml',
    'address.yaml',
    'sites/on-broken.yaml',
    'sites/on-empty.yaml',
  ]
  const report = broken.map(name => {
    const { diagnostics } = loadConfig(here(name))
    expect([name, diagnostics.length]).toEqual([name, 1])
    const text = diagnostics.map(one => formatText(inEnglish(one), { colour: false, source: () => undefined }))
    return [`── ${name}`, '', ...text, ''].join('\n').replaceAll(`${folder}/`, '')
  })
  await expect(report.join('\n')).toMatchFileSnapshot('chain-files.txt')
})

test('lists all files of a chain to watch, also missing ones, with their texts', () => {
  expect(readConfigChain(here('missing.yaml')).files).toEqual([here('missing.yaml'), here('site.confg.yaml')])
  expect(readConfigChain(here('loop-1.yaml')).files).toEqual(['loop-1.yaml', 'loop-2.yaml', 'loop-3.yaml'].map(here))
  expect([...loadConfig(here('loop-1.yaml')).sources.keys()]).toEqual(['loop-1.yaml', 'loop-2.yaml', 'loop-3.yaml'].map(here))
})

test('validates a config again after its base has changed', () => {
  const base = here('cached.config.yaml')
  const city = here('sites/cached.config.yaml')
  writeFileSync(base, sampleText)
  writeFileSync(city, 'extends: ../cached.config.yaml\nbusiness: { name: Ottawa Ducts }\n')
  const load = () => {
    const loaded = loadConfig(city)
    if (!loaded.ok) throw new Error(loaded.diagnostics.map(messageOf).join('\n'))
    const { business, hours } = loaded.value.config
    return [business.name, business.founded, hours?.timeZone, loaded.value.document.locate(['business', 'name']).file]
  }
  expect([load(), load()]).toEqual(Array(2).fill(['Ottawa Ducts', 1998, 'America/Toronto', city]))
  writeFileSync(base, sampleWith(['  founded: 1998\n', '  founded: 2001\n']))
  expect(load()).toEqual(['Ottawa Ducts', 2001, 'America/Toronto', city])
  writeFileSync(base, sampleText)
  expect(load()).toEqual(['Ottawa Ducts', 1998, 'America/Toronto', city])
})
