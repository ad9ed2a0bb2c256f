/** What keeps a text from being YAML, and a few sentences that come with any mistake. */
export const yaml: Readonly<Record<string, string>> = {
  'a tab stands at the beginning of this line, where only spaces can':
    'cette ligne commence par une tabulation; il n’y faut que des espaces',
  'Delete it and type spaces, as many as its neighbours have.': 'Effacez-la et tapez des espaces, autant que les lignes voisines.',
  'this line begins with a blank that is no plain space; it looks like one':
    'cette ligne commence par un blanc qui n’est pas une espace ordinaire, même s’il en a l’air',
  'Delete what stands before the first letter and type spaces, as many as its neighbours have.':
    'Effacez ce qui précède la première lettre et tapez des espaces, autant que les lignes voisines.',
  '“<text>” begins in column <column>, which fits none of the lines above; “<other>” in line <line> begins in column <otherColumn>':
    '« <text> » commence à la colonne <column>, comme aucune des lignes du dessus; « <other> », à la ligne <line>, commence à la colonne <otherColumn>',
  'Lines that belong together begin in the same column. If the two do, let “<text>” begin in column <column> too.':
    'Les lignes qui vont ensemble commencent à la même colonne. Si c’est le cas de ces deux-là, faites commencer « <text> » à la colonne <column> aussi.',
  '“<text>” begins in column <column> as if it belonged to “<other>” in line <line>, which has a value of its own':
    '« <text> » commence à la colonne <column> comme s’il appartenait à « <other> », à la ligne <line>, qui a déjà sa valeur',
  'Lines that belong together begin in the same column: let “<text>” begin in column <column> too.':
    'Les lignes qui vont ensemble commencent à la même colonne : faites commencer « <text> » à la colonne <column> aussi.',
  '“<text>” begins in column <column>, between lines that begin in column <other>':
    '« <text> » commence à la colonne <column>, entre des lignes qui commencent à la colonne <other>',
  'Lines that belong together begin in the same column: let “<text>” begin in column <column>, as “<other>” in line <line> does.':
    'Les lignes qui vont ensemble commencent à la même colonne : faites commencer « <text> » à la colonne <column>, comme « <other> » à la ligne <line>.',
  'the text holds a “:” with a space behind it, which begins another key':
    'le texte contient un deux-points suivi d’une espace, ce qui commence une autre clé',
  'If a key is meant, give it a line of its own.': 'Si c’est bien une clé, mettez-la sur sa propre ligne.',
  'Put the whole text in quotation marks': 'Mettez tout le texte entre guillemets droits',
  'Put the whole text in quotation marks: <line>': 'Mettez tout le texte entre guillemets droits : <line>',
  'a text without quotation marks cannot begin with “<character>”': 'un texte sans guillemets ne peut pas commencer par « <character> »',
  'a text that begins with “{” is taken for a group of keys': 'un texte qui commence par « { » est pris pour un groupe de clés',
  'between { and } a comma ends the text, so “<key>” stands alone':
    'entre { et }, une virgule termine le texte : « <key> » se retrouve seul',
  'between { and } a comma ends the number': 'entre { et }, une virgule termine le nombre',
  'Write it with a point: <number>': 'Écrivez-le avec un point : <number>',
  'what stands behind “#” is taken for a note, so nothing is written here':
    'ce qui suit « # » est pris pour une note : rien n’est donc écrit ici',
  'Put it in quotation marks': 'Mettez-le entre guillemets droits',
  'Put it in quotation marks: <line>': 'Mettez-le entre guillemets droits : <line>',
  'a space is missing behind the colon': 'il manque une espace après le deux-points',
  'a space is missing behind the dash': 'il manque une espace après le tiret',
  'An item of a list begins with a dash and a space: “- ”.': 'Un élément de liste commence par un tiret et une espace : « - ».',
  'this line has no key: a name, a colon, a space, then the value':
    'cette ligne n’a pas de clé : un nom, un deux-points, une espace, puis la valeur',
  'Write “key: ” before it. If it carries on the text above, put that text, all of it, in quotation marks.':
    'Écrivez « clé: » devant. Si elle continue le texte du dessus, mettez tout ce texte entre guillemets droits.',
  'a list cannot begin on the line of its key, “<key>”': 'une liste ne peut pas commencer sur la ligne de sa clé, « <key> »',
  'Begin a new line behind “<key>:”, and let the dash stand a little further to the right than “<key>”.':
    'Changez de ligne après « <key>: », et mettez le tiret un peu plus à droite que « <key> ».',
  'between { and } or [ and ] no line can begin with “- ”, and no key can follow a value without a comma':
    'entre { et } ou [ et ], aucune ligne ne peut commencer par « - », et aucune clé ne peut suivre une valeur sans virgule',
  'Put a comma between the things. A text that holds “: ” goes in quotation marks.':
    'Mettez une virgule entre les éléments. Un texte qui contient un deux-points va entre guillemets droits.',
  'the quotation mark <mark> that opens here is never closed': 'le guillemet <mark> ouvert ici n’est jamais refermé',
  'Write <mark> at the end of the text.': 'Écrivez <mark> à la fin du texte.',
  'the text that opens here with <mark> ends in line <line>, before “<rest>”':
    'le texte ouvert ici par <mark> se termine à la ligne <line>, avant « <rest> »',
  'the text that opens here with <mark> ends before “<rest>”': 'le texte ouvert ici par <mark> se termine avant « <rest> »',
  'Close it where it shall end. An apostrophe inside such a text is written twice (\'\'), or the text stands between " and ".':
    'Refermez-le où il doit finir. Dans un tel texte, une apostrophe s’écrit deux fois (\'\'), ou bien le texte se met entre " et ".',
  "Close it where it shall end. A quotation mark inside such a text is written \\\", or the text stands between ' and '.":
    "Refermez-le où il doit finir. Dans un tel texte, un guillemet droit s’écrit \\\", ou bien le texte se met entre ' et '.",
  'the <mark> that opens here is not closed': '<mark>, ouvert ici, n’est pas refermé',
  'Write <mark> where it ends.': 'Écrivez <mark> à la fin.',
  'this <mark> closes nothing': 'ce <mark> ne referme rien',
  'Take it out, or write the mark that opens before it. A text that holds <mark> goes in quotation marks.':
    'Retirez-le, ou écrivez avant lui le signe qui l’ouvre. Un texte qui contient <mark> va entre guillemets droits.',
  'nothing stands before this comma': 'il n’y a rien avant cette virgule',
  'Take it out. A text that holds commas goes in quotation marks.':
    'Retirez-la. Un texte qui contient des virgules va entre guillemets droits.',
  '<text> means nothing in a text between " and "': '<text> ne veut rien dire dans un texte entre " et "',
  'A backslash that shall be printed is written twice: \\\\': 'Une barre oblique inverse à afficher s’écrit deux fois : \\\\',
  'the text holds <code>, a character that no page can show': 'le texte contient <code>, un caractère qu’aucune page ne peut montrer',
  'It cannot be seen: write the text anew instead of copying it.': 'On ne le voit pas : récrivez le texte au lieu de le copier.',
  '“---” ends the config here and begins another': '« --- » termine ici le fichier et en commence un autre',
  'A file holds one config: take the line out.': 'Un fichier contient une seule configuration : retirez la ligne.',
  '“<text>” asks for another kind of YAML': '« <text> » demande une autre sorte de YAML',
  'A config is YAML 1.2 and needs no such line: take it out.':
    'Une configuration est en YAML 1.2 et n’a pas besoin de cette ligne : retirez-la.',
  '“<tag>” asks for a kind of value that no config holds': '« <tag> » demande une sorte de valeur qu’aucune configuration ne contient',
  'Take it out. A text that begins with “!” goes in quotation marks.':
    'Retirez-le. Un texte qui commence par « ! » va entre guillemets droits.',
  'this line cannot be read': 'cette ligne est illisible',
  'Compare it with its neighbours: its brackets, commas and quotation marks. A text with “: ” or “ #” inside goes in quotation marks.':
    'Comparez avec les lignes voisines : crochets, virgules, guillemets. Un texte qui contient un deux-points ou un « # » va entre guillemets droits.',
  'the key “<key>” stands here a second time, after line <line>': 'la clé « <key> » est là une deuxième fois, après la ligne <line>',
  'the keys <keys:list> stand here a second time, after line <line>': 'les clés <keys> sont là une deuxième fois, après la ligne <line>',
  'If the next item of a list begins here, write “- ” before its first key. Otherwise keep one of the two.':
    'Si l’élément suivant d’une liste commence ici, écrivez « - » avant sa première clé. Sinon, gardez l’une des deux.',
  '“*<name>” repeats a value that is called “&<name>”, and none above it is':
    '« *<name> » répète une valeur nommée « &<name> », et il n’y en a aucune au-dessus',
  'Write the values out instead of repeating them by alias.': 'Écrivez les valeurs au long au lieu de les répéter par un alias.',
  'A text that begins with “*” goes in quotation marks.': 'Un texte qui commence par « * » va entre guillemets droits.',
  '<message:known>: it is cleared here': '<message> : elle est effacée ici',
  'Write a value, or take the line out: then it is as in <file>.':
    'Écrivez une valeur, ou retirez la ligne : ce sera alors comme dans <file>.',
  'This text comes with Townsite (<file>). To say it in your own words, write “<line>” in <own>.':
    'Ce texte vient avec Townsite (<file>). Pour le dire à votre façon, écrivez « <line> » dans <own>.',
  'It overlays <kind:known> in <file>.': 'Cela remplace <kind> de <file>.',
  'It overlays <file>.': 'Cela remplace <file>.',
  '<file> takes it away, from <was>: take away what names it too.': '<file> l’enlève de <was> : enlevez aussi ce qui le nomme.',
  '“<key>” is in <file>.': '« <key> » se trouve dans <file>.',
  'The other is in <file>.': 'L’autre se trouve dans <file>.',
}
