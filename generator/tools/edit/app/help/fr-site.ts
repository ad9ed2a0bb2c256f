/** The schema's help on the website, its look, its forms and where it is published, in French. */
export const site: Readonly<Record<string, string>> = {
  'Another config that this one overlays, by its path from this file: ../site.config.yaml. This file then holds only what differs; docs/overlays.md tells the rules.':
    'Une autre configuration que celle-ci complète : ce fichier ne dit alors que ce qui diffère.',
  'The trade whose starter says what this file leaves out: the type of the business, the colours, and the texts of each service that is listed by the starter’s id. docs/texts.md tells more.':
    'Le métier dont le modèle dit ce que ce fichier ne dit pas : le genre d’entreprise, les couleurs, les textes des services.',
  'The website itself.': 'Le site lui-même.',
  'Address of the site, without a path: https://www.example.com. Until you have one, the site is for this computer.':
    'Adresse du site : https://www.example.com. Tant qu’il n’en a pas, il ne sert que sur cet ordinateur.',
  'Languages of the site: [en-CA, fr-CA]. The first is the default; that of your country if left out.':
    'Langues du site. La première est celle par défaut.',
  'Things of the base’s list one by one: each by its id, its name or its place from 1 up; null takes it away.':
    'Éléments de la liste de la marque, un à un.',
  'Just these of the base stay, in this order.': 'Seuls ceux-ci restent, dans cet ordre.',
  'New ones, at the end.': 'De nouveaux, à la fin.',
  'Search terms for pages that name none of their own.': 'Mots clés des pages qui n’en ont pas à elles.',
  'Picture of the business: for search engines, and for links shared on social networks where no share picture is made.':
    'Image de l’entreprise : pour les moteurs de recherche et les liens partagés sur les réseaux sociaux.',
  'Name of a JPEG, PNG or WebP file in assets/images/.': 'Fichier de l’image (JPEG, PNG ou WebP).',
  'What the picture shows, for people who do not see it.': 'Ce que montre l’image, pour les personnes qui ne la voient pas.',
  'Pictures with the page’s title for links shared on social networks: one for each page, one for each service in all its areas, or none. If left out: pages, and services from 500 pages on.':
    'Images portant le titre de la page, pour les liens partagés sur les réseaux sociaux : une par page, une par service, ou aucune.',
  'false for a preview that search engines shall not list.': 'Non : un aperçu que les moteurs de recherche ne doivent pas montrer.',
  'How grave the findings of single checks are: error, warning, notice or off. What is left out stays as docs/errors.md says.':
    'Gravité de chaque vérification : erreur, avertissement, remarque ou rien.',
  'The forms; off: call and e-mail take their place.': 'Les formulaires. Sans eux, l’appel et le courriel prennent leur place.',
  'The form service. `custom`: any address, given as endpoint.': 'Le service qui reçoit les formulaires.',
  'Your form’s id or key at the service: abcdwxyz': 'L’identifiant ou la clé de votre formulaire chez ce service : abcdwxyz',
  'For `custom`: the address that messages are sent to.': 'Pour « custom » : l’adresse où les messages sont envoyés.',
  'For `custom`: how the script sends. json if left out.': 'Pour « custom » : le format d’envoi; json à défaut.',
  'Fixed values that the service wants with each message.': 'Valeurs fixes que le service demande avec chaque message.',
  'Name of the trap field for robots, when it is not the service’s usual one.':
    'Nom du champ-piège pour les robots, s’il n’est pas celui du service.',
  'Name of the field that tells the service where to send the visitor afterwards, when it is not the service’s usual one.':
    'Nom du champ qui dit au service où mener ensuite le visiteur, s’il n’est pas celui du service.',
  'Areas with an inbox of their own: the form’s id there (for `custom` its address), by the area’s id. A select with `locations: true` sends there.':
    'Secteurs qui ont leur propre boîte de réception.',
  'Further hosts that the service passes the visitor through, a captcha’s for instance.':
    'Autres domaines par où passe le visiteur, celui d’un captcha par exemple.',
  'What the visitor sees when the service refuses: a quiet line with the phone number, or nothing.':
    'Ce que voit le visiteur si le service refuse : une ligne discrète avec le téléphone, ou rien.',
  'The company behind the form service, for the privacy page.':
    'L’entreprise derrière le service de formulaires, pour la page de confidentialité.',
  'Country in which it keeps the data.': 'Pays où elle conserve les données.',
  'How long requests are kept.': 'Combien de temps les demandes sont conservées.',
  'After a success.': 'Après un envoi réussi.',
  'After a network failure.': 'Après une panne du réseau.',
  'While sending.': 'Pendant l’envoi.',
  'When the service refuses.': 'Si le service refuse.',
  'Without a connection.': 'Sans connexion.',
  'When the service does not answer.': 'Si le service ne répond pas.',
  'At an empty field that must be filled in.': 'Sous un champ obligatoire resté vide.',
  'At an e-mail address that cannot be.': 'Sous une adresse courriel impossible.',
  'At a field whose answer cannot be accepted; `refused` if left out.': 'Sous un champ dont la réponse ne peut pas être acceptée.',
  'When the service asks to wait; `refused` if left out.': 'Si le service demande d’attendre.',
  'Link that opens the visitor’s mail program with the message.': 'Lien qui ouvre le message dans le courriel du visiteur.',
  'The short form of the home page; off: a number to call in its place.':
    'Le petit formulaire de l’accueil. Sans lui, un numéro à appeler prend sa place.',
  'Id or key of this form at the service, when it differs from forms.id.':
    'Identifiant ou clé de ce formulaire, s’il diffère de celui des formulaires.',
  'Address of the form service for this form, when it differs from forms.endpoint.':
    'Adresse d’envoi de ce formulaire, si elle diffère de celle des formulaires.',
  'Heading of the form.': 'Titre du formulaire.',
  'A sentence below the heading.': 'Une phrase sous le titre.',
  'What the visitor agrees to by sending.': 'Ce que le visiteur accepte en envoyant.',
  'Button.': 'Bouton.',
  'The form of the contact page.': 'Le formulaire de la page de contact.',
  'One field of a form.': 'Un champ de formulaire.',
  'Name under which the answer is sent: email': 'Nom sous lequel la réponse est envoyée : email',
  'Kind of field.': 'Genre de champ.',
  'Label beside the field.': 'Étiquette du champ.',
  'Example inside the empty field. A field for a phone number shows one of your area that nobody has, if left out.':
    'Exemple dans le champ vide. À défaut, un champ de téléphone montre un numéro de votre région qui n’est à personne.',
  'Help below the field.': 'Aide sous le champ.',
  'Whether it must be filled in.': 'Faut-il le remplir?',
  'HTML autofill token, so that phones fill it in: name, tel, email, street-address.':
    'Ce que le téléphone peut remplir de lui-même : name, tel, email, street-address.',
  'For a select: list all services first.': 'Pour une liste : tous les services d’abord.',
  'For a select: the choices (after the services).': 'Pour une liste : les choix, après les services.',
  'What is sent.': 'Ce qui est envoyé.',
  'What the visitor reads.': 'Ce que lit le visiteur.',
  'For a select: list all areas first.': 'Pour une liste : tous les secteurs d’abord.',
  'The choice selected at the start.': 'Le choix fait d’avance.',
  'Further redirects, from old addresses.': 'Où mènent les anciennes adresses.',
  'The look.': 'L’apparence.',
  'Ground of the pages.': 'Fond des pages.',
  'Text and dark surfaces.': 'Texte et surfaces foncées.',
  'Calling and booking alone.': 'Appel et réservation seulement.',
  'Quiet surfaces.': 'Surfaces discrètes.',
  'Character of the site: its lines, shapes and mark. If left out, one that suits the type of the business.':
    'Caractère du site : ses lignes, ses formes, sa marque. À défaut, celui qui convient au genre d’entreprise.',
  'Pair of typefaces. If left out, those of the style.': 'Paire de caractères; à défaut, ceux du style.',
  'Roundness of corners. If left out, that of the style.': 'Arrondi des coins; à défaut, celui du style.',
  'Name of an SVG file in assets/images/; the name in type if left out.':
    'Fichier SVG du logo; à défaut, le nom de l’entreprise en toutes lettres.',
  'Where the site is published: for each, its own redirect and header files are made.': 'Où le site est publié.',
  'Short code that names this language in every text: fr': 'Code court de cette langue dans les textes : fr',
  'Full code for browsers and search engines: fr-CA': 'Code complet pour les navigateurs et les moteurs de recherche : fr-CA',
  'The language’s name in itself: Français': 'Nom de la langue dans cette langue : Français',
  'true takes this thing out of the base’s list.': 'Oui : retire cet élément de la liste de la marque.',
  'Where it stands in the list: first, last, before ID or after ID.': 'Sa place dans la liste.',
}
