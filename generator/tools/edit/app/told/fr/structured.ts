/** What `check` finds in structured data, beside what an owner’s own facts bring about. Names of schema.org stay as they are. */
const sentences: Readonly<Record<string, string>> = {
  'structured data is no JSON: <reason>': 'les données structurées ne sont pas du JSON : <reason>',
  'structured data is no object': 'les données structurées ne sont pas un objet',
  'structured data has the context <context>, not https://schema.org':
    'les données structurées ont le contexte <context>, et non https://schema.org',
  '<node>: it needs an @type': '<node> : il lui faut un @type',
  'schema.org has no type <type>': 'schema.org n’a pas de type <type>',
  'Correct its name in <file>, or take the type up in <folder>': 'Corrigez son nom dans <file>, ou ajoutez le type dans <folder>',
  'schema.org has no property <property> (<node>)': 'schema.org n’a pas de propriété <property> (<node>)',
  'Correct its name in <file>': 'Corrigez son nom dans <file>',
  'the property <property> is superseded by <other> (<node>)': 'la propriété <property> est remplacée par <other> (<node>)',
  'Use the name that took its place.': 'Prenez le nom qui l’a remplacée.',
  '<property> does not belong to <node>; it belongs to <types>': '<property> n’est pas une propriété de <node>, mais de <types>',
  'Move it to the node it belongs to.': 'Déplacez-la vers l’élément auquel elle appartient.',
  '<property:code> of <node> takes <types>, not <other:list>': '<property> de <node> prend <types>, et non <other>',
  'Use one of the types that schema.org names for it.': 'Prenez l’un des types que schema.org nomme pour elle.',
  '<property:code> of <node> is empty': '<property> de <node> est vide',
  '<property:code> of <node> holds HTML: “<text>”': '<property> de <node> contient du HTML : « <text> »',
  '<property:code> of <node> is “<text>”, not <wanted:known>': '<property> de <node> est « <text> », et non <wanted>',
  'a phone number with its country code: <example>': 'un numéro avec indicatif de pays, comme <example>',
  'a whole address with https://': 'une adresse complète avec https://',
  'a date: <example>': 'une date, comme <example>',
  'a time: <example>': 'une heure, comme <example>',
  'a number': 'un nombre',
  'a member of <type>': 'une valeur de <type>',
  'the id “<id>” is not absolute': 'l’identifiant « <id> » n’est pas une adresse complète',
  '<property:code> of <node> names <id>, which is no node of this page':
    '<property> de <node> nomme <id>, qui n’est pas un élément de cette page',
  'the page describes <count:number> businesses: <ids>': 'la page décrit <count> entreprises : <ids>',
  'the business has no @id': 'l’entreprise n’a pas de @id',
  'the business is <id> here, but <other> on <path>': 'l’entreprise est <id> ici, mais <other> sur <path>',
  'the branch is <id> here, and so is another on <path>': 'la succursale est <id> ici, comme une autre sur <path>',
  'Describe areas as areaServed of a Service, not as businesses of their own.':
    'Décrivez les secteurs comme areaServed d’un Service, et non comme des entreprises.',
  '<node:code> needs <property>': '<node> a besoin de <property>',
  'at least two steps, each but the last with its address': 'au moins deux étapes, chacune avec son adresse, sauf la dernière',
  'between the worst and the best rating': 'entre la note la plus basse et la plus haute',
  'more than none': 'plus que zéro',
  'fewer than 100 characters': 'moins de 100 caractères',
  'structured data tells hours that the config does not: <hours>':
    'les données structurées donnent des heures que la configuration n’a pas : <hours>',
  'the page shows a breadcrumb that structured data leaves out': 'la page montre un fil d’Ariane que les données structurées omettent',
  'structured data tells a breadcrumb that the page does not show: <steps>':
    'les données structurées donnent un fil d’Ariane que la page ne montre pas : <steps>',
  'structured data tells the breadcrumb <steps>, the page shows <others>':
    'les données structurées donnent le fil d’Ariane <steps>, la page montre <others>',
  'the question “<question>” is in structured data, but not on the page':
    'la question « <question> » est dans les données structurées, mais pas sur la page',
  'the answer to “<question>” in structured data is not the one on the page':
    'la réponse à « <question> » dans les données structurées n’est pas celle de la page',
  'structured data declares the language <language>, the page <other>':
    'les données structurées déclarent la langue <language>, la page <other>',
  'structured data declares no language, the page <other>': 'les données structurées ne déclarent pas de langue, la page <other>',
}

/** A node of another one is told with it. */
export const structured: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(sentences).flatMap(([english, french]) => [
    [english, french],
    [english.replace(/(<node(?::code)?>)/, '$1 in <around>'), french.replace('<node>', '<node> dans <around>')],
  ]),
)
