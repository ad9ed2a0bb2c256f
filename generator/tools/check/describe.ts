/** Words what the build and the checks find. */
import { codeOf } from '../../site/messages/check-ids.ts'
import { buildMessages } from '../../site/messages/index.ts'
import { describer, type Entry, type Message } from '../../site/messages/message.ts'
import type { Check, Finding } from './define-check.ts'
import { commonMessages, describeFinding } from './describe-finding.ts'
import { checks } from './registry.ts'

const messageOf = (check: Check, variant: string): Message<NonNullable<Finding['values']>> => ({
  example: {},
  en: values => describeFinding(check, { variant, values }, 'en'),
  fr: values => describeFinding(check, { variant, values }, 'fr'),
})

const entryOf = (check: Check): Entry => ({
  severity: check.severity,
  about: check.about.en,
  variants: Object.fromEntries(
    [...Object.keys(check.messages), ...Object.keys(commonMessages)].map(variant => [variant, messageOf(check, variant)]),
  ),
})

export const describe = describer({ ...buildMessages, ...Object.fromEntries(checks.map(check => [codeOf(check.id), entryOf(check)])) })
