/** What commands say of files that the editor itself never reads, and of builds in parts. */
export const commands: Readonly<Record<string, string>> = {
  'Check the name, or run the command in the folder that holds site.config.yaml. Is there none yet? `npm run new` begins one.':
    'Vérifiez le nom, ou lancez la commande dans le dossier où se trouve site.config.yaml. Il n’y en a pas encore? `npm run new` en commence un.',
  'this is a folder, not a config file': 'c’est un dossier, et non un fichier de configuration',
  'Name the file in it: <file>': 'Nommez le fichier qu’il contient : <file>',
  'more than <most:number> configs extend one another in a row': 'plus de <most> configurations s’appuient l’une sur l’autre',
  'Let this config extend the first base itself.': 'Appuyez cette configuration directement sur la première base.',
  'this is no file, but a device or a pipe': 'ce n’est pas un fichier, mais un périphérique ou un tube',
  'Name a file of text.': 'Nommez un fichier de texte.',
  'no file can have this name: it is too long': 'aucun fichier ne peut porter ce nom : il est trop long',
  'no file can have this name: <reason>': 'aucun fichier ne peut porter ce nom : <reason>',
  'Write the path of a config: <path>': 'Écrivez le chemin d’une configuration : <path>',
  'the file cannot be read (<reason>)': 'le fichier est illisible (<reason>)',
  'Check the disk, or copy the file to another folder.': 'Vérifiez le disque, ou copiez le fichier dans un autre dossier.',
  '<file:code> extends itself': '<file> s’appuie sur lui-même',
  'these configs extend each other in a circle: <files>': 'ces configurations s’appuient l’une sur l’autre en cercle : <files>',
  'One of them must stand on its own: take “extends: <base>” out, or name another base.':
    'L’une d’elles doit tenir seule : retirez « extends: <base> », ou nommez une autre base.',
  'this line is not the id of a site and an address': 'cette ligne n’est pas l’identifiant d’un site et une adresse',
  'Lines of a merge (<<<<<<<, =======, >>>>>>>) are removed, the addresses between them kept: site /services':
    'Retirez les lignes d’une fusion (<<<<<<<, =======, >>>>>>>) et gardez les adresses entre elles : site /services',
  'this line is not an address, a fingerprint and a day': 'cette ligne n’est pas une adresse, une empreinte et un jour',
  'Remove it, and run npm run published: the list is written anew.':
    'Retirez-la, et lancez npm run published : la liste est écrite de nouveau.',
  'this is no list of what was looked at': 'ce n’est pas une liste de ce qui a été regardé',
  'Take it back from version control, or remove it and run npm run clone -- --check --accept.':
    'Reprenez-la de la gestion de versions, ou retirez-la et lancez npm run clone -- --check --accept.',
  'Correct the line. In npm run dev the last good program serves until then.':
    'Corrigez la ligne. Dans npm run dev, le dernier bon programme sert d’ici là.',
  '<what:known> fails: <reason>': '<what> échoue : <reason>',
  'Correct the line that throws; the last good page stays until then.':
    'Corrigez la ligne en cause; d’ici là, la dernière bonne page reste.',
  '<what:known> does not come to an end': '<what> n’en finit pas',
  'Look for a loop that never stops; the last good page stays until then.':
    'Cherchez une boucle qui ne s’arrête jamais; d’ici là, la dernière bonne page reste.',
  'the page <path:code>': 'la page <path>',
  'the output folder <folder> holds <files:known> that Townsite did not make: <some>':
    'le dossier de sortie <folder> contient <files> que Townsite n’a pas faits : <some>',
  'the output folder <folder> holds a file that Townsite did not make: <some>':
    'le dossier de sortie <folder> contient un fichier que Townsite n’a pas fait : <some>',
  '<folder:code> holds <files:known> that Townsite did not make, where it would write its own: <some>':
    '<folder> contient <files> que Townsite n’a pas faits, là où il écrirait les siens : <some>',
  '<folder:code> holds a file that Townsite did not make, where it would write its own: <some>':
    '<folder> contient un fichier que Townsite n’a pas fait, là où il écrirait les siens : <some>',
  '<count:number> files': '<count> fichiers',
  'a hundred files and more': 'cent fichiers et plus',
  'Nothing was touched. Files to be published belong in assets/static/; else name another folder with --out, or empty this one.':
    'Rien n’a été touché. Les fichiers à publier vont dans assets/static/; sinon, nommez un autre dossier avec --out, ou videz celui-ci.',
  'Nothing was touched. Move what is yours out of <folder>, or build to another folder with --out.':
    'Rien n’a été touché. Sortez ce qui est à vous de <folder>, ou nommez un autre dossier avec --out.',
  'another build is at work on the output folder <folder>': 'une autre génération travaille au dossier de sortie <folder>',
  'another build (process <process>) is at work on the output folder <folder>':
    'une autre génération (processus <process>) travaille au dossier de sortie <folder>',
  'Nothing was touched. Wait until it has ended and start this one again, or build to another folder with --out.':
    'Rien n’a été touché. Attendez qu’elle soit finie et relancez celle-ci, ou nommez un autre dossier avec --out.',
  'there is no folder <folder>': 'il n’y a pas de dossier <folder>',
  'Name the folders that the shards were built to.': 'Nommez les dossiers où les fragments ont été générés.',
  '<folder:code> holds no shard: it has no <file>': '<folder> ne contient pas de fragment : il n’a pas de <file>',
  '<folder:code> holds no shard: it has no <file>, and is empty':
    '<folder> ne contient pas de fragment : il n’a pas de <file>, et il est vide',
  'Build it with npm run build -- --shard 1/4 --out FOLDER, and hand over the whole folder.':
    'Générez-le avec npm run build -- --shard 1/4 --out DOSSIER, et transmettez le dossier entier.',
  '<file:code> cannot be read': '<file> est illisible',
  'Build that shard again.': 'Générez ce fragment de nouveau.',
  '<file:code> is missing': 'il manque <file>',
  '<file:code> was changed after it was built': '<file> a été modifié après sa génération',
  'Hand the folder over whole, or build that shard again.': 'Transmettez le dossier entier, ou générez ce fragment de nouveau.',
  '<first:code> and <second:code> are not parts of one whole: they were built from different configs, assets or programs':
    '<first> et <second> ne font pas partie d’un même tout : leurs configurations, leurs fichiers ou leurs programmes diffèrent',
  '<first:code> is shard <one>, <second> is <other>': '<first> est le fragment <one>, <second> est <other>',
  'Build all shards from the same commit, then merge them.': 'Générez tous les fragments du même commit, puis réunissez-les.',
  'a shard is missing: <shards>': 'il manque un fragment : <shards>',
  'shards are missing: <shards>': 'il manque des fragments : <shards>',
  'Name its folder too.': 'Nommez aussi son dossier.',
  '<folders:list> are the same shard': '<folders> sont le même fragment',
  'Name each shard once.': 'Nommez chaque fragment une fois.',
  '<first:code> and <second:code> hold different files as <file>': '<first> et <second> ont des fichiers <file> différents',
  'no shard holds the site <site>': 'aucun fragment ne contient le site <site>',
  'Its build failed: see what the shard’s own build said.': 'Sa génération a échoué : voyez ce qu’a dit celle du fragment.',
}
