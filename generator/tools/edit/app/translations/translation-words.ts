/** What the table of translations says. */
const en = {
  translations: 'Translations',
  translationsHelp:
    'Each text beside its translations. What you write here is a change like any other: it can be undone, and is saved with the rest.',
  translationsOfBase: 'These are the texts of {file}. What it extends has a table of its own: choose that file at the top.',
  oneLanguage: 'This site has one language, so there is nothing to translate.',
  findText: 'Find a text',
  stateOf: 'State',
  allStates: 'All',
  missing: 'Missing',
  stale: 'Out of date',
  new: 'New',
  current: 'Up to date',
  allLanguages: 'All languages',
  textsShown: '{count} of {all} texts',
  textOf: 'Text',
  showOnPage: 'Show on the page',
  stillFits: 'It still fits',
  acceptNew: 'Accept all that are new ({count})',
  noLedger: 'Nothing has been accepted yet. Accept what is there once: from then on you see which translations fall behind.',
  download: 'Download this table (CSV)',
  upload: 'Upload a table (CSV)',
  uploaded: '{taken} taken over, {unchanged} empty or the same, {refused} left out.',
  leftOutRow: 'Row {line}, {key}, {language}: {reason}',
  hideReport: 'Hide',
} as const

const fr: Readonly<Record<keyof typeof en, string>> = {
  translations: 'Traductions',
  translationsHelp:
    'Chaque texte à côté de ses traductions. Ce que vous écrivez ici est une modification comme les autres : elle s’annule et s’enregistre avec le reste.',
  translationsOfBase: 'Voici les textes de {file}. Le fichier dont il part a son propre tableau : choisissez-le en haut.',
  oneLanguage: 'Ce site n’a qu’une langue : il n’y a rien à traduire.',
  findText: 'Chercher un texte',
  stateOf: 'État',
  allStates: 'Toutes',
  missing: 'À traduire',
  stale: 'À revoir',
  new: 'À accepter',
  current: 'À jour',
  allLanguages: 'Toutes les langues',
  textsShown: '{count} textes sur {all}',
  textOf: 'Texte',
  showOnPage: 'Voir sur la page',
  stillFits: 'Elle convient toujours',
  acceptNew: 'Accepter toutes celles qui sont là ({count})',
  noLedger:
    'Rien n’a encore été accepté. Acceptez une première fois ce qui est là : vous verrez ensuite quelles traductions prennent du retard.',
  download: 'Télécharger ce tableau (CSV)',
  upload: 'Téléverser un tableau (CSV)',
  uploaded: '{taken} reprises, {unchanged} vides ou identiques, {refused} laissées de côté.',
  leftOutRow: 'Ligne {line}, {key}, {language} : {reason}',
  hideReport: 'Masquer',
}

export const translationWords = { en, fr }
