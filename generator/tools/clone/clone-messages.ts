/** Why an answer, or a file to write, cannot be used. `new` and the editor use these messages as well. */
import { type MessageOf, validatorWith, withValues, wordingOf } from '../messages.ts'

interface Value {
  readonly value: string
}

const pointHint = {
  en: 'Write latitude and longitude in degrees, west is negative: 45.42,-75.70',
  fr: 'Écrivez la latitude et la longitude en degrés, l’ouest en négatif : 45.42,-75.70',
} as const

export const cloneMessages = {
  empty: { en: 'it is empty', fr: 'c’est vide' },
  nameCharacters: { en: 'a name has none of the characters { } < >', fr: 'un nom n’a aucun des caractères { } < >' },
  noLetters: {
    en: 'it needs letters a-z, from which addresses are made',
    fr: 'il faut des lettres de a à z, dont les adresses sont faites',
  },
  postalCode: withValues<Value>({
    en: ({ value }) => `“${value}” is no postal code. Write it like K1A 0B1`,
    fr: ({ value }) => `« ${value} » n’est pas un code postal. Écrivez-le comme K1A 0B1`,
  }),
  region: withValues<Value>({
    en: ({ value }) => `“${value}” is no code of a province or state. Write ON, or with its country: US-VT`,
    fr: ({ value }) => `« ${value} » n’est pas un code de province ou d’État. Écrivez QC, ou avec son pays : US-VT`,
  }),
  country: withValues<Value>({
    en: ({ value }) => `“${value}” is no country. Write its two letters: CA, US, BE`,
    fr: ({ value }) => `« ${value} » n’est pas un pays. Écrivez ses deux lettres : CA, US, BE`,
  }),
  point: withValues<Value>({
    en: ({ value }) => `“${value}” is no point on the map. ${pointHint.en}`,
    fr: ({ value }) => `« ${value} » n’est pas un point sur la carte. ${pointHint.fr}`,
  }),
  phone: withValues<Value & { readonly country: string }>({
    en: ({ value, country }) =>
      `“${value}” is no telephone number of ${country}. Write it as people dial it, or with + and its country: +1 613 555 0123`,
    fr: ({ value, country }) =>
      `« ${value} » n’est pas un numéro de téléphone de ce pays (${country}). Écrivez-le comme on le compose, ou avec + et l’indicatif du pays : +1 613 555 0123`,
  }),
  service: withValues<Value & { readonly known: readonly string[] }>({
    en: ({ value, known }) => `the base has no service “${value}”. It has ${known.join(', ')}`,
    fr: ({ value, known }) => `la base n’a pas de service « ${value} ». Elle a ${known.join(', ')}`,
  }),
  language: withValues<Value & { readonly known: readonly string[] }>({
    en: ({ value, known }) => `the base has no language “${value}”. It has ${known.join(', ')}: a further one is added there first`,
    fr: ({ value, known }) => `la base n’a pas la langue « ${value} ». Elle a ${known.join(', ')} : une autre s’ajoute d’abord là-bas`,
  }),
  areaPoint: withValues<Value>({
    en: ({ value }) => `“${value}” has no point on the map after @. ${pointHint.en}`,
    fr: ({ value }) => `« ${value} » n’a pas de point sur la carte après @. ${pointHint.fr}`,
  }),
  areaLetters: withValues<Value>({
    en: ({ value }) => `“${value}” needs letters a-z, from which addresses are made`,
    fr: ({ value }) => `« ${value} » a besoin de lettres de a à z, dont les adresses sont faites`,
  }),
  namedTwice: withValues<Value>({ en: ({ value }) => `“${value}” is named twice`, fr: ({ value }) => `« ${value} » est nommé deux fois` }),
  areasNeedPoint: withValues<{ readonly area: string }>({
    en: ({ area }) => `areas need a point on the map: the city’s own for all, such as 45.42,-75.70, or each its own: ${area}@45.42,-75.70`,
    fr: ({ area }) =>
      `les secteurs ont besoin d’un point sur la carte : celui de la ville pour tous, comme 45.42,-75.70, ou chacun le sien : ${area}@45.42,-75.70`,
  }),
  baseLacks: withValues<{ readonly file: string; readonly key: string }>({
    en: ({ file, key }) => `${file} has no “${key}”, so this city must say its own`,
    fr: ({ file, key }) => `${file} n’a pas de « ${key} » : cette ville doit dire le sien`,
  }),
  /** What the schema of the config finds in a value. */
  invalid: withValues<{ readonly problem: string }>({ en: ({ problem }) => problem, fr: ({ problem }) => problem }),
  configName: withValues<{ readonly file: string }>({
    en: ({ file }) => `${file} is no name of a config: end it with .config.yaml`,
    fr: ({ file }) => `${file} n’est pas un nom de configuration : il finit par .config.yaml`,
  }),
  folderIsFile: withValues<{ readonly path: string }>({
    en: ({ path }) => `${path} is a file, so nothing can lie in it.`,
    fr: ({ path }) => `${path} est un fichier : rien ne peut s’y trouver.`,
  }),
  taken: withValues<{ readonly file: string }>({
    en: ({ file }) => `${file} is there already. Nothing was written: name another file with --out, or remove it.`,
    fr: ({ file }) => `${file} existe déjà. Rien n’a été écrit : nommez un autre fichier avec --out, ou retirez-le.`,
  }),
} as const

export type CloneMessage = MessageOf<typeof cloneMessages>

export const cloneText = wordingOf(cloneMessages)

export const cloneValidator = validatorWith(cloneText)
