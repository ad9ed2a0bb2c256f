/** The schema's help on the business, its phones and its hours, in French. */
export const business: Readonly<Record<string, string>> = {
  'The business.': 'L’entreprise.',
  'Trade name.': 'Nom commercial.',
  'Registered name, where it differs.': 'Nom légal, s’il est différent.',
  'A few words that say what the business is for.': 'Quelques mots qui disent ce que fait l’entreprise.',
  'The most fitting kind of LocalBusiness of schema.org (https://schema.org/LocalBusiness): HVACBusiness, Plumber, Locksmith, Dentist.':
    'Le genre d’entreprise locale de schema.org (https://schema.org/LocalBusiness) qui convient le mieux : HVACBusiness, Plumber, Locksmith, Dentist.',
  'Year in which the business was founded.': 'Année de fondation.',
  'E-mail address: info@example.com': 'Adresse courriel : info@example.com',
  'Postal address. A business without premises gives the city, and the region where addresses have one.':
    'Adresse postale. Une entreprise sans local donne la ville, et la province ou la région si les adresses en ont une.',
  'Civic number and street, as written in each language.': 'Numéro et rue, comme on les écrit dans chaque langue.',
  'City.': 'Ville.',
  'Code of the province or state, where addresses have one: QC': 'Code de la province ou de l’État, si les adresses en ont un : QC',
  'Province or state as written on an envelope: Quebec, Québec.': 'Province ou État, comme sur une enveloppe : Québec.',
  'Postal code: H2X 1Y4': 'Code postal : H2X 1Y4',
  'Country, two letters (ISO 3166): CA. That of the phone book, or of the first language, if left out.':
    'Pays, en deux lettres : CA. À défaut, celui des numéros de téléphone ou de la première langue.',
  'A point on the map (WGS 84).': 'Un point sur la carte.',
  'Latitude in degrees: 45.51': 'Latitude en degrés : 45.51',
  'Longitude in degrees, west is negative: -73.56': 'Longitude en degrés, négative à l’ouest : -73.56',
  'Price range for search engines: $$': 'Gamme de prix pour les moteurs de recherche : $$',
  'Social and review profiles.': 'Profils sur les réseaux sociaux et les sites d’avis.',
  'Licence number as issued.': 'Numéro de licence, tel qu’il a été délivré.',
  'Who issued it.': 'Qui l’a délivrée.',
  'Rating from a review platform. Never invent one.': 'Note sur un site d’avis. N’en inventez jamais.',
  'Average rating: 4.8': 'Note moyenne : 4.8',
  'Best possible rating: 5': 'Note la plus haute possible : 5',
  'Number of reviews.': 'Nombre d’avis.',
  'Name of the review platform, shown beside the stars.': 'Nom du site d’avis, affiché à côté des étoiles.',
  'Where these reviews can be read.': 'Où l’on peut lire ces avis.',
  'Day on which the figures were read: 2026-11-01': 'Jour où ces chiffres ont été relevés : 2026-11-01',
  'Figures and promises shown on the site.': 'Chiffres et promesses affichés sur le site.',
  'Who answers questions about personal information (Quebec: Law 25). The business itself if left out.':
    'Qui répond aux questions sur les renseignements personnels (Québec : loi 25). À défaut, l’entreprise elle-même.',
  'Title of the person in charge of personal information.': 'Titre de la personne responsable des renseignements personnels.',
  'The phone book, and which number each place uses. Without one, e-mail takes the place of calls.':
    'Les numéros, et celui qu’emploie chaque endroit du site. Sans numéro, le courriel remplace les appels.',
  'Country of numbers written without one: CA. That of the address if left out.':
    'Pays des numéros écrits sans indicatif : CA. À défaut, celui de l’adresse.',
  'The phone book: a name for each number, the first of them `main`.': 'Les numéros, chacun sous un nom; le premier s’appelle « main ».',
  'A phone number, as people write it: 514-555-0123.': 'Un numéro de téléphone, comme on l’écrit : 514-555-0123.',
  'The number, as people write it: 514-555-0123, or with its country: +1 514 555 0123.':
    'Le numéro, comme on l’écrit : 514-555-0123, ou avec l’indicatif du pays : +1 514 555 0123.',
  'Shown instead of the usual writing, for a number in letters: 1-800-555-DUCT.':
    'Affiché à la place de l’écriture habituelle, pour un numéro en lettres : 1-800-555-DUCT.',
  'Which number of the book each place shows; `main` where nothing is said.':
    'Quel numéro affiche chaque endroit; « main » si rien n’est dit.',
  'Number in the navigation.': 'Numéro dans la navigation.',
  'Number in the footer.': 'Numéro au bas des pages.',
  'Number in the home page’s first view.': 'Numéro dans le haut de la page d’accueil.',
  'Number of the floating button.': 'Numéro du bouton flottant.',
  'Number on the contact page.': 'Numéro sur la page de contact.',
  'Number on service pages.': 'Numéro sur les pages de services.',
  'Number for search engines.': 'Numéro pour les moteurs de recherche.',
  'Number for emergencies.': 'Numéro d’urgence.',
  'Opening hours.': 'Heures d’ouverture.',
  'Time zone of the business: America/Toronto': 'Fuseau horaire de l’entreprise : America/Toronto',
  'Opening hours by day or run of days: `mon-fri: 07:00-20:00`. Several spans a day: `[08:00-12:00, 13:00-17:00]`. Past midnight: `18:00-03:00`. Also `closed` and `24h`. Days left out are closed.':
    'Heures d’ouverture par jour ou suite de jours. Un jour qui manque est fermé.',
  'Days on which the weekly hours do not hold: holidays and seasons. Of two that hold on one day, the shorter counts.':
    'Jours où la semaine habituelle ne vaut pas : fériés et saisons. Si deux périodes couvrent un même jour, la plus courte l’emporte.',
  'Whether emergencies are answered round the clock.': 'Répond-on aux urgences jour et nuit?',
  'What the days are called: Christmas Day, Summer hours.': 'Comment s’appellent ces jours : Noël, horaire d’été.',
  'First day: 2026-12-25. Without the year it comes back every year: 12-25':
    'Premier jour : 2026-12-25. Sans l’année, il revient chaque année : 12-25',
  'Last day, written as the first; one day only if left out.': 'Dernier jour, écrit comme le premier; un seul jour s’il manque.',
  'Hours of each of these days (`closed`, `09:00-15:00`, a list of spans), or a whole week for a season.':
    'Heures de chacun de ces jours, ou une semaine entière pour une saison.',
  'The figure, written in the text as {value}.': 'Le chiffre, écrit {value} dans le texte.',
  'The figure as shown, large: {value}+': 'Le chiffre tel qu’on le montre, en grand : {value}+',
  'What it counts.': 'Ce qu’il compte.',
  'Where it comes from.': 'D’où il vient.',
  'Day on which it was true: 2026-11-01': 'Jour où il était exact : 2026-11-01',
}
