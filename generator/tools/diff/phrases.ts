/** Descriptions of changes that are not quoted from the site, such as attributes of forms and positions in lists. */
import { type MessageOf, withValues, wordingOf } from '../messages.ts'

const phrases = {
  formAddress: { en: 'address', fr: 'adresse' },
  scriptAddress: { en: 'address for its script', fr: 'adresse pour son script' },
  encoding: { en: 'encoding', fr: 'encodage' },
  expectedAnswer: { en: 'expected answer', fr: 'réponse attendue' },
  field: { en: 'field', fr: 'champ' },
  fieldAttribute: withValues<{ readonly attribute: string; readonly field: string }>({
    en: ({ attribute, field }) => `${attribute} of “${field}”`,
    fr: ({ attribute, field }) => `${attribute} de « ${field} »`,
  }),
  hiddenValue: withValues<{ readonly field: string }>({
    en: ({ field }) => `hidden value “${field}”`,
    fr: ({ field }) => `valeur cachée « ${field} »`,
  }),
  option: withValues<{ readonly field: string }>({
    en: ({ field }) => `option of “${field}”`,
    fr: ({ field }) => `choix de « ${field} »`,
  }),
  optionAttribute: withValues<{ readonly attribute: string; readonly option: string; readonly field: string }>({
    en: ({ attribute, option, field }) => `${attribute} of “${option}” in “${field}”`,
    fr: ({ attribute, option, field }) => `${attribute === 'value' ? 'valeur' : attribute} de « ${option} » dans « ${field} »`,
  }),
  initialChoice: withValues<{ readonly field: string }>({
    en: ({ field }) => `choice of “${field}” at the start`,
    fr: ({ field }) => `choix de départ de « ${field} »`,
  }),
  emptyForPeople: { en: 'left empty by people', fr: 'laissé vide par les gens' },
  sentTo: withValues<{ readonly address: string }>({
    en: ({ address }) => `sent to ${address}`,
    fr: ({ address }) => `envoyé à ${address}`,
  }),
  sentToOwnPage: { en: 'sent to its own page', fr: 'envoyé à sa propre page' },
  notSet: withValues<{ readonly attribute: string }>({
    en: ({ attribute }) => `not ${attribute}`,
    fr: ({ attribute }) => `sans ${attribute}`,
  }),
  elementAttribute: withValues<{ readonly attribute: string; readonly element: string }>({
    en: ({ attribute, element }) => `${attribute} of ${element}`,
    fr: ({ attribute, element }) => `${attribute} de ${element}`,
  }),
  /** Other content under the same name. */
  other: { en: 'another', fr: 'autre' },
  otherOrder: { en: 'another order', fr: 'autre ordre' },
  first: { en: 'first', fr: 'en premier' },
  after: withValues<{ readonly item: string }>({ en: ({ item }) => `after “${item}”`, fr: ({ item }) => `après « ${item} »` }),
  fileContent: { en: 'content of its file', fr: 'contenu de son fichier' },
  page: { en: 'a page', fr: 'une page' },
  noHtml: { en: 'no HTML', fr: 'pas de HTML' },
  contactLine: withValues<{ readonly contact: string }>({
    en: ({ contact }) => `${contact} line`,
    fr: ({ contact }) => `ligne ${contact}`,
  }),
  specialDays: { en: 'special days', fr: 'jours particuliers' },
  immutableFiles: { en: 'files that never change', fr: 'fichiers qui ne changent jamais' },
} as const

export type Phrase = MessageOf<typeof phrases>

/** A text quoted from the site, or a description. */
export type Text = string | Phrase

export const other: Phrase = { code: 'other' }

const phraseText = wordingOf(phrases)

export const textIn = (text: Text, language: Parameters<typeof phraseText>[1]): string =>
  typeof text === 'string' ? text : phraseText(text, language)

/** @returns the text if it is quoted from the site, otherwise `null` */
export const quoted = (text: Text | null): string | null => (typeof text === 'string' ? text : null)
