/** Formats what the build and the checks find. */
import { codeOf } from '../../site/messages/check-ids.ts'
import { buildMessages } from '../../site/messages/index.ts'
import { type Entry, formatterOf } from '../../site/messages/message.ts'
import { commonMessages } from './describe-finding.ts'
import { checks } from './registry.ts'

const entries = checks.map(({ id, severity, about, hint, messages }): readonly [string, Entry] => [
  codeOf(id),
  { severity, about: about.en, hint, variants: { ...commonMessages, ...messages } },
])

export const describe = formatterOf({ ...buildMessages, ...Object.fromEntries(entries) })
