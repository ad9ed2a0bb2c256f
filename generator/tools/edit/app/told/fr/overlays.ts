/** What one file says of the file that it extends. */
export const overlays: Readonly<Record<string, string>> = {
  'If the base had it once, delete this line.': 'Si la base l’a déjà eu, effacez cette ligne.',
  'there is no “<key>” to clear: the config has none in <base>': 'il n’y a pas de « <key> » à effacer : <base> n’en a pas',
  'there is no “<key>” to clear: <group:list> has none in <base>': 'il n’y a pas de « <key> » à effacer : <group> n’en a pas dans <base>',
  'an empty list changes nothing in <list:list> of <base>, whose things are changed by their ids':
    'une liste vide ne change rien à <list> de <base>, dont les éléments se changent par leurs identifiants',
  'Write { only: [] } for none of them, or clear the whole key with null.':
    'Écrivez { only: [] } pour n’en garder aucun, ou effacez la clé entière avec null.',
  'this item has no “<key>”: the things in <list:list> of <base> are told apart by theirs':
    'cet élément n’a pas de « <key> » : c’est ce qui distingue les éléments de <list> dans <base>',
  'Give the <key> of the thing to change, or a new one to add a thing.':
    'Donnez le « <key> » de l’élément à changer, ou un nouveau pour en ajouter un.',
  'this item has no “<key>”, but the name of a thing in <list:list> of <base> as its key':
    'cet élément n’a pas de « <key> », mais il a pour clé le nom d’un élément de <list> dans <base>',
  'Take the dash out, and what is said of “<id>” stands: a group names its things by its keys.':
    'Retirez le tiret, et ce qui est dit de « <id> » vaut : un groupe nomme ses éléments par ses clés.',
  'here are names alone, in place of the things in <list:list> of <base>':
    'il n’y a ici que des noms, à la place des éléments de <list> dans <base>',
  'To keep just these of the base, write <line>. A new thing has its “<key>” and all that belongs to it.':
    'Pour ne garder que ceux-là de la base, écrivez <line>. Un nouvel élément a son « <key> » et tout ce qui va avec.',
  '“<id>” stands in this list twice, over <base>': '« <id> » est deux fois dans cette liste, par-dessus <base>',
  'Make one item of the two.': 'Faites des deux un seul élément.',
  'Make one item of the two, or write another <key>.': 'Faites des deux un seul élément, ou écrivez un autre « <key> ».',
  'there is no “<id>” to change, keep or remove: <list:list> has none in <base>':
    'il n’y a pas de « <id> » à changer, à garder ou à retirer : <list> n’en a pas dans <base>',
  '“<key>” is changed in part here, and there is nothing of it in <base>':
    '« <key> » n’est changé ici qu’en partie, et il n’y en a rien dans <base>',
  'Write it whole. Or, if the base had it once, delete these lines.':
    'Écrivez-le au complet. Ou, si la base l’a déjà eu, effacez ces lignes.',
  '“<id>” names nothing in <list:list> of <base>': '« <id> » ne nomme rien dans <list> de <base>',
  'A thing without a name is named by its place: 1 is the first. New things are a list under “add”.':
    'Un élément sans nom se nomme par sa place : 1 est le premier. Les nouveaux éléments forment une liste sous « add ».',
  '“<key>” is a list': '« <key> » est une liste',
  'Write the ids of the things that stay: only: [laval, longueuil]':
    'Écrivez les identifiants de ceux qui restent : only: [laval, longueuil]',
  'Write each new thing behind a hyphen.': 'Écrivez chaque nouvel élément après un tiret.',
  '<list:list> had <count> things in <base> and has <left> now': '<list> avait <count> éléments dans <base> et en a <left> maintenant',
  'To change one and keep the others, name it by its place: 2: { … } in place of the list. If these are all, say so: { only: [], add: [ … ] }.':
    'Pour en changer un et garder les autres, nommez-le par sa place : 2: { … } au lieu de la liste. Si ce sont là tous les éléments, dites-le : { only: [], add: [ … ] }.',
  'checked as a base for cities: it has no <absent:list>': 'vérifié comme base pour des villes : il n’a pas <absent>',
  'Check the configs that extend it as well. If this is to be a site by itself, write what is missing.':
    'Vérifiez aussi les fichiers qui partent de lui. S’il doit être un site à lui seul, écrivez ce qui manque.',
  'Correct the name, or delete this line if the base had it once.': 'Corrigez le nom, ou effacez cette ligne si la base l’a déjà eu.',
  '“remove” is true or left out, for “<id>” over <base>': '« remove » vaut true ou ne s’écrit pas, pour « <id> » par-dessus <base>',
  'Write remove: true, or take the line out.': 'Écrivez remove: true, ou retirez la ligne.',
  '“<id>” of <base> is removed here, and changed as well': '« <id> » de <base> est retiré ici, et changé aussi',
  'Leave the id and “remove: true” alone, or take “remove” out.':
    'Ne laissez que l’identifiant et « remove: true », ou retirez « remove ».',
  '“<place>” is no place in <list:list>, over <base>': '« <place> » n’est pas une place dans <list>, par-dessus <base>',
  'Write first, last, before ID or after ID, with the id of another thing.':
    'Écrivez first, last, before ID ou after ID, avec l’identifiant d’un autre élément.',
  'there is no other “<id>” to stand after in <list:list>, over <base>':
    'il n’y a pas d’autre « <id> » après lequel se placer dans <list>, par-dessus <base>',
  'there is no other “<id>” to stand before in <list:list>, over <base>':
    'il n’y a pas d’autre « <id> » avant lequel se placer dans <list>, par-dessus <base>',
}
