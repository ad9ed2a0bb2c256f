/**
 * The npm package: what is in it, what it depends on, and that its bytes depend on the sources only. tests/package-site.integration.test.ts
 * runs its commands.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { filesUnder } from '../generator/platform/folder.ts'
import { follow } from './docs/follow.ts'
import { readRecipe } from './docs/recipe.ts'
import { installedPackages, installPackage, packCheckout, runIn } from './support/packed.ts'
import { temporaryFolder } from './support/temporary.ts'
import { thorough } from './support/thorough.ts'

const root = temporaryFolder()
const site = join(root, 'site')
const inPackage = (path: string): string => join(site, 'node_modules', 'townsite', path)
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly version: string
  readonly files: readonly string[]
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly peerDependencies: Readonly<Record<string, string>>
}
let packed = ''
let files: readonly string[] = []

beforeAll(() => {
  packed = packCheckout(join(root, 'checkout'))
  installPackage(packed, site)
  files = filesUnder(inPackage(''))
})

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex')

test('two copies of the checkout in other folders, time zones and locales make the same bytes', thorough, () => {
  const other = packCheckout(join(root, 'a', 'longer', 'path'), { TZ: 'Asia/Tokyo', LC_ALL: 'C', LANG: 'C' })
  expect(hashOf(other)).toBe(hashOf(packed))
})

test('contains the compiled program, styles, fonts, icons, scenes, texts and documents, but no sources, tests or photos', thorough, () => {
  const folders = new Map(
    files.map(file => [
      file
        .split('/')
        .slice(0, 2)
        .join('/')
        .replace(/\/[^/]+\.[^/]+$/, ''),
      0,
    ]),
  )
  expect([...folders.keys()].sort()).toEqual([
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'assets/fonts',
    'assets/icons',
    'assets/scenes',
    'docs',
    'docs/decisions',
    'docs/explanation',
    'docs/help',
    'docs/how-to',
    'docs/reference',
    'docs/tutorials',
    'generator',
    'languages',
    'lib',
    'lib/types',
    'package.json',
    'site.config.schema.json',
    'starters',
    'starters/site',
    'templates/components',
    'templates/styles',
  ])
  expect(files.filter(file => /\.(tsx?|tsbuildinfo|map|jpg|webp|avif)$/.test(file) && !file.endsWith('.d.ts'))).toEqual([])
  expect(files.filter(file => file.startsWith('generator/'))).toEqual(['generator/bin.mjs'])
  // No path of the machine that packed it.
  expect(files.filter(file => /\.(js|json|css|txt)$/.test(file) && readFileSync(inPackage(file), 'utf8').includes(root))).toEqual([])
})

test('loads no package that it does not depend on', thorough, () => {
  const imported = files
    .filter(file => /^lib\/[^/]+\.js$/.test(file) && file !== 'lib/editor.js')
    .flatMap(file => [
      ...readFileSync(inPackage(file), 'utf8').matchAll(
        /(?<=^|;)(?:import|export)\b[^'"\n;]*["']([^'"]+)["'](?=;|$)|\bimport\(["']([^'"]+)["']\)/gm,
      ),
    ])
    .map(([, first, second]) => first ?? second ?? '')
    .filter(name => !name.startsWith('.') && !name.startsWith('node:') && !isBuiltin(name))
  expect([...new Set(imported)].sort()).toEqual([...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)].sort())
})

test('is small, and installs few packages', thorough, () => {
  expect(statSync(packed).size).toBeLessThan(2.92e6)
  expect(installedPackages(site).filter(name => !name.startsWith('@img/') && !name.startsWith('@esbuild/'))).toEqual([
    'detect-libc',
    'esbuild',
    'semver',
    'sharp',
    'townsite',
  ])
})

const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

test('lists the packages that it contains, all of them with a permissive license', thorough, () => {
  const notices = readFileSync(inPackage('lib/THIRD-PARTY-NOTICES.txt'), 'utf8')
  const packages = [...notices.matchAll(/^(\S+) \d+\.\d+\.\d+\S* \((.+?)\)(?:, by .*)?$/gm)].map(([, name, license = '']) => ({
    name,
    license,
  }))
  expect(packages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'serve', 'yaml', 'zod', '@codemirror/view']),
  )
  expect(packages.filter(({ license }) => !permissive.some(one => license.split(/[ ()]+/).includes(one)))).toEqual([])
  // Fonts have their license next to them.
  expect(readdirSync(inPackage('assets/fonts')).filter(name => /OFL/i.test(name)).length).toBeGreaterThan(0)
})

test('the example of docs/reference/api.md lists its pages, and its types are complete', thorough, () => {
  const [, example = ''] = /^```js pages.mjs\n([\s\S]*?)^```$/m.exec(readFileSync('docs/reference/api.md', 'utf8')) ?? []
  const [, printed = ''] = /prints:\n\n```\n([\s\S]*?)```$/m.exec(readFileSync('docs/reference/api.md', 'utf8')) ?? []
  writeFileSync(join(site, 'pages.mjs'), example)
  expect(runIn(site, process.execPath, ['pages.mjs'])).toBe(printed)
  writeFileSync(
    join(site, 'typed.mts'),
    `${example}
import { type Build, build, type Change, check, defineExtension, diff, type Page } from 'townsite'
const first: Page | undefined = site.value.pages[0]
const changes: readonly Change[] = (await diff('a', 'b')).changes
const again: Build = build
const isOk: boolean = (await check('site.config.yaml', { date: new Date(), cache: false })).ok
// @ts-expect-error: an unknown option
await build('site.config.yaml', { output: 'dist' })
const service = defineExtension('form-services')
// @ts-expect-error: a form service without its parts
service({ title: 'Postbox' })
// @ts-expect-error: an unknown folder
defineExtension('host')
// @ts-expect-error: the pages cannot be changed
site.value.pages = []
console.log(first, changes, again, isOk)
`,
  )
  // The types of `defineExtension` refer to those of React.
  mkdirSync(join(site, 'node_modules', '@types'))
  symlinkSync(resolve('node_modules/@types/react'), join(site, 'node_modules', '@types', 'react'))
  const options = [
    '--strict',
    '--skipLibCheck',
    '--exactOptionalPropertyTypes',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--types',
    'node',
    '--typeRoots',
    resolve('node_modules/@types'),
  ]
  expect(
    runIn(site, process.execPath, [resolve('node_modules/typescript/bin/tsc'), '--noEmit', '--ignoreConfig', ...options, 'typed.mts']),
  ).toBe('')
})

test('docs/extend.md works as it is written, and the types of its code are checked', thorough, async () => {
  const folder = join(root, 'extended')
  installPackage(packed, folder)
  const compilers = ['typescript', '@types/react'].map(name => `${name}@${manifest.devDependencies[name]}`)
  runIn(folder, 'npm', ['install', '--save-dev', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund', ...compilers])
  const steps = readRecipe('docs/extend.md')
  expect(steps.length).toBeGreaterThan(30)
  await follow(folder, steps)
})

test('upgrade reports code that does not fit the types of a new version, and writes nothing', thorough, () => {
  const folder = join(root, 'extended')
  const release = join(folder, 'node_modules', 'next')
  cpSync(join(folder, 'node_modules', 'townsite'), release, { recursive: true })
  const changes: readonly (readonly [file: string, from: string, to: string])[] = [
    ['package.json', manifest.version, '900.0.0'],
    ['lib/types/templates/components/section/section.d.ts', 'readonly children:', 'readonly content:'],
    ['lib/types/templates/components/points/points.d.ts', 'readonly items:', 'readonly entries:'],
    ['lib/types/generator/site/plan/localized-site.d.ts', 'readonly points:', 'readonly pointsOf:'],
    ['lib/types/generator/site/hosts/host.d.ts', 'readonly redirectsBy:', 'readonly rules:'],
    ['lib/types/generator/site/forms/form-service.d.ts', 'readonly honeypot: string', 'readonly trap: string'],
  ]
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(release, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(release, file), text.replaceAll(from, to))
  }
  const { status, stdout, stderr } = spawnSync('npx', ['townsite', 'upgrade', '--from', 'node_modules/next', '--apply'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(
    [...stderr.matchAll(/^(townsite\/\S+) {2}error .*?(?:Property|and) ('\w+' does not exist)/gm)].map(
      ([, place, what]) => `${place} ${what}`,
    ),
  ).toEqual([
    "townsite/blocks/price-list/index.tsx:24:6 'children' does not exist",
    "townsite/form-services/postbox.ts:8:3 'honeypot' does not exist",
    "townsite/hosts/harbour.ts:8:3 'redirectsBy' does not exist",
    "townsite/pages/giftCards.tsx:24:67 'points' does not exist",
    "townsite/pages/giftCards.tsx:29:8 'children' does not exist",
    "townsite/pages/giftCards.tsx:30:17 'items' does not exist",
  ])
  expect(stderr).toMatch(/\n6 errors\nerror: townsite\/ does not fit Townsite 900\.0\.0\. Nothing was written\. /)
})

test('exports files that it contains', thorough, () => {
  const { exports } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as { readonly exports: object }
  const targets = [...JSON.stringify(exports).matchAll(/"(\.\/[^"]+)"(?!:)/g)].map(([, target = '']) => target)
  expect(targets.filter(target => !existsSync(inPackage(target)))).toEqual([])
})
