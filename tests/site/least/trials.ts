import { parse, stringify } from 'yaml'
import { assetNames } from '../../../generator/io/assets/names.ts'
import { compileConfig } from '../../../generator/site/compile.ts'
import { pathText } from '../../../generator/site/config/tree.ts'
import { siteFrom } from '../../support/site.ts'
import { pathsOf, without } from './delete.ts'
import { faultsOf } from './sound.ts'

const assets = assetNames('assets')

/** What is wrong with the site of a config, or with what its owner is told. */
const outcome = (data: unknown): readonly string[] => {
  const compiled = compileConfig('site.config.yaml', stringify(data, { aliasDuplicateObjects: false }), assets)
  if (compiled.ok)
    try {
      return faultsOf(siteFrom(compiled.value))
    } catch (error) {
      return [`a crash: ${error}`]
    }
  const errors = compiled.diagnostics.filter(one => one.severity === 'error' && one.code !== 'MORE_MISTAKES')
  const codes = new Set(errors.map(one => one.code))
  return codes.size === 1 ? [] : errors.map(one => `${one.code} ${one.key}: ${one.message}`)
}

/** Each path without which something is wrong, with what that is. */
export const trials = (
  text: string,
  isTried: (index: number, isOfLanguage: boolean) => boolean,
): Readonly<Record<string, readonly string[]>> => {
  const data: unknown = parse(text)
  return Object.fromEntries(
    pathsOf(data)
      .filter(({ isOfLanguage }, index) => isTried(index, isOfLanguage))
      .flatMap(({ path }) => {
        const faults = outcome(without(data, path))
        return faults.length === 0 ? [] : [[pathText(path), faults]]
      }),
  )
}
