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
      en: 'The severity of the findings of single checks: error, warning, notice or off. docs/reference/errors.md lists the defaults.',
      fr: 'Gravité de chaque vérification : erreur, avertissement, remarque ou rien.',
    },
  }) as z.ZodType<Readonly<Partial<Record<CheckId, Severity | 'off'>>>>

const languages = ({ isGeneral }: Builders) => {
  const language = z.strictObject({
    code: field(completedLater(languageTag), {
      label: { en: 'Code', fr: 'Code' },
      help: { en: 'Short code that names this language in every text: fr', fr: 'Code court de cette langue dans les textes : fr' },
    }),
    locale: field(completedLater(languageTag), {
      label: { en: 'Locale', fr: 'Code complet' },
      help: {
        en: 'Full code for browsers and search engines: fr-CA',
        fr: 'Code complet pour les navigateurs et les moteurs de recherche : fr-CA',
      },
    }),
    name: field(completedLater(z.string().min(1)), {
      label: labels.name,
      help: { en: 'The language’s name in itself: Français', fr: 'Nom de la langue dans cette langue : Français' },
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
        label: { en: 'Origin', fr: 'Adresse du site' },
        help: {
          en: 'Address of the site, without a path: https://www.example.com. Until you have one, the site is for this computer.',
          fr: 'Adresse du site : https://www.example.com. Tant qu’il n’en a pas, il ne sert que sur cet ordinateur.',
        },
      }),
      languages: field(languages(build), {
        label: { en: 'Languages', fr: 'Langues' },
        item: { en: 'a language', fr: 'une langue' },
        help: {
          en: 'Languages of the site: [en-CA, fr-CA]. The first is the default; that of your country if left out.',
          fr: 'Langues du site. La première est celle par défaut.',
        },
      }),
      keywords: text({
        label: labels.keywords,
        help: { en: 'Search terms for pages without their own.', fr: 'Mots clés des pages qui n’en ont pas à elles.' },
      }).optional(),
      image: image({
        label: labels.image,
        help: {
          en: 'Picture of the business: for search engines, and for links shared on social networks where no share picture is made.',
          fr: 'Image de l’entreprise : pour les moteurs de recherche et les liens partagés sur les réseaux sociaux.',
        },
      }).optional(),
      sharePictures: field(z.enum(['pages', 'services', 'none']).optional(), {
        options: {
          pages: { en: 'One for each page', fr: 'Une par page' },
          services: { en: 'One for each service', fr: 'Une par service' },
          none: { en: 'None', fr: 'Aucune' },
        },
        label: { en: 'Pictures for social networks', fr: 'Images pour les réseaux sociaux' },
        help: {
          en: 'Pictures with the page’s title for links shared on social networks: one for each page, one for each service in all its areas, or none. If left out: pages, and services from 500 pages on.',
          fr: 'Images portant le titre de la page, pour les liens partagés sur les réseaux sociaux : une par page, une par service, ou aucune.',
        },
      }),
      indexable: field(z.boolean().default(true), {
        label: { en: 'May search engines list it?', fr: 'Visible dans les moteurs de recherche' },
        help: {
          en: 'false for a preview that search engines must not list.',
          fr: 'Non : un aperçu que les moteurs de recherche ne doivent pas montrer.',
        },
      }),
      shared: field(z.array(z.enum(sharedFacts)).optional(), {
        options: {
          origin: { en: 'The URL of the site', fr: 'L’adresse du site' },
          phone: { en: 'Its phone numbers', fr: 'Ses numéros de téléphone' },
          email: { en: 'Its e-mail address', fr: 'Son adresse courriel' },
          address: { en: 'Its address and its point on the map', fr: 'Son adresse et son point sur la carte' },
          areas: { en: 'The areas served', fr: 'Les secteurs desservis' },
          founded: { en: 'The year in which it was founded', fr: 'L’année de fondation' },
          rating: { en: 'Its rating', fr: 'Sa note' },
          claims: { en: 'Its figures', fr: 'Ses chiffres' },
          licence: { en: 'Its licence', fr: 'Sa licence' },
          profiles: { en: 'Its profiles', fr: 'Ses profils' },
          timeZone: { en: 'Its time zone', fr: 'Son fuseau horaire' },
          holidays: { en: 'Holidays named after the province or state', fr: 'Les congés qui portent le nom de la province ou de l’État' },
          inbox: { en: 'The inbox of its forms', fr: 'La boîte de ses formulaires' },
          legal: { en: 'Its legal texts', fr: 'Ses textes juridiques' },
          services: { en: 'Texts about services that a city does not offer', fr: 'Les textes sur des services que la ville n’offre pas' },
        },
        label: { en: 'Shared facts', fr: 'Renseignements communs' },
        item: { en: 'a fact', fr: 'un renseignement' },
        help: {
          en: 'Facts of the base that also apply here: [founded, profiles]. In a base: to every city that extends it.',
          fr: 'Renseignements de la base qui valent aussi ici : [founded, profiles]. Dans une base : dans chaque ville qui la prolonge.',
        },
      }),
      checks: field(checks().optional(), { label: { en: 'Checks', fr: 'Vérifications' } }),
    }),
    { help: { en: 'The website itself.', fr: 'Le site lui-même.' } },
  )
}
