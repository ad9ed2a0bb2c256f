import { z } from 'zod'
import { identifier } from '../../config/scalars.ts'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => {
  const { text, point, section, sectionWith, image, callToAction } = build
  return z.strictObject({
    ...pageBase(build),
    image: image('Picture of the first view, shown round.').optional(),
    story: sectionWith('Story', {
      text: text('The story: paragraphs with an empty line between them.'),
      image: image('Picture beside the story.').optional(),
    }),
    claims: z.array(identifier).meta({ description: 'Claims shown as large figures, by id.' }),
    values: sectionWith('Values', { items: z.array(point('Value')).min(1) }),
    why: sectionWith('Why choose us', { points: z.array(text('A reason in a few words.')).min(1) }, ['points']),
    areas: section('Link to the service areas'),
    callToAction: callToAction(),
  })
}
