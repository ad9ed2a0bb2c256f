/** What the view of the file says. */
const en = {
  file: 'File',
  whichFile: 'Which file',
  fileText: 'Text of {file}',
  fileHelp: 'Ctrl-Space completes, F8 goes to the next problem, Ctrl-F searches. Escape, then Tab, leaves the text.',
  asField: 'Open this line as a field',
  noField: 'This line says no single value.',
  showInFile: 'Show in the file',
  fileTyping: 'Typing…',
} as const

const fr: Readonly<Record<keyof typeof en, string>> = {
  file: 'Fichier',
  whichFile: 'Quel fichier',
  fileText: 'Texte de {file}',
  fileHelp: 'Ctrl-Espace complète, F8 va au problème suivant, Ctrl-F cherche. Échap, puis Tab, sort du texte.',
  asField: 'Ouvrir cette ligne comme champ',
  noField: 'Cette ligne ne dit aucune valeur à elle seule.',
  showInFile: 'Voir dans le fichier',
  fileTyping: 'Saisie…',
}

export const fileWords = { en, fr }

/** What the text editor says by itself, in the other languages. */
export const editorPhrases: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  fr: {
    Find: 'Chercher',
    Replace: 'Remplacer par',
    next: 'suivant',
    previous: 'précédent',
    all: 'tous',
    'match case': 'respecter la casse',
    regexp: 'expression régulière',
    'by word': 'mots entiers',
    replace: 'remplacer',
    'replace all': 'tout remplacer',
    close: 'fermer',
    'Go to line': 'Aller à la ligne',
    go: 'aller',
    Diagnostics: 'Problèmes',
    'No diagnostics': 'Aucun problème',
    Completions: 'Propositions',
    'current match': 'occurrence actuelle',
    'on line': 'à la ligne',
    'replaced match on line $': 'remplacé à la ligne $',
    'replaced $ matches': '$ remplacements',
    'Control character': 'Caractère de commande',
    'Selection deleted': 'Sélection effacée',
    'Folded lines': 'Lignes repliées',
    'Unfolded lines': 'Lignes dépliées',
    to: 'à',
    'folded code': 'texte replié',
    unfold: 'déplier',
    'Fold line': 'Replier la ligne',
    'Unfold line': 'Déplier la ligne',
  },
}
