/** What `new --help` prints. */
import { type Command, jsonOption } from '../command.ts'
import { standardFile } from './config-text.ts'

export const newHelp: Omit<Command, 'run'> = {
  title: { en: 'Create the site of a business', fr: 'Créer le site d’une entreprise' },
  about: {
    en: 'Create the config of a business from a few answers. Asks for the missing ones.',
    fr: 'Créer la configuration d’une entreprise à partir de quelques réponses. Celles qui manquent sont demandées.',
  },
  options: [
    {
      flags: '--trade <trade>',
      about: { en: 'Type of business: plumber (see --list-trades)', fr: 'Type d’entreprise : plumber (voir --list-trades)' },
    },
    { flags: '--name <name>', about: { en: 'Name of the business', fr: 'Nom de l’entreprise' } },
    { flags: '--city <name>', about: { en: 'City', fr: 'Ville' } },
    {
      flags: '--region <region>',
      about: {
        en: 'State or province, in countries where addresses have one: TX or Texas',
        fr: 'Province ou État, dans les pays où les adresses en ont : QC ou Québec',
      },
    },
    {
      flags: '--country <country>',
      about: { en: 'Country: US, USA, Scotland, Deutschland', fr: 'Pays : CA, Canada, Belgique, Deutschland' },
    },
    {
      flags: '--languages <code...>',
      about: {
        en: 'Languages, the default one first: en es, or en-CA,fr-CA (default: that of the country)',
        fr: 'Langues, la principale d’abord : fr en, ou fr-CA,en-CA (par défaut : celle du pays)',
      },
    },
    {
      flags: '--phone <number>',
      about: { en: 'Phone number, as dialed in the country', fr: 'Numéro de téléphone, comme on le compose dans le pays' },
    },
    { flags: '--email <address>', about: { en: 'Email address', fr: 'Adresse de courriel' } },
    {
      flags: '--origin <url>',
      about: {
        en: 'URL of the site, if it has one: https://www.example.com',
        fr: 'Adresse du site, s’il en a une : https://www.example.com',
      },
    },
    {
      flags: '--service <service...>',
      about: {
        en: 'Services: ids of the trade (default: all), or your own as "Name: one sentence", with | between languages',
        fr: 'Services : identifiants du métier (par défaut : tous), ou les vôtres comme "Nom: une phrase", avec | entre les langues',
      },
    },
    {
      flags: '--area <name...>',
      about: {
        en: 'Towns and areas served: Kanata, or with its position Kanata@45.30,-75.90 (default: the city)',
        fr: 'Villes et secteurs desservis : Kanata, ou avec sa position Kanata@45.30,-75.90 (par défaut : la ville)',
      },
    },
    { flags: '--founded <year>', about: { en: 'Year in which the business was founded', fr: 'Année de fondation de l’entreprise' } },
    {
      flags: '--hours <hours>',
      about: {
        en: 'Opening hours: "mon-fri 08:00-18:00; sat 09:00-12:00"',
        fr: 'Heures d’ouverture : "mon-fri 08:00-18:00; sat 09:00-12:00"',
      },
    },
    {
      flags: '--time-zone <zone>',
      about: {
        en: 'Time zone of the hours: America/Chicago (default: that of the region or country)',
        fr: 'Fuseau horaire des heures : America/Toronto (par défaut : celui de la région ou du pays)',
      },
    },
    {
      flags: '--logo <file>',
      about: {
        en: 'Logo to copy to assets/images: SVG, PNG, JPEG or WebP',
        fr: 'Logo à copier dans assets/images : SVG, PNG, JPEG ou WebP',
      },
    },
    {
      flags: '--photo <file>',
      about: {
        en: 'Photo of the home page to copy to assets/images: JPEG, PNG or WebP',
        fr: 'Photo de la page d’accueil à copier dans assets/images : JPEG, PNG ou WebP',
      },
    },
    {
      flags: '--photo-text <text>',
      about: {
        en: 'Description of this photo for people who cannot see it',
        fr: 'Description de cette photo pour les personnes qui ne la voient pas',
      },
    },
    {
      flags: '--pictures <file...>',
      about: { en: 'More photos to copy to assets/images', fr: 'Autres photos à copier dans assets/images' },
    },
    { flags: '--out <file>', about: { en: 'File to write', fr: 'Fichier à écrire' }, standard: standardFile },
    {
      flags: '--package [folder]',
      about: {
        en: 'Create a folder instead of a file: with package.json, a git repository and GitHub workflows',
        fr: 'Créer un dossier au lieu d’un fichier : avec package.json, un dépôt git et des flux de travail GitHub',
      },
    },
    {
      flags: '--package-file <file>',
      about: {
        en: 'With --package: install Townsite from this file instead of npm: townsite-1.0.0.tgz',
        fr: 'Avec --package : installer Townsite à partir de ce fichier au lieu de npm : townsite-1.0.0.tgz',
      },
    },
    {
      flags: '--list-trades',
      about: {
        en: 'List the trades that have draft texts, with their services',
        fr: 'Lister les métiers qui ont des textes de départ, avec leurs services',
      },
    },
    {
      ...jsonOption,
      about: { en: 'Print the result as JSON and ask no questions', fr: 'Afficher le résultat en JSON et ne poser aucune question' },
    },
  ],
  examples: [
    ['npm run new', { en: 'Ask for all answers', fr: 'Poser toutes les questions' }],
    [
      'npm run new -- --list-trades',
      { en: 'List the trades that have draft texts', fr: 'Lister les métiers qui ont des textes de départ' },
    ],
    [
      'npm run new -- --trade plumber --name "Hill Plumbing" --city Austin --region TX --country US --phone 512-555-0142 --service drain-cleaning leak-repair --area Austin "Round Rock" --out sites/hill.config.yaml',
      { en: 'Ask no questions', fr: 'Ne poser aucune question' },
    ],
    [
      'npm run new -- --package hill-plumbing',
      {
        en: 'Ask for all answers, and create the folder hill-plumbing with a site that is ready to publish',
        fr: 'Poser toutes les questions, et créer le dossier hill-plumbing avec un site prêt à publier',
      },
    ],
  ],
}
