import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'

const onPrivacy = ['officer', 'officerEmail', 'processor', 'processorCountry', 'retention', 'mapLoad'] as const

export const schema = (build: Builders) => {
  const { text } = build
  return field(
    z.strictObject({
      ...pageBase(build, onPrivacy),
      sections: field(
        z
          .array(
            z.strictObject({
              heading: text({ label: labels.heading, help: { en: 'Heading.', fr: 'Titre.' } }, onPrivacy),
              text: text(
                {
                  label: labels.text,
                  help: { en: 'Paragraphs with an empty line between them.', fr: 'Des paragraphes séparés par une ligne vide.' },
                },
                onPrivacy,
              ),
            }),
          )
          .min(1),
        { label: { en: 'Sections', fr: 'Parties' } },
      ),
    }),
    { label: { en: 'Privacy', fr: 'Confidentialité' } },
  )
}
