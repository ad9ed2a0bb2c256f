/** Words that languages use to count items of a config. A language that is not here is not checked. */

/** What a text can count. */
export type Counted =
  | 'areas'
  | 'services'
  | 'languages'
  | 'steps'
  | 'signs'
  | 'items'
  | 'fields'
  | 'daysAWeek'
  | 'yearsInTrade'
  | 'ownYears'

interface CountWords {
  /** The words after the number, as the source of a regular expression. */
  readonly nouns: Readonly<Record<Counted, string>>
  /** The words before a number that means all of them; without them a smaller number can be a part. */
  readonly all: string
  /** The words before the years that a business claims: `Over 25 years … we`. */
  readonly over: string
}

const english: CountWords = {
  nouns: {
    areas: '(?:service )?areas',
    services: 'services',
    languages: 'languages',
    steps: 'steps',
    signs: '(?:warning )?signs',
    items: '(?:reasons|promises|questions|things you can count on|ways)',
    fields: '(?:fields|questions|answers)',
    daysAWeek: 'days (?:a|per) week',
    yearsInTrade: 'years (?:of (?:\\p{L}+ )?experience|in (?:business|the trade))',
    ownYears: 'years(?=[^.!?]*(?<!\\p{L})(?:we|our|us)(?!\\p{L}))',
  },
  all: 'all|our|the',
  over: 'over|more than',
}

const french: CountWords = {
  nouns: {
    areas: '(?:secteurs|zones)',
    services: 'services',
    languages: 'langues',
    steps: 'étapes',
    signs: 'signes',
    items: '(?:raisons|promesses|questions|choses sur lesquelles compter|façons)',
    fields: '(?:champs|questions|réponses)',
    daysAWeek: 'jours (?:sur (?:7|sept)|par semaine)',
    yearsInTrade: "ans (?:d[’']expérience|de métier|d[’']activité)",
    ownYears: 'ans(?=[^.!?]*(?<!\\p{L})(?:nous|notre|nos|l’entreprise)(?!\\p{L}))',
  },
  all: 'les|nos|aux|des',
  over: 'plus de',
}

const spanish: CountWords = {
  nouns: {
    areas: '(?:zonas|áreas)',
    services: 'servicios',
    languages: 'idiomas',
    steps: 'pasos',
    signs: 'señales',
    items: '(?:razones|promesas|preguntas|maneras)',
    fields: '(?:campos|preguntas|respuestas)',
    daysAWeek: 'días (?:a|de|por) (?:la )?semana',
    yearsInTrade: 'años (?:de experiencia|de oficio|en el oficio)',
    ownYears: 'años(?=[^.!?]*(?<!\\p{L})(?:nosotros|nuestra|nuestro|nuestros)(?!\\p{L}))',
  },
  all: 'los|las|nuestros|nuestras',
  over: 'más de',
}

const german: CountWords = {
  nouns: {
    areas: '(?:Gebieten?|Zonen|Regionen)',
    services: '(?:Leistungen|Diensten?)',
    languages: 'Sprachen',
    steps: 'Schritten?',
    signs: 'Anzeichen',
    items: '(?:Gründen?|Versprechen|Fragen)',
    fields: '(?:Feldern?|Fragen|Antworten|Angaben)',
    daysAWeek: 'Tagen? (?:die|pro|in der) Woche',
    yearsInTrade: 'Jahren? (?:Erfahrung|Berufserfahrung|im Beruf|im Geschäft)',
    ownYears: 'Jahren?(?=[^.!?]*(?<!\\p{L})(?:wir|unser|unsere)(?!\\p{L}))',
  },
  all: 'allen?|die|den|unseren?',
  over: 'über|mehr als',
}

const dutch: CountWords = {
  nouns: {
    areas: '(?:gebieden|zones|regio’s)',
    services: 'diensten',
    languages: 'talen',
    steps: 'stappen',
    signs: 'tekenen',
    items: '(?:redenen|beloften|vragen)',
    fields: '(?:velden|vragen|antwoorden)',
    daysAWeek: 'dagen (?:op (?:7|zeven)|per week|in de week)',
    yearsInTrade: 'jaar (?:ervaring|in het vak)',
    ownYears: 'jaar(?=[^.!?]*(?<!\\p{L})(?:wij|we|onze|ons)(?!\\p{L}))',
  },
  all: 'alle|de|onze',
  over: 'ruim|meer dan',
}

const languages: Readonly<Record<string, CountWords>> = { en: english, fr: french, es: spanish, de: german, nl: dutch }

export const countWordsOf = (locale: string): CountWords | undefined => languages[locale.split('-')[0] ?? '']
