/** `pages.home`: the home page, which has sections that no other page has. */
import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { identifier, plainText } from '../../config/schema/scalars.ts'

export const schema = (build: Builders) => {
  const { text, textOrString, section, sectionWith, image, callToAction } = build
  return field(
    z.strictObject({
      ...pageBase(build),
      image: image({
        label: labels.image,
        help: { en: 'Large image at the top of the page.', fr: 'Grande image en haut de la page.' },
      }).optional(),
      layout: field(z.enum(['frame', 'poster', 'counter', 'portrait']).optional(), {
        options: {
          frame: { en: 'Frame: the whole image', fr: 'Cadre : toute l’image' },
          poster: { en: 'Poster: large type', fr: 'Affiche : grands caractères' },
          counter: { en: 'Counter: services as tiles', fr: 'Comptoir : les services en tuiles' },
          portrait: { en: 'Portrait: a person', fr: 'Portrait : une personne' },
        },
        label: { en: 'Layout', fr: 'Mise en page' },
        help: {
          en: 'Layout of the top of the page: frame (the whole image, the form as a strip), poster (large type), counter (services as tiles) or portrait (a person). portrait needs an image, frame an image or an illustration. Default: one that suits the style and the content.',
          fr: 'Mise en page du haut de la page : frame (toute l’image, le formulaire en bande), poster (grands caractères), counter (les services en tuiles) ou portrait (une personne). portrait demande une image, frame une image ou une illustration. Par défaut, ce qui convient au style et au contenu.',
        },
      }),
      person: field(
        z
          .strictObject({
            name: field(plainText, { label: labels.name }),
            role: textOrString({
              label: { en: 'Role', fr: 'Fonction' },
              help: {
                en: 'What this person does: Owner',
                fr: 'Ce que fait cette personne : Propriétaire',
              },
            }),
          })
          .optional(),
        {
          label: { en: 'Person', fr: 'Personne' },
          help: { en: 'Person in the large image. Shown as a caption.', fr: 'Personne sur la grande image. Affichée comme légende.' },
        },
      ),
      services: section({ en: 'Services', fr: 'Services' }),
      gallery: sectionWith(
        { en: 'Before and after', fr: 'Avant et après' },
        {
          pairs: field(
            z.array(
              z.strictObject({
                id: field(identifier, { label: labels.id }),
                service: field(identifier.optional(), {
                  label: { en: 'Service', fr: 'Service' },
                  help: {
                    en: 'Id of the service that the two images show. Its page shows them too.',
                    fr: 'L’id du service que montrent les deux images. Sa page les affiche aussi.',
                  },
                }),
                title: text({ label: labels.title, help: { en: 'What the two images show.', fr: 'Ce que montrent les deux images.' } }),
                illustration: field(z.boolean().default(false), {
                  label: { en: 'Illustration', fr: 'Dessin ou image de synthèse' },
                  help: {
                    en: 'Whether the images are illustrations or AI images. They are marked as such.',
                    fr: 'Oui pour des dessins ou des images de synthèse : ils sont marqués comme tels.',
                  },
                }),
                caption: text({
                  label: { en: 'Caption', fr: 'Légende' },
                  help: { en: 'Caption below the images: what changed.', fr: 'Légende sous les images : ce qui a changé.' },
                }),
                before: image({
                  label: { en: 'Before', fr: 'Avant' },
                  help: { en: 'Image before the work.', fr: 'Image avant les travaux.' },
                }),
                after: image({
                  label: { en: 'After', fr: 'Après' },
                  help: { en: 'Image after the work, from the same angle.', fr: 'Image après les travaux, sous le même angle.' },
                }),
              }),
            ),
            { label: labels.pairs, item: { en: 'a pair of images', fr: 'une paire d’images' } },
          ),
        },
      ).optional(),
      why: sectionWith(
        { en: 'Why choose us', fr: 'Pourquoi nous choisir' },
        {
          claims: field(z.array(identifier).default([]), {
            label: labels.claims,
            item: { en: 'a figure or promise', fr: 'un chiffre ou une promesse' },
            help: { en: 'Ids of the claims shown as large figures.', fr: 'Les id des chiffres affichés en grand.' },
          }),
          points: field(z.array(text({ help: { en: 'Reason, in a few words.', fr: 'Une raison, en quelques mots.' } })).default([]), {
            label: labels.points,
            item: { en: 'a point', fr: 'un point' },
          }),
        },
        ['points'],
      ).optional(),
      towns: sectionWith(
        { en: 'Towns served', fr: 'Villes desservies' },
        {
          items: field(
            z.array(
              z.strictObject({
                name: textOrString({ label: labels.name, help: { en: 'Name of a town.', fr: 'Nom d’une ville.' } }),
                location: field(identifier, {
                  label: { en: 'Location', fr: 'Secteur' },
                  help: { en: 'Id of the area that serves the town.', fr: 'L’id du secteur qui dessert cette ville.' },
                }),
              }),
            ),
            { label: labels.items, item: { en: 'an item', fr: 'un élément' } },
          ),
        },
      ).optional(),
      callToAction: callToAction().optional(),
    }),
    { label: { en: 'Home', fr: 'Accueil' } },
  )
}
