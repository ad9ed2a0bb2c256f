/**
 * The registry of npm, played by a server on this computer.
 *
 * @module-tag thorough
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { children } from '../../../generator/platform/child.ts'
import { newVersion, updatedLockfile } from '../../../generator/tools/upgrade/new-version.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()
const site = join(folder, 'site')
const manifest = { name: 'townsite', version: '1.2.0', bin: { townsite: 'bin.mjs' } }
let server: Server
let registry = ''

beforeAll(async () => {
  const root = join(folder, 'package')
  mkdirSync(root)
  writeFileSync(join(root, 'package.json'), JSON.stringify(manifest))
  writeFileSync(join(root, 'bin.mjs'), '')
  execFileSync('tar', ['-czf', 'package.tgz', 'package'], { cwd: folder })
  const tarball = readFileSync(join(folder, 'package.tgz'))
  const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`
  server = createServer(({ url }, response) => {
    const isPackage = url === '/townsite'
    response.statusCode = isPackage || url === '/package.tgz' ? 200 : 404
    const versions = { '1.2.0': { ...manifest, dist: { tarball: `${registry}/package.tgz`, integrity } } }
    response.end(isPackage ? JSON.stringify({ name: 'townsite', 'dist-tags': { latest: '1.2.0' }, versions }) : tarball)
  }).listen(0, '127.0.0.1')
  await new Promise(done => server.once('listening', done))
  registry = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  mkdirSync(site)
  writeFileSync(join(site, '.npmrc'), `registry=${registry}/\ncache=${join(folder, 'cache')}\n`)
})

afterAll(() => void server.close())

const get = (version: string, name: string) =>
  newVersion({ version, from: undefined, folder: join(folder, name), siteRoot: site }, children())

test('installs a version or a tag from the registry that the site uses', async () => {
  const found = (name: string) => ({ version: '1.2.0', bin: join(folder, name, 'node_modules', 'townsite', 'bin.mjs') })
  expect(await get('1.2.0', 'exact')).toEqual(found('exact'))
  expect(await get('latest', 'tag')).toEqual(found('tag'))
  await expect(get('1.3.0', 'missing')).rejects.toThrow(
    'townsite@1.3.0 does not exist in the registry. To list all versions, run “npm view townsite versions”.',
  )
})

test('updates the lockfile for the new version', async () => {
  const text = JSON.stringify({ name: 'acme', devDependencies: { townsite: '1.2.0' } })
  const old = {
    name: 'acme',
    lockfileVersion: 3,
    requires: true,
    packages: { '': { name: 'acme', devDependencies: { townsite: '1.1.0' } } },
  }
  writeFileSync(join(site, 'package-lock.json'), JSON.stringify(old))
  const lockfile = await updatedLockfile(site, { text, folder: join(folder, 'lockfile') }, children())
  expect(JSON.parse(lockfile ?? '')).toMatchObject({
    packages: {
      '': { devDependencies: { townsite: '1.2.0' } },
      'node_modules/townsite': { version: '1.2.0', dev: true },
    },
  })
  const missing = text.replace('1.2.0', '1.3.0')
  expect(await updatedLockfile(site, { text: missing, folder: join(folder, 'no lockfile') }, children())).toBeUndefined()
})
