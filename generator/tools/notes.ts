/** Comments in generated configs, in each language. */

const english = {
  city: '{city}. What is not written here is as in {base}: write a key of that file here to change it for this city alone.',
  lists: 'An item of a list is changed by its id, “only” keeps just these of the base, “add” has new ones, and null clears a key.',
  draft: 'Drafted from names alone. Look at “in”, say in “description” and “neighbourhoods” what is true here, and delete “draft”.',
  notBase: 'Not the base’s: give this city’s own, or leave it out.',
  regionName: 'Its name in words is not known yet: until it is given here, pages say “{region}”.',
  officer: 'Who answers questions about personal information here.',
  point: 'The base’s point on the map is not this city’s. Its own: { lat: 45.42, lng: -75.70 }',
  site: 'The website of {name}. See it: {command}',
  rest: 'What is not written here comes with Townsite, and a line of your own takes its place: {command}',
  origin: 'The address of the site, once it has one.',
  authority: 'Who issued it',
  starter: 'What a service does not say comes from {file}, as a draft: say it in your own words, key by key',
  starterKeys: '({keys}). {command} counts the drafts that are left. icon: one of assets/icons.',
  services: 'Each may have more than a sentence: {keys}.',
  areas: 'Each may have a description, neighbourhoods, and its own texts for each service.',
  areaIn: 'Pages say “{forms}”. Where another preposition is right, write it: {example}.',
  areaPoint: 'With its point, such as {point}, it is on the map.',
  zones: 'the country has several',
  forms: 'Forms need a service that sends you what visitors write; until then there are calls and e-mail.',
} as const

export type Note = keyof typeof english

const french: Readonly<Record<Note, string>> = {
  city: '{city}. Ce qui n’est pas écrit ici est comme dans {base} : écrivez ici une clé de ce fichier pour la changer dans cette ville seulement.',
  lists: 'Un élément d’une liste se change par son id; « only » ne garde que ceux-là de la base, « add » en ajoute, et null vide une clé.',
  draft:
    'Commencé pour vous à partir des noms seulement. Vérifiez « in », dites dans « description » et « neighbourhoods » ce qui est vrai ici, puis supprimez « draft ».',
  notBase: 'Ce que dit la base ne vaut pas ici : écrivez ce qui vaut dans cette ville, ou laissez tel quel.',
  regionName: 'Son nom en toutes lettres n’est pas encore connu : tant qu’il n’est pas écrit ici, les pages disent « {region} ».',
  officer: 'Qui répond ici aux questions sur les renseignements personnels.',
  point: 'Le point de la base sur la carte n’est pas celui de cette ville. Le sien : { lat: 45.42, lng: -75.70 }',
  site: 'Le site Web de {name}. Pour le voir : {command}',
  rest: 'Ce qui n’est pas écrit ici vient de Townsite, et une ligne de votre main en prend la place : {command}',
  origin: 'L’adresse du site, dès qu’il en aura une.',
  authority: 'Qui l’a délivrée',
  starter: 'Ce qu’un service ne dit pas vient de {file}, comme brouillon : dites-le dans vos mots, clé par clé',
  starterKeys: '({keys}). {command} compte les brouillons qui restent. icon: une de celles de assets/icons.',
  services: 'Chacun peut avoir plus qu’une phrase : {keys}.',
  areas: 'Chacun peut avoir une description, des quartiers (neighbourhoods) et ses propres textes pour chaque service (services).',
  areaIn: 'Les pages disent « {forms} ». Si une autre préposition convient, écrivez-la : {example}.',
  areaPoint: 'Avec son point, comme {point}, il est sur la carte.',
  zones: 'le pays en a plusieurs',
  forms:
    'Les formulaires ont besoin d’un service qui vous envoie ce que les visiteurs écrivent; d’ici là, il y a le téléphone et le courriel.',
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
