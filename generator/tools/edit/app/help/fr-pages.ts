/** The schema's help on pages, services and areas, in French. */
export const pages: Readonly<Record<string, string>> = {
  'The services, in the order shown.': 'Les services, dans l’ordre où on les montre.',
  'The areas served, in the order shown.': 'Les secteurs desservis, dans l’ordre où on les montre.',
  'Words and addresses of each page.': 'Textes et adresses de chaque page.',
  'Address of the page in each language: /en/about.': 'Adresse de la page dans chaque langue : /fr/a-propos.',
  'Address of the page in each language: /en/about. It holds {service}, where the slug goes.':
    'Adresse de la page dans chaque langue; elle contient {service}.',
  'Address of the page in each language: /en/about. It holds {service} and {location}, where the slug goes.':
    'Adresse de la page dans chaque langue; elle contient {service} et {location}.',
  'Address of the page in each language: /en/about. It holds {location}, where the slug goes.':
    'Adresse de la page dans chaque langue; elle contient {location}.',
  'Other addresses that lead to this page, by language: each becomes a permanent redirect.':
    'Autres adresses qui mènent à cette page, par langue.',
  'Title for search results and browser tabs, about 50 to 60 characters.':
    'Titre dans les résultats de recherche et l’onglet, d’environ 50 à 60 caractères.',
  'Description for search results, about 120 to 160 characters.':
    'Description dans les résultats de recherche, d’environ 120 à 160 caractères.',
  'A few search terms, with commas between them.': 'Quelques mots clés, séparés par des virgules.',
  'The page’s main heading.': 'Le grand titre de la page.',
  'Below the main heading.': 'Sous le grand titre.',
  'Below the main heading; the service’s summary if left out.': 'Sous le grand titre; à défaut, le résumé du service.',
  'Large picture of the first view.': 'Grande image du haut de la page.',
  'Claims shown as large figures, by id.': 'Chiffres montrés en grand.',
  'off: the site does without it.': 'Le site peut s’en passer.',
  'Which services have a page in which areas: all in all, or those that locations[].services has words for. If left out: all where the config writes the path of these pages, else written.':
    'Quels services ont une page dans quels secteurs : tous partout, ou ceux pour lesquels le secteur a un texte.',
  'The map of the areas.': 'La carte des secteurs.',
  'Whose map is embedded.': 'De qui vient la carte.',
  '`click`: nothing is loaded before the visitor asks for it. `lazy`: it stands below the areas and loads when scrolled near.':
    '« click » : rien ne se charge avant que le visiteur le demande. « lazy » : la carte se trouve sous les secteurs et se charge quand on s’en approche.',
  'Day on which you decided, knowing the law of your place, that the map may load without a click: 2026-11-22. `check` then notes it and warns no more.':
    'Jour où vous avez décidé, connaissant la loi de l’endroit, que la carte peut se charger sans clic : 2026-11-22.',
  'What the map is asked for: Greater Montreal, QC.': 'Ce qu’on demande à la carte : Grand Montréal, QC.',
  'West, south, east and north edge in degrees, for OpenStreetMap.': 'Bords ouest, sud, est et nord en degrés, pour OpenStreetMap.',
  'Name of the map, for screen readers.': 'Nom de la carte, pour les lecteurs d’écran.',
  'Finds the area of a postal code or town. Wanted where locations have postalCodes.': 'Trouve le secteur d’un code postal ou d’une ville.',
  'Heading over the finder.': 'Titre de la recherche.',
  'Label of its field: Your postal code or town.': 'Étiquette du champ : votre code postal ou votre ville.',
  'Its button.': 'Son bouton.',
  'Button that asks the browser where the visitor is.': 'Bouton qui demande au navigateur où se trouve le visiteur.',
  'Before the postal codes of an area, in the list.': 'Devant les codes postaux d’un secteur, dans la liste.',
  'To a visitor of an area; its phone and a link to the form follow.':
    'Au visiteur d’un secteur; le téléphone et un lien vers le formulaire suivent.',
  'That link.': 'Ce lien.',
  'To a visitor whose postal code no area has; the phone follows.':
    'Au visiteur dont le code postal n’est d’aucun secteur; le téléphone suit.',
  'To a visitor who wrote neither a postal code nor a town of an area; the phone follows.':
    'Au visiteur qui n’a écrit ni code postal ni ville d’un secteur; le téléphone suit.',
  'To a visitor whose browser does not tell where they are; the phone follows.':
    'Au visiteur dont le navigateur ne dit pas où il est; le téléphone suit.',
  'Link to the way there, at the map service of pages.serviceAreas.map.': 'Lien vers l’itinéraire, sur le site de la carte.',
  'Picture of the first view, shown round.': 'Image du haut de la page, montrée en rond.',
  'The story: paragraphs with an empty line between them.': 'L’histoire : des paragraphes séparés par une ligne vide.',
  'Picture beside the story.': 'Image à côté de l’histoire.',
  'Heading over phone, e-mail and address.': 'Titre au-dessus du téléphone, du courriel et de l’adresse.',
  'How soon e-mail is answered.': 'En combien de temps on répond aux courriels.',
  'The areas in one line.': 'Les secteurs en une ligne.',
  'Heading over the opening hours.': 'Titre au-dessus des heures d’ouverture.',
  'Link back to the home page.': 'Lien vers l’accueil.',
  'Title for the browser tab.': 'Titre de l’onglet.',
  'Short name for use in this file and in forms: air-duct. Made of the name if left out.':
    'Nom court, pour le fichier et les formulaires : air-duct. À défaut, tiré du nom.',
  'Name: Air duct cleaning and repair': 'Nom : Nettoyage et réparation de conduits d’air',
  'Shorter name for links and titles: Air duct cleaning': 'Nom plus court pour les liens et les titres : Nettoyage de conduits d’air',
  'Last part of the page’s address; made of the name if left out. One for all languages, or one a language: small letters, digits and hyphens.':
    'Fin de l’adresse de la page : minuscules, chiffres et traits d’union. À défaut, tirée du nom.',
  'Name of an icon in assets/icons/.': 'Nom d’une icône.',
  'Picture of the service.': 'Image du service.',
  'Main heading of the service’s page; pages.service.heading if left out.':
    'Grand titre de la page du service; à défaut, celui de toutes les pages de services.',
  'One or two sentences for cards and the page’s first lines.': 'Une ou deux phrases pour les cartes et le haut de la page.',
  'What the service is and when it is worth having: paragraphs with an empty line between them.':
    'Ce qu’est le service et quand il vaut la peine : des paragraphes séparés par une ligne vide.',
  'For the page of all services: whom it is for, and when to choose it. The description if left out.':
    'Pour la page de tous les services : à qui il s’adresse et quand le choisir. À défaut, la description.',
  'Title for search results.': 'Titre dans les résultats de recherche.',
  'Description for search results.': 'Description dans les résultats de recherche.',
  'Search terms.': 'Mots clés.',
  'Description for search results of its pages in areas: what each of them holds. pages.serviceLocation.description if left out.':
    'Description, dans les résultats de recherche, de ses pages par secteur.',
  'Short lists for the home and services pages; the titles of benefits and process if left out.':
    'Courtes listes pour l’accueil et la page des services; à défaut, les titres des avantages et des étapes.',
  'A benefit in a few words.': 'Un avantage en quelques mots.',
  'A step in a few words.': 'Une étape en quelques mots.',
  'Safety note in the first view.': 'Avis de sécurité en haut de la page.',
  'Safety note.': 'Avis de sécurité.',
  'Who says so.': 'Qui le dit.',
  'Question.': 'Question.',
  'Answer.': 'Réponse.',
  'Short name for use in this file: laval. Made of the name if left out.': 'Nom court, pour le fichier : laval. À défaut, tiré du nom.',
  'Its words were begun by npm run clone from names alone: check counts it until this is deleted.':
    'Textes commencés par la copie d’une ville : la vérification le compte jusqu’à ce que ceci soit retiré.',
  'Name of the area: Montreal': 'Nom du secteur : Montréal',
  'The area with “in” before it, as grammar wants: in Laval, sur la Rive-Sud. As the language usually says it if left out.':
    'Le secteur précédé de « à » ou « dans », selon la grammaire : à Laval, sur la Rive-Sud.',
  'Last part of the address of this area’s pages; made of the name if left out. One for all languages, or one a language: small letters, digits and hyphens.':
    'Fin de l’adresse des pages de ce secteur : minuscules, chiffres et traits d’union. À défaut, tirée du nom.',
  'City for a municipality, Place for an area without a border in law.':
    '« City » pour une municipalité, « Place » pour un secteur sans limite officielle.',
  'Two to four sentences for the page of all areas.': 'Deux à quatre phrases pour la page de tous les secteurs.',
  'A neighbourhood or town.': 'Un quartier ou une ville.',
  'What is particular about each service here, by the service’s id.': 'Ce que chaque service a de particulier ici.',
  'One or two sentences below the heading of this service in this area.':
    'Une ou deux phrases sous le titre de ce service dans ce secteur.',
  'Heading of the local text.': 'Titre du texte local.',
  'What only this page can say: paragraphs with an empty line between them.':
    'Ce que seule cette page peut dire : des paragraphes séparés par une ligne vide.',
  'What the text leans on: a text, or label and url where it can be read.': 'Sur quoi s’appuie le texte.',
  'A source the text leans on.': 'Une source du texte.',
  'A number of the phone book used on this location’s pages.': 'Le numéro employé sur les pages de ce secteur.',
  '`true`: the business has a branch here. The id of a location: that branch serves this area. A location with a street address is a branch.':
    'Oui : l’entreprise a une succursale ici. Le nom court d’un secteur : c’est sa succursale qui dessert celui-ci.',
  'Beginnings of the postal codes of this area, in quotation marks where they are digits: [H7, J7], ["80", "8152"].':
    'Débuts des codes postaux de ce secteur : H7, J7.',
  'Kind of LocalBusiness of this branch, where it is not business.type.':
    'Genre d’entreprise de cette succursale, s’il n’est pas celui de l’entreprise.',
  'Social and review profiles of this branch alone.': 'Profils de cette succursale seulement.',
  'Holidays and seasons of this branch, in place of hours.exceptions.':
    'Jours fériés et saisons de cette succursale, à la place de ceux de l’entreprise.',
  'How to get to this branch: parking, the next stop, where the door is.':
    'Comment venir à cette succursale : stationnement, arrêt le plus proche, entrée.',
  'The people of this branch, shown on its page.': 'Les gens de cette succursale, montrés sur sa page.',
  'What they do at this branch.': 'Ce qu’ils font à cette succursale.',
  'What is shown.': 'Ce qui est montré.',
  'true for pictures that were rendered or drawn: they are marked as such.':
    'Oui pour une image de synthèse ou un dessin : il est marqué comme tel.',
  'What changed.': 'Ce qui a changé.',
  'Before the work.': 'Avant les travaux.',
  'After the work: the same view.': 'Après les travaux : la même vue.',
  'A reason in a few words.': 'Une raison en quelques mots.',
  'Town.': 'Ville.',
  'The area that serves it, by id.': 'Le secteur qui la dessert, par son nom court.',
  'Heading.': 'Titre.',
  'Paragraphs with an empty line between them.': 'Des paragraphes séparés par une ligne vide.',
}

/** The parts of pages that have a heading and words: `Benefits: heading.` is made of one of these and what is said of it. */
export const parts: Readonly<Record<string, string>> = {
  Services: 'Services',
  'Before and after': 'Avant et après',
  'Why choose us': 'Pourquoi nous choisir',
  'Towns served': 'Villes desservies',
  'Closing call to action': 'Appel à l’action, au bas de la page',
  'What helps to choose: how often, how long, how much': 'Pour choisir : à quel rythme, en combien de temps, à quel prix',
  'Warning signs': 'Signes à surveiller',
  Benefits: 'Avantages',
  'The steps': 'Les étapes',
  Questions: 'Questions',
  'Links to the areas': 'Liens vers les secteurs',
  'Reasons to choose the business': 'Raisons de choisir l’entreprise',
  'The paragraph on the area': 'Le paragraphe sur le secteur',
  'Links to the other areas': 'Liens vers les autres secteurs',
  'Map of the areas': 'Carte des secteurs',
  'Areas that are not listed': 'Secteurs qui ne sont pas nommés',
  'Map of the areas of a branch': 'Carte des secteurs d’une succursale',
  'How to get to a branch': 'Comment venir à une succursale',
  'The services of a branch': 'Les services d’une succursale',
  'The people of a branch': 'Les gens d’une succursale',
  Story: 'Histoire',
  Values: 'Valeurs',
  'Link to the service areas': 'Lien vers les secteurs',
  'Page not found': 'Page introuvable',
  'Fault of the server': 'Panne du serveur',
  Benefit: 'Avantage',
  'Step of the work': 'Étape du travail',
  'Safety note': 'Avis de sécurité',
  'Warning sign': 'Signe à surveiller',
  Advice: 'Conseil',
  Reason: 'Raison',
  Value: 'Valeur',
}

export const ofParts: Readonly<Record<string, string>> = {
  'heading.': 'le titre.',
  'a sentence or two below the heading.': 'une ou deux phrases sous le titre.',
  'a sentence or two.': 'une ou deux phrases.',
  'a few words.': 'quelques mots.',
  'one or two sentences.': 'une ou deux phrases.',
  'what to do now.': 'ce qu’on peut faire.',
}
