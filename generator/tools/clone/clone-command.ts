import {
  type Command,
  configsIn,
  type Given,
  languageCodes,
  listOptions,
  notCombined,
  text,
  textOptions,
  texts,
  UsageError,
} from '../command.ts'
import { flagOf, singleQuestions } from './answers.ts'
import { cloneMany, printTemplate } from './many.ts'
import { cloneOne } from './one.ts'
import { recheck } from './recheck.ts'
import { readNames } from './written-names.ts'

/** @throws UsageError if options of different modes are combined */
const validateMode = (given: Given): void => {
  const modes = ['cities', 'template', 'check'].filter(name => given[name] !== undefined)
  const [mode] = modes
  const foreign = ['city', 'out', 'area', 'service', 'language', 'full'].filter(name => given[name] !== undefined)
  if (modes.length > 1) throw new UsageError(notCombined(`--${modes[0]}`, `--${modes[1]}`))
  if (mode !== undefined && foreign.length > 0)
    throw new UsageError({
      en: `--${foreign[0]} is for one city and cannot be combined with --${mode}.`,
      fr: `--${foreign[0]} vaut pour une seule ville et ne va pas avec --${mode}.`,
    })
  for (const [name, of] of [
    ['keepGoing', 'cities'],
    ['config', 'check'],
    ['accept', 'check'],
  ] as const)
    if (given[name] !== undefined && mode !== of)
      throw new UsageError({
        en: `${flagOf(name)} can only be used with --${of}.`,
        fr: `${flagOf(name)} ne va qu’avec --${of}.`,
      })
  for (const name of ['service', 'language'])
    if (given.full === true && given[name] !== undefined)
      throw new UsageError({
        en: `--${name} cannot be combined with --full. Omit --full.`,
        fr: `--${name} ne va pas avec --full. Omettez --full.`,
      })
}

export const clone: Command = {
  title: { en: 'Create the config of another city', fr: 'Créer la configuration d’une autre ville' },
  about: {
    en: 'Create another city’s config from an existing one, and list all remaining references to the old city',
    fr: 'Créer la configuration d’une autre ville à partir d’une existante, et lister toutes les mentions restantes de l’ancienne ville',
  },
  options: [
    {
      flags: '--city <name>',
      about: {
        en: 'City of the new site, with its other names: "Quebec City; fr=Québec"',
        fr: 'Ville du nouveau site, avec ses autres noms : "Quebec City; fr=Québec"',
      },
    },
    { flags: '--out <file>', about: { en: 'File to write: sites/ottawa.config.yaml', fr: 'Fichier à écrire : sites/ottawa.config.yaml' } },
    {
      flags: '--from <file>',
      about: { en: 'Config to start from, the base', fr: 'Configuration de départ, la base' },
      standard: 'site.config.yaml',
    },
    { flags: '--name <name>', about: { en: 'Name of the business, if it differs', fr: 'Nom de l’entreprise, s’il diffère' } },
    {
      flags: '--origin <url>',
      about: { en: 'URL of the new site: https://ottawa.example.com', fr: 'Adresse du nouveau site : https://ottawa.example.com' },
    },
    {
      flags: '--region <code>',
      about: {
        en: 'Code of the province or state: ON, or in another country US-VT',
        fr: 'Code de la province ou de l’État : ON, ou dans un autre pays US-VT',
      },
    },
    {
      flags: '--region-name <name>',
      about: { en: 'Its name, as written on an envelope: Ontario', fr: 'Son nom, comme sur une enveloppe : Ontario' },
    },
    { flags: '--country <code>', about: { en: 'Country code: US', fr: 'Code du pays : US' } },
    {
      flags: '--street <address>',
      about: { en: 'Street address, if customers can visit the business', fr: 'Numéro et rue, si la clientèle peut s’y rendre' },
    },
    { flags: '--postal-code <code>', about: { en: 'Postal code', fr: 'Code postal' } },
    { flags: '--phone <number>', about: { en: 'Main phone number', fr: 'Numéro de téléphone principal' } },
    { flags: '--email <address>', about: { en: 'Email address', fr: 'Adresse de courriel' } },
    {
      flags: '--geo <point>',
      about: { en: 'Latitude and longitude of the city: 45.42,-75.70', fr: 'Latitude et longitude de la ville : 45.42,-75.70' },
    },
    { flags: '--time-zone <zone>', about: { en: 'Time zone: America/Halifax', fr: 'Fuseau horaire : America/Halifax' } },
    {
      flags: '--hours <week>',
      about: {
        en: 'Opening hours: "mon-fri 08:00-18:00; sat 09:00-12:00"',
        fr: 'Heures d’ouverture : "mon-fri 08:00-18:00; sat 09:00-12:00"',
      },
    },
    {
      flags: '--licence <licence>',
      about: {
        en: 'License number and authority: "12345; Technical Safety BC"',
        fr: 'Numéro de licence et organisme : "12345; Technical Safety BC"',
      },
    },
    {
      flags: '--rating <rating>',
      about: {
        en: 'Rating, number of reviews, date and URL of the reviews: "4.8; 120; 2026-11-01; https://…"',
        fr: 'Note, nombre d’avis, date et adresse des avis : "4.8; 120; 2026-11-01; https://…"',
      },
    },
    { flags: '--founded <year>', about: { en: 'Year in which the business was founded', fr: 'Année de fondation de l’entreprise' } },
    {
      flags: '--claims <figures>',
      about: {
        en: 'Figures of the base with the values of this city: "clients=1200"; all others are removed',
        fr: 'Chiffres de la base avec les valeurs de cette ville : "clients=1200"; tous les autres sont retirés',
      },
    },
    {
      flags: '--profiles <urls>',
      about: {
        en: 'Profiles on other sites: "Facebook=https://…; Instagram=https://…"',
        fr: 'Profils sur d’autres sites : "Facebook=https://…; Instagram=https://…"',
      },
    },
    {
      flags: '--inbox <id>',
      about: { en: 'Id of its form at the form service', fr: 'Identifiant de son formulaire au service de formulaires' },
    },
    {
      flags: '--legal <same>',
      about: {
        en: '“same” to use the legal texts of the base; “same” is also valid for --phone, --email, --area and each option from --time-zone on',
        fr: '« same » pour garder les textes juridiques de la base; « same » vaut aussi pour --phone, --email, --area et chaque option à partir de --time-zone',
      },
    },
    {
      flags: '--area <name...>',
      about: {
        en: 'Towns and areas served: Kanata, or with its position Kanata@45.30,-75.90',
        fr: 'Villes et secteurs desservis : Kanata, ou avec sa position Kanata@45.30,-75.90',
      },
    },
    {
      flags: '--service <id...>',
      about: { en: 'Services of the base to include (default: all)', fr: 'Services de la base à inclure (par défaut : tous)' },
    },
    {
      flags: '--language <code...>',
      about: {
        en: 'Languages of the base to include, the default one first (default: all)',
        fr: 'Langues de la base à inclure, la principale d’abord (par défaut : toutes)',
      },
    },
    {
      flags: '--full',
      about: {
        en: 'Write a complete copy with comments instead of only the differences',
        fr: 'Écrire une copie complète avec des commentaires au lieu des différences seulement',
      },
    },
    {
      flags: '--json',
      about: { en: 'Print the result as JSON and ask no questions', fr: 'Afficher le résultat en JSON et ne poser aucune question' },
    },
    {
      flags: '--cities <file>',
      about: {
        en: 'Create many cities from a CSV file with one row each',
        fr: 'Créer plusieurs villes à partir d’un fichier CSV, une ligne par ville',
      },
    },
    {
      flags: '--template',
      about: {
        en: 'Print the header row of that file, with the base as an example',
        fr: 'Afficher la ligne d’en-tête de ce fichier, avec la base comme exemple',
      },
    },
    {
      flags: '--keep-going',
      about: { en: 'Skip rows with errors and write the others', fr: 'Sauter les lignes avec des erreurs et écrire les autres' },
    },
    {
      flags: '--check',
      about: { en: 'List the remaining references to another city', fr: 'Lister les mentions restantes d’une autre ville' },
    },
    {
      flags: '--config <file...>',
      about: { en: 'Configs to check (default: sites/*.config.yaml)', fr: 'Configurations à vérifier (par défaut : sites/*.config.yaml)' },
    },
    {
      flags: '--accept [key...]',
      about: {
        en: 'Mark texts that --check lists as correct: all, or only these keys',
        fr: 'Confirmer les textes que --check liste : tous, ou seulement ces clés',
      },
    },
  ],
  examples: [
    ['npm run clone', { en: 'Ask for all answers', fr: 'Poser toutes les questions' }],
    [
      'npm run clone -- --city Ottawa --region ON --region-name Ontario --phone 613-555-0123 --email hello@ottawa.example --origin https://ottawa.example --geo 45.42,-75.70 --area Kanata Nepean --out sites/ottawa.config.yaml',
      { en: 'Ask no questions', fr: 'Ne poser aucune question' },
    ],
    ['npm run -s clone -- --template > cities.csv', { en: 'Create a CSV file to fill in', fr: 'Créer un fichier CSV à remplir' }],
    ['npm run clone -- --cities cities.csv', { en: 'Create a config for each row', fr: 'Créer une configuration par ligne' }],
    ['npm run clone -- --check', { en: 'List references to other cities', fr: 'Lister les mentions d’autres villes' }],
    [
      'npm run clone -- --check --config sites/laval.config.yaml --accept services.air-duct',
      { en: 'Mark the texts of this service as correct', fr: 'Confirmer les textes de ce service' },
    ],
  ],
  run: async ({ given, terminal }) => {
    const from = text(given, 'from') ?? 'site.config.yaml'
    const json = given.json === true
    validateMode(given)
    if (given.check === true) {
      const configs = await configsIn({ config: given.config ?? ['sites/*.config.yaml'] }, terminal)
      return recheck(configs, { accept: given.accept === undefined ? undefined : texts(given, 'accept'), json }, terminal)
    }
    const table = text(given, 'cities')
    if (given.template === true) return printTemplate(from, terminal)
    if (table !== undefined) return cloneMany(table, { from, keepGoing: given.keepGoing === true, json }, terminal)
    const named = { ...given, language: given.language === undefined ? undefined : languageCodes(texts(given, 'language')) }
    const lists = listOptions(named, { areas: 'area', services: 'service', languages: 'language' })
    const written = readNames({ ...textOptions(given, ['city', ...singleQuestions]), ...lists })
    return cloneOne(from, { written, out: text(given, 'out'), full: given.full === true, json }, terminal)
  },
}
