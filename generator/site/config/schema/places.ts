/** Postal addresses and coordinates. */
import * as z from 'zod'
import { lazy } from '../../util/memoize.ts'
import { field, labels } from './field.ts'
import { countryCode } from './scalars.ts'
import { completedLater, type TextBuilders } from './texts.ts'

export const placeBuilders = ({ text, textOrString }: TextBuilders) => {
  const coordinates = lazy(() =>
    field(
      z.strictObject({
        lat: field(z.number().min(-90).max(90), {
          label: { en: 'Latitude', fr: 'Latitude' },
          help: { en: 'Latitude in decimal degrees, from -90 to 90: 51.5074', fr: 'Latitude en degrés décimaux, de -90 à 90 : 51.5074' },
        }),
        lng: field(z.number().min(-180).max(180), {
          label: { en: 'Longitude', fr: 'Longitude' },
          help: {
            en: 'Longitude in decimal degrees, from -180 to 180, west is negative: -0.1278',
            fr: 'Longitude en degrés décimaux, de -180 à 180, négative à l’ouest : -0.1278',
          },
        }),
      }),
      { help: { en: 'Position on the map: latitude and longitude (WGS 84).', fr: 'Position sur la carte : latitude et longitude.' } },
    ),
  )

  const address = lazy(() =>
    field(
      z.strictObject({
        street: textOrString({
          label: { en: 'Street', fr: 'Numéro et rue' },
          help: {
            en: 'House number and street, in the order used in the country. Omit it if customers cannot visit.',
            fr: 'Numéro et rue, dans l’ordre du pays. À omettre si les clients ne peuvent pas venir.',
          },
        }).optional(),
        city: textOrString({ label: { en: 'City', fr: 'Ville' }, help: { en: 'City or town: Springfield', fr: 'Ville : Springfield' } }),
        region: field(z.string().min(1), {
          label: { en: 'Region', fr: 'Province ou État' },
          help: {
            en: 'Code of the state or province, in countries where addresses have one: TX',
            fr: 'Code de la province ou de l’État, dans les pays où les adresses en ont un : QC',
          },
        }).optional(),
        regionName: text({
          label: { en: 'Region name', fr: 'Nom de la province ou de l’État' },
          help: {
            en: 'Name of the state or province, as written on an envelope: Texas',
            fr: 'Nom de la province ou de l’État, comme sur une enveloppe : Québec',
          },
        }).optional(),
        postalCode: field(z.string().min(1), {
          label: { en: 'Postal code', fr: 'Code postal' },
          help: {
            en: 'Postal code, in the format of the country: 78701, or SW1A 1AA',
            fr: 'Code postal, dans le format du pays : 78701, ou SW1A 1AA',
          },
        }).optional(),
        country: field(completedLater(countryCode), {
          label: labels.country,
          help: {
            en: 'Country, as two letters (ISO 3166): US. Default: the country of the phone numbers or of the first language.',
            fr: 'Pays, en deux lettres (ISO 3166) : US. Par défaut, celui des numéros de téléphone ou de la première langue.',
          },
        }),
      }),
      {
        help: {
          en: 'Postal address. If customers cannot visit, write only the city, and the region if addresses have one.',
          fr: 'Adresse postale. Si les clients ne peuvent pas venir, écrivez seulement la ville, et la province ou la région si les adresses en ont une.',
        },
      },
    ),
  )

  return { coordinates, address }
}
