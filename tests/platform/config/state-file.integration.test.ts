/** Files that commands write without being given their names are not written through links that lead out of the site. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { readDraft, writeDraft } from '../../../generator/platform/config/drafts.ts'
import { writeLookedAt } from '../../../generator/platform/config/looked-at.ts'
import { run } from '../../support/cli.ts'
import { smallText } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const root = temporaryFolder()
const site = join(root, 'site')
const outside = join(root, 'outside')

const at = (path: string): string => join(site, path)

beforeEach(() => {
  rmSync(site, { recursive: true, force: true })
  rmSync(outside, { recursive: true, force: true })
  for (const folder of [site, at('sites'), outside]) mkdirSync(folder)
  writeFileSync(at('sites/hull.config.yaml'), smallText)
  writeFileSync(join(outside, 'notes'), 'mine')
})

const config = ['--config', 'sites/hull.config.yaml']

/** Each command that writes such a file, the file, and the shortest valid content. */
const commands = [
  { name: 'urls', args: ['urls', '--accept', ...config], file: 'sites/urls.lock', valid: '' },
  {
    name: 'translations',
    args: ['translations', '--accept', ...config],
    file: 'sites/.townsite/hull.translations.json',
    valid: '{ "version": 1, "texts": {} }',
  },
  { name: 'published', args: ['published', ...config], file: 'sites/.townsite/hull.published', valid: '' },
] as const

test.each(commands)('$name refuses a file that is a link out of the site', async ({ args, file, valid }) => {
  mkdirSync(at('sites/.townsite'))
  writeFileSync(join(outside, 'notes'), valid)
  symlinkSync(join(outside, 'notes'), at(file))
  const { code, err } = await run(args, { cwd: site })
  expect({ code, err }).toEqual({
    code: 1,
    err: `error: ${file}: it leads outside of the site through a symbolic link, so nothing was written (EOUTSIDE). Replace the link with a file or folder in the site.\n`,
  })
  expect([readdirSync(outside), readFileSync(join(outside, 'notes'), 'utf8')]).toEqual([['notes'], valid])
})

test.each(commands.slice(1))('$name refuses a folder that is a link out of the site', async ({ args }) => {
  symlinkSync(outside, at('sites/.townsite'))
  expect(await run(args, { cwd: site })).toMatchObject({ code: 1, err: expect.stringContaining('leads outside of the site') })
  expect(readdirSync(outside)).toEqual(['notes'])
})

test.each(commands)('$name refuses a link to a missing file out of the site', async ({ args, file }) => {
  mkdirSync(at('sites/.townsite'))
  symlinkSync(join(outside, 'new'), at(file))
  expect(await run(args, { cwd: site })).toMatchObject({ code: 1, err: expect.stringContaining('leads outside of the site') })
  expect(readdirSync(outside)).toEqual(['notes'])
})

test.each(commands)('$name follows a link to another file of the site', async ({ args, file }) => {
  mkdirSync(at('sites/.townsite'))
  symlinkSync(at('shared'), at(file))
  expect(await run(args, { cwd: site })).toMatchObject({ code: 0 })
  expect(readFileSync(at('shared'), 'utf8')).not.toBe('')
})

test('a linked folder of sites has its files in it', async () => {
  rmSync(at('sites'), { recursive: true })
  writeFileSync(join(outside, 'hull.config.yaml'), smallText)
  symlinkSync(outside, at('sites'))
  for (const { args } of commands) expect(await run(args, { cwd: site })).toMatchObject({ code: 0 })
  expect(readdirSync(outside).sort()).toEqual(['.townsite', 'hull.config.yaml', 'notes', 'urls.lock'])
})

test('the list of reviewed texts is not written through a link out of the site', () => {
  symlinkSync(outside, at('sites/.townsite'))
  expect(() => writeLookedAt('sites/hull.config.yaml', {}, [{ key: 'a', text: 'b' }], site)).toThrow(
    expect.objectContaining({ code: 'EOUTSIDE', path: 'sites/.townsite/hull.looked-at.json' }),
  )
  expect(readdirSync(outside)).toEqual(['notes'])
})

test('drafts of the editor are neither written nor removed through a link out of the site', () => {
  const draft = { base: 'a', text: 'b' }
  symlinkSync(outside, at('sites/.cache'))
  mkdirSync(join(outside, 'edit'))
  writeFileSync(join(outside, 'edit', 'hull.draft.json'), '"mine"')
  expect(() => writeDraft('sites/hull.config.yaml', draft, site)).toThrow(expect.objectContaining({ code: 'EOUTSIDE' }))
  writeDraft('sites/hull.config.yaml', undefined, site)
  expect(readFileSync(join(outside, 'edit', 'hull.draft.json'), 'utf8')).toBe('"mine"')
  rmSync(at('sites/.cache'))
  writeDraft('sites/hull.config.yaml', draft, site)
  expect(readDraft('sites/hull.config.yaml', site)).toEqual(draft)
})
