/** `business`: who it is, and what may be said of it. */
import * as z from 'zod'
import { localBusinessTypes } from '../../model/local-business.ts'
import type { Builders } from './builders.ts'
import { emailAddress, httpUrl, identifier } from './scalars.ts'

export const rating = ({ textOrString }: Builders) =>
  z
    .strictObject({
      value: z.number().min(0).meta({ description: 'Average rating: 4.8' }),
      best: z.number().positive().default(5).meta({ description: 'Best possible rating: 5' }),
      count: z.int().positive().meta({ description: 'Number of reviews.' }),
      source: textOrString('Name of the review platform, shown beside the stars.'),
      url: httpUrl.meta({ description: 'Where these reviews can be read.' }).optional(),
      asOf: z.iso.date().meta({ description: 'Day on which the figures were read: 2026-11-01' }),
    })
    .meta({ description: 'Rating from a review platform. Never invent one.' })

export const business = (build: Builders) => {
  const { text, textOrString, address, coordinates } = build
  return z
    .strictObject({
      name: z.string().min(1).meta({ description: 'Trade name.' }),
      legalName: z.string().min(1).optional().meta({ description: 'Registered name, where it differs.' }),
      slogan: text('A few words that say what the business is for.').optional(),
      type: z.enum(localBusinessTypes).meta({
        description:
          'The most fitting kind of LocalBusiness of schema.org (https://schema.org/LocalBusiness): HVACBusiness, Plumber, Locksmith, Dentist.',
      }),
      founded: z.int().min(1600).max(2100).optional().meta({ description: 'Year in which the business was founded.' }),
      email: emailAddress.optional(),
      address: address(),
      geo: coordinates().optional(),
      priceRange: z.string().min(1).max(99).optional().meta({ description: 'Price range for search engines: $$' }),
      profiles: z
        .array(z.strictObject({ name: z.string().min(1), url: httpUrl }))
        .default([])
        .meta({ description: 'Social and review profiles.' }),
      licence: z
        .strictObject({
          number: z.string().min(1).meta({ description: 'Licence number as issued.' }),
          authority: textOrString('Who issued it.'),
        })
        .optional(),
      rating: rating(build).optional(),
      claims: z
        .array(
          z.strictObject({
            id: identifier,
            value: z.number().optional().meta({ description: 'The figure, written in the text as {value}.' }),
            figure: text('The figure as shown, large: {value}+', ['value']),
            label: text('What it counts.', ['value']),
            source: textOrString('Where it comes from.').optional(),
            asOf: z.iso.date().optional().meta({ description: 'Day on which it was true: 2026-11-01' }),
          }),
        )
        .default([])
        .meta({ description: 'Figures and promises shown on the site.' }),
      privacyOfficer: z
        .strictObject({
          title: text('Title of the person in charge of personal information.'),
          name: z.string().min(1).optional(),
          email: emailAddress,
        })
        .optional()
        .meta({ description: 'Who answers questions about personal information (Quebec: Law 25). The business itself if left out.' }),
    })
    .meta({ description: 'The business.' })
}
