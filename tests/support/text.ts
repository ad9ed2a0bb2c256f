import type { Text } from '../../generator/site/messages/message.ts'
import type { Problem } from '../../generator/site/model/diagnostic.ts'
import { formatDiagnostic } from '../../generator/tools/check/format-diagnostic.ts'

export const inEnglish = <P extends Problem>(problem: P): P & Text => ({ ...problem, ...formatDiagnostic(problem, 'en') })

export const messageOf = (problem: Problem): string => formatDiagnostic(problem, 'en').message
