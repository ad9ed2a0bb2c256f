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
        title: text(
          {
            label: labels.searchTitle,
            help: {
              en: 'Title for search results and browser tabs, about 50 to 60 characters.',
              fr: 'Titre dans les résultats de recherche et l’onglet, d’environ 50 à 60 caractères.',
            },
          },
          [...counts, 'fits'],
        ).optional(),
        description: text(
          {
            label: labels.searchDescription,
            help: {
              en: 'Description for search results, about 120 to 160 characters.',
              fr: 'Description dans les résultats de recherche, d’environ 120 à 160 caractères.',
            },
          },
          [...counts, 'fits'],
        ).optional(),
        keywords: text(
          {
            label: labels.keywords,
            help: { en: 'A few search terms, separated by commas.', fr: 'Quelques mots clés, séparés par des virgules.' },
          },
          counts,
        ).optional(),
        areaDescription: text(
          {
            label: { en: 'Area description', fr: 'Description par secteur' },
            help: {
              en: 'Description of this service’s pages in areas, for search results. Default: pages.serviceLocation.description',
              fr: 'Description, dans les résultats de recherche, des pages de ce service dans les secteurs.',
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
        benefits: field(z.array(text({ help: { en: 'Benefit, in a few words.', fr: 'Un avantage, en quelques mots.' } })).optional(), {
          label: labels.benefits,
          item: { en: 'a benefit', fr: 'un avantage' },
        }),
        process: field(z.array(text({ help: { en: 'Step, in a few words.', fr: 'Une étape, en quelques mots.' } })).optional(), {
          label: labels.process,
          item: { en: 'a step', fr: 'une étape' },
        }),
      })
      .optional(),
    {
      label: { en: 'Card', fr: 'Carte' },
      help: {
        en: 'Short lists for the home page and the services page. Default: the titles of benefits and process.',
        fr: 'Courtes listes pour l’accueil et la page des services. Par défaut, les titres des avantages et des étapes.',
      },
    },
  )

const alert = ({ text, source }: Builders) =>
  field(
    z
      .strictObject({
        title: text(
          {
            label: labels.title,
            help: { en: 'Title of the safety note, in a few words.', fr: 'Titre de l’avis de sécurité, en quelques mots.' },
          },
          counts,
        ),
        text: text(
          {
            label: labels.text,
            help: { en: 'Text of the safety note, one or two sentences.', fr: 'Texte de l’avis de sécurité, en une ou deux phrases.' },
          },
          counts,
        ),
        source: field(source().optional(), { label: labels.source }),
      })
      .optional(),
    {
      label: { en: 'Safety note', fr: 'Avis de sécurité' },
      help: { en: 'Safety note at the top of the service’s page.', fr: 'Avis de sécurité en haut de la page du service.' },
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
              en: 'Short name for use in this file and in forms: leak-repair. Default: made from the name.',
              fr: 'Nom court, pour ce fichier et les formulaires : leak-repair. Par défaut, tiré du nom.',
            },
          }),
          name: text({
            label: labels.name,
            help: { en: 'Name of the service: Leak detection and repair', fr: 'Nom du service : Détection et réparation de fuites' },
          }),
          shortName: text({
            label: { en: 'Short name', fr: 'Nom plus court' },
            help: {
              en: 'Shorter name for links and titles: Leak repair',
              fr: 'Nom plus court pour les liens et les titres : Réparation de fuites',
            },
          }).optional(),
          slug: completedLater(
            slug({
              en: 'Last part of the URL of the service’s page. Default: made from the name.',
              fr: 'Fin de l’adresse de la page du service : minuscules, chiffres et traits d’union. Par défaut, tirée du nom.',
            }),
          ),
          icon: field(identifier, {
            label: { en: 'Icon', fr: 'Icône' },
            help: { en: 'Name of an icon in assets/icons/, without .svg.', fr: 'Nom d’une icône de assets/icons/, sans .svg.' },
          }).optional(),
          image: image({
            label: labels.image,
            help: {
              en: 'Image of the service, shown on cards and on its page.',
              fr: 'Image du service, affichée sur les cartes et sur sa page.',
            },
          }).optional(),
          heading: text(
            {
              label: labels.heading,
              help: {
                en: 'Main heading of the service’s page. Default: pages.service.heading',
                fr: 'Grand titre de la page du service. Par défaut, celui de toutes les pages de services.',
              },
            },
            counts,
          ).optional(),
          summary: text({
            label: { en: 'Summary', fr: 'Résumé' },
            help: {
              en: 'One or two sentences, shown on cards and at the top of the service’s page.',
              fr: 'Une ou deux phrases, affichées sur les cartes et en haut de la page du service.',
            },
          }),
          description: text({
            label: labels.description,
            help: {
              en: 'What the service includes and when it is useful. Separate paragraphs with an empty line.',
              fr: 'Ce que comprend le service et quand il est utile. Séparez les paragraphes par une ligne vide.',
            },
          }).optional(),
          overview: text({
            label: { en: 'Overview', fr: 'Aperçu' },
            help: {
              en: 'For the page of all services: who needs it, and when. Default: the description.',
              fr: 'Pour la page de tous les services : à qui il s’adresse, et quand. Par défaut, la description.',
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
                  question: text(
                    {
                      label: { en: 'Question', fr: 'Question' },
                      help: { en: 'Question, as a customer would ask it.', fr: 'Question, telle qu’un client la poserait.' },
                    },
                    counts,
                  ),
                  answer: text(
                    {
                      label: { en: 'Answer', fr: 'Réponse' },
                      help: { en: 'Answer, in a few sentences.', fr: 'Réponse, en quelques phrases.' },
                    },
                    counts,
                  ),
                }),
              )
              .default([]),
            { label: { en: 'Questions and answers', fr: 'Questions et réponses' }, item: { en: 'a question', fr: 'une question' } },
          ),
        }),
      )
      .min(1),
    {
      help: {
        en: 'Services of the business, in the order shown. At least one.',
        fr: 'Services de l’entreprise, dans l’ordre d’affichage. Au moins un.',
      },
    },
  )
}
