/** Why an answer about a new site is invalid. */
import type { MessageLanguage } from '../../site/messages/language.ts'
import { cloneMessages } from '../clone/clone-messages.ts'
import { languageName, type MessageOf, validatorWith, withValues, wordingOf } from '../messages.ts'

const listed = (items: readonly string[], language: MessageLanguage): string => new Intl.ListFormat(language).format(items)

/** `English and French` */
const namesOf = (codes: readonly string[], language: MessageLanguage): string =>
  listed(
    codes.map(code => languageName(code, language)),
    language,
  )

const quoted = {
  en: (text: string): string => `“${text}”`,
  fr: (text: string): string => `«\u00a0${text}\u00a0»`,
} as const

/** `“a”, “b” or “c”` */
const either = (items: readonly string[], language: MessageLanguage): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(items.map(quoted[language]))

interface Service {
  readonly value: string
  /** Codes of the site's languages. */
  readonly codes: readonly string[]
}

/** What was written, with its sentence in each language to add. */
const serviceExample = ({ value, codes }: Service, language: MessageLanguage): string => {
  const name = value.split(/[:|]/, 1)[0]?.trim() ?? ''
  return codes
    .map((code, index) => `${index === 0 && name !== '' ? name : { en: `Name (${code})`, fr: `Nom (${code})` }[language]}: …`)
    .join(' | ')
}

const newMessages = {
  ...cloneMessages,
  trade: withValues<{ readonly value: string; readonly near: readonly string[] }>({
    en: ({ value, near }) =>
      `“${value}” isn’t one of the trades with draft texts. Did you mean ${either(near, 'en')}? To start without drafts, write a kind of business of https://schema.org/LocalBusiness: Florist, HairSalon, LocalBusiness`,
    fr: ({ value, near }) =>
      `« ${value} » ne fait pas partie des métiers dont les textes existent. Vouliez-vous dire ${either(near, 'fr')}? Pour commencer sans textes, écrivez un type d’entreprise de https://schema.org/LocalBusiness : Florist, HairSalon, LocalBusiness`,
  }),
  oneName: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” contains “|”, but a business has the same name in every language. Write one name`,
    fr: ({ value }) => `« ${value} » contient « | », mais une entreprise porte le même nom dans chaque langue. Écrivez un seul nom`,
  }),
  countryName: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” isn’t a country. Write its name or its two letters: Canada, USA, CH`,
    fr: ({ value }) => `« ${value} » n’est pas un pays. Écrivez son nom ou ses deux lettres : Canada, Belgique, CH`,
  }),
  localPhone: withValues<{ readonly value: string; readonly country: string; readonly example: string }>({
    en: ({ value, country, example }) => `“${value}” is not a phone number of ${country}. Write it as people there dial it: ${example}`,
    fr: ({ value, country, example }) =>
      `« ${value} » n’est pas un numéro de téléphone de ce pays (${country}). Écrivez-le comme on le compose là-bas : ${example}`,
  }),
  noPack: withValues<{ readonly value: string; readonly known: readonly string[] }>({
    en: ({ value, known }) =>
      `“${value}” isn’t a language that there are texts for. Write codes of ${listed(known, 'en')}, with a country where they want one: fr-CA. To add another one later, copy node_modules/townsite/languages/en.yaml to townsite/languages/, and translate it`,
    fr: ({ value, known }) =>
      `« ${value} » n’est pas une langue pour laquelle il y a des textes. Écrivez des codes parmi ${listed(known, 'fr')}, avec un pays au besoin : fr-CA. D’autres s’ajoutent ensuite : docs/how-to/develop/language.md`,
  }),
  sameLanguage: withValues<{ readonly codes: readonly string[] }>({
    en: ({ codes }) => `${listed(codes, 'en')} are one language: name it once`,
    fr: ({ codes }) => `${listed(codes, 'fr')} sont une même langue : nommez-la une fois`,
  }),
  nameCount: withValues<{ readonly value: string; readonly count: number; readonly codes: readonly string[] }>({
    en: ({ value, count, codes }) =>
      `“${value}” has ${count} names, and the site ${codes.length === 1 ? 'one language' : `${codes.length} languages`} (${codes.join(', ')}): write one name for all, or one for each in this order, with | between`,
    fr: ({ value, count, codes }) =>
      `« ${value} » a ${count} noms, et le site ${codes.length === 1 ? 'une seule langue' : `${codes.length} langues`} (${codes.join(', ')}) : écrivez un nom pour toutes, ou un pour chacune dans cet ordre, séparés par |`,
  }),
  serviceName: {
    en: 'The name of a service cannot contain | : { } < or >',
    fr: 'Le nom d’un service ne peut pas contenir | : { } < ou >',
  },
  serviceCharacters: { en: 'A service cannot contain { } < or >', fr: 'Un service ne peut pas contenir { } < ou >' },
  serviceIncomplete: withValues<Service>({
    en: ({ value, codes }) =>
      `“${value}” needs a name and a sentence in ${codes.length === 1 ? 'its language' : `each language (${codes.join(', ')})`}: “${serviceExample({ value, codes }, 'en')}”`,
    fr: ({ value, codes }) =>
      `Écrivez un nom et une phrase pour « ${value} » dans ${codes.length === 1 ? 'sa langue' : `chaque langue (${codes.join(', ')})`} : « ${serviceExample({ value, codes }, 'fr')} »`,
  }),
  unknownService: withValues<Service & { readonly near: readonly string[]; readonly known: readonly string[] }>({
    en: ({ value, codes, near, known }) =>
      [
        near.length === 0
          ? `“${value}” isn’t a service that there are texts for.`
          : `“${value}” isn’t a service. Did you mean ${either(near, 'en')}?`,
        ...(known.length === 0 ? [] : [`There are ${known.join(', ')}.`]),
        `A service of your own has a sentence: “${serviceExample({ value, codes }, 'en')}”`,
      ].join(' '),
    fr: ({ value, codes, near, known }) =>
      [
        near.length === 0
          ? `« ${value} » n’est pas un service pour lequel il y a des textes.`
          : `« ${value} » n’est pas un service. Vouliez-vous dire ${either(near, 'fr')}?`,
        ...(known.length === 0 ? [] : [`Il y a ${known.join(', ')}.`]),
        `Un service bien à vous a une phrase : « ${serviceExample({ value, codes }, 'fr')} »`,
      ].join(' '),
  }),
  noFile: withValues<{ readonly path: string }>({
    en: ({ path }) => `There is no file ${path}. Drag the file into this window, or enter its full path`,
    fr: ({ path }) => `Le fichier ${path} n’existe pas. Glissez le fichier dans cette fenêtre, ou écrivez son chemin complet`,
  }),
  noPicture: withValues<{ readonly file: string; readonly use: 'logo' | 'photo' }>({
    en: ({ file, use }) =>
      `${file} isn’t a ${use === 'logo' ? 'SVG, PNG, JPEG or WebP' : 'JPEG, PNG or WebP'} file. Export it as ${use === 'logo' ? 'SVG or PNG' : 'JPEG'}, and drag that file into this window`,
    fr: ({ file, use }) =>
      `${file} n’est pas un fichier ${use === 'logo' ? 'SVG, PNG, JPEG ou WebP' : 'JPEG, PNG ou WebP'}. Exportez-le en ${use === 'logo' ? 'SVG ou PNG' : 'JPEG'}, puis glissez ce fichier dans cette fenêtre`,
  }),
  onePicture: { en: 'Only one file is possible here', fr: 'Un seul fichier est possible ici' },
  hours: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” isn’t a week of opening hours. Example: mon-fri 08:00-18:00; sat 09:00-12:00`,
    fr: ({ value }) => `« ${value} » n’est pas une semaine d’heures d’ouverture. Exemple : lun-ven 8 h-18 h; sam 9 h-12 h`,
  }),
  founded: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” isn’t a year. Example: 2015`,
    fr: ({ value }) => `« ${value} » n’est pas une année. Exemple : 2015`,
  }),
  timeZone: withValues<{ readonly value: string }>({
    en: ({ value }) => `“${value}” isn’t a time zone. Example: America/Chicago`,
    fr: ({ value }) => `« ${value} » n’est pas un fuseau horaire. Exemple : America/Toronto`,
  }),
  missingPhotoText: {
    en: 'The description of the photo is missing, for people who cannot see it',
    fr: 'Il manque la description de la photo, pour les personnes qui ne la voient pas',
  },
  missingTrade: {
    en: 'The type of business is missing. Example: plumber. To list all trades, use --list-trades',
    fr: 'Il manque le métier de l’entreprise. Exemple : plumber. Pour lister tous les métiers, utilisez --list-trades',
  },
  missingName: { en: 'The name of the business is missing', fr: 'Il manque le nom de l’entreprise' },
  missingCity: { en: 'The city of the business is missing', fr: 'Il manque la ville de l’entreprise' },
  missingCountry: { en: 'The country of the business is missing. Example: US', fr: 'Il manque le pays de l’entreprise. Exemple : CA' },
  missingPhone: {
    en: 'The phone number of the business is missing',
    fr: 'Il manque le numéro de téléphone de l’entreprise',
  },
  missingServices: withValues<{ readonly codes: readonly string[] }>({
    en: ({ codes }) =>
      `The services are missing. There are no drafts for this trade in ${namesOf(codes, 'en')}, so write each service with a sentence: “Name: One sentence about it.”${codes.length === 1 ? '' : ', in every language, with | between'}`,
    fr: ({ codes }) =>
      `Il manque les services : il n’y a pas de textes pour ce métier en ${namesOf(codes, 'fr')}; écrivez donc chaque service avec une phrase : « Nom: Une phrase à son sujet. »${codes.length === 1 ? '' : ', dans chaque langue, séparées par |'}`,
  }),
} as const

export type NewMessage = MessageOf<typeof newMessages>

export const newText = wordingOf(newMessages)

export const newValidator = validatorWith(newText)
