/** Builders for parts that several pages have. */
import * as z from 'zod'
import type { Translated } from '../../messages/language.ts'
import { type FieldTexts, field, labels } from './field.ts'
import { imageFile } from './scalars.ts'
import type { TextBuilders } from './texts.ts'

/** Help for a part of a section: `Benefits: heading.` */
const helpOn = ({ en, fr }: Translated<string>, part: Translated<string>): Translated<string> => ({
  en: `${en}: ${part.en}`,
  fr: `${fr} : ${part.fr}`,
})

const closing = { en: 'Closing call to action', fr: 'Appel à l’action, au bas de la page' }

export const blockBuilders = ({ text }: TextBuilders) => {
  const heading = (about: Translated<string>, placeholders: readonly string[]) =>
    text({ label: labels.heading, help: helpOn(about, { en: 'heading.', fr: 'le titre.' }) }, placeholders)

  /** A title with a short text. @param about its name in the singular: “Benefit” */
  const point = (about: Translated<string>, placeholders: readonly string[] = []) =>
    z.strictObject({
      title: text({ label: labels.title, help: helpOn(about, { en: 'a few words.', fr: 'quelques mots.' }) }, placeholders),
      text: text({ label: labels.text, help: helpOn(about, { en: 'one or two sentences.', fr: 'une ou deux phrases.' }) }, placeholders),
    })

  const sectionShape = (about: Translated<string>, placeholders: readonly string[]) => ({
    heading: heading(about, placeholders),
    lead: text(
      {
        label: labels.lead,
        help: helpOn(about, { en: 'a sentence or two below the heading.', fr: 'une ou deux phrases sous le titre.' }),
      },
      placeholders,
    ).optional(),
  })

  /** A section with further keys. @param about its label */
  const sectionWith = <Shape extends z.ZodRawShape>(about: Translated<string>, shape: Shape, placeholders: readonly string[] = []) =>
    field(z.strictObject({ ...sectionShape(about, placeholders), ...shape }), { label: about })

  /** A section of a page. @param about its label */
  const section = (about: Translated<string>, placeholders: readonly string[] = []) =>
    field(z.strictObject(sectionShape(about, placeholders)), { label: about })

  const image = (texts: FieldTexts, placeholders: readonly string[] = []) =>
    field(
      z.strictObject({
        file: field(imageFile, {
          label: { en: 'Image file', fr: 'Fichier de l’image' },
          help: {
            en: 'Name of a JPEG, PNG or WebP file in assets/images/: hero.jpg',
            fr: 'Nom d’un fichier JPEG, PNG ou WebP de assets/images/ : hero.jpg',
          },
        }),
        alt: text(
          {
            label: { en: 'What the image shows', fr: 'Ce que montre l’image' },
            help: {
              en: 'Description of the image for people who cannot see it (alt text).',
              fr: 'Description de l’image pour les personnes qui ne la voient pas.',
            },
          },
          placeholders,
        ),
      }),
      texts,
    )

  const callToAction = (placeholders: readonly string[] = []) =>
    field(
      z.strictObject({
        heading: heading(closing, placeholders),
        text: text({ label: labels.text, help: helpOn(closing, { en: 'a sentence or two.', fr: 'une ou deux phrases.' }) }, placeholders),
      }),
      { label: labels.callToAction },
    )

  /** The texts of an error page. @param label of the page */
  const messageTexts = (label: Translated<string>) => ({
    heading: heading(label, []),
    text: text({ label: labels.text, help: helpOn(label, { en: 'what to do now.', fr: 'ce qu’on peut faire.' }) }),
  })

  return { point, section, sectionWith, image, callToAction, messageTexts }
}
