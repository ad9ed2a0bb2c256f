import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'

export const schema = (build: Builders) => {
  const { text, sectionWith } = build
  return field(
    z.strictObject({
      ...pageBase(build),
      details: field(
        z
          .strictObject({
            heading: text({
              label: labels.heading,
              help: { en: 'Heading above phone, email and address.', fr: 'Titre au-dessus du téléphone, du courriel et de l’adresse.' },
            }),
            emailNote: text({
              label: { en: 'Email note', fr: 'Note sur le courriel' },
              help: { en: 'How soon you answer emails.', fr: 'En combien de temps vous répondez aux courriels.' },
            }).optional(),
            areas: text({
              label: { en: 'Areas', fr: 'Quartiers et villes' },
              help: { en: 'One line that lists the areas.', fr: 'Une ligne qui nomme les secteurs.' },
            }).optional(),
          })
          .optional(),
        { label: { en: 'Details', fr: 'Coordonnées' } },
      ),
      hours: field(
        z
          .strictObject({
            heading: text({
              label: labels.heading,
              help: { en: 'Heading above the opening hours.', fr: 'Titre au-dessus des heures d’ouverture.' },
            }),
          })
          .optional(),
        { label: labels.hours },
      ),
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
    }),
    { label: { en: 'Contact', fr: 'Contact' } },
  )
}
