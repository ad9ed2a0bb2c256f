/** `services`: the services of the business. */
import * as z from 'zod'
import type { Builders } from './builders.ts'
import { field, labels } from './field.ts'
import { identifier } from './scalars.ts'
import { completedLater, servicePlaceholders as counts } from './texts.ts'

const searchTexts = ({ text }: Builders) =>
  field(
    z
      .strictObject({
        title: text({ label: labels.title, help: { en: 'Title for search results.', fr: 'Titre dans les résultats de recherche.' } }, [
          ...counts,
          'fits',
        ]).optional(),
        description: text(
          {
            label: labels.description,
            help: { en: 'Description for search results.', fr: 'Description dans les résultats de recherche.' },
          },
          [...counts, 'fits'],
        ).optional(),
        keywords: text({ label: labels.keywords, help: { en: 'Search terms.', fr: 'Mots clés.' } }, counts).optional(),
        areaDescription: text(
          {
            label: { en: 'Area description', fr: 'Description par secteur' },
            help: {
              en: 'Description for search results of its pages in areas: what each of them holds. pages.serviceLocation.description if left out.',
              fr: 'Description, dans les résultats de recherche, de ses pages par secteur.',
            },
          },
          [...counts, 'location', 'inLocation', 'local', 'fits'],
        ).optional(),
      })
      .optional(),
    { label: { en: 'For search results', fr: 'Dans les résultats de recherche' } },
  )

const card = ({ text }: Builders) =>
  field(
    z
      .strictObject({
        benefits: field(z.array(text({ help: { en: 'A benefit in a few words.', fr: 'Un avantage en quelques mots.' } })).optional(), {
          label: labels.benefits,
          item: { en: 'a benefit', fr: 'un avantage' },
        }),
        process: field(z.array(text({ help: { en: 'A step in a few words.', fr: 'Une étape en quelques mots.' } })).optional(), {
          label: labels.process,
          item: { en: 'a step', fr: 'une étape' },
        }),
      })
      .optional(),
    {
      label: { en: 'Card', fr: 'Carte' },
      help: {
        en: 'Short lists for the home and services pages; the titles of benefits and process if left out.',
        fr: 'Courtes listes pour l’accueil et la page des services; à défaut, les titres des avantages et des étapes.',
      },
    },
  )

const alert = ({ text, source }: Builders) =>
  field(
    z
      .strictObject({
        title: text({ label: labels.title, help: { en: 'Safety note: a few words.', fr: 'Avis de sécurité : quelques mots.' } }, counts),
        text: text({ label: labels.text, help: { en: 'Safety note.', fr: 'Avis de sécurité.' } }, counts),
        source: field(source().optional(), { label: labels.source }),
      })
      .optional(),
    {
      label: { en: 'Alert', fr: 'Avis de sécurité' },
      help: { en: 'Safety note in the first view.', fr: 'Avis de sécurité en haut de la page.' },
    },
  )

export const services = (build: Builders) => {
  const { text, slug, point, image } = build
  return field(
    z
      .array(
        z.strictObject({
          id: field(completedLater(identifier), {
            label: labels.id,
            help: {
              en: 'Short name for use in this file and in forms: air-duct. Made of the name if left out.',
              fr: 'Nom court, pour le fichier et les formulaires : air-duct. À défaut, tiré du nom.',
            },
          }),
          name: text({
            label: labels.name,
            help: { en: 'Name: Air duct cleaning and repair', fr: 'Nom : Nettoyage et réparation de conduits d’air' },
          }),
          shortName: text({
            label: { en: 'Short name', fr: 'Nom plus court' },
            help: {
              en: 'Shorter name for links and titles: Air duct cleaning',
              fr: 'Nom plus court pour les liens et les titres : Nettoyage de conduits d’air',
            },
          }).optional(),
          slug: completedLater(
            slug({
              en: 'Last part of the page’s address; made of the name if left out.',
              fr: 'Fin de l’adresse de la page : minuscules, chiffres et traits d’union. À défaut, tirée du nom.',
            }),
          ),
          icon: field(identifier, {
            label: { en: 'Icon', fr: 'Icône' },
            help: { en: 'Name of an icon in assets/icons/.', fr: 'Nom d’une icône.' },
          }).optional(),
          image: image({ label: labels.image, help: { en: 'Picture of the service.', fr: 'Image du service.' } }).optional(),
          heading: text(
            {
              label: labels.heading,
              help: {
                en: 'Main heading of the service’s page; pages.service.heading if left out.',
                fr: 'Grand titre de la page du service; à défaut, celui de toutes les pages de services.',
              },
            },
            counts,
          ).optional(),
          summary: text({
            label: { en: 'Summary', fr: 'Résumé' },
            help: {
              en: 'One or two sentences for cards and the page’s first lines.',
              fr: 'Une ou deux phrases pour les cartes et le haut de la page.',
            },
          }),
          description: text({
            label: labels.description,
            help: {
              en: 'What the service is and when it is worth having: paragraphs with an empty line between them.',
              fr: 'Ce qu’est le service et quand il vaut la peine : des paragraphes séparés par une ligne vide.',
            },
          }).optional(),
          overview: text({
            label: { en: 'Overview', fr: 'Aperçu' },
            help: {
              en: 'For the page of all services: whom it is for, and when to choose it. The description if left out.',
              fr: 'Pour la page de tous les services : à qui il s’adresse et quand le choisir. À défaut, la description.',
            },
          }).optional(),
          seo: searchTexts(build),
          card: card(build),
          benefits: field(z.array(point({ en: 'Benefit', fr: 'Avantage' }, counts)).default([]), {
            label: labels.benefits,
            item: { en: 'a benefit', fr: 'un avantage' },
          }),
          process: field(z.array(point({ en: 'Step of the work', fr: 'Étape du travail' }, counts)).default([]), {
            label: labels.process,
            item: { en: 'a step', fr: 'une étape' },
          }),
          alert: alert(build),
          warningSigns: field(z.array(point({ en: 'Warning sign', fr: 'Signe à surveiller' }, counts)).default([]), {
            label: { en: 'Warning signs', fr: 'Signes à surveiller' },
            item: { en: 'a warning sign', fr: 'un signe à surveiller' },
          }),
          faq: field(
            z
              .array(
                z.strictObject({
                  question: text({ label: { en: 'Question', fr: 'Question' }, help: { en: 'Question.', fr: 'Question.' } }, counts),
                  answer: text({ label: { en: 'Answer', fr: 'Réponse' }, help: { en: 'Answer.', fr: 'Réponse.' } }, counts),
                }),
              )
              .default([]),
            { label: { en: 'Questions and answers', fr: 'Questions et réponses' }, item: { en: 'a question', fr: 'une question' } },
          ),
        }),
      )
      .min(1),
    { help: { en: 'The services, in the order shown.', fr: 'Les services, dans l’ordre où on les montre.' } },
  )
}
