/** Formats diagnostics of the build and findings of the checks. */
import { codeOf } from '../../site/messages/check-ids.ts'
import { buildMessages } from '../../site/messages/index.ts'
import type { MessageLanguage } from '../../site/messages/language.ts'
import { type Entry, formatterOf, messageText, type Text } from '../../site/messages/message.ts'
import type { Check, CheckMessage, Finding } from './define-check.ts'
import { checks } from './registry.ts'

/** Messages that any check can have. */
const commonMessages: Readonly<Record<string, CheckMessage>> = {
  crashed: {
    en: 'The check stopped with an error: {reason}',
    fr: 'La vérification s’est arrêtée sur une erreur : {reason}',
    hint: {
      en: 'This is a bug in Townsite. Please report it. Until it is fixed, turn the check off in site.checks.',
      fr: 'C’est un bogue de Townsite : signalez-le. D’ici là, désactivez la vérification dans site.checks.',
    },
  },
  throws: {
    en: 'The check fails: {reason}',
    fr: 'La vérification échoue : {reason}',
    hint: { en: 'Fix the line that throws.', fr: 'Corrigez la ligne en cause.' },
  },
  more: {
    en: '{count} more findings like these',
    fr: '{count} autres constats comme ceux-ci',
    hint: {
      en: 'Correct the first ones: the others often go with them.',
      fr: 'Corrigez les premiers : les autres disparaissent souvent avec eux.',
    },
  },
}

/**
 * The message of a finding and what to do about it.
 * @throws if neither the check nor all checks have its variant
 */
export const formatFinding = (
  { id, messages, hint }: Pick<Check, 'id' | 'messages' | 'hint'>,
  { variant, values = {} }: Pick<Finding, 'variant' | 'values'>,
  language: MessageLanguage,
): Text => {
  const found = messages[variant] ?? commonMessages[variant]
  if (found === undefined) throw new Error(`The check ${id} has no message “${variant}”.`)
  return messageText(found, hint, values, language)
}

const entries = checks.map(({ id, severity, about, hint, messages }): readonly [string, Entry] => [
  codeOf(id),
  { severity, about, hint, variants: { ...commonMessages, ...messages } },
])

export const formatDiagnostic = formatterOf({ ...buildMessages, ...Object.fromEntries(entries) })
