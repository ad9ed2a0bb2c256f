import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { servicePlaceholders } from '../../config/schema/texts.ts'

const inLocation = [...servicePlaceholders, 'location', 'inLocation']

export const schema = (build: Builders) => {
  const { point, section, sectionWith, callToAction } = build
  return z.strictObject({
    ...pageBase(build, inLocation, ['service', 'location']),
    pairs: z.enum(['all', 'written']).optional().meta({
      description:
        'Which services have a page in which areas: all in all, or those that locations[].services has words for. If left out: all where the config writes the path of these pages, else written.',
    }),
    reasons: sectionWith(
      'Reasons to choose the business',
      { items: z.array(point('Reason', inLocation)).default([]) },
      inLocation,
    ).optional(),
    area: section('The paragraph on the area', [...inLocation, 'neighbourhoods']),
    otherLocations: section('Links to the other areas', inLocation),
    callToAction: callToAction(inLocation).optional(),
  })
}
