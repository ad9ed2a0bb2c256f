/** Where a business or an area is. */
import * as z from 'zod'
import { lazy } from '../../model/memoize.ts'
import { countryCode } from './scalars.ts'
import { completedLater, type TextBuilders } from './texts.ts'

export const placeBuilders = ({ text, textOrString }: TextBuilders) => {
  const coordinates = lazy(() =>
    z
      .strictObject({
        lat: z.number().min(-90).max(90).meta({ description: 'Latitude in degrees: 45.51' }),
        lng: z.number().min(-180).max(180).meta({ description: 'Longitude in degrees, west is negative: -73.56' }),
      })
      .meta({ description: 'A point on the map (WGS 84).' }),
  )

  const address = lazy(() =>
    z
      .strictObject({
        street: textOrString('Civic number and street, as written in each language.').optional(),
        city: textOrString('City.'),
        region: z.string().min(1).meta({ description: 'Code of the province or state, where addresses have one: QC' }).optional(),
        regionName: text('Province or state as written on an envelope: Quebec, Québec.').optional(),
        postalCode: z.string().min(1).meta({ description: 'Postal code: H2X 1Y4' }).optional(),
        country: completedLater(countryCode).meta({
          description: 'Country, two letters (ISO 3166): CA. That of the phone book, or of the first language, if left out.',
        }),
      })
      .meta({ description: 'Postal address. A business without premises gives the city, and the region where addresses have one.' }),
  )

  return { coordinates, address }
}
