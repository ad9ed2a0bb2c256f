/** What `clone` asks on the terminal. */
import { withValues, wordingOf } from '../messages.ts'

/** The value that the base has, and its city. */
interface InBase {
  readonly city: string
  readonly known: string
}

const texts = {
  begin: {
    en: 'New city. Press Enter to accept a default, or Ctrl+C to stop without writing anything.',
    fr: 'Nouvelle ville. La touche Entrée accepte la réponse affichée. Ctrl+C arrête tout, et rien n’est écrit.',
  },
  city: { en: 'City of the new site', fr: 'Ville du nouveau site' },
  translatedName: withValues<{ readonly name: string; readonly language: string }>({
    en: ({ name, language }) => `${name}, in ${language}`,
    fr: ({ name, language }) => `${name}, en ${language}`,
  }),
  region: {
    en: 'Code of its province or state; in another country with the country before it, such as US-VT',
    fr: 'Code de sa province ou de son État; dans un autre pays, avec le pays devant, comme US-VT',
  },
  regionName: withValues<{ readonly known: string }>({
    en: ({ known }) => `Name of this province or state, as on an envelope, instead of ${known}`,
    fr: ({ known }) => `Nom de cette province ou de cet État, comme sur une enveloppe, au lieu de « ${known} »`,
  }),
  name: { en: 'Name of the business', fr: 'Nom de l’entreprise' },
  origin: { en: 'URL of the new site', fr: 'Adresse du nouveau site' },
  phone: {
    en: 'Main phone number. “same” for that of the base',
    fr: 'Numéro de téléphone principal. « same » pour garder celui de la base',
  },
  email: {
    en: 'Email address. “same” for that of the base',
    fr: 'Adresse courriel. « same » pour garder celle de la base',
  },
  newEmail: { en: 'Email address. Leave empty if it has none', fr: 'Adresse courriel. Laissez vide s’il n’y en a pas' },
  street: {
    en: 'Street address. Leave empty if customers cannot visit',
    fr: 'Numéro et rue. Laissez vide si les clients ne peuvent pas s’y rendre',
  },
  postalCode: { en: 'Postal code', fr: 'Code postal' },
  services: { en: 'Services offered there, separated by commas', fr: 'Services offerts là-bas, séparés par des virgules' },
  languages: {
    en: 'Languages, separated by commas, the main one first',
    fr: 'Langues, séparées par des virgules, la principale d’abord',
  },
  areas: {
    en: 'Towns and areas served, separated by commas. “same” for those of the base',
    fr: 'Villes et secteurs desservis, séparés par des virgules. « same » pour garder ceux de la base',
  },
  geo: withValues<{ readonly city: string }>({
    en: ({ city }) => `Where ${city} is on the map: latitude, longitude in degrees (right-click on an online map to see them)`,
    fr: ({ city }) => `Où se trouve ${city} : latitude, longitude en degrés (un clic droit sur une carte en ligne les affiche)`,
  }),
  timeZone: withValues<InBase>({
    en: ({ city, known }) => `Time zone. “same” if that of ${city} applies: ${known}`,
    fr: ({ city, known }) => `Fuseau horaire. « same » pour garder celui de la base (${city}) : ${known}`,
  }),
  hours: withValues<InBase>({
    en: ({ city, known }) => `Opening hours. “same” if those of ${city} apply: ${known}`,
    fr: ({ city, known }) => `Heures d’ouverture. « same » pour garder celles de la base (${city}) : ${known}`,
  }),
  licence: withValues<InBase>({
    en: ({ city, known }) => `Licence there: number; authority. “same” if that of ${city} applies: ${known}. Leave empty if it has none`,
    fr: ({ city, known }) =>
      `Licence là-bas : numéro; organisme. « same » pour garder celle de la base (${city}) : ${known}. Laissez vide s’il n’y en a pas`,
  }),
  rating: {
    en: 'Rating there: value; number of reviews; date; URL of the reviews. Leave empty if it has none',
    fr: 'Note là-bas : valeur; nombre d’avis; date; adresse des avis. Laissez vide s’il n’y en a pas',
  },
  founded: withValues<InBase>({
    en: ({ city, known }) => `Year in which the business there was founded. “same” if that of ${city} applies: ${known}`,
    fr: ({ city, known }) => `Année de fondation de l’entreprise là-bas. « same » pour garder celle de la base (${city}) : ${known}`,
  }),
  claims: withValues<InBase>({
    en: ({ city, known }) => `Figures there. “same” if those of ${city} apply: ${known}. Leave empty to show none`,
    fr: ({ city, known }) =>
      `Chiffres là-bas. « same » pour garder ceux de la base (${city}) : ${known}. Laissez vide pour n’en afficher aucun`,
  }),
  profiles: {
    en: 'Profiles there: name=URL, separated by semicolons. Leave empty if it has none',
    fr: 'Profils là-bas : nom=adresse, séparés par des points-virgules. Laissez vide s’il n’y en a pas',
  },
  inbox: withValues<InBase>({
    en: ({ city, known }) =>
      `Id of its form at the form service, which decides who receives the messages. “same” if that of ${city} applies: ${known}`,
    fr: ({ city, known }) =>
      `Identifiant de son formulaire au service de formulaires, qui détermine qui reçoit les messages. « same » pour garder celui de la base (${city}) : ${known}`,
  }),
  legal: {
    en: 'Do the legal texts of the base (privacy page) apply there? Write “same” if they do, or leave empty and write others later',
    fr: 'Les textes juridiques de la base (page de confidentialité) valent-ils là-bas? Écrivez « same » si oui; sinon, laissez vide et écrivez-en d’autres plus tard',
  },
  file: { en: 'File to write', fr: 'Fichier à écrire' },
  end: { en: 'Thank you.', fr: 'Merci.' },
} as const

export const questionText = wordingOf(texts)
