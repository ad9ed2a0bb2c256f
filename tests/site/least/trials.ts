import { parse, stringify } from 'yaml'
import { pathText } from '../../../generator/site/config/yaml/tree.ts'
import { compilePacked, siteFrom } from '../../support/site.ts'
import { messageOf } from '../../support/text.ts'
import { pathsOf, without } from './delete.ts'
import { faultsOf } from './sound.ts'

/** What is wrong with the site of a config, or with what its owner is told. */
const outcome = (data: unknown, compile: typeof compilePacked): readonly string[] => {
  const compiled = compile(stringify(data, { aliasDuplicateObjects: false }))
  if (compiled.ok)
    try {
      return faultsOf(siteFrom(compiled.value))
    } catch (error) {
      return [`a crash: ${error}`]
    }
  const errors = compiled.diagnostics.filter(one => one.severity === 'error' && one.code !== 'MORE_MISTAKES')
  const codes = new Set(errors.map(one => one.code))
  return codes.size === 1 ? [] : errors.map(one => `${one.code} ${one.key}: ${messageOf(one)}`)
}

/**
 * Each path without which something is wrong, with what that is.
 * @param compile makes a site of each text, as a command does unless another is given
 */
export const trials = (
  text: string,
  isTried: (index: number, isOfLanguage: boolean) => boolean,
  compile: typeof compilePacked = compilePacked,
): Readonly<Record<string, readonly string[]>> => {
  const data: unknown = parse(text)
  return Object.fromEntries(
    pathsOf(data)
      .filter(({ isOfLanguage }, index) => isTried(index, isOfLanguage))
      .flatMap(({ path }) => {
        const faults = outcome(without(data, path), compile)
        return faults.length === 0 ? [] : [[pathText(path), faults]]
      }),
  )
}
