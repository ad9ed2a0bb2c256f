/** `locations`: the areas that the business serves. */
import { z } from 'zod'
import { identifier } from '../scalars.ts'
import type { Builders } from './builders.ts'
import { week } from './hours.ts'
import { completedLater } from './texts.ts'

export const locations = ({ text, textOrString, source, slug, coordinates, address }: Builders) =>
  z
    .array(
      z.strictObject({
        id: completedLater(identifier).meta({ description: 'Short name for use in this file: laval. Made of the name if left out.' }),
        draft: z.literal(true).optional().meta({
          description: 'Its words were begun by npm run clone from names alone: check counts it until this is deleted.',
        }),
        name: text('Name of the area: Montreal'),
        in: text(
          'The area with “in” before it, as grammar wants: in Laval, sur la Rive-Sud. As the language usually says it if left out.',
        ).optional(),
        slug: completedLater(slug('Last part of the address of this area’s pages; made of the name if left out.')),
        type: z
          .enum(['City', 'AdministrativeArea', 'Place'])
          .default('City')
          .meta({ description: 'City for a municipality, Place for an area without a border in law.' }),
        geo: coordinates.optional(),
        description: text('Two to four sentences for the page of all areas.').optional(),
        neighbourhoods: z.array(textOrString('A neighbourhood or town.')).default([]),
        services: z
          .record(
            identifier,
            z.strictObject({
              intro: text('One or two sentences below the heading of this service in this area.'),
              heading: text('Heading of the local text.'),
              text: text('What only this page can say: paragraphs with an empty line between them.'),
              sources: z
                .array(z.union([textOrString('A source the text leans on.'), source]))
                .optional()
                .meta({ description: 'What the text leans on: a text, or label and url where it can be read.' }),
            }),
          )
          .default({})
          .meta({ description: 'What is particular about each service here, by the service’s id.' }),
        phone: identifier.meta({ description: 'A number of the phone book used on this location’s pages.' }).optional(),
        hours: week.optional(),
        address: address.optional(),
      }),
    )
    .min(1)
    .meta({ description: 'The areas served, in the order shown.' })
