import { expect, test } from 'vitest'
import { assetNames } from '../../../generator/platform/assets/names.ts'
import { compileChain } from '../../../generator/site/compile.ts'
import { currentFormat, formatProblem, oldestFormat } from '../../../generator/site/config/formats.ts'
import { migrations } from '../../../generator/site/config/migrations/index.ts'
import { compileText, smallText } from '../../support/sample.ts'
import { inEnglish } from '../../support/text.ts'

const faultsOf = (...texts: readonly [string, ...string[]]) => {
  const [first, ...others] = texts.map((text, index) => ({ file: `${index}.yaml`, text }))
  if (first === undefined) return []
  return compileChain([first, ...others], assetNames('assets'))
    .diagnostics.map(inEnglish)
    .map(({ code, message, hint, where }) => [code, `${where?.file}:${where?.line}:${where?.column}`, message, hint])
}

test('builds the same config with and without its format', () => {
  const [absent, written] = [compileText(smallText), compileText(`townsite: 1\n${smallText}`)]
  expect(written.diagnostics).toEqual(absent.diagnostics)
  expect(absent.config).toBeDefined()
  expect(written.config).toEqual({ ...absent.config, townsite: 1 })
})

test('accepts the format in a base, in an overlay and in both', () => {
  const overlay = 'extends: 1.yaml\nsite: { origin: https://city.example }\n'
  expect(faultsOf(`townsite: 1\n${overlay}`, smallText)).toEqual([])
  expect(faultsOf(overlay, `townsite: 1\n${smallText}`)).toEqual([])
  expect(faultsOf(`townsite: 1\n${overlay}`, `townsite: 1\n${smallText}`)).toEqual([])
})

test('reports a format of a later version alone, in each file', () => {
  expect(faultsOf('townsite: 3\nbusines: {}\n', 'townsite: 2\nsite: 4\n').map(([code, where, message]) => [code, where, message])).toEqual([
    ['FORMAT_VERSION', '0.yaml:1:11', 'This config has format 3, but the installed version of Townsite reads formats up to 1'],
    ['FORMAT_VERSION', '1.yaml:1:11', 'This config has format 2, but the installed version of Townsite reads formats up to 1'],
  ])
})

test.each(['"1"', '1.0.0', '1.5', '0', '-1', 'yes', '', '[1]', '{ version: 1 }'])('reports the format %s with the line to write', value => {
  const shown: Readonly<Record<string, string>> = { '1.0.0': '"1.0.0"', yes: '"yes"', '': 'null', '[1]': '[…]', '{ version: 1 }': '{…}' }
  const isWhole = value.startsWith('[') || value.startsWith('{')
  expect(faultsOf(`townsite: ${value}\n${smallText}`)).toEqual([
    [
      'FORMAT_VERSION',
      isWhole || value === '' ? expect.stringMatching(/^0\.yaml:1:1\d?$/) : '0.yaml:1:11',
      `“townsite” must be the version of the config’s format, 1, but it is ${shown[value] ?? value}`,
      'Write “townsite: 1”. The version of the program is in package.json.',
    ],
  ])
})

test('has a migration to each format', () => {
  expect(migrations.map(({ to }) => to)).toEqual(Array.from({ length: currentFormat }, (_, index) => index + 1))
  expect(oldestFormat).toBeLessThanOrEqual(currentFormat)
})

test('reports a format that needs a migration, also where the key is missing', () => {
  const formats = { current: 3, oldest: 2 }
  const older = (value: number) => ({ code: 'FORMAT_VERSION', variant: 'older', severity: 'error', values: { value, known: 3 } })
  expect([undefined, 1, 2, 3].map(value => formatProblem(value, formats))).toEqual([older(0), older(1), undefined, undefined])
})
