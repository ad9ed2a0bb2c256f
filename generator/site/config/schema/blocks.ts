/** Builders of what several pages are put together from. */
import * as z from 'zod'
import { imageFile } from './scalars.ts'
import type { TextBuilders } from './texts.ts'

export const blockBuilders = ({ text }: TextBuilders) => {
  const point = (about: string, placeholders: readonly string[] = []) =>
    z.strictObject({ title: text(`${about}: a few words.`, placeholders), text: text(`${about}: one or two sentences.`, placeholders) })

  const section = (about: string, placeholders: readonly string[] = []) =>
    z.strictObject({
      heading: text(`${about}: heading.`, placeholders),
      lead: text(`${about}: a sentence or two below the heading.`, placeholders).optional(),
    })

  const sectionWith = <Shape extends z.ZodRawShape>(about: string, shape: Shape, placeholders: readonly string[] = []) =>
    z.strictObject({ ...section(about, placeholders).shape, ...shape })

  const image = (about: string, placeholders: readonly string[] = []) =>
    z
      .strictObject({
        file: imageFile.meta({ description: 'Name of a JPEG, PNG or WebP file in assets/images/.' }),
        alt: text('What the picture shows, for people who do not see it.', placeholders),
      })
      .meta({ description: about })

  const callToAction = (placeholders: readonly string[] = []) =>
    z.strictObject({
      heading: text('Closing call to action: heading.', placeholders),
      text: text('Closing call to action: a sentence or two.', placeholders),
    })

  return { point, section, sectionWith, image, callToAction }
}
