/**
 * Every command in repositories that contain only configs and assets: results are correct, and nothing is written outside of the repository.
 *
 * @module-tag thorough
 */
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { filesUnder, folderHashes } from '../generator/platform/folder.ts'
import { type Ended, run } from './support/cli.ts'
import { openEditor } from './support/editor.ts'
import { smallText } from './support/sample.ts'
import { temporaryFolder } from './support/temporary.ts'

const top = realpathSync(temporaryFolder())

const git = (cwd: string, ...args: readonly string[]): string => {
  const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  const { status, stdout, stderr } = spawnSync('git', [...identity, ...args], { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout.trim()
}

const write = (file: string, content: string | Uint8Array): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#3a6' } })
  .jpeg()
  .toBuffer()
const config = smallText.replace('hero.jpg', 'van.jpg').replace('icon: duct', 'icon: own')
const icon = readFileSync('assets/icons/duct.svg')

/** A repository with a config and assets, but no packages and no package.json. */
const repository = (name: string, files: Readonly<Record<string, string>>): string => {
  const root = join(top, name)
  for (const [path, text] of Object.entries(files)) write(join(root, path), text)
  write(join(root, 'assets/images/van.jpg'), photo)
  write(join(root, 'assets/icons/own.svg'), icon)
  write(join(root, 'assets/static/menu.txt'), 'Menu')
  write(join(root, '.gitignore'), 'dist/\n*.hosts/\n')
  git(root, 'init', '-q')
  git(root, 'add', '.')
  git(root, 'commit', '-q', '-m', 'first')
  return root
}

/** The files of the checkout that a command could change by mistake. */
const ownFiles = (): readonly unknown[] => [
  readdirSync('.').filter(name => !['dist', 'dist.hosts'].includes(name)),
  [...folderHashes('assets')],
]
const before = ownFiles()

const root = repository('config-only', { 'site.config.yaml': config })
const townsite = (...argv: readonly string[]): Promise<Ended> => run(argv, { cwd: root })
const written = (): readonly string[] => git(root, 'status', '--porcelain', '--untracked-files=all').split('\n').filter(Boolean)

beforeAll(async () => {
  expect(await townsite('build')).toMatchObject({ code: 0, err: '' })
})

describe('a repository with one config', () => {
  test('publishes its own images, icons and files; encoded images and the cache are stored in it', () => {
    const files = filesUnder(join(root, 'dist'))
    expect(files.filter(file => /^(?:menu\.txt|assets\/van.*\.jpg)$/.test(file))).toEqual([
      expect.stringMatching(/^assets\/van\./),
      'menu.txt',
    ])
    expect(readFileSync(join(root, 'dist/services/ducts.html'), 'utf8')).toContain('<svg')
    expect(new Set(written().map(line => line.replace(/[^/]*$/, '')))).toEqual(new Set(['?? assets/encoded/']))
    expect(existsSync(join(root, 'node_modules/.cache/townsite/kept'))).toBe(true)
    git(root, 'add', '.')
    git(root, 'commit', '-q', '-m', 'encoded')
  })

  test('does not publish an image of the sample', async () => {
    write(join(root, 'other.config.yaml'), config.replace('van.jpg', 'hero.jpg'))
    const { code, err } = await townsite('build', '--config', 'other.config.yaml', '--out', 'other')
    expect([code, err.split('\n')[0]]).toEqual([
      1,
      'other.config.yaml:3:18  error  There is no image in assets/images/ called “hero.jpg”  REFERENCE_UNKNOWN',
    ])
    expect(existsSync(join(root, 'other'))).toBe(false)
  })

  test('check, plan and explain read the config of the site root', async () => {
    expect(await townsite('check')).toMatchObject({ code: 0 })
    expect((await townsite('plan')).out).toContain('no change to pages')
    expect((await townsite('explain', 'business.name')).out).toMatch(/^business\.name: Small\n {2}written in {2}site\.config\.yaml:\d+\n/)
  })

  test('urls, published and translations write next to the config', async () => {
    expect(await townsite('urls', '--accept')).toMatchObject({ code: 0 })
    expect(await townsite('published')).toMatchObject({ code: 0 })
    expect((await townsite('translations')).code).toBe(0)
    expect(await townsite('locations', '--export', 'table.csv')).toMatchObject({ code: 0 })
    expect(readFileSync(join(root, 'table.csv'), 'utf8')).toContain('hull')
    rmSync(join(root, 'table.csv'))
    expect(written().toSorted()).toEqual(['?? .townsite/site.published', '?? other.config.yaml', '?? urls.lock'])
  })

  test('diff compares with a commit of the repository', async () => {
    expect(await townsite('diff', 'HEAD')).toMatchObject({ code: 0 })
    write(join(root, 'site.config.yaml'), config.replace('819-555-0123', '819-555-0199'))
    write(join(root, 'assets/static/menu.txt'), 'New menu')
    const { code, out } = await townsite('diff', 'HEAD')
    expect(code).toBe(1)
    expect(out).toMatch(/819-555-0123\b.*→.*819-555-0199/)
    expect(out).toContain('menu.txt')
    expect(git(root, 'worktree', 'list').split('\n')).toHaveLength(1)
  })

  test('the editor shows the images of the site and the state of its repository, and saves there', async () => {
    const { ask, session } = await openEditor(root, ['site.config.yaml'])
    expect(session.imageFolders()).toEqual([join(root, 'assets/images')])
    expect(await ask('images', {})).toEqual([{ file: 'van.jpg', width: 640, height: 480 }])
    expect(await ask('crop', { file: 'van.jpg', left: 0, top: 0, width: 1, height: 0.5 })).toEqual({ file: 'van-crop.jpg' })
    expect((await ask('state', {})).git).toMatch(/ · 5$/)
    await ask('change', { change: { kind: 'set', path: ['business', 'name'], value: 'Large' }, level: 0 })
    expect(
      written()
        .map(line => line.trim().replace(/^\S+ +/, ''))
        .sort(),
    ).toEqual([
      '.townsite/site.published',
      'assets/images/van-crop.jpg',
      'assets/static/menu.txt',
      'other.config.yaml',
      'site.config.yaml',
      'urls.lock',
    ])
  })

  test('clone writes a city there, and clean empties its cache', async () => {
    const cloned = await townsite(
      ...['clone', '--city', 'Aylmer', '--phone', '819-555-0188', '--email', 'a@aylmer.example', '--origin', 'https://aylmer.example'],
      ...['--geo', '45.39,-75.85', '--area', 'Aylmer', '--out', 'sites/aylmer.config.yaml'],
    )
    expect([cloned.code, existsSync(join(root, 'sites/aylmer.config.yaml'))]).toEqual([0, true])
    expect((await townsite('clean', '--cache')).out).toMatch(/^Cache emptied: /)
    expect(filesUnder(join(root, 'node_modules/.cache/townsite/kept'))).toEqual([])
  })
})

test('a brand with ten cities is built, accepted and compared', async () => {
  const cities = Array.from({ length: 10 }, (_, index) => `city-${index}`)
  const files = cities.map(city => [
    `sites/${city}.config.yaml`,
    `extends: ../site.config.yaml\nsite: { origin: https://${city}.example }\n`,
  ])
  const brand = repository('brand', { 'site.config.yaml': config, ...Object.fromEntries(files) })
  const all = ['--config', 'sites/*.config.yaml'] as const
  expect(await run(['build', ...all], { cwd: brand })).toMatchObject({ code: 0 })
  for (const city of cities) expect(existsSync(join(brand, 'dist', city, 'menu.txt'))).toBe(true)
  expect((await run(['urls', '--accept', ...all], { cwd: brand })).code).toBe(0)
  expect((await run(['published', ...all], { cwd: brand })).out.split('\n').filter(Boolean)).toHaveLength(10)
  git(brand, 'add', '.')
  git(brand, 'commit', '-q', '-m', 'built')
  write(join(brand, 'site.config.yaml'), config.replace('819-555-0123', '819-555-0199'))
  const { code, out } = await run(['diff', 'HEAD', ...all], { cwd: brand })
  expect([code, /819-555-0123\b.*→.*819-555-0199/.test(out)]).toEqual([1, true])
  // Images are stored with the brand that they belong to.
  expect(
    git(brand, 'ls-files')
      .split('\n')
      .filter(file => file.includes('encoded'))
      .every(file => file.startsWith('assets/')),
  ).toBe(true)
})

test('a copy of a site in another folder has the same bytes', async () => {
  const copy = join(top, 'copy')
  for (const path of ['.git', '.townsite', 'assets', 'site.config.yaml', 'urls.lock'])
    cpSync(join(root, path), join(copy, path), { recursive: true })
  for (const cwd of [root, copy]) expect(await run(['build', '--out', 'again'], { cwd })).toMatchObject({ code: 0 })
  const [one, two] = [root, copy].map(folder => folderHashes(join(folder, 'again')))
  expect(two).toEqual(one)
})

test('nothing was written outside of the repositories', () => {
  expect(ownFiles()).toEqual(before)
  expect(readdirSync(top).filter(name => !['brand', 'config-only', 'copy'].includes(name))).toEqual([])
})
