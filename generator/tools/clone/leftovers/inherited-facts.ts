/** Facts that belong to one business, but that a text search cannot find in a clone. */
import { type ConfigDocument, type ConfigPath, pathText } from '../../../site/config/yaml/config-document.ts'
import { valueAt } from '../../../site/config/yaml/tree.ts'
import type { Translated } from '../../../site/messages/language.ts'
import type { SourceLocation } from '../../../site/model/diagnostic.ts'

/** Facts to check, with a description. */
const facts: readonly (readonly [path: ConfigPath, question: Translated<string>])[] = [
  [['site', 'origin'], { en: 'the URL of the new site', fr: 'l’adresse du nouveau site' }],
  [['site', 'languages'], { en: 'the languages spoken there, and their countries', fr: 'les langues parlées là-bas, et leurs pays' }],
  [['business', 'name'], { en: 'the trade name', fr: 'le nom commercial' }],
  [['business', 'legalName'], { en: 'the registered name', fr: 'la raison sociale' }],
  [['business', 'founded'], { en: 'the year in which it was founded', fr: 'l’année de fondation' }],
  [['business', 'email'], { en: 'its mailbox', fr: 'son adresse de courriel' }],
  [['business', 'address', 'region'], { en: 'its province or state', fr: 'sa province ou son État' }],
  [['business', 'geo'], { en: 'its point on the map', fr: 'sa position sur la carte' }],
  [['business', 'profiles'], { en: 'its own profiles', fr: 'ses propres profils' }],
  [['business', 'licence'], { en: 'its own licence', fr: 'sa propre licence' }],
  [
    ['business', 'rating'],
    {
      en: 'its own rating: ratings of another business must not be shown',
      fr: 'sa propre note : celle d’une autre entreprise ne doit pas être affichée',
    },
  ],
  [['business', 'claims'], { en: 'its own figures', fr: 'ses propres chiffres' }],
  [
    ['business', 'privacyOfficer', 'email'],
    { en: 'the person responsible for personal information', fr: 'la personne responsable des renseignements personnels' },
  ],
  [['phones', 'book', 'main'], { en: 'its own number', fr: 'son propre numéro' }],
  [['hours', 'timeZone'], { en: 'the time zone there', fr: 'le fuseau horaire' }],
  [['hours', 'weekly'], { en: 'when it is open', fr: 'ses heures d’ouverture' }],
  [['locations'], { en: 'the areas served', fr: 'les secteurs desservis' }],
  [
    ['forms', 'id'],
    {
      en: 'where requests are sent: currently to the inbox of the base',
      fr: 'où vont les demandes : pour l’instant, à la boîte de la base',
    },
  ],
  [
    ['forms', 'endpoint'],
    {
      en: 'where requests are sent: currently to the inbox of the base',
      fr: 'où vont les demandes : pour l’instant, à la boîte de la base',
    },
  ],
]

export interface InheritedFact {
  readonly key: string
  readonly where: SourceLocation
  readonly question: Translated<string>
}

/**
 * Facts that the new config inherits from its base.
 * @param base data of the base; @param answered keys that were answered, even with the value of the base
 */
export const inheritedFacts = (
  { data, locate }: Pick<ConfigDocument, 'data' | 'locate'>,
  base: unknown,
  answered: readonly string[],
): readonly InheritedFact[] =>
  facts
    .filter(([path]) => {
      const value = valueAt(data, path)
      return value !== undefined && JSON.stringify(value) === JSON.stringify(valueAt(base, path)) && !answered.includes(pathText(path))
    })
    .map(([path, question]) => ({ key: pathText(path), where: locate(path, { key: true }), question }))
