/** Texts about the fields of a config, each next to its schema: for the forms of the editor and for JSON Schema. */
import * as z from 'zod'
import type { Translated } from '../../messages/language.ts'

export interface FieldTexts {
  /** Its label in a form. Only list items and union members have none. */
  readonly label?: Translated<string>
  /** A sentence about its value. The English one is the `description` in the JSON Schema. */
  readonly help?: Translated<string>
  /** Of a list: one item, with its article, as in “Add a service”. */
  readonly item?: Translated<string>
  /** Of a record: the name of an entry, with `{name}` for its key. */
  readonly entry?: Translated<string>
  /** Of an enum: the names of the options. Names of companies and programs need no text. */
  readonly options?: Readonly<Record<string, Translated<string>>>
  /** Of a section of the config: a summary. */
  readonly summary?: Translated<string>
}

const registry = z.registry<FieldTexts>()

/** Additions to the JSON Schema. */
interface JsonSchemaMeta {
  /** The last sentence of its description: how to write the value in YAML. */
  readonly note?: string
  readonly examples?: unknown[]
  readonly townsite?: 'text'
}

/**
 * Adds texts to a schema. The type checker reports a missing translation; a test reports a key of a form without a label.
 * @param schema is cloned, so that a shared one gets no texts
 */
export const field = <Schema extends z.ZodType>(schema: Schema, texts: FieldTexts, { note, ...meta }: JsonSchemaMeta = {}): Schema => {
  const help = texts.help?.en
  const description = [help === undefined || note === undefined ? help : help.replace(/[^.!?]$/, '$&.'), note]
    .filter(part => part !== undefined)
    .join(' ')
  const copy = description === '' ? schema.clone() : schema.meta({ description, ...meta })
  registry.add(copy, texts)
  return copy
}

/** @returns the texts of a schema alone, without those of a schema that it wraps */
export const ownTexts = (schema: z.core.$ZodType): FieldTexts | undefined => registry.get(schema)

/** Labels of keys that several parts of a config have. */
export const labels = {
  asOf: { en: 'As of', fr: 'En date du' },
  benefits: { en: 'Benefits', fr: 'Avantages' },
  callToAction: { en: 'Call to action', fr: 'Appel à l’action' },
  claims: { en: 'Figures and promises', fr: 'Chiffres et promesses' },
  country: { en: 'Country', fr: 'Pays' },
  description: { en: 'Description', fr: 'Description' },
  email: { en: 'Email', fr: 'Courriel' },
  emergency: { en: '24/7 emergency service', fr: 'Urgences jour et nuit' },
  endpoint: { en: 'Form URL', fr: 'URL du formulaire' },
  exceptions: { en: 'Holidays and seasons', fr: 'Jours fériés et saisons' },
  from: { en: 'From', fr: 'De' },
  heading: { en: 'Heading', fr: 'Titre affiché' },
  hours: { en: 'Hours', fr: 'Heures' },
  id: { en: 'ID', fr: 'Identifiant' },
  image: { en: 'Image', fr: 'Image' },
  items: { en: 'Items', fr: 'Éléments' },
  keywords: { en: 'Keywords', fr: 'Mots clés' },
  label: { en: 'Label', fr: 'Étiquette' },
  lead: { en: 'Introduction', fr: 'Introduction' },
  locations: { en: 'Areas', fr: 'Secteurs' },
  name: { en: 'Name', fr: 'Nom' },
  number: { en: 'Number', fr: 'Numéro' },
  pairs: { en: 'Pairs of images', fr: 'Paires d’images' },
  points: { en: 'Points', fr: 'Points' },
  process: { en: 'How it works', fr: 'Étapes du travail' },
  profiles: { en: 'Social profiles', fr: 'Réseaux sociaux' },
  provider: { en: 'Provider', fr: 'Fournisseur' },
  searchDescription: { en: 'SEO description', fr: 'Description SEO' },
  searchTitle: { en: 'SEO title', fr: 'Titre SEO' },
  services: { en: 'Services', fr: 'Services' },
  source: { en: 'Source', fr: 'Source' },
  structuredData: { en: 'Search engines', fr: 'Moteurs de recherche' },
  submit: { en: 'Button', fr: 'Bouton' },
  text: { en: 'Text', fr: 'Texte' },
  title: { en: 'Title', fr: 'Titre' },
  to: { en: 'To', fr: 'À' },
  type: { en: 'Type', fr: 'Type' },
  url: { en: 'URL', fr: 'Adresse Web' },
  address: { en: 'Address', fr: 'Adresse' },
  geo: { en: 'Position on the map', fr: 'Position sur la carte' },
  rating: { en: 'Rating', fr: 'Note' },
  value: { en: 'Value', fr: 'Valeur' },
} as const satisfies Readonly<Record<string, Translated<string>>>
