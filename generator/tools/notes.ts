/** Comments in generated configs, in each language. */

const english = {
  city: '{city}. Keys that are missing here are taken from {base}. Add a key to change it for this city only.',
  lists: 'Change an item of a list by its id. “only” keeps the listed items of the base, “add” adds new ones, and null removes a key.',
  draft:
    'This draft is made from the names only. Check “in”, describe the place in “description” and “neighbourhoods”, then delete “draft”.',
  notBase: 'The value of the base does not apply here. Write the one for this city, or leave the key out.',
  regionName: 'The full name of this region is not known. Until you write it here, pages show “{region}”.',
  officer: 'Who answers questions about personal information here.',
  point: 'The position of the base does not apply here. Write the one of this city: {point}',
  site: 'The website of {name}. To see it, run: {command}',
  rest: 'Townsite supplies the texts that are missing here. To see one, and how to replace it, run: {command}',
  origin: 'The URL of the site, as soon as it has one.',
  authority: 'Who issued it',
  starter: 'Texts that a service lacks come from {file} as drafts. Replace them with your own, key by key',
  starterKeys: '({keys}). {command} counts the remaining drafts. icon: the name of a file in assets/icons.',
  services: 'Each can have more than a summary: {keys}.',
  areas: 'Each can have a description, neighbourhoods, and its own texts for each service.',
  areaIn: 'Pages say “{forms}”. If that is wrong, write the right form: {example}.',
  areaPoint: 'With a position, such as {point}, it is shown on the map.',
  zones: 'the country has several time zones',
  forms: 'Forms need a service that sends you the messages. Without one, visitors can call or send an e-mail.',
} as const

export type Note = keyof typeof english

const french: Readonly<Record<Note, string>> = {
  city: '{city}. Les clés absentes viennent de {base}. Ajoutez une clé pour la changer dans cette ville seulement.',
  lists:
    'Un élément d’une liste se modifie par son id; « only » garde seulement les éléments nommés de la base, « add » en ajoute et null supprime une clé.',
  draft:
    'Brouillon fait à partir des noms seulement. Vérifiez « in », décrivez l’endroit dans « description » et « neighbourhoods », puis supprimez « draft ».',
  notBase: 'La valeur de la base ne convient pas ici. Écrivez celle de cette ville, ou retirez la clé.',
  regionName: 'Le nom complet de cette région n’est pas connu. Tant qu’il n’est pas écrit ici, les pages affichent « {region} ».',
  officer: 'Qui répond ici aux questions sur les renseignements personnels.',
  point: 'La position de la base ne convient pas ici. Écrivez celle de cette ville : {point}',
  site: 'Le site Web de {name}. Pour le voir : {command}',
  rest: 'Townsite fournit les textes absents. Pour en voir un et savoir comment le remplacer : {command}',
  origin: 'L’adresse du site, dès qu’il en aura une.',
  authority: 'Qui l’a délivrée',
  starter: 'Les textes qui manquent à un service viennent de {file}, comme brouillons. Remplacez-les par les vôtres, clé par clé',
  starterKeys: '({keys}). {command} compte les brouillons qui restent. icon : nom d’un fichier de assets/icons.',
  services: 'Chacun peut avoir plus qu’un résumé : {keys}.',
  areas: 'Chacun peut avoir une description, des quartiers (neighbourhoods) et ses propres textes pour chaque service (services).',
  areaIn: 'Les pages disent « {forms} ». Si c’est faux, écrivez la bonne forme : {example}.',
  areaPoint: 'Avec une position, comme {point}, il est montré sur la carte.',
  zones: 'le pays en a plusieurs',
  forms:
    'Pour avoir des formulaires, il faut un service qui vous envoie les messages. Sans lui, les visiteurs peuvent appeler ou écrire un courriel.',
}

const tables: ReadonlyMap<string, Readonly<Record<Note, string>>> = new Map([
  ['en', english],
  ['fr', french],
])

/** Formats a note with its values. */
export type Noted = (note: Note, values?: Readonly<Record<string, string>>) => string

/** @param reader language code of the notes; English if it has no table */
export const notesIn =
  (reader = 'en'): Noted =>
  (note, values = {}) =>
    (tables.get(reader) ?? english)[note].replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
