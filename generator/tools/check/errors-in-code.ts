/** Type errors in the site's own code, as a part of the result of its check. */
import { typeErrors } from '../../platform/extensions/type-check.ts'
import { sourceTextIn } from '../../platform/program/source-place.ts'
import { extensions } from '../../site/util/extensions.ts'
import type { CheckResult } from './check-site.ts'

export type ErrorsInCode = Pick<CheckResult, 'diagnostics' | 'sources'>

/** Of the code that this process has loaded. */
export const errorsInCode = async (): Promise<ErrorsInCode> => {
  const { root } = extensions().code
  const diagnostics = root === '' ? [] : await typeErrors(root)
  const files = new Set(diagnostics.flatMap(({ where }) => where?.file ?? []))
  const textOf = (file: string): string => sourceTextIn(root, file) ?? ''
  return { diagnostics, sources: new Map([...files].map(file => [file, textOf(file)])) }
}

export const withErrorsInCode = <Result extends CheckResult>(result: Result, { diagnostics, sources }: ErrorsInCode): Result => ({
  ...result,
  diagnostics: [...diagnostics, ...result.diagnostics],
  sources: new Map([...result.sources, ...sources]),
})
