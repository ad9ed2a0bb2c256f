import { mkdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { assetNames, findImage, iconFile } from '../../generator/platform/assets/names.ts'
import { readStatic } from '../../generator/platform/assets/static.ts'
import { packageAssets, packageRoot } from '../../generator/platform/package.ts'
import { assetFoldersOf, cacheOf, schemaPath, siteRootOf } from '../../generator/platform/site-root.ts'
import { temporaryFolder } from '../support/temporary.ts'

const top = realpathSync(temporaryFolder())
const at = (path: string): string => join(top, path)
const write = (path: string, text: string): void => {
  mkdirSync(dirname(at(path)), { recursive: true })
  writeFileSync(at(path), text)
}

test.each([
  ['the nearest folder with a package.json', 'shop/sites/north/site.config.yaml', ['shop/package.json'], 'shop'],
  [
    'the folder of the config in a repository without one',
    'repository/sites/site.config.yaml',
    ['repository/.git/HEAD'],
    'repository/sites',
  ],
  [
    'not a folder with a package.json outside of the repository',
    'outer/inner/site.config.yaml',
    ['outer/package.json', 'outer/inner/.git/HEAD'],
    'outer/inner',
  ],
  ['the top of a repository with a package.json', 'both/sites/site.config.yaml', ['both/package.json', 'both/.git/HEAD'], 'both'],
])('the site root is %s', (_, config, files, root) => {
  for (const file of [config, ...files]) write(file, '{}')
  expect([siteRootOf(at(config)), siteRootOf('x.yaml', dirname(at(config)))]).toEqual([at(root), at(root)])
  expect(cacheOf(at(config), undefined, true)).toEqual({ folder: at(`${root}/node_modules/.cache/townsite`), isRead: true })
})

test('the schema is named in node_modules of a site that depends on Townsite, otherwise in the package root', () => {
  write('.git/HEAD', '')
  write('site/package.json', '{ "dependencies": { "townsite": "1.0.0" } }')
  write('developed/package.json', '{ "devDependencies": { "townsite": "1.0.0" } }')
  write('other/package.json', '{ "dependencies": {} }')
  write('broken/package.json', '{')
  const named = (config: string): string => schemaPath(at(config))
  expect([named('site/site.config.yaml'), named('site/sites/north.config.yaml'), named('developed/site.config.yaml')]).toEqual([
    './node_modules/townsite/site.config.schema.json',
    '../node_modules/townsite/site.config.schema.json',
    './node_modules/townsite/site.config.schema.json',
  ])
  for (const config of ['other/site.config.yaml', 'broken/site.config.yaml'])
    expect(join(dirname(at(config)), named(config))).toBe(join(packageRoot, 'site.config.schema.json'))
})

test('assets are those of the site, then of the sites that it extends, then icons of the package', () => {
  write('brand/package.json', '{}')
  write('brand/site.config.yaml', '')
  write('city/package.json', '{}')
  write('city/site.config.yaml', '')
  for (const name of ['van.jpg', 'team.jpg']) write(`brand/assets/images/${name}`, 'brand')
  write('city/assets/images/van.jpg', 'city')
  write('city/assets/icons/duct.svg', 'city')
  write('brand/assets/static/terms.txt', 'brand')
  write('brand/assets/static/menu.txt', 'brand')
  write('city/assets/static/menu.txt', 'city')
  const folders = assetFoldersOf(['city/site.config.yaml', 'brand/site.config.yaml', 'city/other.yaml'], top)
  expect(folders).toEqual([at('city/assets'), at('brand/assets')])
  const { images, icons } = assetNames(...folders)
  // Images of the sample are not among them.
  expect([images, icons.includes('duct'), icons.includes('drop')]).toEqual([['team.jpg', 'van.jpg'], true, true])
  expect(['van.jpg', 'team.jpg'].map(name => readFileSync(findImage(folders, name).file, 'utf8'))).toEqual(['city', 'brand'])
  expect(['duct', 'drop'].map(name => iconFile(folders, name))).toEqual([
    at('city/assets/icons/duct.svg'),
    join(packageAssets, 'icons', 'drop.svg'),
  ])
  expect(readStatic(folders).files.map(({ path, bytes }) => `${path}: ${Buffer.from(bytes)}`)).toEqual([
    'menu.txt: city',
    'terms.txt: brand',
  ])
})

test('a config that is a link belongs to the folder of the link', () => {
  write('linked/package.json', '{}')
  write('target/package.json', '{}')
  write('target/site.config.yaml', '')
  symlinkSync(at('target/site.config.yaml'), at('linked/site.config.yaml'))
  expect(siteRootOf(at('linked/site.config.yaml'))).toBe(at('linked'))
})
