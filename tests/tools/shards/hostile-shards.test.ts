/** Shards come from other machines: they can write only to the output folder, and publish only files of the shard. */
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { run } from '../../support/cli.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const site = { id: 'a', folder: '', files: {}, serverFiles: {} }
const marker = { shard: { number: 1, of: 1 }, by: 'page', whole: 'x', all: ['a'], sites: [site] }
const withSite = (change: object): object => ({ ...marker, sites: [{ ...site, ...change }] })
const hash = 'n4bQgYhMfWWaL-qgxVrQFa'

test.each([
  ['no object', null],
  ['a list', []],
  ['no sites', { ...marker, sites: undefined }],
  ['a site that is null', { ...marker, sites: [null] }],
  ['a shard without a number', { ...marker, shard: {} }],
  ['a very large number of shards', { ...marker, shard: { number: 1, of: 1e9 } }],
  ['a site id with ..', { ...marker, by: 'site', all: ['../../escape'], sites: [{ ...site, id: '../../escape' }] }],
  ['the site id ..', { ...marker, by: 'site', all: ['..'], sites: [{ ...site, id: '..' }] }],
  ['an empty site id', { ...marker, by: 'site', all: [''], sites: [{ ...site, id: '' }] }],
  ['a file with ..', withSite({ files: { '../secret.txt': hash } })],
  ['an absolute file', withSite({ files: { '/etc/hostname': hash } })],
  ['a file with a backslash', withSite({ files: { '..\\secret.txt': hash } })],
  ['a folder with ..', withSite({ folder: '..', files: { 'secret.txt': hash } })],
  ['an absolute folder', withSite({ folder: '/etc', files: { hostname: hash } })],
  ['a server file with ..', withSite({ serverFiles: { '../../escape.txt': 'x' } })],
  ['an absolute server file', withSite({ serverFiles: { '/tmp/escape.txt': 'x' } })],
])('merge refuses a shard with %s', async (_, written) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'secret.txt'), 'test')
  mkdirSync(join(folder, 'site', 'shard'), { recursive: true })
  writeFileSync(join(folder, 'site', 'shard', 'townsite-shard.json'), JSON.stringify(written))
  const before = readdirSync(folder, { recursive: true })
  expect(await run(['merge', 'shard', '--out', 'out'], { cwd: join(folder, 'site') })).toEqual({
    code: 1,
    out: '',
    err: `error  shard/townsite-shard.json is damaged, or contains a path outside of its folder  SHARD_UNREADABLE
  → Build this shard again.

1 error
`,
  })
  expect(readdirSync(folder, { recursive: true })).toEqual(before)
})

test.each([
  ['a file', 'page.html', '../secret.txt', 'page.html'],
  ['a folder', 'sub', '..', 'sub/secret.txt'],
])('merge does not publish what a link to %s leads to', async (_, link, target, name) => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'secret.txt'), 'test')
  mkdirSync(join(folder, 'shard'))
  symlinkSync(target, join(folder, 'shard', link))
  writeFileSync(join(folder, 'shard', 'townsite-shard.json'), JSON.stringify(withSite({ files: { [name]: hash } })))
  expect(await run(['merge', 'shard', '--out', 'out'], { cwd: folder })).toEqual({
    code: 1,
    out: '',
    err: `error  shard/${name} is missing  SHARD_BROKEN
  → Copy the whole folder again, or build this shard again.

1 error
`,
  })
  expect(readdirSync(folder).sort()).toEqual(['secret.txt', 'shard'])
})
