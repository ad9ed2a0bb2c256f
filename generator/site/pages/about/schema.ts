import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { identifier } from '../../config/schema/scalars.ts'

export const schema = (build: Builders) => {
  const { text, point, section, sectionWith, image, callToAction } = build
  return z.strictObject({
    ...pageBase(build),
    image: image('Picture of the first view, shown round.').optional(),
    story: sectionWith('Story', {
      text: text('The story: paragraphs with an empty line between them.'),
      image: image('Picture beside the story.').optional(),
    }).optional(),
    claims: z.array(identifier).default([]).meta({ description: 'Claims shown as large figures, by id.' }),
    values: sectionWith('Values', { items: z.array(point('Value')).default([]) }).optional(),
    why: sectionWith('Why choose us', { points: z.array(text('A reason in a few words.')).default([]) }, ['points']).optional(),
    areas: section('Link to the service areas').optional(),
    callToAction: callToAction().optional(),
  })
}
