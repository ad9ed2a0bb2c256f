import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { folderHashes } from '../../../generator/platform/folder.ts'
import { run } from '../../support/cli.ts'
import { leastText, smallText, smallWith } from '../../support/sample.ts'
import { temporaryFolder } from '../../support/temporary.ts'
import { thorough } from '../../support/thorough.ts'

const folder = temporaryFolder()
const config = join(folder, 'site.config.yaml')
const out = join(folder, 'dist')

interface Change {
  readonly added: readonly string[]
  readonly changed: readonly string[]
  readonly removed: readonly string[]
}
interface Planned {
  readonly pages: Change
  readonly redirects: Change
  readonly files: Change
  readonly unchanged: number
}

const plan = (...args: readonly string[]) => run(['plan', '--config', config, '--out', out, ...args])
const planNow = async (): Promise<Planned> => (JSON.parse((await plan('--json')).out) as readonly [Planned])[0]

test('reports what the build will do, and writes no files', async () => {
  const withHosts = (text: string, hosts: string): string => text.replace('hosting: [ serve, netlify ]', `hosting: [ ${hosts} ]`)
  writeFileSync(config, withHosts(smallText, 'serve, netlify, nginx, apache'))
  const first = await planNow()
  expect([first.pages.added.length, first.unchanged, readdirSync(folder)]).toEqual([12, 0, ['site.config.yaml']])

  expect((await run(['build', '--config', config, '--out', out])).code).toBe(0)
  const none: Change = { added: [], changed: [], removed: [] }
  expect(await planNow()).toMatchObject({ pages: none, redirects: none, files: none })

  writeFileSync(
    config,
    withHosts(
      smallWith(['about: { path: { en: /about }', 'about: { path: { en: /our-story }']),
      'serve, netlify ]\nredirects: [ { from: /about, to: /our-story }',
    ),
  )
  const before = folderHashes(folder)
  const change = await planNow()
  expect(folderHashes(folder)).toEqual(before)
  expect(change.pages).toMatchObject({ added: ['/our-story'], removed: ['/about'] })
  expect(change.redirects).toEqual({ added: ['/about → /our-story (301)'], changed: [], removed: [] })
  expect(change.files.removed).toEqual(['.htaccess', ...change.files.removed.filter(path => path.startsWith('dist.hosts/nginx/'))])
  expect(change.files.removed.length).toBeGreaterThan(1)

  await run(['build', '--config', config, '--out', out])
  const after = folderHashes(folder)
  const isTwin = (path: string): boolean => /\.(br|gz)$/.test(path)
  const really = {
    added: [...after.keys()].filter(path => !before.has(path) && !isTwin(path)),
    changed: [...after].filter(([path, hash]) => before.has(path) && before.get(path) !== hash && !isTwin(path)).map(([path]) => path),
    removed: [...before.keys()].filter(path => !after.has(path) && !isTwin(path)),
  }
  const fileOf = (address: string): string => (address === '/' ? 'dist/index.html' : `dist${address}.html`)
  const files = (kind: keyof Change): readonly string[] =>
    [...change.pages[kind].map(fileOf), ...change.files[kind].map(path => (path.startsWith('dist.hosts/') ? path : `dist/${path}`))].sort()
  const planned = { added: files('added'), changed: files('changed'), removed: files('removed') }
  const isRecord = (path: string): boolean => /^dist\.hosts\/\.townsite/.test(path)
  expect(planned).toEqual({ ...really, changed: really.changed.filter(path => !isRecord(path)) })
})

test('exits with 1 on an invalid config and reports the error', async () => {
  writeFileSync(config, smallWith(['mon-fri: 08:00-18:00', 'mon-fri: 08:00-25:00']))
  rmSync(out, { recursive: true, force: true })
  const ended = await plan()
  expect([ended.code, ended.out, ended.err.includes('HOURS_INVALID')]).toEqual([1, '', true])
  expect(existsSync(out)).toBe(false)
})

test('compares with the published list too, where there is no output folder, as on a build server', async () => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'site.config.yaml'), smallText)
  expect((await run(['published'], { cwd })).code).toBe(0)
  const list = join('.townsite', 'site.published')
  expect((await run(['plan'], { cwd })).out).toContain(`\nNo page differs from ${list}.\n`)
  writeFileSync(join(cwd, 'site.config.yaml'), smallWith(['Dust settles.', 'Dust settles fast.'], ['slug: hull', 'slug: old-hull']))
  const { code, out: printed } = await run(['plan'], { cwd })
  expect([code, printed.split(`\nPages since ${list}\n`)[1]]).toEqual([
    0,
    '  + /services/ducts/old-hull\n  ~ /areas\n  ~ /locations\n  ~ /services\n  ~ /services/ducts\n  - /services/ducts/hull\n',
  ])
})

/** A config without pictures, which need a folder with assets. */
const leastAt = (origin: string): string => leastText.replace('https://www.curbsidepaws.example', origin)

test('compares with the folder that contains the site, and names a folder that contains another site', thorough, async () => {
  const cwd = temporaryFolder()
  mkdirSync(join(cwd, 'elsewhere'))
  writeFileSync(join(cwd, 'hull.config.yaml'), leastAt('https://hull.example'))
  writeFileSync(join(cwd, 'aylmer.config.yaml'), leastAt('https://aylmer.example'))
  writeFileSync(join(cwd, 'elsewhere', 'site.config.yaml'), leastAt('https://buckingham.example'))
  writeFileSync(join(cwd, 'elsewhere', 'package.json'), '{}')
  expect((await run(['build', '--config', '*.config.yaml'], { cwd })).code).toBe(0)
  expect((await run(['build'], { cwd: join(cwd, 'elsewhere') })).code).toBe(0)
  const ofMany = await run(['plan', '--config', 'hull.config.yaml'], { cwd })
  expect(ofMany.out).toMatch(
    /^hull\.config\.yaml → dist\/hull: no change to pages; no change to redirects; no change to files; \d+ unchanged\. Nothing was written\.\n\ndist\/hull contains this site\. A build writes to dist, unless --out dist\/hull is given\.\n$/,
  )
  const elsewhere = await run(['plan', '--config', join(cwd, 'elsewhere', 'site.config.yaml')], { cwd })
  expect(elsewhere.out).toContain(' → elsewhere/dist: no change to pages; no change to redirects; no change to files; ')
  const other = await run(['plan', '--config', 'hull.config.yaml', '--out', 'dist/aylmer'], { cwd })
  expect(other.out).toContain('\ndist/aylmer contains the site https://aylmer.example. To compare with another folder, add --out.\n')
  expect((await run(['plan', '--config', 'hull.config.yaml', '--out', 'dist/hull'], { cwd })).out).not.toContain(' contains ')
})

test('reports an error in the base of many sites once', thorough, async () => {
  const cwd = temporaryFolder()
  writeFileSync(join(cwd, 'base.yaml'), smallText.replace('name: Small', 'name: ""'))
  for (const city of ['a', 'b', 'c']) writeFileSync(join(cwd, `${city}.config.yaml`), 'extends: base.yaml\n')
  for (const command of ['plan', 'build']) {
    const { code, err } = await run([command, '--config', '*.config.yaml'], { cwd })
    expect([code, err.split('base.yaml:').length - 1]).toEqual([1, 1])
  }
  expect((await run(['plan', '--config', '*.config.yaml'], { cwd })).err).toContain(
    'c.config.yaml cannot be built. 1 of its errors is printed above.',
  )
})
