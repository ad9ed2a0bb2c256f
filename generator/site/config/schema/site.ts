/** `site`: the website itself. */
import * as z from 'zod'
import { type CheckId, checkIds } from '../../messages/check-ids.ts'
import type { Severity } from '../../model/diagnostic.ts'
import { eachOf } from '../../util/table.ts'
import { sharedFacts } from '../values/shared-facts.ts'
import type { Builders } from './builders.ts'
import { field, labels } from './field.ts'
import { languageTag, siteOrigin } from './scalars.ts'
import { completedLater } from './texts.ts'

// The cast: zod’s type also allows `undefined`, which YAML does not have.
const checks = () =>
  field(z.strictObject(eachOf(checkIds, () => z.enum(['error', 'warning', 'notice', 'off']).optional())), {
    help: {
      en: 'Severity of individual checks: error, warning, notice or off. docs/reference/errors.md lists the defaults.',
      fr: 'Gravité de chaque vérification : error, warning, notice ou off. Valeurs par défaut : docs/reference/errors.md.',
    },
  }) as z.ZodType<Readonly<Partial<Record<CheckId, Severity | 'off'>>>>

const languages = ({ isGeneral }: Builders) => {
  const language = z.strictObject({
    code: field(completedLater(languageTag), {
      label: { en: 'Code', fr: 'Code' },
      help: { en: 'Code of the language in the texts of this file: es', fr: 'Code de la langue dans les textes de ce fichier : es' },
    }),
    locale: field(completedLater(languageTag), {
      label: { en: 'Language and country code', fr: 'Code complet' },
      help: {
        en: 'Full code for browsers and search engines, with a country: es-MX',
        fr: 'Code complet pour les navigateurs et les moteurs de recherche, avec un pays : es-MX',
      },
    }),
    name: field(completedLater(z.string().min(1)), {
      label: labels.name,
      help: {
        en: 'Name of the language in that language, shown in the header: Español',
        fr: 'Nom de la langue dans cette langue, affiché en haut des pages : Español',
      },
    }),
  })
  // Before validation, a language code is completed to a map.
  const written = isGeneral ? (z.union([language, languageTag]) as z.ZodType as typeof language) : language
  const list = z.array(written).min(1)
  return isGeneral ? completedLater(list) : list
}

export const site = (build: Builders) => {
  const { text, image } = build
  return field(
    z.strictObject({
      origin: field(completedLater(siteOrigin), {
        label: { en: 'Website address', fr: 'Adresse du site' },
        help: {
          en: 'URL of the site, without a path: https://www.example.com. Required before you publish.',
          fr: 'Adresse du site, sans chemin : https://www.example.com. Obligatoire avant la publication.',
        },
      }),
      languages: field(languages(build), {
        label: { en: 'Languages', fr: 'Langues' },
        item: { en: 'a language', fr: 'une langue' },
        help: {
          en: 'Languages of the site; the first is the default: [en-US, es-US]. Default: the language of the country.',
          fr: 'Langues du site; la première est celle par défaut : [en-US, es-US]. Par défaut, la langue du pays.',
        },
      }),
      keywords: text({
        label: labels.keywords,
        help: {
          en: 'Search terms for pages without keywords of their own, separated by commas.',
          fr: 'Mots clés des pages qui n’en ont pas, séparés par des virgules.',
        },
      }).optional(),
      image: image({
        label: labels.image,
        help: {
          en: 'Image of the business, for search engines and for shared links to pages without a share image.',
          fr: 'Image de l’entreprise, pour les moteurs de recherche et les liens partagés vers des pages sans image de partage.',
        },
      }).optional(),
      sharePictures: field(z.enum(['pages', 'services', 'none']).optional(), {
        options: {
          pages: { en: 'One for each page', fr: 'Une par page' },
          services: { en: 'One for each service', fr: 'Une par service' },
          none: { en: 'None', fr: 'Aucune' },
        },
        label: { en: 'Share images', fr: 'Images de partage' },
        help: {
          en: 'Images with the title of a page, for links shared on social networks: one per page (pages), one per service (services), or none. Default: pages, or services on sites with 500 pages or more.',
          fr: 'Images portant le titre d’une page, pour les liens partagés sur les réseaux sociaux : une par page (pages), une par service (services), ou aucune (none). Par défaut : pages, ou services à partir de 500 pages.',
        },
      }),
      indexable: field(z.boolean().default(true), {
        label: { en: 'Show in search engines', fr: 'Visible dans les moteurs de recherche' },
        help: {
          en: 'Whether search engines may list the site. Use false for a preview.',
          fr: 'Les moteurs de recherche peuvent-ils afficher le site? Non (false) pour un aperçu.',
        },
      }),
      shared: field(z.array(z.enum(sharedFacts)).optional(), {
        options: {
          origin: { en: 'The URL of the site', fr: 'L’adresse du site' },
          phone: { en: 'Its phone numbers', fr: 'Ses numéros de téléphone' },
          email: { en: 'Its email address', fr: 'Son adresse courriel' },
          address: { en: 'Its address and position on the map', fr: 'Son adresse et sa position sur la carte' },
          areas: { en: 'The areas served', fr: 'Les secteurs desservis' },
          founded: { en: 'The year in which it was founded', fr: 'L’année de fondation' },
          rating: { en: 'Its rating', fr: 'Sa note' },
          claims: { en: 'Its figures', fr: 'Ses chiffres' },
          licence: { en: 'Its license', fr: 'Sa licence' },
          profiles: { en: 'Its profiles', fr: 'Ses profils' },
          hours: { en: 'Its opening hours', fr: 'Ses heures d’ouverture' },
          timeZone: { en: 'Its time zone', fr: 'Son fuseau horaire' },
          holidays: { en: 'Holidays named after the state or province', fr: 'Les congés qui portent le nom de la province ou de l’État' },
          inbox: { en: 'The inbox of its forms', fr: 'La boîte de ses formulaires' },
          legal: { en: 'Its legal texts', fr: 'Ses textes juridiques' },
          services: { en: 'Texts about services that a city does not offer', fr: 'Les textes sur des services que la ville n’offre pas' },
        },
        label: { en: 'Shared facts', fr: 'Renseignements communs' },
        item: { en: 'a fact', fr: 'un renseignement' },
        help: {
          en: 'Facts of the base config that also apply to this site: [founded, profiles]. In a base config, they apply to every site that extends it.',
          fr: 'Renseignements de la base qui valent aussi pour ce site : [founded, profiles]. Dans une base, ils valent pour tous les sites qui en partent.',
        },
      }),
      checks: field(checks().optional(), { label: { en: 'Checks', fr: 'Vérifications' } }),
    }),
    { help: { en: 'Settings of the website: URL, languages, checks.', fr: 'Réglages du site : adresse, langues, vérifications.' } },
  )
}
