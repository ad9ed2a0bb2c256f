/** `locations`: the areas that the business serves. */
import * as z from 'zod'
import type { Builders } from './builders.ts'
import { rating } from './business.ts'
import { businessTypes, localBusinessTypes } from './business-types.ts'
import { field, labels } from './field.ts'
import { exceptions, week } from './hours.ts'
import { emailAddress, identifier, linkUrl } from './scalars.ts'
import { completedLater } from './texts.ts'

/** The keys of a branch. */
const branchFacts = (build: Builders) => {
  const { text } = build
  return {
    email: field(emailAddress, { label: labels.email }).optional(),
    businessType: field(z.enum(localBusinessTypes).optional(), {
      options: businessTypes,
      label: { en: 'Business type', fr: 'Genre d’entreprise' },
      help: {
        en: 'Kind of LocalBusiness of this branch, where it is not business.type.',
        fr: 'Genre d’entreprise de cette succursale, s’il n’est pas celui de l’entreprise.',
      },
    }),
    profiles: field(
      z
        .array(z.strictObject({ name: field(z.string().min(1), { label: labels.name }), url: field(linkUrl, { label: labels.url }) }))
        .min(1)
        .optional(),
      {
        label: labels.profiles,
        item: { en: 'a profile', fr: 'un profil' },
        help: { en: 'Social and review profiles of this branch alone.', fr: 'Profils de cette succursale seulement.' },
      },
    ),
    rating: field(rating(build), { label: labels.rating }).optional(),
    exceptions: field(exceptions(build).optional(), {
      label: labels.exceptions,
      help: {
        en: 'Holidays and seasons of this branch, in place of hours.exceptions.',
        fr: 'Jours fériés et saisons de cette succursale, à la place de ceux de l’entreprise.',
      },
    }),
    directions: text({
      label: { en: 'Directions', fr: 'Itinéraire' },
      help: {
        en: 'How to get to this branch: parking, the next stop, where the door is.',
        fr: 'Comment venir à cette succursale : stationnement, arrêt le plus proche, entrée.',
      },
    }).optional(),
    people: field(
      z
        .array(
          z.strictObject({
            name: field(z.string().min(1), { label: labels.name }),
            role: text({
              label: { en: 'Role', fr: 'Rôle' },
              help: { en: 'What they do at this branch.', fr: 'Ce qu’ils font à cette succursale.' },
            }),
          }),
        )
        .min(1)
        .optional(),
      {
        label: { en: 'People', fr: 'Les gens' },
        item: { en: 'a person', fr: 'une personne' },
        help: { en: 'The people of this branch, shown on its page.', fr: 'Les gens de cette succursale, montrés sur sa page.' },
      },
    ),
  }
}

export const branchKeys = ['email', 'businessType', 'profiles', 'rating', 'exceptions', 'directions', 'people'] as const

const naming = ({ text, textOrString, slug, coordinates }: Builders) => ({
  id: field(completedLater(identifier), {
    label: labels.id,
    help: {
      en: 'Short name for use in this file: laval. Made of the name if left out.',
      fr: 'Nom court, pour le fichier : laval. À défaut, tiré du nom.',
    },
  }),
  draft: field(z.literal(true).optional(), {
    help: {
      en: 'Its texts are drafts from npm run clone. Until this is deleted, search engines are asked not to list its pages, and check reports it.',
      fr: 'Textes commencés par la copie d’une ville. Tant que ceci n’est pas retiré, ses pages demandent de ne pas paraître dans les moteurs de recherche, et la vérification le compte.',
    },
  }),
  name: text({ label: labels.name, help: { en: 'Name of the area: Montreal', fr: 'Nom du secteur : Montréal' } }),
  in: text({
    label: { en: 'With “in” before it', fr: 'Précédé de « à » ou « dans »' },
    help: {
      en: 'The area with “in” before it, as grammar wants: in Laval, sur la Rive-Sud. As the language usually says it if left out.',
      fr: 'Le secteur précédé de « à » ou « dans », selon la grammaire : à Laval, sur la Rive-Sud.',
    },
  }).optional(),
  slug: completedLater(
    slug({
      en: 'Last part of the address of this area’s pages; made of the name if left out.',
      fr: 'Fin de l’adresse des pages de ce secteur : minuscules, chiffres et traits d’union. À défaut, tirée du nom.',
    }),
  ),
  type: field(z.enum(['City', 'AdministrativeArea', 'Place']).optional(), {
    options: {
      City: { en: 'City', fr: 'Ville' },
      AdministrativeArea: { en: 'Region', fr: 'Région' },
      Place: { en: 'Quarter or other place', fr: 'Quartier ou autre lieu' },
    },
    label: labels.type,
    help: {
      en: 'City for a municipality, AdministrativeArea for a district or region with a border in law, Place for any other area. If left out: City if an address in this file names it as its city, else Place.',
      fr: '« City » pour une municipalité, « Place » pour un secteur sans limite officielle.',
    },
  }),
  geo: field(coordinates(), { label: labels.geo }).optional(),
  radius: field(z.number().min(1).max(500).optional(), {
    label: { en: 'Radius in km', fr: 'Rayon en km' },
    help: {
      en: 'How far from geo the business works, in kilometres. A site with one area shows it as a circle.',
      fr: 'Distance autour de geo, en kilomètres. Un site à un seul secteur la montre par un cercle.',
    },
  }),
  description: text({
    label: labels.description,
    help: { en: 'Two to four sentences for the page of all areas.', fr: 'Deux à quatre phrases pour la page de tous les secteurs.' },
  }).optional(),
  neighbourhoods: field(z.array(textOrString({ help: { en: 'A neighbourhood or town.', fr: 'Un quartier ou une ville.' } })).default([]), {
    label: { en: 'Neighbourhoods', fr: 'Quartiers' },
    item: { en: 'a neighbourhood', fr: 'un quartier' },
  }),
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
              label: { en: 'Intro', fr: 'Introduction' },
              help: {
                en: 'One or two sentences below the heading of this service in this area.',
                fr: 'Une ou deux phrases sous le titre de ce service dans ce secteur.',
              },
            }),
            heading: text({ label: labels.heading, help: { en: 'Heading of the local text.', fr: 'Titre du texte local.' } }),
            text: text({
              label: labels.text,
              help: {
                en: 'What only this page can say: paragraphs with an empty line between them.',
                fr: 'Ce que seule cette page peut dire : des paragraphes séparés par une ligne vide.',
              },
            }),
            sources: field(
              z
                .array(z.union([textOrString({ help: { en: 'A source the text leans on.', fr: 'Une source du texte.' } }), source()]))
                .optional(),
              {
                label: { en: 'Sources', fr: 'Sources' },
                item: { en: 'a source', fr: 'une source' },
                help: { en: 'What the text leans on: a text, or label and url where it can be read.', fr: 'Sur quoi s’appuie le texte.' },
              },
            ),
          }),
        )
        .default({}),
      {
        label: labels.services,
        help: { en: 'What is particular about each service here, by the service’s id.', fr: 'Ce que chaque service a de particulier ici.' },
      },
    ),
    phone: field(identifier, {
      label: { en: 'Phone', fr: 'Téléphone' },
      help: { en: 'A number of the phone book used on this location’s pages.', fr: 'Le numéro employé sur les pages de ce secteur.' },
    }).optional(),
    hours: field(week, { label: labels.hours }).optional(),
    address: field(address(), { label: labels.address }).optional(),
    branch: field(z.union([z.literal(true), identifier]).optional(), {
      label: { en: 'Branch', fr: 'Succursale' },
      help: {
        en: '`true`: the business has a branch here. The id of a location: that branch serves this area. A location with a street address is a branch.',
        fr: 'Oui : l’entreprise a une succursale ici. Le nom court d’un secteur : c’est sa succursale qui dessert celui-ci.',
      },
    }),
    postalCodes: field(z.array(z.string().min(1)).min(1).optional(), {
      label: { en: 'Postal codes', fr: 'Codes postaux' },
      item: { en: 'a postal code', fr: 'un code postal' },
      help: {
        en: 'Beginnings of the postal codes of this area, in quotation marks where they are digits: [H7, J7], ["80", "8152"].',
        fr: 'Débuts des codes postaux de ce secteur : H7, J7.',
      },
    }),
  }
}

export const locations = (build: Builders) =>
  field(z.array(z.strictObject({ ...locationFacts(build), ...branchFacts(build) })).min(1), {
    help: { en: 'The areas served, in the order shown.', fr: 'Les secteurs desservis, dans l’ordre où on les montre.' },
  })
