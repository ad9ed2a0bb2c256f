import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { pageBase } from '../../config/schema/page-base.ts'

const onPrivacy = ['officer', 'officerEmail', 'processor', 'processorCountry', 'retention', 'mapLoad'] as const

export const schema = (build: Builders) => {
  const { text } = build
  return z.strictObject({
    ...pageBase(build, onPrivacy),
    sections: z
      .array(
        z.strictObject({
          heading: text('Heading.', onPrivacy),
          text: text('Paragraphs with an empty line between them.', onPrivacy),
        }),
      )
      .min(1),
  })
}
