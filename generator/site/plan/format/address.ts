/** Postal addresses in the format of the country and language. */

export interface AddressParts {
  readonly street: string | undefined
  readonly city: string
  /** Code: `QC`. */
  readonly region: string | undefined
  /** In the page's language: `Québec`. */
  readonly regionName: string | undefined
  readonly postalCode: string | undefined
}

type CityLine = (parts: AddressParts) => string

const joined = (parts: readonly (string | undefined)[], glue: string): string =>
  parts.filter(part => part !== undefined && part !== '').join(glue)

const regionAfter: CityLine = ({ city, region, regionName, postalCode }) =>
  joined([joined([city, regionName ?? region], ', '), postalCode], ' ')
const codeBefore: CityLine = ({ city, postalCode }) => joined([postalCode, city], ' ')
/** OQLF: `Montréal (Québec)  H2X 1Y4`, two spaces before the code. */
const regionInParentheses: CityLine = ({ city, region, regionName, postalCode }) =>
  joined([regionName === undefined && region === undefined ? city : `${city} (${regionName ?? region})`, postalCode], '\u00a0 ')

const byLocale: Readonly<Record<string, CityLine>> = { 'fr-CA': regionInParentheses }
const byCountry: Readonly<Record<string, CityLine>> = {
  CA: regionAfter,
  US: ({ city, region, postalCode }) => joined([joined([city, region], ', '), postalCode], ' '),
  AU: regionAfter,
  GB: ({ city, postalCode }) => joined([city, postalCode], ' '),
}

export const addressLines = (parts: AddressParts, country: string, locale: string): readonly string[] =>
  [
    parts.street,
    ((country === 'CA' && Object.hasOwn(byLocale, locale) ? byLocale[locale] : undefined) ?? byCountry[country] ?? codeBefore)(parts),
  ].filter(line => line !== undefined)
