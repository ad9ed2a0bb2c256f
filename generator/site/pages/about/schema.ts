import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { identifier } from '../../config/schema/scalars.ts'

export const schema = (build: Builders) => {
  const { text, point, section, sectionWith, image, callToAction } = build
  return field(
    z.strictObject({
      ...pageBase(build),
      image: image({
        label: labels.image,
        help: { en: 'Image at the top of the page, shown as a circle.', fr: 'Image en haut de la page, affichée en rond.' },
      }).optional(),
      story: sectionWith(
        { en: 'Story', fr: 'Histoire' },
        {
          text: text({
            label: labels.text,
            help: {
              en: 'Story of the business. Separate paragraphs with an empty line.',
              fr: 'Histoire de l’entreprise. Séparez les paragraphes par une ligne vide.',
            },
          }),
          image: image({ label: labels.image, help: { en: 'Image next to the story.', fr: 'Image à côté de l’histoire.' } }).optional(),
        },
      ).optional(),
      claims: field(z.array(identifier).default([]), {
        label: labels.claims,
        item: { en: 'a figure or promise', fr: 'un chiffre ou une promesse' },
        help: { en: 'Ids of the claims shown as large figures.', fr: 'Les id des chiffres affichés en grand.' },
      }),
      values: sectionWith(
        { en: 'Values', fr: 'Valeurs' },
        {
          items: field(z.array(point({ en: 'Value', fr: 'Valeur' })).default([]), {
            label: labels.items,
            item: { en: 'an item', fr: 'un élément' },
          }),
        },
      ).optional(),
      why: sectionWith(
        { en: 'Why choose us', fr: 'Pourquoi nous choisir' },
        {
          points: field(z.array(text({ help: { en: 'Reason, in a few words.', fr: 'Une raison, en quelques mots.' } })).default([]), {
            label: labels.points,
            item: { en: 'a point', fr: 'un point' },
          }),
        },
        ['points'],
      ).optional(),
      areas: section({ en: 'Link to the service areas', fr: 'Lien vers les secteurs' }).optional(),
      callToAction: callToAction().optional(),
    }),
    { label: { en: 'About', fr: 'À propos' } },
  )
}
