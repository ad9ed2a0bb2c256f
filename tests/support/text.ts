import type { Text } from '../../generator/site/messages/message.ts'
import type { Problem } from '../../generator/site/model/diagnostic.ts'
import { describe } from '../../generator/tools/check/describe.ts'

/** A problem with its English text. */
export const inEnglish = <P extends Problem>(problem: P): P & Text => ({ ...problem, ...describe(problem, 'en') })

export const messageOf = (problem: Problem): string => describe(problem, 'en').message
