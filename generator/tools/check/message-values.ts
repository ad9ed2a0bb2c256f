/** Values of messages that differ from one language to another. */
import type { Translated } from '../../site/messages/language.ts'

/** `en-CA and fr-CA` */
export const andList = (items: readonly string[]): Translated<string> => ({ en: items.join(' and '), fr: items.join(' et ') })

export const decimal = (value: number, digits: number): Translated<string> => {
  const en = value.toFixed(digits)
  return { en, fr: en.replace('.', ',') }
}

const frenchNames = new Intl.DisplayNames(['fr-CA'], { type: 'language' })

/** A language by its code in English messages, and by its name in French ones. */
export const languageName = (tag: string): Translated<string> => ({ en: tag, fr: frenchNames.of(tag) ?? tag })

/** The beginning of a long text. */
export const excerpt = (text: string, length = 60): string => `${text.slice(0, length)}${text.length > length ? '…' : ''}`
