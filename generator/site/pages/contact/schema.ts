import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => {
  const { text, sectionWith } = build
  return z.strictObject({
    ...pageBase(build),
    details: z
      .strictObject({
        heading: text('Heading over phone, e-mail and address.'),
        emailNote: text('How soon e-mail is answered.').optional(),
        areas: text('The areas in one line.').optional(),
      })
      .optional(),
    hours: z.strictObject({ heading: text('Heading over the opening hours.') }).optional(),
    why: sectionWith('Why choose us', { points: z.array(text('A reason in a few words.')).default([]) }, ['points']).optional(),
  })
}
