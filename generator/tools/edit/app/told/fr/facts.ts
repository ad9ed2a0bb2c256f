/** Facts of the business: what is named, phones, hours and days; its forms. */
export const facts: Readonly<Record<string, string>> = {
  'there is no <what:known> “<id>”': 'il n’y a pas <what> « <id> »',
  service: 'de service',
  location: 'de secteur',
  area: 'de secteur',
  branch: 'de succursale',
  claim: 'de chiffre',
  choice: 'de choix',
  'claim in business.claims called': 'de chiffre, dans business.claims, du nom de',
  'number in phones.book called': 'de numéro, dans phones.book, du nom de',
  'icon in assets/icons/ called': 'd’icône, dans assets/icons/, du nom de',
  'picture in assets/images/ called': 'd’image, dans assets/images/, du nom de',
  'logo in assets/images/ called': 'de logo, dans assets/images/, du nom de',
  'there is no <what:known> “<id>” in this site': 'il n’y a pas <what> « <id> » sur ce site',
  'nobody could reach the business: there is no phone number and no e-mail address':
    'personne ne pourrait joindre l’entreprise : il n’y a ni numéro de téléphone ni courriel',
  'Add “phones:” with a number, or “email:” in “business”.':
    'Ajoutez un numéro sous « phones », ou un courriel (« email ») sous « business ».',
  '<fact> is needed: <first> says <names:list>': '<fact> est nécessaire : <first> dit <names>',
  '<fact> is needed: <first> and <more> more say <names:list>': '<fact> est nécessaire : <first> et <more> autres disent <names>',
  'Add <fact>, or write that text without it.': 'Ajoutez <fact>, ou écrivez ce texte autrement.',
  'Add <fact>, or write those texts without it.': 'Ajoutez <fact>, ou écrivez ces textes autrement.',
  'the page “<page>” cannot be off': 'on ne peut pas se passer de la page « <page> »',
  'Every site begins with it: take the line out.': 'Chaque site commence par elle : retirez la ligne.',
  'Hosts show it in place of a page that is not there or fails: take the line out.':
    'Les hébergeurs la montrent à la place d’une page absente ou en panne : retirez la ligne.',
  'the site has no address yet: “origin” is missing, and <origin> stands in for it':
    'le site n’a pas encore d’adresse : il manque « origin », et <origin> en tient lieu',
  'Before you publish, add “origin: https://www.example.com” in “site”, with your own address.':
    'Avant de publier, ajoutez « origin: https://www.example.com » sous « site », avec votre adresse.',
  'two <what> are called “<id>”: item <first:number> and item <second:number>':
    'deux éléments de <what> s’appellent « <id> » : le nº <first> et le nº <second>',
  'Give each its own name.': 'Donnez à chacun son propre nom.',
  '“<id>” is a branch, and has neither a number of its own nor a street address':
    '« <id> » est une succursale, et n’a ni numéro de téléphone ni adresse civique',
  'Add “phone:” with a number of the phone book.': 'Ajoutez « phone: » avec un des numéros.',
  '“<id>” is a branch, and pages.branch does not say what the pages of branches are called':
    '« <id> » est une succursale, et pages.branch ne dit pas comment s’appellent les pages des succursales',
  'Add “branch:” to pages, with path, title, description, heading, map, directions, services and people.':
    'Ajoutez « branch: » sous pages, avec path, title, description, heading, map, directions, services et people.',
  '“<id>” has a street address, which makes it a branch, and is served by the branch “<branch>”':
    '« <id> » a une adresse civique, ce qui en fait une succursale, et dépend de la succursale « <branch> »',
  'Remove one of the two.': 'Retirez l’un des deux.',
  '“<key>” is told of branches alone, and “<id>” is none': '« <key> » ne se dit que des succursales, et « <id> » n’en est pas une',
  'Give it a street address, or “branch: true” with a phone, or remove the line.':
    'Donnez-lui une adresse civique, ou « branch: true » avec un numéro, ou retirez la ligne.',
  'no postal code of <country> begins with “<code>”': 'aucun code postal de ce pays (<country>) ne commence par « <code> »',
  'Write a beginning such as <example>.': 'Écrivez un début comme <example>.',
  '“<code>” is told of “<first>” too': '« <code> » est dit aussi de « <first> »',
  'Leave it to one of the two, or write longer beginnings: the longest that fits counts.':
    'Laissez-le à l’un des deux, ou écrivez des débuts plus longs : le plus long qui convient compte.',
  '“<id>” has postal codes, and pages.locations has no finder that asks for them':
    '« <id> » a des codes postaux, et pages.locations n’a pas de recherche (finder) qui les demande',
  'Add “finder:” to pages.locations, with <keys:list>.': 'Ajoutez « finder: » sous pages.locations, avec <keys>.',
  '“<country>” is no country with telephone numbers': '« <country> » n’est pas un pays qui a des numéros de téléphone',
  'Write two capital letters: CA, US, BE.': 'Écrivez deux lettres majuscules : CA, US, BE.',
  '“<written>” is no telephone number of <country>: it has <digits:number> digits':
    '« <written> » n’est pas un numéro de téléphone de ce pays (<country>) : il a <digits> chiffres',
  '“<written>” is no telephone number of <country>: it has 1 digit':
    '« <written> » n’est pas un numéro de téléphone de ce pays (<country>) : il a 1 chiffre',
  'Write it as people dial it, such as <example>, or with + and the country before it.':
    'Écrivez-le comme on le compose, par exemple <example>, ou avec + et l’indicatif du pays.',
  'Write the digits as “number: <digits>” and the letters as “display:”.':
    'Écrivez les chiffres sous « number: <digits> » et les lettres sous « display: ».',
  '“<display>” spells <spelled>, but the number is <digits>': '« <display> » se compose <spelled>, alors que le numéro est <digits>',
  'Mend one of the two.': 'Corrigez l’un des deux.',
  'there is no time zone “<zone>”': 'il n’y a pas de fuseau horaire « <zone> »',
  'Write a name such as America/Toronto or Europe/Brussels.': 'Écrivez un nom comme America/Toronto ou Europe/Brussels.',
  '“<value>” is no span of hours': '« <value> » n’est pas une plage d’heures',
  'Write opening and closing time on the 24-hour clock: 08:00-17:30. Also allowed: closed, 24h.':
    'Écrivez l’heure d’ouverture et celle de fermeture, sur 24 heures : 08:00-17:30. On peut aussi écrire closed (fermé) et 24h.',
  'there is no time <time>': 'l’heure <time> n’existe pas',
  'Hours go from 00:00 to 23:59.': 'Les heures vont de 00:00 à 23:59.',
  'opens and closes at the same time, <time>': 'ouvre et ferme à la même heure, <time>',
  'For a whole day write 24h; for a day off, closed.': 'Pour toute la journée, écrivez 24h; pour un jour de congé, closed.',
  '<day:known> has hours twice: in “<first>” and in “<second>”':
    '<day> a ses heures à deux endroits : dans « <first> » et dans « <second> »',
  mon: 'le lundi',
  tue: 'le mardi',
  wed: 'le mercredi',
  thu: 'le jeudi',
  fri: 'le vendredi',
  sat: 'le samedi',
  sun: 'le dimanche',
  'Several spans of one day stand in one list: [08:00-12:00, 13:00-17:00].':
    'Plusieurs plages d’un même jour vont dans une seule liste : [08:00-12:00, 13:00-17:00].',
  'the hours <first> and <second> overlap': 'les heures <first> et <second> se chevauchent',
  'Let one end before the other begins.': 'L’une doit finir avant que l’autre commence.',
  '“<name>” is over since <last>': '« <name> » est passé depuis le <last>',
  'Take it out, or give it new dates. Days that come back every year are written without a year: 12-25.':
    'Retirez-le, ou donnez-lui de nouvelles dates. Les jours qui reviennent chaque année s’écrivent sans année : 12-25.',
  '“<value>” is no day': '« <value> » n’est pas un jour',
  'not every year has a 29 February': 'le 29 février n’existe pas chaque année',
  'there is no day <value>': 'le jour <value> n’existe pas',
  'Write year, month and day: 2026-12-25. Without the year it is meant every year: 12-25.':
    'Écrivez l’année, le mois et le jour : 2026-12-25. Sans l’année, c’est chaque année : 12-25.',
  'the first day, <from>, and the last, <to>, do not go together: one has a year, the other has none':
    'le premier jour, <from>, et le dernier, <to>, ne vont pas ensemble : l’un a une année, l’autre non',
  'Write both with their year, or both without for days that come back every year.':
    'Écrivez les deux avec leur année, ou les deux sans année pour des jours qui reviennent chaque année.',
  'the last day, <to>, comes before the first, <from>': 'le dernier jour, <to>, vient avant le premier, <from>',
  'Exchange the two, or correct the year.': 'Échangez les deux, ou corrigez l’année.',
  'from <from> to <to> is more than a year': 'du <from> au <to>, il y a plus d’un an',
  'What always holds belongs in hours.weekly.': 'Ce qui vaut toute l’année va dans la semaine habituelle (hours.weekly).',
  'these days stand here a second time: <days:list>': 'ces jours sont là une deuxième fois : <days>',
  'Keep one of the two.': 'Gardez l’un des deux.',
  '<days:list> overlaps with <other:list>, and it is not clear which hours count':
    '<days> chevauche <other>, et on ne sait pas quelles heures comptent',
  'Days that lie wholly within a longer time may stand beside it: they count.':
    'Des jours compris tout entiers dans une période plus longue peuvent rester à côté d’elle : ce sont eux qui comptent.',
  '<service> needs the id of your form': '<service> a besoin de l’identifiant de votre formulaire',
  'Write forms.id; an id there looks like <example>.': 'Écrivez forms.id; un identifiant y ressemble à <example>.',
  '“<id>” is no form id of <service>': '« <id> » n’est pas un identifiant de formulaire de <service>',
  'An id there looks like <example>.': 'Un identifiant y ressemble à <example>.',
  'Write only its last part: <rest>': 'Écrivez seulement la dernière partie : <rest>',
  'there is no address to send the forms to': 'il n’y a pas d’adresse où envoyer les formulaires',
  'Give the address as forms.endpoint, or name a form service as forms.provider.':
    'Donnez l’adresse sous forms.endpoint, ou nommez un service de formulaires sous forms.provider.',
  'messages to <endpoint> would travel in the clear, and browsers refuse to send them':
    'les messages vers <endpoint> voyageraient sans chiffrement, et les navigateurs refusent de les envoyer',
  'Use an address that begins with https://': 'Prenez une adresse qui commence par https://',
  '<service> forms have no id, so “<id>” is not used': 'les formulaires de <service> n’ont pas d’identifiant : « <id> » ne sert à rien',
  'In <file> write “<line>” under “<key>”': 'Dans <file>, écrivez « <line> » sous « <key> »',
  'how to send is known for <service>, so the encoding is not used':
    'la façon d’envoyer est connue pour <service> : l’encodage ne sert à rien',
  '<service> cannot send one form to several inboxes': '<service> ne peut pas envoyer un formulaire à plusieurs boîtes de réception',
  'Sort the messages at the service, or choose another service.': 'Triez les messages dans ce service, ou choisissez-en un autre.',
  'a field cannot be called “<name>”: the form service gives the name another meaning':
    'un champ ne peut pas s’appeler « <name> » : le service de formulaires donne un autre sens à ce nom',
  'a field cannot be called “<name>”: browsers use the name themselves':
    'un champ ne peut pas s’appeler « <name> » : les navigateurs se servent eux-mêmes de ce nom',
  'Call it <name>, for instance.': 'Appelez-le <name>, par exemple.',
  'the privacy page names <named>, but <service> receives the messages':
    'la page de confidentialité nomme <named>, mais c’est <service> qui reçoit les messages',
  'Name the company that receives them, with its country.': 'Nommez l’entreprise qui les reçoit, avec son pays.',
}
