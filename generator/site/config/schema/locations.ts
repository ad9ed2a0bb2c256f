/** `locations`: the areas that the business serves. */
import * as z from 'zod'
import type { Builders } from './builders.ts'
import { rating } from './business.ts'
import { businessTypes, localBusinessTypes } from './business-types.ts'
import { field, labels } from './field.ts'
import { exceptions, week } from './hours.ts'
import { emailAddress, identifier, linkUrl, plainText } from './scalars.ts'
import { completedLater } from './texts.ts'

/** The keys of a branch. */
const branchFacts = (build: Builders) => {
  const { text } = build
  return {
    email: field(emailAddress, { label: labels.email }).optional(),
    businessType: field(z.enum(localBusinessTypes).optional(), {
      options: businessTypes,
      label: { en: 'Business type', fr: 'Type d’entreprise' },
      help: {
        en: 'Type of this branch, if it differs from business.type.',
        fr: 'Type de cette succursale, s’il diffère de celui de l’entreprise.',
      },
    }),
    profiles: field(
      z
        .array(z.strictObject({ name: field(plainText, { label: labels.name }), url: field(linkUrl, { label: labels.url }) }))
        .min(1)
        .optional(),
      {
        label: labels.profiles,
        item: { en: 'a profile', fr: 'un profil' },
        help: {
          en: 'Profiles of this branch on social networks and review platforms.',
          fr: 'Profils de cette succursale sur les réseaux sociaux et les sites d’avis.',
        },
      },
    ),
    rating: field(rating(build), { label: labels.rating }).optional(),
    exceptions: field(exceptions(build).optional(), {
      label: labels.exceptions,
      help: {
        en: 'Holidays and seasons of this branch. They replace hours.exceptions.',
        fr: 'Jours fériés et saisons de cette succursale. Ils remplacent ceux de l’entreprise.',
      },
    }),
    directions: text({
      label: { en: 'Directions', fr: 'Itinéraire' },
      help: {
        en: 'How to get to this branch: parking, nearest stop, entrance.',
        fr: 'Comment venir à cette succursale : stationnement, arrêt le plus proche, entrée.',
      },
    }).optional(),
    people: field(
      z
        .array(
          z.strictObject({
            name: field(plainText, { label: labels.name }),
            role: text({
              label: { en: 'Role', fr: 'Rôle' },
              help: {
                en: 'What this person does at this branch: Store manager',
                fr: 'Ce que cette personne fait à cette succursale : Gérante',
              },
            }),
          }),
        )
        .min(1)
        .optional(),
      {
        label: { en: 'Team', fr: 'Équipe' },
        item: { en: 'a person', fr: 'une personne' },
        help: {
          en: 'People who work at this branch. Shown on its page.',
          fr: 'Personnes qui travaillent à cette succursale. Affichées sur sa page.',
        },
      },
    ),
  }
}

export const branchKeys = ['email', 'businessType', 'profiles', 'rating', 'exceptions', 'directions', 'people'] as const

const naming = ({ text, textOrString, slug, coordinates }: Builders) => ({
  id: field(completedLater(identifier), {
    label: labels.id,
    help: {
      en: 'Short name for use in this file: old-town. Default: made from the name.',
      fr: 'Nom court, pour ce fichier : old-town. Par défaut, tiré du nom.',
    },
  }),
  draft: field(z.literal(true).optional(), {
    help: {
      en: 'Marks an area with draft texts of `npm run clone`. Its pages are hidden from search engines until you remove this key.',
      fr: 'Marque un secteur dont les textes sont des brouillons de `npm run clone`. Ses pages restent cachées aux moteurs de recherche jusqu’à ce que vous retiriez cette clé.',
    },
  }),
  name: text({ label: labels.name, help: { en: 'Name of the area: Old Town', fr: 'Nom du secteur : Vieille-Ville' } }),
  in: text({
    label: { en: 'Name with preposition', fr: 'Nom avec préposition' },
    help: {
      en: 'Name with its preposition, for sentences: in the Old Town. Default: the usual preposition of the language.',
      fr: 'Nom avec sa préposition, pour les phrases : dans la Vieille-Ville. Par défaut, la préposition habituelle de la langue.',
    },
  }).optional(),
  slug: completedLater(
    slug({
      en: 'Last part of the URLs of this area’s pages. Default: made from the name.',
      fr: 'Fin de l’adresse des pages de ce secteur : minuscules, chiffres et traits d’union. Par défaut, tirée du nom.',
    }),
  ),
  type: field(z.enum(['City', 'AdministrativeArea', 'Place']).optional(), {
    options: {
      City: { en: 'City', fr: 'Ville' },
      AdministrativeArea: { en: 'Region', fr: 'Région' },
      Place: { en: 'District or other place', fr: 'Quartier ou autre lieu' },
    },
    label: labels.type,
    help: {
      en: 'City for a municipality, AdministrativeArea for a district or region with official borders, Place for any other area. Default: City if it is the city of an address in this file, otherwise Place.',
      fr: 'City pour une municipalité, AdministrativeArea pour une région aux limites officielles, Place pour tout autre secteur.',
    },
  }),
  geo: field(coordinates(), { label: labels.geo }).optional(),
  radius: field(z.number().min(1).max(500).optional(), {
    label: { en: 'Radius in km', fr: 'Rayon en km' },
    help: {
      en: 'How far from geo the business works, in kilometers: 25. Sites with one area show it as a circle on the map.',
      fr: 'Jusqu’à quelle distance de geo l’entreprise travaille, en kilomètres : 25. Un site à un seul secteur l’affiche comme un cercle sur la carte.',
    },
  }),
  description: text({
    label: labels.description,
    help: {
      en: 'Two to four sentences about the area. Shown on the page of all areas.',
      fr: 'Deux à quatre phrases sur le secteur. Affichées sur la page de tous les secteurs.',
    },
  }).optional(),
  neighbourhoods: field(
    z.array(textOrString({ help: { en: 'Name of a neighborhood or town.', fr: 'Nom d’un quartier ou d’une ville.' } })).default([]),
    {
      label: { en: 'Neighborhoods', fr: 'Quartiers' },
      item: { en: 'a neighborhood', fr: 'un quartier' },
    },
  ),
})

/** The keys of any location. */
const locationFacts = (build: Builders) => {
  const { text, textOrString, source, address } = build
  return {
    ...naming(build),
    services: field(
      z
        .record(
          identifier,
          z.strictObject({
            intro: text({
              label: { en: 'Introduction', fr: 'Introduction' },
              help: {
                en: 'One or two sentences below the main heading of the page.',
                fr: 'Une ou deux phrases sous le grand titre de la page.',
              },
            }),
            heading: text({ label: labels.heading, help: { en: 'Heading above the local text.', fr: 'Titre au-dessus du texte local.' } }),
            text: text({
              label: labels.text,
              help: {
                en: 'What is specific to this service in this area. Separate paragraphs with an empty line.',
                fr: 'Ce que ce service a de particulier dans ce secteur. Séparez les paragraphes par une ligne vide.',
              },
            }),
            sources: field(
              z.array(z.union([textOrString({ help: { en: 'Source of the text.', fr: 'Source du texte.' } }), source()])).optional(),
              {
                label: { en: 'Sources', fr: 'Sources' },
                item: { en: 'a source', fr: 'une source' },
                help: {
                  en: 'Sources of the text: each a text, or a label with a url.',
                  fr: 'Sources du texte : chacune un texte, ou un nom (label) avec une adresse (url).',
                },
              },
            ),
          }),
        )
        .default({}),
      {
        label: labels.services,
        help: {
          en: 'Texts about single services in this area, by the id of the service.',
          fr: 'Textes sur certains services dans ce secteur, par l’id du service.',
        },
      },
    ),
    phone: field(identifier, {
      label: { en: 'Phone', fr: 'Téléphone' },
      help: {
        en: 'Phone number shown on the pages of this area, by its name in the phone book.',
        fr: 'Numéro affiché sur les pages de ce secteur, par son nom dans la liste des numéros.',
      },
    }).optional(),
    hours: field(week, { label: labels.hours }).optional(),
    address: field(address(), { label: labels.address }).optional(),
    branch: field(z.union([z.literal(true), identifier]).optional(), {
      label: { en: 'Branch', fr: 'Succursale' },
      help: {
        en: '`true` if the business has a branch here, or the id of the branch that serves this area. Areas with a street address are branches.',
        fr: 'Oui si l’entreprise a une succursale ici, ou l’id de la succursale qui dessert ce secteur. Un secteur avec une adresse de rue est une succursale.',
      },
    }),
    postalCodes: field(z.array(z.string().min(1)).min(1).optional(), {
      label: { en: 'Postal codes', fr: 'Codes postaux' },
      item: { en: 'a postal code', fr: 'un code postal' },
      help: {
        en: 'Postal codes of this area, or how they begin, for the postal code finder. Put digits in quotation marks: ["787", "78664"]',
        fr: 'Codes postaux de ce secteur, ou leur début, pour la recherche par code postal. Mettez les chiffres entre guillemets : ["787", "78664"]',
      },
    }),
  }
}

export const locations = (build: Builders) =>
  field(z.array(z.strictObject({ ...locationFacts(build), ...branchFacts(build) })).min(1), {
    help: { en: 'Areas served, in the order shown. At least one.', fr: 'Secteurs desservis, dans l’ordre d’affichage. Au moins un.' },
  })
