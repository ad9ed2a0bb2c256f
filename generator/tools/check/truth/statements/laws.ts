/** Laws and authorities by which a text shows the country or region that it was written for. */

interface Law {
  /** Names as they are written, as the source of a regular expression. */
  readonly names: string
  /** Whose it is, in words. */
  readonly of: string
  readonly countries: readonly string[]
  /** Codes and names of regions; all of the country, if left out. */
  readonly regions?: readonly string[]
  /** Only in texts of this language: in another one the letters may mean something else. */
  readonly language?: string
}

const europe = 'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(' ')
const quebec = ['QC', 'Quebec', 'Québec']

const laws: readonly Law[] = [
  {
    names:
      "Law 25|Loi 25|RBQ|Régie du bâtiment|CNESST|CMEQ|CMMTQ|OQLF|Commission d[’']accès à l[’']information|Act respecting the protection of personal information in the private sector|Loi sur la protection des renseignements personnels dans le secteur privé",
    of: 'Quebec',
    countries: ['CA'],
    regions: quebec,
  },
  { names: 'TSSA|WSIB|Ontario Building Code', of: 'Ontario', countries: ['CA'], regions: ['ON', 'Ontario'] },
  { names: 'WorkSafeBC|Technical Safety BC', of: 'British Columbia', countries: ['CA'], regions: ['BC', 'British Columbia'] },
  { names: 'PIPA Alberta|WCB[- ]Alberta|Alberta Safety Codes Act', of: 'Alberta', countries: ['CA'], regions: ['AB', 'Alberta'] },
  { names: 'PIPEDA|LPRPDE|CASL|LCAP', of: 'Canada', countries: ['CA'] },
  { names: 'CCPA|CPRA|California Consumer Privacy Act|CSLB', of: 'California', countries: ['US'], regions: ['CA', 'California'] },
  { names: 'DBPR|CILB|Florida Building Code', of: 'Florida', countries: ['US'], regions: ['FL', 'Florida'] },
  { names: 'TDPSA|TSBPE|TDLR', of: 'Texas', countries: ['US'], regions: ['TX', 'Texas'] },
  { names: 'CAN-SPAM|TCPA|HIPAA|COPPA', of: 'the United States', countries: ['US', 'PR'] },
  { names: "UK GDPR|Data Protection Act 2018|Information Commissioner[’']s Office|Gas Safe", of: 'the United Kingdom', countries: ['GB'] },
  // The British and the Swiss speak of it too.
  { names: '(?<!UK )GDPR|RGPD|DSGVO|DS-GVO', of: 'the European Union', countries: [...europe, 'GB', 'CH'] },
  { names: 'AVG', of: 'the European Union', countries: europe, language: 'nl' },
  { names: 'BDSG|TDDDG', of: 'Germany', countries: ['DE'] },
  { names: 'CNIL|Informatique et Libertés', of: 'France', countries: ['FR'] },
  { names: 'Autorité de protection des données|Gegevensbeschermingsautoriteit', of: 'Belgium', countries: ['BE'] },
  { names: 'Autoriteit Persoonsgegevens', of: 'the Netherlands', countries: ['NL'] },
  { names: 'AEPD|LOPDGDD', of: 'Spain', countries: ['ES'] },
  { names: 'revDSG|nDSG|nLPD|EDÖB|PFPDT', of: 'Switzerland', countries: ['CH'] },
]

/** Laws that do not hold for a business in this country and these regions. */
export const foreignLaws = (country: string, regions: readonly string[], language: string): readonly Pick<Law, 'names' | 'of'>[] =>
  laws.filter(
    law =>
      (law.language === undefined || law.language === language) &&
      !(law.countries.includes(country) && (law.regions === undefined || law.regions.some(region => regions.includes(region)))),
  )
