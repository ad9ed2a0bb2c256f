import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { removeFile, removeFolder } from '../../generator/platform/folder.ts'
import { temporaryFolder } from '../support/temporary.ts'

const filled = (): string => {
  const root = temporaryFolder()
  for (const folder of ['others/deep', 'site/en/none', 'site/fr']) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['others/mine', 'others/deep/mine', 'site/index.html', 'site/en/é.html', 'site/fr/.DS_Store'])
    writeFileSync(join(root, file), file)
  symlinkSync(join(root, 'others'), join(root, 'site/fr/linked'))
  symlinkSync(join(root, 'others/mine'), join(root, 'site/linked.html'))
  symlinkSync('nowhere', join(root, 'site/en/broken'))
  return root
}

test('removes a folder with its contents, and keeps the targets of links', () => {
  const root = filled()
  removeFolder(join(root, 'site'))
  removeFolder(join(root, 'missing'))
  expect(readdirSync(root, { recursive: true }).sort()).toEqual(['others', 'others/deep', 'others/deep/mine', 'others/mine'])
})

test('removes a link without its target, and removes a file', () => {
  const root = filled()
  symlinkSync('others', join(root, 'link'))
  symlinkSync('nowhere', join(root, 'broken'))
  for (const name of ['link', 'broken', 'others/mine']) removeFolder(join(root, name))
  expect(['link', 'broken'].map(name => lstatSync(join(root, name), { throwIfNoEntry: false }))).toEqual([undefined, undefined])
  expect([existsSync(join(root, 'others/mine')), readFileSync(join(root, 'others/deep/mine'), 'utf8')]).toEqual([false, 'others/deep/mine'])
})

test('removes a file or a link, ignores a missing file, and throws for a folder', () => {
  const root = filled()
  for (const name of ['others/mine', 'site/fr/linked', 'site/en/broken', 'missing', 'missing/too']) removeFile(join(root, name))
  expect(() => removeFile(join(root, 'site'))).toThrow(expect.objectContaining({ path: join(root, 'site') }))
  expect(readdirSync(root, { recursive: true }).sort()).toEqual([
    'others',
    'others/deep',
    'others/deep/mine',
    'site',
    'site/en',
    'site/en/none',
    'site/en/é.html',
    'site/fr',
    'site/fr/.DS_Store',
    'site/index.html',
    'site/linked.html',
  ])
})
