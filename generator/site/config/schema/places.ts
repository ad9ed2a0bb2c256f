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
          help: { en: 'Latitude in degrees: 45.51', fr: 'Latitude en degrés : 45.51' },
        }),
        lng: field(z.number().min(-180).max(180), {
          label: { en: 'Longitude', fr: 'Longitude' },
          help: { en: 'Longitude in degrees, west is negative: -73.56', fr: 'Longitude en degrés, négative à l’ouest : -73.56' },
        }),
      }),
      { help: { en: 'A point on the map (WGS 84).', fr: 'Un point sur la carte.' } },
    ),
  )

  const address = lazy(() =>
    field(
      z.strictObject({
        street: textOrString({
          label: { en: 'Street', fr: 'Numéro et rue' },
          help: {
            en: 'Civic number and street, as written in each language.',
            fr: 'Numéro et rue, comme on les écrit dans chaque langue.',
          },
        }).optional(),
        city: textOrString({ label: { en: 'City', fr: 'Ville' }, help: { en: 'City.', fr: 'Ville.' } }),
        region: field(z.string().min(1), {
          label: { en: 'Region', fr: 'Province ou État' },
          help: {
            en: 'Code of the province or state, where addresses have one: QC',
            fr: 'Code de la province ou de l’État, si les adresses en ont un : QC',
          },
        }).optional(),
        regionName: text({
          label: { en: 'Region name', fr: 'Nom de la province ou de l’État' },
          help: {
            en: 'Province or state as written on an envelope: Quebec, Québec.',
            fr: 'Province ou État, comme sur une enveloppe : Québec.',
          },
        }).optional(),
        postalCode: field(z.string().min(1), {
          label: { en: 'Postal code', fr: 'Code postal' },
          help: { en: 'Postal code: H2X 1Y4', fr: 'Code postal : H2X 1Y4' },
        }).optional(),
        country: field(completedLater(countryCode), {
          label: labels.country,
          help: {
            en: 'Country, two letters (ISO 3166): CA. That of the phone book, or of the first language, if left out.',
            fr: 'Pays, en deux lettres : CA. À défaut, celui des numéros de téléphone ou de la première langue.',
          },
        }),
      }),
      {
        help: {
          en: 'Postal address. A business without premises gives the city, and the region where addresses have one.',
          fr: 'Adresse postale. Une entreprise sans local donne la ville, et la province ou la région si les adresses en ont une.',
        },
      },
    ),
  )

  return { coordinates, address }
}
