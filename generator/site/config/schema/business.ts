/** `business`: its name, address, licence and figures. */
import * as z from 'zod'
import { customerRequests } from '../values/customer-request.ts'
import type { Builders } from './builders.ts'
import { businessTypes, localBusinessTypes } from './business-types.ts'
import { field, labels } from './field.ts'
import { emailAddress, identifier, linkUrl, plainText } from './scalars.ts'

export const rating = ({ textOrString }: Builders) =>
  field(
    z.strictObject({
      value: field(z.number().min(0), {
        label: labels.value,
        help: {
          en: 'Average rating, shown with stars on every page: 4.8',
          fr: 'Note moyenne, affichée avec des étoiles sur chaque page : 4.8',
        },
      }),
      best: field(z.number().positive().default(5), {
        label: { en: 'Best possible rating', fr: 'Note la plus haute possible' },
        help: { en: 'Highest possible rating on the platform: 5', fr: 'Note la plus haute possible sur ce site d’avis : 5' },
      }),
      count: field(z.int().positive(), {
        label: { en: 'Number of reviews', fr: 'Nombre d’avis' },
        help: { en: 'Number of reviews: 120', fr: 'Nombre d’avis : 120' },
      }),
      source: textOrString({
        label: labels.source,
        help: {
          en: 'Name of the review platform, shown next to the stars: Google',
          fr: 'Nom du site d’avis, affiché à côté des étoiles : Google',
        },
      }),
      url: field(linkUrl, {
        label: labels.url,
        help: { en: 'URL where these reviews can be read.', fr: 'Adresse Web où l’on peut lire ces avis.' },
      }).optional(),
      asOf: field(z.iso.date(), {
        label: labels.asOf,
        help: { en: 'Date of these figures: 2026-11-01', fr: 'Date de ces chiffres : 2026-11-01' },
      }),
    }),
    {
      help: {
        en: 'Rating from a review platform. It must be real: fake ratings are illegal in most countries.',
        fr: 'Note sur un site d’avis. Elle doit être vraie : les fausses notes sont interdites dans la plupart des pays.',
      },
    },
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
    en: 'What buttons and forms offer: quote, visit, appointment or consultation. Default: depends on the type of business.',
    fr: 'Ce qu’offrent les boutons et les formulaires : quote, visit, appointment ou consultation. Par défaut, selon le type d’entreprise.',
  },
})
const proof = () =>
  field(z.boolean().default(false), {
    label: { en: 'Below headings', fr: 'Sous les titres' },
    help: {
      en: 'Whether to show it below the heading of every page, after rating, license and founding year. Useful for a guarantee.',
      fr: 'Oui pour l’afficher sous le titre de chaque page, après la note, la licence et l’année de fondation. Utile pour une garantie.',
    },
  })

const claims = ({ text, textOrString }: Builders) =>
  field(
    z
      .array(
        z.strictObject({
          id: field(identifier, { label: labels.id }),
          value: field(z.number().optional(), {
            label: labels.value,
            help: {
              en: 'The number, for use in the other texts as {value}: 15000',
              fr: 'Le nombre, repris dans les autres textes par {value} : 15000',
            },
          }),
          figure: text(
            {
              label: { en: 'Figure', fr: 'Chiffre' },
              help: { en: 'The number as shown in large type: {value}+', fr: 'Le nombre tel qu’affiché, en grand : {value}+' },
            },
            ['value'],
          ),
          label: text(
            {
              label: labels.label,
              help: { en: 'What the number counts: happy customers', fr: 'Ce que compte le nombre : clients satisfaits' },
            },
            ['value'],
          ),
          source: textOrString({
            label: labels.source,
            help: { en: 'Source of the number, shown below it.', fr: 'Source du nombre, affichée dessous.' },
          }).optional(),
          proof: proof(),
          asOf: field(z.iso.date().optional(), {
            label: labels.asOf,
            help: { en: 'Date of the number: 2026-11-01', fr: 'Date du nombre : 2026-11-01' },
          }),
        }),
      )
      .default([]),
    {
      label: labels.claims,
      item: { en: 'a figure or promise', fr: 'un chiffre ou une promesse' },
      help: {
        en: 'Figures and promises that pages can show, each with an id. Write only what you can prove.',
        fr: 'Chiffres et promesses que les pages peuvent afficher, chacun avec un id. N’écrivez que ce que vous pouvez prouver.',
      },
    },
  )

const privacyOfficer = ({ text }: Builders) =>
  field(
    z
      .strictObject({
        title: text({
          label: labels.title,
          help: {
            en: 'Title of the person responsible for personal information: Privacy officer',
            fr: 'Titre de la personne responsable des renseignements personnels.',
          },
        }),
        name: field(plainText.optional(), { label: labels.name }),
        email: field(emailAddress, { label: labels.email }),
      })
      .optional(),
    {
      label: { en: 'Privacy officer', fr: 'Responsable des renseignements personnels' },
      help: {
        en: 'Person who answers questions about personal information, shown on the privacy page. Some laws require one. Default: the business.',
        fr: 'Personne qui répond aux questions sur les renseignements personnels, indiquée sur la page de confidentialité. Certaines lois l’exigent. Par défaut, l’entreprise.',
      },
    },
  )

export const business = (build: Builders) => {
  const { text, textOrString, address, coordinates } = build
  return field(
    z.strictObject({
      name: field(plainText, {
        label: labels.name,
        help: {
          en: 'Name of the business, as customers know it. Shown in the header, the footer and titles.',
          fr: 'Nom de l’entreprise, tel que les clients le connaissent. Affiché en haut et en bas des pages, et dans les titres.',
        },
      }),
      legalName: field(plainText.optional(), {
        label: { en: 'Legal name', fr: 'Nom légal' },
        help: {
          en: 'Registered name, if it differs from the name: Hill & Sons Ltd. For search engines.',
          fr: 'Nom enregistré, s’il diffère du nom. Pour les moteurs de recherche.',
        },
      }),
      slogan: text({
        label: { en: 'Slogan', fr: 'Slogan' },
        help: {
          en: 'What the business does, in a few words. For search engines.',
          fr: 'Ce que fait l’entreprise, en quelques mots. Pour les moteurs de recherche.',
        },
      }).optional(),
      type: field(z.enum(localBusinessTypes), {
        options: businessTypes,
        label: labels.type,
        help: {
          en: 'Type of business, as listed at https://schema.org/LocalBusiness: Plumber, HairSalon, Dentist. Used for search engines and to choose default texts and style.',
          fr: 'Type d’entreprise, tel que défini sur https://schema.org/LocalBusiness : Plumber, HairSalon, Dentist. Sert aux moteurs de recherche et au choix des textes et du style par défaut.',
        },
      }),
      request,
      founded: field(z.int().min(1600).max(2100).optional(), {
        label: { en: 'Year founded', fr: 'Année de fondation' },
        help: {
          en: 'Year in which the business was founded: 1998. Shown below headings as “Since 1998”.',
          fr: 'Année de fondation : 1998. Affichée sous les titres.',
        },
      }),
      email: field(emailAddress.optional(), { label: labels.email }),
      address: field(address(), { label: labels.address }),
      geo: field(coordinates().optional(), { label: labels.geo }),
      priceRange: field(plainText.max(99).optional(), {
        label: { en: 'Price range', fr: 'Gamme de prix' },
        help: { en: 'Price range for search engines: $$, or 40–90 €', fr: 'Gamme de prix pour les moteurs de recherche : $$, ou 40–90 €' },
      }),
      profiles: field(
        z.array(z.strictObject({ name: field(plainText, { label: labels.name }), url: field(linkUrl, { label: labels.url }) })).default([]),
        {
          label: labels.profiles,
          item: { en: 'a profile', fr: 'un profil' },
          help: {
            en: 'Profiles on social networks and review platforms. Shown in the footer.',
            fr: 'Profils sur les réseaux sociaux et les sites d’avis. Affichés en bas des pages.',
          },
        },
      ),
      licence: field(
        z
          .strictObject({
            number: field(plainText, {
              label: labels.number,
              help: { en: 'License number, exactly as issued.', fr: 'Numéro de licence, exactement comme il a été délivré.' },
            }),
            authority: textOrString({
              label: { en: 'Authority', fr: 'Délivrée par' },
              help: { en: 'Authority that issued the license.', fr: 'Organisme qui a délivré la licence.' },
            }),
          })
          .optional(),
        { label: { en: 'License', fr: 'Licence' } },
      ),
      rating: field(rating(build), { label: labels.rating }).optional(),
      claims: claims(build),
      privacyOfficer: privacyOfficer(build),
    }),
    {
      help: {
        en: 'Facts about the business: name, type, address, license, reviews.',
        fr: 'Renseignements sur l’entreprise : nom, type, adresse, licence, avis.',
      },
    },
  )
}
