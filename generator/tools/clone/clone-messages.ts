/** Why an answer, or a file to write, cannot be used. `new` and the editor use these messages as well. */

import { examplePoint } from '../../site/config/values/country-areas.ts'
import { formatBuildDiagnostic } from '../../site/messages/index.ts'
import { countryName } from '../../site/messages/language.ts'
import type { Problem } from '../../site/model/diagnostic.ts'
import { oneLine } from '../../site/util/text.ts'
import { type MessageOf, validatorWith, wholeText, withValues, wordingOf } from '../messages.ts'
import { exampleOf, type PlaceQuestion } from './place-facts.ts'

interface Value {
  readonly value: string
}

interface InCountry {
  readonly country: string
}

const pointHint = {
  en: (country: string): string => `Write latitude and longitude in degrees, south and west are negative: ${examplePoint(country)}`,
  fr: (country: string): string => `Écrivez la latitude et la longitude en degrés, le sud et l’ouest en négatif : ${examplePoint(country)}`,
} as const

export const cloneMessages = {
  empty: { en: 'This answer is empty', fr: 'Cette réponse est vide' },
  nameCharacters: { en: 'A name cannot contain { } < >', fr: 'Un nom ne peut pas contenir { } < >' },
  controlCharacters: withValues<Value>({
    en: ({ value }) =>
      `${JSON.stringify(value)} contains a line break or another control character. Write it on one line: ${oneLine(value.trim())}`,
    fr: ({ value }) =>
      `${JSON.stringify(value)} contient un saut de ligne ou un autre caractère de contrôle. Écrivez-le sur une seule ligne : ${oneLine(value.trim())}`,
  }),
  noLetters: {
    en: 'It must contain letters from a to z, because it is also used in URLs',
    fr: 'Il faut des lettres de a à z, car le nom sert aussi dans les adresses des pages',
  },
  postalCode: withValues<Value & { readonly country: string; readonly example: string; readonly meant: string | undefined }>({
    en: ({ value, country, example, meant }) =>
      `“${value}” is not a valid postal code in ${countryName(country).en}. ${meant === undefined ? `Example: ${example}` : `Write ${meant}`}`,
    fr: ({ value, country, example, meant }) =>
      `« ${value} » n’est pas un code postal valide (${countryName(country).fr}). ${meant === undefined ? `Exemple : ${example}` : `Écrivez ${meant}`}`,
  }),
  region: withValues<Value & { readonly meant: string | undefined }>({
    en: ({ value, meant }) =>
      `“${value}” isn’t the code of a province or state. ${meant === undefined ? 'Examples: ON, or with a country US-VT' : `Write ${meant}`}`,
    fr: ({ value, meant }) => `« ${value} » n’est pas un code de province ou d’État. Écrivez ${meant ?? 'QC, ou avec son pays : US-VT'}`,
  }),
  country: withValues<Value>({
    en: ({ value }) => `“${value}” isn’t a country code. Examples: CA, US, BE`,
    fr: ({ value }) => `« ${value} » n’est pas un pays. Écrivez ses deux lettres : CA, US, BE`,
  }),
  point: withValues<Value & InCountry>({
    en: ({ value, country }) => `“${value}” isn’t a point on the map. ${pointHint.en(country)}`,
    fr: ({ value, country }) => `« ${value} » n’est pas un point sur la carte. ${pointHint.fr(country)}`,
  }),
  phone: withValues<Value & { readonly country: string }>({
    en: ({ value, country }) =>
      `“${value}” isn’t a valid phone number in ${country}. Write it as it is dialed, or with the country code: +1 613 555 0123`,
    fr: ({ value, country }) =>
      `« ${value} » n’est pas un numéro de téléphone de ce pays (${country}). Écrivez-le comme on le compose, ou avec + et l’indicatif du pays : +1 613 555 0123`,
  }),
  service: withValues<Value & { readonly known: readonly string[] }>({
    en: ({ value, known }) => `The base has no service “${value}”. Its services are ${known.join(', ')}`,
    fr: ({ value, known }) => `La base n’a pas de service « ${value} ». Ses services : ${known.join(', ')}`,
  }),
  language: withValues<Value & { readonly known: readonly string[] }>({
    en: ({ value, known }) =>
      `The base has no language “${value}”. Its languages are ${known.join(', ')}. To use another one, add it to the base first`,
    fr: ({ value, known }) =>
      `La base n’a pas la langue « ${value} ». Ses langues : ${known.join(', ')}. Pour en utiliser une autre, ajoutez-la d’abord à la base`,
  }),
  claim: withValues<Value & { readonly known: readonly string[] }>({
    en: ({ value, known }) =>
      `The base has no figure “${value}”. ${known.length === 0 ? 'It has none' : `Its figures are ${known.join(', ')}. Example: ${known[0]}=1200`}`,
    fr: ({ value, known }) =>
      `La base n’a pas de chiffre « ${value} ». ${known.length === 0 ? 'Elle n’en a aucun' : `Ses chiffres : ${known.join(', ')}. Exemple : ${known[0]}=1200`}`,
  }),
  areaPoint: withValues<Value & InCountry>({
    en: ({ value, country }) => `“${value}” has no valid point on the map after @. ${pointHint.en(country)}`,
    fr: ({ value, country }) => `« ${value} » n’a pas de point sur la carte après @. ${pointHint.fr(country)}`,
  }),
  areaLetters: withValues<Value>({
    en: ({ value }) => `“${value}” must contain letters from a to z, because it is also used in URLs`,
    fr: ({ value }) => `« ${value} » doit contenir des lettres de a à z, car le nom sert aussi dans les adresses des pages`,
  }),
  namedTwice: withValues<Value>({ en: ({ value }) => `“${value}” is named twice`, fr: ({ value }) => `« ${value} » est nommé deux fois` }),
  areasNeedPoint: withValues<InCountry & { readonly area: string }>({
    en: ({ area, country }) =>
      `Areas need a point on the map. Give one for the city, such as ${examplePoint(country)}, or one for each area: ${area}@${examplePoint(country)}`,
    fr: ({ area, country }) =>
      `Chaque secteur doit avoir un point sur la carte. Donnez celui de la ville, par exemple ${examplePoint(country)}, ou celui de chaque secteur : ${area}@${examplePoint(country)}`,
  }),
  baseLacks: withValues<{ readonly file: string; readonly key: string }>({
    en: ({ file, key }) => `${file} has no “${key}”, so this city must provide it`,
    fr: ({ file, key }) => `${file} n’a pas de « ${key} » : donnez-en un pour cette ville`,
  }),
  copiedFact: withValues<Value & { readonly key: string; readonly city: string; readonly same: boolean }>({
    en: ({ value, key, city, same }) =>
      `A complete copy would keep “${key}” of the base: ${value}. Give the value for ${city}${same ? ', or “same” if it applies there too' : ''}`,
    fr: ({ value, key, city, same }) =>
      `Une copie complète garderait « ${key} » de la base : ${value}. Donnez la valeur pour ${city}${same ? ', ou « same » si elle y convient aussi' : ''}`,
  }),
  placeFact: withValues<Value & { readonly question: PlaceQuestion }>({
    en: ({ value, question }) =>
      `“${value}” isn’t valid here. Example: ${exampleOf(question)}. If the value of the base applies, write “same”`,
    fr: ({ value, question }) =>
      `« ${value} » n’est pas valide ici. Exemple : ${exampleOf(question)}. Si la valeur de la base convient, écrivez « same »`,
  }),
  /** A problem found by the schema of the config. */
  invalid: withValues<{ readonly problem: Problem }>({
    en: ({ problem }) => wholeText(formatBuildDiagnostic(problem, 'en')),
    fr: ({ problem }) => wholeText(formatBuildDiagnostic(problem, 'fr')),
  }),
  configName: withValues<{ readonly file: string }>({
    en: ({ file }) => `${file} isn’t the name of a config. It must end with .config.yaml`,
    fr: ({ file }) => `${file} n’est pas un nom de configuration valide. Il doit finir par .config.yaml`,
  }),
  deviceName: withValues<{ readonly file: string; readonly other: string }>({
    en: ({ file, other }) => `${file} is a reserved file name on Windows. Choose another name, for example ${other}`,
    fr: ({ file, other }) => `${file} est un nom de fichier réservé sous Windows. Choisissez-en un autre, par exemple ${other}`,
  }),
  folderIsFile: withValues<{ readonly path: string }>({
    en: ({ path }) => `${path} is a file, not a folder.`,
    fr: ({ path }) => `${path} est un fichier, pas un dossier.`,
  }),
  internalFolder: withValues<{ readonly file: string; readonly folder: string }>({
    en: ({ file, folder }) => `${file} is in ${folder}, a folder of another program. Choose another folder, such as sites.`,
    fr: ({ file, folder }) => `${file} est dans ${folder}, le dossier d’un autre programme. Choisissez-en un autre, comme sites.`,
  }),
  outside: withValues<{ readonly file: string; readonly like: string }>({
    en: ({ file, like }) => `${file} is outside the folder of the site. Write a path inside it, such as ${like}`,
    fr: ({ file, like }) => `${file} est hors du dossier du site. Écrivez un chemin à l’intérieur, comme ${like}`,
  }),
  taken: withValues<{ readonly file: string }>({
    en: ({ file }) => `${file} already exists, so nothing was written. Choose another file with --out, or remove it.`,
    fr: ({ file }) => `${file} existe déjà, donc rien n’a été écrit. Choisissez un autre fichier avec --out, ou supprimez celui-ci.`,
  }),
} as const

export type CloneMessage = MessageOf<typeof cloneMessages>

export const cloneText = wordingOf(cloneMessages)

export const cloneValidator = validatorWith(cloneText)
