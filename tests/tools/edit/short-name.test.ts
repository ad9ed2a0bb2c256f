import { expect, test } from 'vitest'
import { shortName } from '../../../generator/tools/edit/app/short-name.ts'

test.each([
  [
    ['site.config.yaml', 'sites/laval.config.yaml'],
    ['site', 'sites/laval'],
  ],
  [
    ['/home/ann/sites/laval.config.yaml', '/home/ann/sites/ottawa.config.yml'],
    ['laval', 'ottawa'],
  ],
  [
    ['a/b/site.config.yaml', 'a/c/site.config.yaml'],
    ['b/site', 'c/site'],
  ],
  [
    ['a/a.config.yaml', 'a/b/a.config.yaml', 'other.yaml'],
    ['a/a', 'a/b/a', 'other.yaml'],
  ],
  [['site.config.yaml'], ['site']],
])('%j are called %j', (files, names) => {
  expect(files.map(file => shortName(file, files))).toEqual(names)
})
