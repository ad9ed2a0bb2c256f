import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sitePackage, specFor, withSpec } from '../../../generator/tools/upgrade/site-package.ts'
import { temporaryFolder } from '../../support/temporary.ts'

const folder = temporaryFolder()

const packageWith = (text: string) => {
  writeFileSync(join(folder, 'package.json'), text)
  return sitePackage(folder)
}

test('changes only the version in package.json', () => {
  const text = '{\r\n\t"scripts": { "townsite": "townsite" },\r\n\t"devDependencies": {"a": "1", "townsite" :"1.0.0" }\r\n}\r\n'
  const own = packageWith(text)
  expect(own?.spec).toBe('1.0.0')
  expect(own && withSpec(own, '1.2.0')).toBe(text.replace('"1.0.0"', '"1.2.0"'))
  expect(own && withSpec(own, '1.0.0')).toBe(text)
})

test('names the exact version, or the file if it named a file before', () => {
  const [published, local] = ['^1.0.0', 'file:../townsite-1.0.0.tgz'].map(spec =>
    packageWith(JSON.stringify({ dependencies: { townsite: spec } })),
  )
  const from = join(folder, '..', 'townsite-1.2.0.tgz')
  expect([published, local].map(own => own && specFor(own, '1.2.0', from))).toEqual(['1.2.0', 'file:../townsite-1.2.0.tgz'])
  expect([published, local].map(own => own && specFor(own, '1.2.0', undefined))).toEqual(['1.2.0', '1.2.0'])
})

test('finds no version in a package.json without Townsite', () => {
  expect(['{}', '{ "name": "townsite" }', '[]', '{ "dependencies": { "townsite": 1 } }', 'no JSON'].map(packageWith)).toEqual(
    Array.from({ length: 5 }),
  )
  expect(sitePackage(join(folder, 'missing'))).toBeUndefined()
})
