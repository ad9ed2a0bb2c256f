import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'

/** Texts of the finder, which finds the location of a postal code or town. */
const finder = ({ text }: Builders) =>
  field(
    z
      .strictObject({
        heading: text({ label: labels.heading, help: { en: 'Heading over the finder.', fr: 'Titre de la recherche.' } }),
        label: text({
          label: labels.label,
          help: { en: 'Label of its field: Your postal code or town.', fr: 'Étiquette du champ : votre code postal ou votre ville.' },
        }),
        submit: text({ label: labels.submit, help: { en: 'Its button.', fr: 'Son bouton.' } }),
        nearest: text({
          label: { en: 'Find the nearest area', fr: 'Secteur le plus proche' },
          help: {
            en: 'Button that asks the browser where the visitor is.',
            fr: 'Bouton qui demande au navigateur où se trouve le visiteur.',
          },
        }),
        codes: text(
          {
            label: { en: 'Postal codes', fr: 'Codes postaux' },
            help: { en: 'Before the postal codes of an area, in the list.', fr: 'Devant les codes postaux d’un secteur, dans la liste.' },
          },
          ['codes'],
          ['codes'],
        ),
        found: text(
          {
            label: { en: 'When an area is found', fr: 'Secteur trouvé' },
            help: {
              en: 'To a visitor of an area; its phone and a link to the form follow.',
              fr: 'Au visiteur d’un secteur; le téléphone et un lien vers le formulaire suivent.',
            },
          },
          ['location', 'inLocation'],
        ),
        write: text({ label: { en: 'Write', fr: 'Écrire' }, help: { en: 'That link.', fr: 'Ce lien.' } }),
        outside: text({
          label: { en: 'Outside', fr: 'Hors des secteurs' },
          help: {
            en: 'To a visitor whose postal code no area has; the phone follows.',
            fr: 'Au visiteur dont le code postal n’est d’aucun secteur; le téléphone suit.',
          },
        }),
        unknown: text({
          label: { en: 'Unknown', fr: 'Secteur inconnu' },
          help: {
            en: 'To a visitor who wrote neither a postal code nor a town of an area; the phone follows.',
            fr: 'Au visiteur qui n’a écrit ni code postal ni ville d’un secteur; le téléphone suit.',
          },
        }),
        unlocated: text({
          label: { en: 'Unlocated', fr: 'Endroit inconnu' },
          help: {
            en: 'For visitors whose browser provides no position; the phone follows.',
            fr: 'Au visiteur dont le navigateur ne dit pas où il est; le téléphone suit.',
          },
        }),
      })
      .optional(),
    {
      help: {
        en: 'Finds the area of a postal code or town. Wanted where locations have postalCodes.',
        fr: 'Trouve le secteur d’un code postal ou d’une ville.',
      },
    },
  )

export const schema = (build: Builders) =>
  field(
    z.strictObject({
      ...pageBase(build),
      finder: field(finder(build), { label: { en: 'Finder', fr: 'Recherche d’un secteur' } }),
      callToAction: build.callToAction().optional(),
    }),
    { label: { en: 'Areas', fr: 'Secteurs' } },
  )
