/** `phones`: the phone book, and which number each place uses. */
import * as z from 'zod'
import { field, labels } from './field.ts'
import { countryCode, identifier } from './scalars.ts'
import { completedLater } from './texts.ts'

const phoneNumber = () =>
  field(
    z.union([
      z.string().min(1),
      z.strictObject({
        number: field(z.string().min(1), {
          label: labels.number,
          help: {
            en: 'Number as dialed in the country, or with its country code: +44 20 7946 0018',
            fr: 'Numéro tel qu’on le compose dans le pays, ou avec son indicatif : +44 20 7946 0018',
          },
        }),
        display: field(z.string().min(1), {
          label: { en: 'Display as', fr: 'Afficher comme' },
          help: {
            en: 'Text shown instead of the number, for a number with letters: 1-800-GET-HELP',
            fr: 'Texte affiché à la place du numéro, pour un numéro en lettres : 1-800-GET-HELP',
          },
        }).optional(),
      }),
    ]),
    {
      help: {
        en: 'Phone number as dialed in the country, or with its country code: +44 20 7946 0018',
        fr: 'Numéro de téléphone tel qu’on le compose dans le pays, ou avec son indicatif : +44 20 7946 0018',
      },
    },
  )

export const phones = () =>
  field(
    z
      .strictObject({
        country: field(completedLater(countryCode), {
          label: labels.country,
          help: {
            en: 'Country of numbers without a country code, as two letters: GB. Default: the country of the address.',
            fr: 'Pays des numéros écrits sans indicatif, en deux lettres : GB. Par défaut, celui de l’adresse.',
          },
        }),
        book: field(z.record(identifier, phoneNumber()).default({}), {
          label: { en: 'Your numbers', fr: 'Vos numéros' },
          entry: { en: 'Phone number “{name}”', fr: 'Numéro « {name} »' },
          help: {
            en: 'All phone numbers, each with a name. One must be called `main`.',
            fr: 'Tous les numéros, chacun sous un nom. L’un d’eux doit s’appeler « main ».',
          },
        }),
        use: field(
          z
            .strictObject({
              nav: field(identifier.default('main'), {
                label: { en: 'Header', fr: 'Haut de page' },
                help: {
                  en: 'Number shown in the header, by its name in the phone book.',
                  fr: 'Numéro affiché en haut des pages, par son nom dans la liste des numéros.',
                },
              }),
              footer: field(identifier.default('main'), {
                label: { en: 'Footer', fr: 'Bas de page' },
                help: { en: 'Number shown in the footer.', fr: 'Numéro affiché en bas des pages.' },
              }),
              hero: field(identifier.default('main'), {
                label: { en: 'Home page', fr: 'Haut de l’accueil' },
                help: { en: 'Number shown at the top of the home page.', fr: 'Numéro affiché en haut de la page d’accueil.' },
              }),
              floating: field(identifier.default('main'), {
                label: { en: 'Floating button', fr: 'Bouton flottant' },
                help: {
                  en: 'Number of the call button at the bottom of small screens.',
                  fr: 'Numéro du bouton d’appel au bas des petits écrans.',
                },
              }),
              contact: field(identifier.default('main'), {
                label: { en: 'Contact page', fr: 'Page de contact' },
                help: { en: 'Number shown on the contact page.', fr: 'Numéro affiché sur la page de contact.' },
              }),
              service: field(identifier.default('main'), {
                label: { en: 'Service pages', fr: 'Pages de services' },
                help: { en: 'Number shown on service pages.', fr: 'Numéro affiché sur les pages de services.' },
              }),
              structuredData: field(identifier.default('main'), {
                label: labels.structuredData,
                help: {
                  en: 'Number in the structured data for search engines.',
                  fr: 'Numéro dans les données pour les moteurs de recherche.',
                },
              }),
              emergency: field(identifier.default('main'), {
                label: labels.emergency,
                help: { en: 'Number for emergencies.', fr: 'Numéro d’urgence.' },
              }),
            })
            .prefault({}),
          {
            label: { en: 'Where each number appears', fr: 'Où chaque numéro est affiché' },
            help: {
              en: 'Number of the book that each place shows. Default: main',
              fr: 'Numéro affiché à chaque endroit. Par défaut : main',
            },
          },
        ),
      })
      // The cast: the country is derived before validation.
      .prefault({} as { country: unknown }),
    {
      help: {
        en: 'The phone book, and which number each place uses. Without phone numbers, email takes their place.',
        fr: 'Les numéros, et l’endroit où chacun est affiché. Sans numéro, le courriel le remplace.',
      },
    },
  )
