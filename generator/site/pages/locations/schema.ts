import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'

/** Texts of the finder, which finds the location of a postal code or town. */
const finder = ({ text }: Builders) =>
  field(
    z
      .strictObject({
        heading: text({ label: labels.heading, help: { en: 'Heading above the finder.', fr: 'Titre au-dessus de la recherche.' } }),
        label: text({
          label: labels.label,
          help: { en: 'Label of the field: Your postal code or town', fr: 'Étiquette du champ : Votre code postal ou votre ville' },
        }),
        submit: text({
          label: labels.submit,
          help: { en: 'Text of the button that starts the search.', fr: 'Texte du bouton qui lance la recherche.' },
        }),
        nearest: text({
          label: { en: 'Find the nearest area', fr: 'Secteur le plus proche' },
          help: {
            en: 'Text of the button that uses the visitor’s location.',
            fr: 'Texte du bouton qui utilise la position du visiteur.',
          },
        }),
        codes: text(
          {
            label: { en: 'Postal codes', fr: 'Codes postaux' },
            help: {
              en: 'Label before the postal codes of an area in the list.',
              fr: 'Étiquette devant les codes postaux d’un secteur, dans la liste.',
            },
          },
          ['codes'],
          ['codes'],
        ),
        found: text(
          {
            label: { en: 'When an area is found', fr: 'Secteur trouvé' },
            help: {
              en: 'Message if an area was found, followed by its phone number and a link to the form.',
              fr: 'Message si un secteur est trouvé, suivi de son téléphone et d’un lien vers le formulaire.',
            },
          },
          ['location', 'inLocation'],
        ),
        write: text({
          label: { en: 'Link to the form', fr: 'Lien vers le formulaire' },
          help: { en: 'Text of the link to the form.', fr: 'Texte du lien vers le formulaire.' },
        }),
        outside: text({
          label: { en: 'Outside the areas', fr: 'Hors des secteurs' },
          help: {
            en: 'Message if the postal code is in no area, followed by the phone number.',
            fr: 'Message si le code postal n’est dans aucun secteur, suivi du téléphone.',
          },
        }),
        unknown: text({
          label: { en: 'Not recognized', fr: 'Secteur inconnu' },
          help: {
            en: 'Message if the text is neither a postal code nor a known town, followed by the phone number.',
            fr: 'Message si le texte n’est ni un code postal ni une ville connue, suivi du téléphone.',
          },
        }),
        unlocated: text({
          label: { en: 'No location', fr: 'Position introuvable' },
          help: {
            en: 'Message if the browser provides no location, followed by the phone number.',
            fr: 'Message si le navigateur ne donne pas de position, suivi du téléphone.',
          },
        }),
      })
      .optional(),
    {
      help: {
        en: 'Search box that finds the area of a postal code or town. Required if areas have postalCodes.',
        fr: 'Recherche du secteur d’un code postal ou d’une ville. Obligatoire si des secteurs ont postalCodes.',
      },
    },
  )

export const schema = (build: Builders) =>
  field(
    z.strictObject({
      ...pageBase(build),
      finder: field(finder(build), { label: { en: 'Area finder', fr: 'Recherche d’un secteur' } }),
      callToAction: build.callToAction().optional(),
    }),
    { label: { en: 'Areas', fr: 'Secteurs' } },
  )
