/** Pictures, icons and colours. */
export const assets: Readonly<Record<string, string>> = {
  '“<value>” is no picture file': '« <value> » n’est pas un fichier d’image',
  'Name a .jpg, .png or .webp file that lies in assets/images/.':
    'Nommez un fichier .jpg, .png ou .webp qui se trouve dans assets/images/.',
  'the picture <file> has <width> × <height> pixels': 'l’image <file> fait <width> × <height> pixels',
  'Reduce it to at most <most:number> pixels a side; 2000 are plenty.':
    'Réduisez-la à <most> pixels de côté au plus; 2000 suffisent amplement.',
  'the picture <file> is only <width> pixels wide': 'l’image <file> n’a que <width> pixels de large',
  'Pictures need at least <least:number>, better 1600 pixels.': 'Il en faut au moins <least>, et plutôt 1600.',
  'the picture <file> cannot be read': 'l’image <file> est illisible',
  'It is broken, or no JPEG, PNG or WebP in truth: export it again.':
    'Elle est abîmée, ou ce n’est pas vraiment une image JPEG, PNG ou WebP : exportez-la de nouveau.',
  'the picture <file> moves, and only its first moment would be shown':
    'l’image <file> est animée, et on n’en montrerait que le premier instant',
  'Export one moment of it as a picture of its own. A film can be put into assets/static/ and linked to.':
    'Exportez-en un instant comme image. Une vidéo peut aller dans assets/static/, avec un lien qui y mène.',
  'the logo assets/images/<file> holds a script or another document':
    'le logo assets/images/<file> contient un script ou un autre document',
  'Export it again as a plain SVG: shapes, colours and texts alone.':
    'Exportez-le de nouveau en SVG simple : des formes, des couleurs et du texte seulement.',
  'the logo assets/images/<file> has no viewBox, so its size is unknown':
    'le logo assets/images/<file> n’a pas de viewBox : on ne connaît pas ses dimensions',
  'Export it again as SVG, with its size.': 'Exportez-le de nouveau en SVG, avec ses dimensions.',
  '<damage>; <file> was encoded again': '<file> a été encodé de nouveau : <damage>',
  'Commit assets/encoded/ as it is now, or take back what you had: git checkout -- assets/encoded':
    'Validez assets/encoded/ tel qu’il est, ou reprenez ce que vous aviez : git checkout -- assets/encoded',
  'what was encoded of <file> could not be kept: <reason>': 'ce qui a été encodé de <file> n’a pas pu être gardé : <reason>',
  'Let this account write to assets/encoded/, or make room, and build again.':
    'Permettez à ce compte d’écrire dans assets/encoded/, ou faites de la place, et reconstruisez.',
  'not published, since it is hidden: <files:list>': 'pas publié, car le fichier est caché : <files>',
  'not published, since they are hidden: <files:list>': 'pas publiés, car ces fichiers sont cachés : <files>',
  'Take it out of assets/static/. If it shall be public, give it a name without the dot; .well-known/ is published as it is.':
    'Retirez-le d’assets/static/. S’il doit être public, donnez-lui un nom sans point devant; .well-known/ est publié tel quel.',
  'not published, since it is a link or no file at all: <files:list>':
    'pas publié, car c’est un lien ou autre chose qu’un fichier : <files>',
  'not published, since they are links or no files at all: <files:list>':
    'pas publiés, car ce sont des liens ou autre chose que des fichiers : <files>',
  'Copy what it leads to into assets/static/, or take it out.': 'Copiez dans assets/static/ ce à quoi il mène, ou retirez-le.',
  'assets/static/<file> tells where it was taken: it holds a position (GPS)':
    'assets/static/<file> dit où la photo a été prise : il contient une position (GPS)',
  'Export it again without its location. Pictures in assets/images/ are published without it.':
    'Exportez-la de nouveau sans sa position. Les images d’assets/images/ sont publiées sans elle.',
  'assets/static/<file> holds a private key': 'assets/static/<file> contient une clé privée',
  'Take it out: what is published, anybody can read. If it was published before, replace the key.':
    'Retirez-la : n’importe qui peut lire ce qui est publié. Si elle a déjà été publiée, remplacez-la.',
  'assets/static/<file> has <megabytes> MB': 'assets/static/<file> fait <megabytes> Mo',
  'At most <most> MB can be published, and most hosts take 25 to 100. Put it where films are kept, and link to it.':
    'On peut publier <most> Mo au plus, et la plupart des hébergeurs en prennent de 25 à 100. Mettez-le sur un site de vidéos, et faites-y un lien.',
  '“<value>” is no colour': '« <value> » n’est pas une couleur',
  'Write # and six digits or letters a-f: #1f4d3a': 'Écrivez # et six chiffres ou lettres de a à f : #1f4d3a',
  'the colour <from> was changed: <reason:known>': 'la couleur <from> a été changée : <reason>',
  'as a ground it leaves text too little contrast': 'en fond, elle laisse trop peu de contraste au texte',
  'as text it cannot be read on this ground': 'en texte, elle est illisible sur ce fond',
  'as a button it cannot be told from this ground': 'en bouton, elle ne se distingue pas de ce fond',
  '<to> is the nearest that can be used; it is used there instead. Write it as theme.colours.<colour> to silence this.':
    '<to> est la plus proche qui convienne; elle est utilisée à la place. Écrivez-la sous theme.colours.<colour> pour ne plus voir ce message.',
  'the icon assets/icons/<name>.svg <fault:known>': 'l’icône assets/icons/<name>.svg ne convient pas (<fault>)',
  'See assets/icons/README.md for what an icon is made of.': 'assets/icons/README.md dit de quoi une icône est faite.',
  'one share picture shows no title, since not all of its letters are at hand: “<first>”':
    'une image à partager ne montre pas de titre, car il lui manque des lettres : « <first> »',
  '<count:number> share pictures show no title, since not all of its letters are at hand: “<first>”':
    '<count> images à partager ne montrent pas de titre, car il leur manque des lettres : « <first> »',
  'Latin, Greek, Cyrillic, Hebrew and Arabic letters are. The picture shows the business; the title stands beside it in text.':
    'Les lettres latines, grecques, cyrilliques, hébraïques et arabes sont là. L’image montre l’entreprise; le titre est à côté, en texte.',
  'is no SVG with a viewBox and shapes': 'ce n’est pas un SVG avec un viewBox et des formes',
  'holds something else than shapes, each with its attributes in quotes':
    'elle contient autre chose que des formes aux attributs entre guillemets',
  'holds a script': 'elle contient un script',
}
