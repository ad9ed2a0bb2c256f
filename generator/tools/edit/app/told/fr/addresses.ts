/** Addresses: of pages, of other sites, and of what has moved. */
export const addresses: Readonly<Record<string, string>> = {
  '“<value>” cannot be part of an address: small letters a-z, digits and hyphens only':
    '« <value> » ne peut pas faire partie d’une adresse : seulement des minuscules de a à z, des chiffres et des traits d’union',
  'Write it in Latin letters without accents: ramonage-cheminee.': 'Écrivez-le en lettres latines, sans accents : ramonage-cheminee.',
  '“<value>” cannot be used in an address': '« <value> » ne peut pas servir dans une adresse',
  'Web servers give this name a meaning of its own; choose another.':
    'Les serveurs Web donnent à ce nom un sens à part; choisissez-en un autre.',
  'this part of an address has <length:number> letters; it has at most <most:number>':
    'cette partie d’adresse compte <length> caractères; elle en a <most> au plus',
  'Shorten it to a few words.': 'Réduisez-la à quelques mots.',
  'the address has two slashes in a row': 'l’adresse a deux barres obliques de suite',
  'Leave one out.': 'Retirez-en une.',
  'the address “<value>” does not begin with a slash': 'l’adresse « <value> » ne commence pas par une barre oblique',
  '“<value>” is a whole web address; here stands a path of this site':
    '« <value> » est une adresse Web entière; il faut ici un chemin de ce site',
  'Leave out what stands before the first slash of its path: the scheme and the domain.':
    'Retirez ce qui précède la première barre oblique du chemin : https:// et le domaine.',
  'the address “<value>” ends with a slash': 'l’adresse « <value> » finit par une barre oblique',
  '“<value>” is neither an address of this site nor a web address': '« <value> » n’est ni une adresse de ce site ni une adresse Web',
  'Begin it with a slash, or with https:// for another site.': 'Commencez par une barre oblique, ou par https:// pour un autre site.',
  'the address “<value>” has a query: what stands behind “?” is no part of it':
    'l’adresse « <value> » contient une requête : ce qui suit « ? » n’en fait pas partie',
  'End it before the “?”: whatever stands behind it is led on as well.': 'Arrêtez-la avant « ? » : ce qui suit est redirigé aussi.',
  'the address “<value>” has a fragment: browsers keep to themselves what stands behind “#”':
    'l’adresse « <value> » contient une ancre : les navigateurs gardent pour eux ce qui suit « # »',
  'End it before the “#”.': 'Arrêtez-la avant « # ».',
  'no two hosts read the character “<character>” in an address alike':
    'chaque hébergeur lit à sa façon le caractère « <character> » dans une adresse',
  'Letters, digits and . _ ~ - can stand between its slashes.':
    'Entre les barres obliques, il peut y avoir des lettres, des chiffres et . _ ~ -',
  '“<value>” is no web address': '« <value> » n’est pas une adresse Web',
  'Write the whole address, with https:// before it.': 'Écrivez l’adresse entière, avec https:// devant.',
  '“<value>” is no address of a site': '« <value> » n’est pas l’adresse d’un site',
  'Write it like https://www.example.com': 'Écrivez-la comme https://www.example.com',
  'the address of the site has no path, no slash at its end and no capitals':
    'l’adresse du site n’a ni chemin, ni barre oblique à la fin, ni majuscules',
  '“<protocol>” addresses are not safe in a page': 'les adresses en « <protocol> » ne sont pas sûres dans une page',
  'Only https:// and http:// addresses are allowed.': 'Seules les adresses en https:// et http:// sont permises.',
  'two pages have the address <address>: <first> and <second>': 'deux pages ont l’adresse <address> : <first> et <second>',
  'Change one of the two.': 'Changez l’une des deux.',
  'two files would be published as <file>': 'deux fichiers seraient publiés sous le nom <file>',
  'One of them probably lies in assets/static/: rename or remove it.':
    'L’un d’eux se trouve sans doute dans assets/static/ : renommez-le ou retirez-le.',
  '<file> would be a file, and a folder for <within>': '<file> serait un fichier, et un dossier pour <within>',
  'One of them probably lies in assets/static/: rename it.': 'L’un d’eux se trouve sans doute dans assets/static/ : renommez-le.',
  '<file> would be shown at <address>, as the page <page> is': '<file> se montrerait à l’adresse <address>, comme la page <page>',
  'It probably lies in assets/static/: rename or remove it.': 'Il se trouve sans doute dans assets/static/ : renommez-le ou retirez-le.',
  'the redirect from “<from>” would hide “<page>”, which exists': 'la redirection de « <from> » cacherait « <page> », qui existe',
  'Remove the redirect, or give the page another address. If a page was renamed back, <renamed:said>.':
    'Retirez la redirection, ou donnez une autre adresse à la page. Si une page a repris son ancien nom, <renamed>.',
  '“npm run urls -- --write-redirects” leads redirects to its new address':
    '« npm run urls -- --write-redirects » mène les redirections à sa nouvelle adresse',
  'two redirects start from “<from>”: to “<first>” and to “<second>”':
    'deux redirections partent de « <from> » : vers « <first> » et vers « <second> »',
  'Keep the one that is right.': 'Gardez la bonne.',
  'the redirect from “<from>” to “<to>” is already there': 'la redirection de « <from> » vers « <to> » existe déjà',
  'the redirect from “<from>” to “<to>” leads round in a circle': 'la redirection de « <from> » vers « <to> » tourne en rond',
  'Let it lead to a page.': 'Menez-la à une page.',
  'the redirect from “<from>” leads to “<to>”, from where hosts redirect to “<end>”':
    'la redirection de « <from> » mène à « <to> », d’où les hébergeurs redirigent vers « <end> »',
  'Lead it straight to the last address: write <end>': 'Menez-la tout droit à la dernière adresse : écrivez <end>',
  'the redirect from “<from>” leads to “<end>”, but there is no such page or file':
    'la redirection de « <from> » mène à « <end> », mais il n’y a là ni page ni fichier',
  'If a page was renamed, <renamed:said>.': 'Si une page a changé de nom, <renamed>.',
  'the redirect from “<from>” to “<to>” is not needed': 'la redirection de « <from> » vers « <to> » est inutile',
  'Every host answers this spelling with that address by itself; remove the rule.':
    'Tout hébergeur répond déjà à cette façon d’écrire par cette adresse; retirez la redirection.',
  'the redirect from “<from>” cannot be written for every host because of “<what>”':
    'la redirection de « <from> » ne peut pas s’écrire pour tous les hébergeurs à cause de « <what> »',
  'An old address must have letters, digits and . _ ~ - only, without a slash at its end: no two hosts read others alike.':
    'Une ancienne adresse n’a que des lettres, des chiffres et . _ ~ -, sans barre oblique à la fin : chaque hébergeur lit le reste à sa façon.',
  'Write the target as browsers show it when copied; other characters as %20 and so on.':
    'Écrivez la destination comme un navigateur la donne quand on la copie; les autres caractères sous la forme %20.',
  'Use it in “<from>” too.': 'Utilisez-le aussi dans « <from> ».',
  'Give each placeholder a name of its own.': 'Donnez à chaque repère son propre nom.',
  'the published address <path> is gone, and nothing leads on from it': 'l’adresse publiée <path> n’existe plus, et rien ne mène plus loin',
  '<count:number> published addresses are gone, and nothing leads on from them: <path> and one more':
    '<count> adresses publiées n’existent plus, et rien ne mène plus loin : <path> et une autre',
  '<count:number> published addresses are gone, and nothing leads on from them: <path> and <more:number> more':
    '<count> adresses publiées n’existent plus, et rien ne mène plus loin : <path> et <more> autres',
  'Visitors and search engines still come there. Add to redirects, or let “<write>” do it:':
    'Des visiteurs et des moteurs de recherche y viennent encore. Ajoutez aux redirections, ou laissez faire « <write> » :',
  '- { from: <from>, to: <to> }': '- { from: <from>, to: <to> }',
  '… and <more> more, which “npm run urls” prints': '… et <more> de plus, que « npm run urls » affiche',
  'If it shall be gone for good: <accept>': 'Si elle doit disparaître pour de bon : <accept>',
  'the address <path> is new': 'l’adresse <path> est nouvelle',
  '<count:number> addresses are new, the first of them <path>': '<count> adresses sont nouvelles, à commencer par <path>',
  'When it is to stay: npm run urls -- --accept writes it to <file>.':
    'Si elle doit rester : npm run urls -- --accept l’écrit dans <file>.',
  'When they are to stay: npm run urls -- --accept writes them to <file>.':
    'Si elles doivent rester : npm run urls -- --accept les écrit dans <file>.',
}
