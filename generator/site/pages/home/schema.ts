/** `pages.home`: the home page, which has sections that no other page has. */
import * as z from 'zod'
import type { Builders } from '../../config/schema/builders.ts'
import { field, labels } from '../../config/schema/field.ts'
import { pageBase } from '../../config/schema/page-base.ts'
import { identifier } from '../../config/schema/scalars.ts'

export const schema = (build: Builders) => {
  const { text, textOrString, section, sectionWith, image, callToAction } = build
  return field(
    z.strictObject({
      ...pageBase(build),
      image: image({
        label: labels.image,
        help: { en: 'Large picture of the first view.', fr: 'Grande image du haut de la page.' },
      }).optional(),
      layout: field(z.enum(['frame', 'poster', 'counter', 'portrait']).optional(), {
        options: {
          frame: { en: 'Frame: the whole picture', fr: 'Cadre : toute l’image' },
          poster: { en: 'Poster: large type', fr: 'Affiche : grands caractères' },
          counter: { en: 'Counter: services as tiles', fr: 'Comptoir : les services en tuiles' },
          portrait: { en: 'Portrait: a person', fr: 'Portrait : une personne' },
        },
        label: { en: 'Layout', fr: 'Mise en page' },
        help: {
          en: 'First view: frame (the whole picture, the form as a strip), poster (large type), counter (the services as tiles), portrait (the person in the picture). If left out, the one that suits the style and the content. portrait needs a picture, frame a picture or an illustration.',
          fr: 'Haut de la page : frame (toute l’image, le formulaire en bande), poster (grands caractères), counter (les services en tuiles), portrait (la personne de l’image). À défaut, ce qui convient au style et au contenu. portrait demande une image, frame une image ou une illustration.',
        },
      }),
      person: field(
        z
          .strictObject({
            name: field(z.string().min(1), { label: labels.name }),
            role: textOrString({
              label: { en: 'Role', fr: 'Fonction' },
              help: {
                en: 'What this person does: Owner and master plumber',
                fr: 'Ce que fait cette personne : Propriétaire et maître plombier',
              },
            }),
          })
          .optional(),
        {
          label: { en: 'Person', fr: 'Personne' },
          help: { en: 'Who is in the picture of the first view.', fr: 'La personne que montre l’image du haut de la page.' },
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
                title: text({ label: labels.title, help: { en: 'What is shown.', fr: 'Ce qui est montré.' } }),
                illustration: field(z.boolean().default(false), {
                  label: { en: 'Drawn, not photographed', fr: 'Dessin ou image de synthèse' },
                  help: {
                    en: 'true for pictures that were rendered or drawn: they are marked as such.',
                    fr: 'Oui pour une image de synthèse ou un dessin : il est marqué comme tel.',
                  },
                }),
                caption: text({ label: { en: 'Caption', fr: 'Légende' }, help: { en: 'What changed.', fr: 'Ce qui a changé.' } }),
                before: image({ label: { en: 'Before', fr: 'Avant' }, help: { en: 'Before the work.', fr: 'Avant les travaux.' } }),
                after: image({
                  label: { en: 'After', fr: 'Après' },
                  help: { en: 'After the work: the same view.', fr: 'Après les travaux : la même vue.' },
                }),
              }),
            ),
            { label: labels.pairs, item: { en: 'a pair of pictures', fr: 'une paire d’images' } },
          ),
        },
      ).optional(),
      why: sectionWith(
        { en: 'Why choose us', fr: 'Pourquoi nous choisir' },
        {
          claims: field(z.array(identifier).default([]), {
            label: labels.claims,
            item: { en: 'a figure or promise', fr: 'un chiffre ou une promesse' },
            help: { en: 'Claims shown as large figures, by id.', fr: 'Chiffres montrés en grand.' },
          }),
          points: field(z.array(text({ help: { en: 'A reason in a few words.', fr: 'Une raison en quelques mots.' } })).default([]), {
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
                name: textOrString({ label: labels.name, help: { en: 'Town.', fr: 'Ville.' } }),
                location: field(identifier, {
                  label: { en: 'Location', fr: 'Secteur' },
                  help: { en: 'The area that serves it, by id.', fr: 'Le secteur qui la dessert, par son nom court.' },
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
