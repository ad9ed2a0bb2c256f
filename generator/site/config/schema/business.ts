/** `business`: its name, address, licence and figures. */
import * as z from 'zod'
import { customerRequests } from '../values/customer-request.ts'
import type { Builders } from './builders.ts'
import { businessTypes, localBusinessTypes } from './business-types.ts'
import { field, labels } from './field.ts'
import { emailAddress, identifier, linkUrl } from './scalars.ts'

export const rating = ({ textOrString }: Builders) =>
  field(
    z.strictObject({
      value: field(z.number().min(0), { label: labels.value, help: { en: 'Average rating: 4.8', fr: 'Note moyenne : 4.8' } }),
      best: field(z.number().positive().default(5), {
        label: { en: 'Best possible rating', fr: 'Note la plus haute possible' },
        help: { en: 'Best possible rating: 5', fr: 'Note la plus haute possible : 5' },
      }),
      count: field(z.int().positive(), { label: { en: 'Count', fr: 'Nombre' }, help: { en: 'Number of reviews.', fr: 'Nombre d’avis.' } }),
      source: textOrString({
        label: labels.source,
        help: { en: 'Name of the review platform, shown next to the stars.', fr: 'Nom du site d’avis, affiché à côté des étoiles.' },
      }),
      url: field(linkUrl, {
        label: labels.url,
        help: { en: 'Where these reviews can be read.', fr: 'Où l’on peut lire ces avis.' },
      }).optional(),
      asOf: field(z.iso.date(), {
        label: labels.asOf,
        help: { en: 'Day on which the figures were read: 2026-11-01', fr: 'Jour où ces chiffres ont été relevés : 2026-11-01' },
      }),
    }),
    { help: { en: 'Rating from a review platform. Never invent one.', fr: 'Note sur un site d’avis. N’en inventez jamais.' } },
  )

const request = field(z.enum(customerRequests).optional(), {
  options: {
    quote: { en: 'A quote', fr: 'Une soumission' },
    visit: { en: 'A visit', fr: 'Une visite' },
    appointment: { en: 'An appointment', fr: 'Un rendez-vous' },
    consultation: { en: 'A consultation', fr: 'Une consultation' },
  },
  label: { en: 'What customers ask for', fr: 'Ce que demandent les clients' },
  help: {
    en: 'Sets the text of buttons and forms: quote, visit, appointment or consultation. Without it, the type of business decides.',
    fr: 'Détermine le texte des boutons et des formulaires : quote, visit, appointment ou consultation. Par défaut, selon le type d’entreprise.',
  },
})
const proof = () =>
  field(z.boolean().default(false), {
    label: { en: 'Below headings', fr: 'Sous les titres' },
    help: {
      en: 'true to show it below the heading of every page, after rating, license and founding year: a guarantee, for instance.',
      fr: 'Oui pour le montrer sous le titre de chaque page, après la note, la licence et l’année de fondation : une garantie, par exemple.',
    },
  })

export const business = (build: Builders) => {
  const { text, textOrString, address, coordinates } = build
  return field(
    z.strictObject({
      name: field(z.string().min(1), { label: labels.name, help: { en: 'Trade name.', fr: 'Nom commercial.' } }),
      legalName: field(z.string().min(1).optional(), {
        label: { en: 'Legal name', fr: 'Nom légal' },
        help: { en: 'Registered name, where it differs.', fr: 'Nom légal, s’il est différent.' },
      }),
      slogan: text({
        label: { en: 'Slogan', fr: 'Slogan' },
        help: { en: 'A few words that say what the business is for.', fr: 'Quelques mots qui disent ce que fait l’entreprise.' },
      }).optional(),
      type: field(z.enum(localBusinessTypes), {
        options: businessTypes,
        label: labels.type,
        help: {
          en: 'The most fitting kind of LocalBusiness of schema.org (https://schema.org/LocalBusiness): HVACBusiness, Plumber, Locksmith, Dentist.',
          fr: 'Le genre d’entreprise locale de schema.org (https://schema.org/LocalBusiness) qui convient le mieux : HVACBusiness, Plumber, Locksmith, Dentist.',
        },
      }),
      request,
      founded: field(z.int().min(1600).max(2100).optional(), {
        label: { en: 'Founded', fr: 'Fondée en' },
        help: { en: 'Year in which the business was founded.', fr: 'Année de fondation.' },
      }),
      email: field(emailAddress.optional(), { label: labels.email }),
      address: field(address(), { label: labels.address }),
      geo: field(coordinates().optional(), { label: labels.geo }),
      priceRange: field(z.string().min(1).max(99).optional(), {
        label: { en: 'Price range', fr: 'Gamme de prix' },
        help: { en: 'Price range for search engines: $$', fr: 'Gamme de prix pour les moteurs de recherche : $$' },
      }),
      profiles: field(
        z
          .array(z.strictObject({ name: field(z.string().min(1), { label: labels.name }), url: field(linkUrl, { label: labels.url }) }))
          .default([]),
        {
          label: labels.profiles,
          item: { en: 'a profile', fr: 'un profil' },
          help: { en: 'Social and review profiles.', fr: 'Profils sur les réseaux sociaux et les sites d’avis.' },
        },
      ),
      licence: field(
        z
          .strictObject({
            number: field(z.string().min(1), {
              label: labels.number,
              help: { en: 'Licence number as issued.', fr: 'Numéro de licence, tel qu’il a été délivré.' },
            }),
            authority: textOrString({
              label: { en: 'Authority', fr: 'Délivrée par' },
              help: { en: 'Who issued it.', fr: 'Qui l’a délivrée.' },
            }),
          })
          .optional(),
        { label: { en: 'Licence', fr: 'Licence' } },
      ),
      rating: field(rating(build), { label: labels.rating }).optional(),
      claims: field(
        z
          .array(
            z.strictObject({
              id: field(identifier, { label: labels.id }),
              value: field(z.number().optional(), {
                label: labels.value,
                help: { en: 'The figure, written in the text as {value}.', fr: 'Le chiffre, écrit {value} dans le texte.' },
              }),
              figure: text(
                {
                  label: { en: 'Figure', fr: 'Chiffre' },
                  help: { en: 'The figure as shown, large: {value}+', fr: 'Le chiffre tel qu’on le montre, en grand : {value}+' },
                },
                ['value'],
              ),
              label: text({ label: labels.label, help: { en: 'What it counts.', fr: 'Ce qu’il compte.' } }, ['value']),
              source: textOrString({ label: labels.source, help: { en: 'Where it comes from.', fr: 'D’où il vient.' } }).optional(),
              proof: proof(),
              asOf: field(z.iso.date().optional(), {
                label: labels.asOf,
                help: { en: 'Day on which it was true: 2026-11-01', fr: 'Jour où il était exact : 2026-11-01' },
              }),
            }),
          )
          .default([]),
        {
          label: labels.claims,
          item: { en: 'a figure or promise', fr: 'un chiffre ou une promesse' },
          help: { en: 'Figures and promises shown on the site.', fr: 'Chiffres et promesses affichés sur le site.' },
        },
      ),
      privacyOfficer: field(
        z
          .strictObject({
            title: text({
              label: labels.title,
              help: {
                en: 'Title of the person in charge of personal information.',
                fr: 'Titre de la personne responsable des renseignements personnels.',
              },
            }),
            name: field(z.string().min(1).optional(), { label: labels.name }),
            email: field(emailAddress, { label: labels.email }),
          })
          .optional(),
        {
          label: { en: 'Who answers for personal information', fr: 'Responsable des renseignements personnels' },
          help: {
            en: 'Who answers questions about personal information (Quebec: Law 25). The business itself if left out.',
            fr: 'Qui répond aux questions sur les renseignements personnels (Québec : loi 25). À défaut, l’entreprise elle-même.',
          },
        },
      ),
    }),
    { help: { en: 'The business.', fr: 'L’entreprise.' } },
  )
}
