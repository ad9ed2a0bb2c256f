/** Words a finding in a language. */
import type { MessageLanguage, Translated } from '../../site/messages/language.ts'
import type { Check, Finding, Message, Value } from './define-check.ts'

/** Messages that any check can have. */
export const commonMessages: Readonly<Record<string, Message>> = {
  crashed: {
    en: 'the check itself broke: {reason}',
    fr: 'la vérification elle-même a échoué : {reason}',
    hint: {
      en: 'This is a fault of Townsite. Please report it; meanwhile site.checks can switch this check off.',
      fr: 'C’est une faute de Townsite. Signalez-la; d’ici là, site.checks peut désactiver cette vérification.',
    },
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

const french = new Intl.NumberFormat('fr-CA', { maximumFractionDigits: 5 })

const valueText = (value: Value, language: MessageLanguage): string => {
  if (typeof value === 'object') return value[language]
  return typeof value === 'number' && language === 'fr' ? french.format(value) : String(value)
}

/** Replaces the placeholders of a text that have a value. */
const fill = (text: Translated<string>, values: Finding['values'] = {}, language: MessageLanguage): string =>
  text[language].replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    return value === undefined ? placeholder : valueText(value, language)
  })

/**
 * The message of a finding, without a full stop, and what to do about it.
 * @throws if neither the check nor all checks have its variant
 */
export const describeFinding = (
  { id, messages, hint }: Pick<Check, 'id' | 'messages' | 'hint'>,
  { variant, values }: Pick<Finding, 'variant' | 'values'>,
  language: MessageLanguage,
): { readonly message: string; readonly hint: string } => {
  const found = messages[variant] ?? commonMessages[variant]
  if (found === undefined) throw new Error(`The check ${id} has no message “${variant}”.`)
  return { message: fill(found, values, language), hint: found.hint === undefined ? hint[language] : fill(found.hint, values, language) }
}
