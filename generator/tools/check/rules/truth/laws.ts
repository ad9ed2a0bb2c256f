/** Laws and authorities, which show for which country or region a text was written. */
import type { Translated } from '../../../../site/messages/language.ts'

interface Law {
  /** Names, as the source of a regular expression. */
  readonly names: string
  /** The place where it applies. */
  readonly of: Translated<string>
  readonly countries: readonly string[]
  /** Codes and names of regions; the whole country if not given. */
  readonly regions?: readonly string[]
  /** Only in texts of this language: in others the letters can mean something else. */
  readonly language?: string
}

const europe = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' ')
const quebec = ['QC', 'Quebec', 'Québec']

const laws: readonly Law[] = [
  {
    names:
      "Law 25|Loi 25|RBQ|Régie du bâtiment|CNESST|CMEQ|CMMTQ|OQLF|Commission d[’']accès à l[’']information|Act respecting the protection of personal information in the private sector|Loi sur la protection des renseignements personnels dans le secteur privé",
    of: { en: 'Quebec', fr: 'le Québec' },
    countries: ['CA'],
    regions: quebec,
  },
  { names: 'TSSA|WSIB|Ontario Building Code', of: { en: 'Ontario', fr: 'l’Ontario' }, countries: ['CA'], regions: ['ON', 'Ontario'] },
  {
    names: 'WorkSafeBC|Technical Safety BC',
    of: { en: 'British Columbia', fr: 'la Colombie-Britannique' },
    countries: ['CA'],
    regions: ['BC', 'British Columbia'],
  },
  {
    names: 'PIPA Alberta|WCB[- ]Alberta|Alberta Safety Codes Act',
    of: { en: 'Alberta', fr: 'l’Alberta' },
    countries: ['CA'],
    regions: ['AB', 'Alberta'],
  },
  { names: 'PIPEDA|LPRPDE|CASL|LCAP', of: { en: 'Canada', fr: 'le Canada' }, countries: ['CA'] },
  {
    names: 'CCPA|CPRA|California Consumer Privacy Act|CSLB',
    of: { en: 'California', fr: 'la Californie' },
    countries: ['US'],
    regions: ['CA', 'California'],
  },
  { names: 'DBPR|CILB|Florida Building Code', of: { en: 'Florida', fr: 'la Floride' }, countries: ['US'], regions: ['FL', 'Florida'] },
  { names: 'TDPSA|TSBPE|TDLR', of: { en: 'Texas', fr: 'le Texas' }, countries: ['US'], regions: ['TX', 'Texas'] },
  { names: 'CAN-SPAM|TCPA|HIPAA|COPPA', of: { en: 'the United States', fr: 'les États-Unis' }, countries: ['US', 'PR'] },
  {
    names: "UK GDPR|Data Protection Act 2018|Information Commissioner[’']s Office|Gas Safe",
    of: { en: 'the United Kingdom', fr: 'le Royaume-Uni' },
    countries: ['GB'],
  },
  // British and Swiss texts mention it too.
  {
    names: '(?<!UK )GDPR|RGPD|DSGVO|DS-GVO',
    of: { en: 'the European Union', fr: 'l’Union européenne' },
    countries: [...europe, 'GB', 'CH'],
  },
  { names: 'AVG', of: { en: 'the European Union', fr: 'l’Union européenne' }, countries: europe, language: 'nl' },
  { names: 'BDSG|TDDDG', of: { en: 'Germany', fr: 'l’Allemagne' }, countries: ['DE'] },
  { names: 'CNIL|Informatique et Libertés', of: { en: 'France', fr: 'la France' }, countries: ['FR'] },
  {
    names: 'Autorité de protection des données|Gegevensbeschermingsautoriteit',
    of: { en: 'Belgium', fr: 'la Belgique' },
    countries: ['BE'],
  },
  { names: 'Autoriteit Persoonsgegevens', of: { en: 'the Netherlands', fr: 'les Pays-Bas' }, countries: ['NL'] },
  { names: 'AEPD|LOPDGDD', of: { en: 'Spain', fr: 'l’Espagne' }, countries: ['ES'] },
  { names: 'revDSG|nDSG|nLPD|EDÖB|PFPDT', of: { en: 'Switzerland', fr: 'la Suisse' }, countries: ['CH'] },
]

/** Laws that do not apply to a business in this country and these regions. */
export const foreignLaws = (country: string, regions: readonly string[], language: string): readonly Pick<Law, 'names' | 'of'>[] =>
  laws.filter(
    law =>
      (law.language === undefined || law.language === language) &&
      !(law.countries.includes(country) && (law.regions === undefined || law.regions.some(region => regions.includes(region)))),
  )
