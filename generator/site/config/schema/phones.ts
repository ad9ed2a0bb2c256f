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
            en: 'The number, as people write it: 514-555-0123, or with its country: +1 514 555 0123.',
            fr: 'Le numéro, comme on l’écrit : 514-555-0123, ou avec l’indicatif du pays : +1 514 555 0123.',
          },
        }),
        display: field(z.string().min(1), {
          label: { en: 'Display', fr: 'Affiché ainsi' },
          help: {
            en: 'Shown instead of the usual writing, for a number in letters: 1-800-555-DUCT.',
            fr: 'Affiché à la place de l’écriture habituelle, pour un numéro en lettres : 1-800-555-DUCT.',
          },
        }).optional(),
      }),
    ]),
    { help: { en: 'A phone number, as people write it: 514-555-0123.', fr: 'Un numéro de téléphone, comme on l’écrit : 514-555-0123.' } },
  )

export const phones = () =>
  field(
    z
      .strictObject({
        country: field(completedLater(countryCode), {
          label: labels.country,
          help: {
            en: 'Country of numbers written without one: CA. That of the address if left out.',
            fr: 'Pays des numéros écrits sans indicatif : CA. À défaut, celui de l’adresse.',
          },
        }),
        book: field(z.record(identifier, phoneNumber()).default({}), {
          label: { en: 'Phone numbers', fr: 'Numéros' },
          entry: { en: 'Phone number “{name}”', fr: 'Numéro « {name} »' },
          help: {
            en: 'The phone book: a name for each number, the first of them `main`.',
            fr: 'Les numéros, chacun sous un nom; le premier s’appelle « main ».',
          },
        }),
        use: field(
          z
            .strictObject({
              nav: field(identifier.default('main'), {
                label: { en: 'Nav', fr: 'Navigation' },
                help: { en: 'Number in the navigation.', fr: 'Numéro dans la navigation.' },
              }),
              footer: field(identifier.default('main'), {
                label: { en: 'Footer', fr: 'Bas de page' },
                help: { en: 'Number in the footer.', fr: 'Numéro au bas des pages.' },
              }),
              hero: field(identifier.default('main'), {
                label: { en: 'Hero', fr: 'Haut de l’accueil' },
                help: { en: 'Number in the home page’s first view.', fr: 'Numéro dans le haut de la page d’accueil.' },
              }),
              floating: field(identifier.default('main'), {
                label: { en: 'Floating', fr: 'Bouton flottant' },
                help: { en: 'Number of the floating button.', fr: 'Numéro du bouton flottant.' },
              }),
              contact: field(identifier.default('main'), {
                label: { en: 'Contact', fr: 'Contact' },
                help: { en: 'Number on the contact page.', fr: 'Numéro sur la page de contact.' },
              }),
              service: field(identifier.default('main'), {
                label: { en: 'Service', fr: 'Service' },
                help: { en: 'Number on service pages.', fr: 'Numéro sur les pages de services.' },
              }),
              structuredData: field(identifier.default('main'), {
                label: labels.structuredData,
                help: { en: 'Number for search engines.', fr: 'Numéro pour les moteurs de recherche.' },
              }),
              emergency: field(identifier.default('main'), {
                label: labels.emergency,
                help: { en: 'Number for emergencies.', fr: 'Numéro d’urgence.' },
              }),
            })
            .prefault({}),
          {
            label: { en: 'Which number where', fr: 'Quel numéro à quel endroit' },
            help: {
              en: 'Which number of the book each place shows; `main` by default.',
              fr: 'Quel numéro affiche chaque endroit; « main » si rien n’est dit.',
            },
          },
        ),
      })
      // The cast: the country is derived before validation.
      .prefault({} as { country: unknown }),
    {
      help: {
        en: 'The phone book, and which number each place uses. Without one, e-mail takes the place of calls.',
        fr: 'Les numéros, et celui qu’emploie chaque endroit du site. Sans numéro, le courriel remplace les appels.',
      },
    },
  )
