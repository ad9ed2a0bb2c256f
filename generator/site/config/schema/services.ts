/** `services`: what the business does. */
import * as z from 'zod'
import type { Builders } from './builders.ts'
import { identifier } from './scalars.ts'
import { completedLater, servicePlaceholders as counts } from './texts.ts'

export const services = ({ text, source, slug, point, image }: Builders) =>
  z
    .array(
      z.strictObject({
        id: completedLater(identifier).meta({
          description: 'Short name for use in this file and in forms: air-duct. Made of the name if left out.',
        }),
        name: text('Name: Air duct cleaning and repair'),
        shortName: text('Shorter name for links and titles: Air duct cleaning').optional(),
        slug: completedLater(slug('Last part of the page’s address; made of the name if left out.')),
        icon: identifier.meta({ description: 'Name of an icon in assets/icons/.' }).optional(),
        image: image('Picture of the service.').optional(),
        heading: text('Main heading of the service’s page; pages.service.heading if left out.', counts).optional(),
        summary: text('One or two sentences for cards and the page’s first lines.'),
        description: text('What the service is and when it is worth having: paragraphs with an empty line between them.').optional(),
        overview: text('For the page of all services: whom it is for, and when to choose it. The description if left out.').optional(),
        seo: z
          .strictObject({
            title: text('Title for search results.', [...counts, 'fits']).optional(),
            description: text('Description for search results.', [...counts, 'fits']).optional(),
            keywords: text('Search terms.', counts).optional(),
            areaDescription: text(
              'Description for search results of its pages in areas: what each of them holds. pages.serviceLocation.description if left out.',
              [...counts, 'location', 'inLocation', 'fits'],
            ).optional(),
          })
          .optional(),
        card: z
          .strictObject({
            benefits: z.array(text('A benefit in a few words.')).optional(),
            process: z.array(text('A step in a few words.')).optional(),
          })
          .optional()
          .meta({ description: 'Short lists for the home and services pages; the titles of benefits and process if left out.' }),
        benefits: z.array(point('Benefit', counts)).default([]),
        process: z.array(point('Step of the work', counts)).default([]),
        alert: z
          .strictObject({
            title: text('Safety note: a few words.', counts),
            text: text('Safety note.', counts),
            source: source().optional(),
          })
          .optional()
          .meta({ description: 'Safety note in the first view.' }),
        warningSigns: z.array(point('Warning sign', counts)).default([]),
        faq: z.array(z.strictObject({ question: text('Question.', counts), answer: text('Answer.', counts) })).default([]),
      }),
    )
    .min(1)
    .meta({ description: 'The services, in the order shown.' })
