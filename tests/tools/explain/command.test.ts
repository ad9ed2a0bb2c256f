import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { sampleText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
mkdirSync(join(folder, 'sites'))
const file = (name: string, text: string): string => {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}
const base = file('site.config.yaml', sampleText)
const laval = file(
  'sites/laval.config.yaml',
  'extends: ../site.config.yaml\nsite: { origin: https://laval.example }\nbusiness:\n  name: Laval Ducts\n',
)
const ottawa = file('sites/ottawa.config.yaml', 'extends: ../site.config.yaml\nsite: { origin: https://ottawa.example }\n')
const line = sampleText.split('\n').indexOf('  name: Clairconduit') + 1

test('explains a key as text and as JSON', async () => {
  expect(await run(['explain', 'business.name', '--config', laval])).toEqual({
    code: 0,
    out: `business.name: Laval Ducts\n  written in  ${laval}:4\n  overrides   ${base}:${line}  Clairconduit\n  about       Name of the business, as customers know it. Shown in the header, the footer and titles.\n`,
    err: '',
  })
  const asked = await run(['explain', 'business.name', '--config', laval, '--json'])
  expect([asked.code, JSON.parse(asked.out)]).toEqual([
    0,
    [
      {
        config: laval,
        kind: 'written',
        key: 'business.name',
        about: 'Name of the business, as customers know it. Shown in the header, the footer and titles.',
        stand: { at: { file: laval, line: 4, column: 9, endColumn: 20 }, value: 'Laval Ducts' },
        over: [{ at: { file: base, line, column: 9, endColumn: 21 }, value: 'Clairconduit' }],
        parts: [],
      },
    ],
  ])
})

test('explains a key in each of several sites, and a URL in the site that has it', async () => {
  const sites = join(folder, 'sites', '*.config.yaml')
  expect((await run(['explain', 'business.name', '--config', sites])).out).toBe(
    `${laval}\nbusiness.name: Laval Ducts\n  written in  ${laval}:4\n  overrides   ${base}:${line}  Clairconduit\n  about       Name of the business, as customers know it. Shown in the header, the footer and titles.\n\n${ottawa}\nbusiness.name: Clairconduit\n  written in  ${base}:${line}\n  about       Name of the business, as customers know it. Shown in the header, the footer and titles.\n`,
  )
  const asked = await run(['explain', 'https://ottawa.example/about', '--config', sites, '--json'])
  expect([asked.code, JSON.parse(asked.out)]).toEqual([
    0,
    [expect.objectContaining({ config: ottawa, kind: 'redirect', from: '/about', to: '/en/about', key: 'pages.about.aliases.en[0]' })],
  ])
})

test('exits with 1 on an unknown key, and with 2 on invalid arguments', async () => {
  expect(await run(['explain', 'busines.name', '--config', laval])).toEqual({
    code: 1,
    out: 'There is no key “busines.name”.\nDid you mean\n  business.name\n',
    err: '',
  })
  expect((await run(['explain', '/nowhere', '--config', laval])).code).toBe(1)
  expect((await run(['explain', 'https://elsewhere.example/', '--config', laval])).code).toBe(1)
  expect(await run(['explain', 'business.name', '--config', join(folder, 'missing.yaml')])).toMatchObject({ code: 1, out: '' })
  expect((await run(['explain'])).code).toBe(2)
  expect((await run(['explain', ' '])).code).toBe(2)
  expect((await run(['explain', 'a', 'b'])).code).toBe(2)
})

test('explains a code even with an invalid config', async () => {
  expect(await run(['explain', 'SHARD_MISSING', '--config', join(folder, 'missing.yaml')])).toEqual({
    code: 0,
    out: 'SHARD_MISSING  error\nA shard is missing, so the site would be incomplete.\n\nExample\n  A shard is missing: 3/4\n  → Add its folder to the command.\n',
    err: '',
  })
  expect(await run(['explain', 'LINK_TARGT'])).toEqual({
    code: 1,
    out: 'There is no code LINK_TARGT. Did you mean “LINK_TARGET”?\n',
    err: '',
  })
  const asked = await run(['explain', 'link-target', '--json'])
  expect([asked.code, JSON.parse(asked.out)]).toEqual([
    0,
    [
      {
        kind: 'code',
        asked: 'link-target',
        note: null,
        entry: expect.objectContaining({ code: 'LINK_TARGET', check: 'link-target', severity: 'error' }),
      },
    ],
  ])
})

test('explains a key of an invalid config, but not a page, and reports the error in its file', async () => {
  const broken = file('sites/broken.yaml', 'extends: ../site.config.yaml\nbusiness:\n  founded: soon\n')
  expect(await run(['explain', 'business.founded', '--config', broken])).toMatchObject({
    code: 0,
    out: expect.stringContaining(`business.founded: soon\n  written in  ${broken}:3\n`),
  })
  const ended = await run(['explain', '/', '--config', broken])
  expect([ended.code, ended.out]).toEqual([1, ''])
  expect(ended.err).toBe(
    [
      `${broken}:3:12  error  “founded” must be a number, not text  TYPE_WRONG`,
      '  2 │ business:',
      '  3 │   founded: soon',
      '    │            ^^^^',
      `  → Write only the number, in digits. It overlays ${base}:${sampleText.split('\n').indexOf('  founded: 1998') + 1}.`,
      '',
      '1 error',
      '',
    ].join('\n'),
  )
})
