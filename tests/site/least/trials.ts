import { parse, stringify } from 'yaml'
import { pathText } from '../../../generator/site/config/yaml/tree.ts'
import { compilePacked, siteFrom } from '../../support/site.ts'
import { messageOf } from '../../support/text.ts'
import { pathsOf, without } from './delete.ts'
import { problemsOf } from './page-problems.ts'

/** Problems of a config’s site, or of the errors reported for it. */
const outcome = (data: unknown, compile: typeof compilePacked): readonly string[] => {
  const compiled = compile(stringify(data, { aliasDuplicateObjects: false }))
  if (compiled.ok)
    try {
      return problemsOf(siteFrom(compiled.value))
    } catch (error) {
      return [`a crash: ${error}`]
    }
  const errors = compiled.diagnostics.filter(one => one.severity === 'error' && one.code !== 'MORE_MISTAKES')
  const codes = new Set(errors.map(one => one.code))
  return codes.size === 1 ? [] : errors.map(one => `${one.code} ${one.key}: ${messageOf(one)}`)
}

/**
 * Removes each path in turn. Returns the problems by path.
 * @param compile by default as commands do
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
        const problems = outcome(without(data, path), compile)
        return problems.length === 0 ? [] : [[pathText(path), problems]]
      }),
  )
}
