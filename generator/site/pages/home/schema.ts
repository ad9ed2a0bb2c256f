/** `pages.home`: the home page, which has sections that no other page has. */
import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { identifier } from '../../config/schema/scalars.ts'

export const schema = (build: Builders) => {
  const { text, textOrString, section, sectionWith, image, callToAction } = build
  return z.strictObject({
    ...pageBase(build),
    image: image('Large picture of the first view.').optional(),
    services: section('Services'),
    gallery: sectionWith('Before and after', {
      pairs: z.array(
        z.strictObject({
          id: identifier,
          title: text('What is shown.'),
          illustration: z
            .boolean()
            .default(false)
            .meta({ description: 'true for pictures that were rendered or drawn: they are marked as such.' }),
          caption: text('What changed.'),
          before: image('Before the work.'),
          after: image('After the work: the same view.'),
        }),
      ),
    }).optional(),
    why: sectionWith(
      'Why choose us',
      {
        claims: z.array(identifier).default([]).meta({ description: 'Claims shown as large figures, by id.' }),
        points: z.array(text('A reason in a few words.')).default([]),
      },
      ['points'],
    ).optional(),
    towns: sectionWith('Towns served', {
      items: z.array(
        z.strictObject({
          name: textOrString('Town.'),
          location: identifier.meta({ description: 'The area that serves it, by id.' }),
        }),
      ),
    }).optional(),
    callToAction: callToAction().optional(),
  })
}
