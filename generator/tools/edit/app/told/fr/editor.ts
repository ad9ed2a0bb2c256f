/** What the editor’s server says itself, and what `clone`, `new` and `translations` say of answers and tables. */
export const editor: Readonly<Record<string, string>> = {
  'The editor cannot do that.': 'L’éditeur ne sait pas faire cela.',
  'The editor did not understand that.': 'L’éditeur n’a pas compris.',
  'The site has no pages.': 'Le site n’a pas de pages.',
  'There are mistakes: they stay out of the file until they are mended.':
    'Il y a des erreurs : elles restent hors du fichier tant qu’elles ne sont pas corrigées.',
  'There are mistakes in <file> and <more> more: <message:said> (<place>). Choose it at the top and mend them first. Nothing was saved.':
    'Il y a des erreurs dans <file> et <more> autres : <message> (<place>). Choisissez-le en haut et corrigez-les d’abord. Rien n’a été enregistré.',
  'There are mistakes in <file>: <message:said> (<place>). Choose it at the top and mend them first. Nothing was saved.':
    'Il y a des erreurs dans <file> : <message> (<place>). Choisissez-le en haut et corrigez-les d’abord. Rien n’a été enregistré.',
  'Nothing was saved: <file>, read once more as a whole, does not say what is shown here. Close the editor and begin it again: what you changed is kept, and will be there.':
    'Rien n’a été enregistré : <file>, relu au complet, ne dit pas ce qui est montré ici. Fermez l’éditeur et rouvrez-le : ce que vous avez changé est gardé, et sera là.',
  'The config cannot be read: mend it in its file first.': 'La configuration est illisible : corrigez d’abord son fichier.',
  'This session does not have that config.': 'Ce fichier ne fait pas partie de cette séance.',
  'This config has no such file.': 'Cette configuration n’a pas de fichier de ce nom.',
  'Which config it extends is changed in the file itself: then begin the editor again.':
    'Le fichier dont celui-ci part (extends) se change dans le fichier lui-même : rouvrez ensuite l’éditeur.',
  'The table lacks the column <names:list>: begin with one that was downloaded here.':
    'Il manque au tableau la colonne <names> : partez d’un tableau téléchargé ici.',
  'The table lacks the columns <names:list>: begin with one that was downloaded here.':
    'Il manque au tableau les colonnes <names> : partez d’un tableau téléchargé ici.',
  '<file> could not be read with this table, so nothing of it was taken.':
    '<file> serait illisible avec ce tableau : rien n’en a été repris.',
  'there is no text “<key>” in “<language>”': 'il n’y a pas de texte « <key> » en « <language> »',
  'its source text is no longer the one that was translated': 'son texte de départ n’est plus celui qui a été traduit',
  'A new city is made of what is saved: save <files:list> first.':
    'Une nouvelle ville se fait à partir de ce qui est enregistré : enregistrez d’abord <files>.',
  '<file> cannot be read as it stands: mend it first.': '<file> est illisible tel quel : corrigez-le d’abord.',
  'The text of the file cannot be read as it stands: mend it under “File” first.':
    'Le texte du fichier est illisible tel quel : corrigez-le d’abord sous « Fichier ».',
  '<file> cannot say this by itself: its base, or a value that others repeat (&), stands in the way.':
    '<file> ne peut pas dire cela à lui seul : sa base, ou une valeur répétée ailleurs (&), s’y oppose.',
  '<file> is there already. Choose it at the top, or give another name.':
    '<file> existe déjà. Choisissez-le en haut, ou donnez un autre nom.',
  'The folder of <file> leads elsewhere, so nothing is written to it.': 'Le dossier de <file> mène ailleurs : rien n’y est écrit.',
  '<file> is no name of a config: end it with .config.yaml': '<file> n’est pas un nom de configuration : il finit par .config.yaml',
  '<path> is a file, so nothing can lie in it.': '<path> est un fichier : rien ne peut s’y trouver.',
  '<file> itself holds only what differs from another config.': '<file> lui-même ne contient que ce qui le distingue d’un autre fichier.',
  '<file> has no “<key>”, so this city must say its own': '<file> n’a pas de « <key> » : cette ville doit dire le sien',
  'it is empty': 'c’est vide',
  'it needs letters a-z, from which addresses are made': 'il faut des lettres de a à z, dont les adresses sont faites',
  '“<value>” is no postal code. Write it like <example>': '« <value> » n’est pas un code postal. Écrivez-le comme <example>',
  '“<value>” is no code of a province or state. Write ON, or with its country: US-VT':
    '« <value> » n’est pas un code de province ou d’État. Écrivez QC, ou avec son pays : US-VT',
  '“<value>” is no country. Write its two letters: CA, US, BE': '« <value> » n’est pas un pays. Écrivez ses deux lettres : CA, US, BE',
  '“<value>” is no country. Write its name in English or its two letters: CA, US, CH':
    '« <value> » n’est pas un pays. Écrivez son nom en anglais ou ses deux lettres : CA, US, CH',
  '“<value>” is no point on the map. <hint:said>': '« <value> » n’est pas un point sur la carte. <hint>',
  '“<value>” is no telephone number of <country>. Write it as people dial it, or with + and its country: +1 613 555 0123':
    '« <value> » n’est pas un numéro de téléphone de ce pays (<country>). Écrivez-le comme on le compose, ou avec + et l’indicatif du pays : +1 613 555 0123',
  '“<value>” is no telephone number of <country>. Write it as people there dial it: <example>':
    '« <value> » n’est pas un numéro de téléphone de ce pays (<country>). Écrivez-le comme on le compose là-bas : <example>',
  '“<value>” is named twice': '« <value> » est nommé deux fois',
  'areas need a point on the map: the city’s own for all, such as 45.42,-75.70, or each its own: <name>@45.42,-75.70':
    'les secteurs ont besoin d’un point sur la carte : celui de la ville pour tous, comme 45.42,-75.70, ou chacun le sien : <name>@45.42,-75.70',
  '“<value>” has <count:number> names, and the site one language (<languages>): write one name for all, or one for each in this order, with | between':
    '« <value> » a <count> noms, et le site une seule langue (<languages>) : écrivez un nom pour toutes, ou un pour chacune dans cet ordre, séparés par |',
  '“<value>” has <count:number> names, and the site <all:number> languages (<languages>): write one name for all, or one for each in this order, with | between':
    '« <value> » a <count> noms, et le site <all> langues (<languages>) : écrivez un nom pour toutes, ou un pour chacune dans cet ordre, séparés par |',
  'a service has none of the characters { } < >': 'un service n’a aucun des caractères { } < >',
  '“<value>” needs a name and a sentence in its language: “<example>”':
    '« <value> » a besoin d’un nom et d’une phrase dans sa langue : « <example> »',
  '“<value>” needs a name and a sentence in each language (<languages>): “<example>”':
    '« <value> » a besoin d’un nom et d’une phrase dans chaque langue (<languages>) : « <example> »',
  '“<value>” is no service that there are words for': '« <value> » n’est pas un service pour lequel il y a des textes',
  '“<value>” is no service: did you mean “<near>”': '« <value> » n’est pas un service : vouliez-vous dire « <near> »?',
  'There are <ids:list>. A service of your own has a sentence: “<example>”':
    'Il y a <ids>. Un service bien à vous a une phrase : « <example> »',
  'A service of your own has a sentence: “<example>”': 'Un service bien à vous a une phrase : « <example> »',
  '“<value>” is no language that there are words for. Write codes of <known:list>, with a country where they want one: fr-CA. Others are added later: docs/recipes/language.md':
    '« <value> » n’est pas une langue pour laquelle il y a des textes. Écrivez des codes parmi <known>, avec un pays au besoin : fr-CA. D’autres s’ajoutent ensuite : docs/recipes/language.md',
  '<same:list> are one language: name it once': '<same> sont une même langue : nommez-la une fois',
  '“<value>” is no trade that there are drafts for. <hint:said> For another one, write its kind of business as https://schema.org/LocalBusiness lists it: <examples>':
    '« <value> » n’est pas un métier pour lequel il y a des textes. <hint> Pour un autre, écrivez son genre d’entreprise comme le nomme https://schema.org/LocalBusiness : <examples>',
  'is missing: <what:said>': 'il manque : <what>',
  'what the business does, such as plumber; --list-trades tells them': 'ce que fait l’entreprise, par exemple plumber',
  'the name of the business': 'le nom de l’entreprise',
  'the city where it is': 'la ville où elle se trouve',
  'its country: US': 'son pays : CA',
  'the telephone number that people call': 'le numéro de téléphone que les gens appellent',
  'is missing: there are no drafts for this trade in <languages:list>, so name each service with a sentence: “Gift cards: A present that is always right.”':
    'il manque les services : il n’y a pas de textes pour ce métier en <languages>; nommez donc chaque service avec une phrase : « Cartes-cadeaux : Un présent qui tombe toujours bien. »',
  'is missing: there are no drafts for this trade in <languages:list>, so name each service with a sentence: “Gift cards: A present that is always right.”, in every language, with | between':
    'il manque les services : il n’y a pas de textes pour ce métier en <languages>; nommez donc chaque service avec une phrase : « Cartes-cadeaux : Un présent qui tombe toujours bien. », dans chaque langue, séparées par |',
  'Write latitude and longitude in degrees, west is negative: <example>':
    'Écrivez la latitude et la longitude en degrés, l’ouest en négatif : <example>',
  'a name has none of the characters { } < >': 'un nom n’a aucun des caractères { } < >',
  'the base has no service “<value>”. It has <known:list>': 'la base n’a pas de service « <value> ». Elle a <known>',
  'the base has no language “<value>”. It has <known:list>: a further one is added there first':
    'la base n’a pas la langue « <value> ». Elle a <known> : une autre s’ajoute d’abord là-bas',
  '“<value>” has no point on the map after @. <hint:said>': '« <value> » n’a pas de point sur la carte après @. <hint>',
  '“<value>” needs letters a-z, from which addresses are made': '« <value> » a besoin de lettres de a à z, dont les adresses sont faites',
  'The file was changed once more meanwhile: look at both again.':
    'Le fichier a encore été modifié entre-temps : regardez de nouveau les deux.',
}
