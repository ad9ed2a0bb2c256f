/** Files that a site is read from, and what hosts take. */
export const files: Readonly<Record<string, string>> = {
  'there is no such file': 'ce fichier n’existe pas',
  'the file has <megabytes> MB; a config has at most <most> MB': 'le fichier fait <megabytes> Mo; une configuration en fait <most> au plus',
  'Check that this is the right file.': 'Vérifiez que c’est le bon fichier.',
  'groups and lists stand inside one another here more than <most:number> deep':
    'des groupes et des listes sont imbriqués ici sur plus de <most> niveaux',
  'No key of a config lies nearly so deep: take the brackets or the indentation back.':
    'Aucune clé ne se trouve aussi loin : retirez des crochets ou des espaces en début de ligne.',
  'the config has more than <most:number> keys and values, with what aliases (*name) repeat':
    'le fichier a plus de <most> clés et valeurs, avec ce que répètent les alias (*nom)',
  'Check that this is the right file, and that no alias repeats aliases.':
    'Vérifiez que c’est le bon fichier, et qu’aucun alias ne répète d’alias.',
  'site.languages lists <count:number> languages; a site has at most <most:number>':
    'site.languages compte <count> langues; un site en a <most> au plus',
  'Take some out, or make several sites.': 'Retirez-en, ou faites plusieurs sites.',
  'a merge left two versions here: one in lines <ours:list>, the other in lines <theirs:list>':
    'une fusion a laissé ici deux versions : l’une aux lignes <ours>, l’autre aux lignes <theirs>',
  'Keep the version that is right, and take out the other with the lines that begin with <<<<<<<, ======= and >>>>>>>.':
    'Gardez la bonne version, et retirez l’autre avec les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.',
  'there are <more:number> more mistakes, which are not told': 'il y a <more> autres erreurs, qui ne sont pas montrées',
  'Mend these first: many often have one cause.': 'Corrigez d’abord celles-ci : plusieurs ont souvent la même cause.',
  'the file may not be read': 'ce compte n’a pas le droit de lire le fichier',
  'Change its permissions.': 'Changez ses permissions.',
  'the file is not written in UTF-8': 'le fichier n’est pas écrit en UTF-8',
  'Save it again with the encoding “UTF-8” in your editor.': 'Enregistrez-le de nouveau avec l’encodage « UTF-8 ».',
  'the file is empty': 'le fichier est vide',
  'Copy the sample site.config.yaml and change it.': 'Copiez l’exemple, site.config.yaml, et modifiez-le.',
  '“extends” names one other config by its file': '« extends » nomme un autre fichier de configuration',
  'Write its path from this file: extends: ../site.config.yaml. Or take the line out.':
    'Écrivez son chemin à partir de celui-ci : extends: ../site.config.yaml. Ou retirez la ligne.',
  'this is no ledger of translations': 'ce fichier n’est pas une liste de traductions acceptées',
  'Take it back from version control, or remove it and run npm run translations -- --accept.':
    'Reprenez-le d’une version précédente, ou retirez-le et lancez npm run translations -- --accept.',
  'the cache cannot be used: <reason>': 'le cache est inutilisable : <reason>',
  'Make room, or let this account write there. The site is the same without it, and is made more slowly.':
    'Faites de la place, ou permettez à ce compte d’y écrire. Le site est le même sans lui, mais il se construit plus lentement.',
  '<host> knows this page at <wanted> only': '<host> ne connaît cette page qu’à l’adresse <wanted>',
  '<host> has no redirects with placeholders: “<from>” stays without one':
    '<host> n’a pas de redirections à repères : « <from> » n’en aura pas',
  'Name the moved addresses one by one.': 'Nommez une à une les adresses qui ont changé.',
  '<host> leads on for good only: “<from>” is answered with 301, which browsers remember':
    '<host> ne redirige que pour de bon : « <from> » répond 301, et les navigateurs s’en souviennent',
  'Write status: 301, or leave the redirect out until it is for good.': 'Écrivez status: 301, ou attendez qu’elle soit définitive.',
  'serve cannot lead to “<to>”: it escapes the percent sign once more':
    'serve ne peut pas mener à « <to> » : il encode une fois de plus le signe %',
  'This concerns the local preview only; the other hosts lead there.':
    'Cela ne concerne que l’aperçu sur votre ordinateur; les autres hébergeurs y mènent.',
  'Firebase Hosting may not lead to “<to>”: it escapes percent signs once more and adds the visitor’s query behind a #':
    'Firebase Hosting risque de ne pas mener à « <to> » : il encode une fois de plus les signes % et ajoute la requête du visiteur après un #',
  'Let the redirect lead to an address without % and #.': 'Menez la redirection à une adresse sans % ni #.',
  'hosting names <first> and <second>, but <two> shows the pages that <one> needs in place of redirects':
    'l’hébergement nomme <first> et <second>, mais <two> montre les pages dont <one> a besoin à la place de redirections',
  'hosting names <first> and <second>, but <one> needs pages twice, and <two> then redirects from one to the other':
    'l’hébergement nomme <first> et <second>, mais <one> a besoin de chaque page deux fois, et <two> redirige alors de l’une à l’autre',
  'Build for <host> with a config of its own that overlays this one.':
    'Construisez pour <host> avec un fichier à part, qui part de celui-ci.',
  '<host> takes <most:number> <what:said>; this site has <count:number>: <beyond:said>':
    '<host> accepte <most> <what>; ce site en a <count> : <beyond>',
  'redirect rules': 'règles de redirection',
  'redirect rules with placeholders': 'règles de redirection à repères',
  'redirect rules without placeholders': 'règles de redirection sans repère',
  'Remove redirects that nobody follows any more, or give languages and areas the same slugs so that one pattern covers them.':
    'Retirez les redirections que plus personne ne suit, ou donnez aux langues et aux secteurs les mêmes bouts d’adresse, pour qu’une seule règle les couvre.',
  'the header <name> is <length:number> characters long; hosts drop or refuse more than <most:number>':
    'l’en-tête <name> fait <length> caractères; les hébergeurs en coupent ou en refusent plus de <most>',
  'Use fewer form, map and captcha hosts; or serve styles from a file, which needs no hash.':
    'Prenez moins de services de formulaires, de cartes et de captcha; ou servez les styles d’un fichier, qui n’a pas besoin d’empreinte.',
  'the header <name> holds a character that not every host can send: <value>':
    'l’en-tête <name> contient un caractère que tous les hébergeurs ne peuvent pas envoyer : <value>',
  'Write addresses in plain letters, digits and punctuation.': 'Écrivez les adresses en lettres, chiffres et ponctuation ordinaires.',
  'it reads them all for every request': 'il les lit toutes à chaque requête',
  'it refuses the deploy': 'il refuse la publication',
  'it may refuse the deploy': 'il risque de refuser la publication',
  'it drops the rest without a word': 'il laisse tomber le reste sans le dire',
  'it refuses the function': 'il refuse la fonction',
  'it reads no further': 'il ne lit pas plus loin',
  'it ignores the rest': 'il ignore le reste',
  'rules in .htaccess at reasonable speed': 'règles dans .htaccess à une vitesse raisonnable',
  'bytes in a function': 'octets dans une fonction',
  'bytes of rules': 'octets de règles',
  routes: 'routes',
}
