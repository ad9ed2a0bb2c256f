/** Laws and authorities: those that show for which country or region a text was written, and those about maps. */
import type { Translated } from '../../../../site/messages/language.ts'

interface Law {
  /** Names, as the source of a regular expression. */
  readonly names: string
  /** The place where it applies. */
  readonly of: Translated<string>
  readonly countries: readonly string[]
  /** Codes and names of regions; the whole country if not given. */
  readonly regions?: readonly string[]
  /** Only in texts of this language: in others the letters can have another meaning. */
  readonly language?: string
}

/** The European Union and the three states that share its market. */
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

const quebecOnMaps: Translated<string> = {
  en: 'Quebec’s Law 25 (P-39.1, s. 8.1) requires that anything that can identify or locate visitors stays off until they turn it on',
  fr: 'la Loi 25 du Québec (P-39.1, art. 8.1) exige que ce qui permet d’identifier ou de localiser les visiteurs reste désactivé jusqu’à ce qu’ils l’activent',
}

const gdprOnMaps: Translated<string> = {
  en: 'the GDPR (article 6) requires a legal basis, such as consent, before a visitor’s IP address is passed on',
  fr: 'le RGPD (article 6) exige une base juridique, comme le consentement, avant que l’adresse IP d’un visiteur soit transmise',
}

/** What the law of a place requires before a map service learns who views the page; `null` if no such law is known. */
export const mapLaw = (country: string, region?: string): Translated<string> | null => {
  if (country === 'CA' && region === 'QC') return quebecOnMaps
  // The laws of the United Kingdom and Switzerland agree with the GDPR on maps.
  return [...europe, 'GB', 'CH'].includes(country) ? gdprOnMaps : null
}
