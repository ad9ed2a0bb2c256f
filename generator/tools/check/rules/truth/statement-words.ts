/**
 * Phrases that can contradict a config, by language, as sources of regular expressions in which a space is any white space. A language
 * that is not here is not checked. Ambiguous phrases are left out: a false alarm is worse than a missed contradiction.
 */

export interface StatementWords {
  /** The business answers at any hour. */
  readonly always: string
  /** The same, in a sentence about answering: a pump also runs day and night. */
  readonly dayAndNight: string
  /** Stems of words about answering. */
  readonly answering: string
  /** The business has an emergency service. */
  readonly emergency: string
  /** The business has a licence. */
  readonly licensed: string
  /** Between two languages: `English and French`, `in English or in French`. */
  readonly and: string
  readonly bilingual: string
  /** An invitation to visit. */
  readonly visit: string
  readonly noOffice: string
  /** Words before the founding year: `founded in`, `established`. */
  readonly founded: string
  /** Words before a starting year: `since`. */
  readonly since: string
  /** Words of a sentence about the business itself. */
  readonly own: string
  /** The business is open on a day. */
  readonly openOn: (day: string) => string
  readonly weekend: string
}

const english: StatementWords = {
  always: '24/7|24-hour (?:service|emergency)',
  dayAndNight:
    '24 hours a day|around the clock|(?:by )?day (?:and|or) (?:by )?night|night and day|at any hour|any time of (?:the )?day or night',
  answering: 'call|phone|answer|emergenc|reach us|come out',
  emergency: "(?<![’']s )emergency service|our emergency (?:line|repairs?|call-?outs?)",
  licensed:
    "licen[cs]ed(?:,| and| &) (?:bonded|insured|certified)|fully licen[cs]ed|we(?:’|')re licen[cs]ed|we are licen[cs]ed|licen[cs]e (?:number|no\\.|#)|we (?:hold|have|carry) an? (?:\\p{L}+ ){0,2}licen[cs]e|RBQ licen[cs]e",
  and: '(?:and|or|&)(?: in)?',
  bilingual: 'bilingual',
  visit:
    '(?:visit|drop (?:by|in at)|stop by|come (?:to|by|and see)|call in at) (?:us (?:at|in) )?our (?:\\p{L}+ )?(?:office|shop|store|showroom|workshop|clinic)',
  noOffice: 'no (?:office|shop|showroom|storefront) to visit|(?:don’t|do not) have an? (?:office|shop|showroom|storefront)',
  founded: '(?:founded|established|est\\.)(?: in)?',
  since: 'since',
  own: 'we|our|us|family-owned|family business|in business|serving',
  openOn: day => `open (?:on )?(?:${day})s?`,
  weekend: 'weekend',
}

const french: StatementWords = {
  always: '24/7',
  dayAndNight: '24 (?:heures|h) sur 24|24 h/24|(?:de )?jour (?:et|comme)(?: de)? nuit|à toute heure',
  answering: 'appel|répon|urgence|téléphon|décroch|joindre',
  emergency: "(?:service|ligne) d[’']urgence(?!s| d)",
  licensed: "licence RBQ|titulaires? d[’']une licence|numéro de licence|licence n[°o]|licence et assurances?|licence(?=, assur)",
  and: '(?:et|ou)(?: en)?',
  bilingual: 'bilingues?',
  visit:
    "(?:passez|venez|visitez)(?: nous voir)?(?: à| dans| au)? ?(?:notre|nos|l[’'])(?: \\p{L}+)? ?(?:bureaux?|ateliers?|boutique|magasin|salle d[’']exposition|clinique)",
  noOffice: '(?:pas|aucun) (?:de )?(?:bureau|boutique|magasin|atelier)',
  founded: '(?:fondée?s?|établie?s?|créée?s?) en',
  since: 'depuis',
  own: 'nous|notre|nos|familiale|entreprise|en affaires',
  openOn: day => `ouverte?s? (?:le |la |les )?(?:${day})s?`,
  weekend: 'fins? de semaine|week-end',
}

const spanish: StatementWords = {
  always: '24/7',
  dayAndNight: '(?<!en )las 24 horas(?! sig)|24 horas al día|día y noche|a (?:toda|cualquier) hora',
  answering: 'llam|contest|respond|emergencia|urgencia|teléfono|atend',
  emergency: '(?<!al |el )servicio de (?:emergencia|urgencia)s?',
  licensed: 'con licencia|licenciad[oa]s? y asegurad[oa]s?|número de licencia|licencia (?:n\\.º|núm\\.|#)',
  and: '(?:y|e|o|u)(?: en)?',
  bilingual: 'bilingües?',
  visit: '(?:visite|visítenos en|pase por|venga a) (?:nuestr[oa] )?(?:oficina|tienda|taller|local|clínica)',
  noOffice: '(?:no tenemos|sin) (?:oficina|tienda|taller|local)',
  founded: '(?:fundad[oa]s?|establecid[oa]s?) en',
  since: 'desde',
  own: 'nosotros|nuestr[oa]s?|familiar|empresa|servimos|atendemos',
  openOn: day => `abiert[oa]s? (?:el |los )?(?:${day})s?`,
  weekend: 'fin(?:es)? de semana',
}

const german: StatementWords = {
  always: '24/7|24-Stunden-(?:Dienst|Notdienst)',
  dayAndNight: '24 Stunden am Tag|rund um die Uhr|(?:bei )?Tag und (?:bei )?Nacht|zu jeder (?:Stunde|Tageszeit|Uhrzeit)',
  answering: 'Anruf|anrufen|rufen Sie|erreich|Notf|Telefon|Notdienst',
  emergency: 'unser\\p{L}* Notdienst',
  licensed: 'lizenziert\\p{L}*|konzessioniert\\p{L}*|Lizenznummer|(?:mit|eine) Lizenz',
  and: '(?:und|oder)(?: auf)?',
  bilingual: 'zweisprachig\\p{L}*',
  visit: '(?:besuchen Sie uns in|kommen Sie in) (?:unser\\p{L}* )?(?:Büro|Werkstatt|Laden|Praxis|Ausstellung)',
  noOffice: 'kein(?:e|en)? (?:Büro|Laden|Werkstatt|Ladengeschäft)',
  founded: 'gegründet(?: im Jahr)?|seit der Gründung',
  since: 'seit',
  own: 'wir|unser\\p{L}*|Familienbetrieb',
  openOn: day => `(?:am |an )?(?:${day})s? (?:geöffnet|offen)`,
  weekend: 'Wochenende',
}

const dutch: StatementWords = {
  always: '24/7',
  dayAndNight: '24 uur per dag|24 uur op 24|de klok rond|dag en nacht|op elk uur',
  answering: 'bel|bereik|telefoon|nood|spoed',
  emergency: 'onze (?:nood|spoed)dienst',
  licensed: 'vergunningsnummer|met vergunning|erkende? (?:installateur|vakman|bedrijf)',
  and: '(?:en|of)(?: in het)?',
  bilingual: 'tweetalig\\p{L}*',
  visit: '(?:kom|loop|spring) (?:eens )?(?:langs|binnen) in (?:ons|onze) (?:kantoor|winkel|atelier|toonzaal)',
  noOffice: 'geen (?:kantoor|winkel|atelier|toonzaal)',
  founded: '(?:opgericht|gesticht) in',
  since: 'sinds',
  own: 'wij|we|ons|onze|familiebedrijf',
  openOn: day => `(?:op )?(?:${day})(?:en)? open|open op (?:${day})`,
  weekend: 'weekend',
}

const languages: Readonly<Record<string, StatementWords>> = { en: english, fr: french, es: spanish, de: german, nl: dutch }

export const statementWordsOf = (locale: string): StatementWords | undefined => languages[locale.split('-')[0] ?? '']

/** Words that are too general to name a service. */
export const tradeWords: ReadonlySet<string> = new Set(
  [
    'cleaning repair repairs service services installation inspection maintenance replacement emergency complete general home house',
    'nettoyage réparation réparations entretien installation remplacement urgence maison domicile',
    'limpieza reparación reparaciones instalación inspección mantenimiento servicio servicios urgencia emergencia',
    'reinigung reparatur wartung einbau austausch dienst leistung',
    'reiniging herstelling onderhoud plaatsing vervanging dienst',
  ].flatMap(line => line.split(' ')),
)
