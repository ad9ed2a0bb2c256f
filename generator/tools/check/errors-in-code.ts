/** Type errors in the site's own code, as a part of the result of its check. */
import { typeErrors } from '../../platform/extensions/type-check.ts'
import { sourceTextIn } from '../../platform/program/source-place.ts'
import type { Diagnostic } from '../../site/model/diagnostic.ts'
import { extensions } from '../../site/util/extensions.ts'
import type { CheckResult } from './check-site.ts'

export type ErrorsInCode = Pick<CheckResult, 'diagnostics' | 'sources'>

/** The files of the site's own code that diagnostics refer to. */
const ownSources = (diagnostics: readonly Diagnostic[]): ReadonlyMap<string, string> => {
  const files = new Set(diagnostics.flatMap(({ where }) => (where?.file.startsWith('townsite/') === true ? [where.file] : [])))
  return new Map([...files].map(file => [file, sourceTextIn(extensions().code.root, file) ?? '']))
}

/** Of the code that this process has loaded. */
export const errorsInCode = async (): Promise<ErrorsInCode> => {
  const { root } = extensions().code
  const diagnostics = root === '' ? [] : await typeErrors(root)
  return { diagnostics, sources: ownSources(diagnostics) }
}

export const withErrorsInCode = <Result extends CheckResult>(result: Result, { diagnostics, sources }: ErrorsInCode): Result => ({
  ...result,
  diagnostics: [...diagnostics, ...result.diagnostics],
  sources: new Map([...result.sources, ...ownSources(result.diagnostics), ...sources]),
})
