/** How languages count what a config holds. A language that is not here is not checked. */

/** What a text may count. */
export type Thing = 'areas' | 'services' | 'steps' | 'items' | 'fields' | 'daysAWeek' | 'yearsInTrade'

export interface CountWords {
  /** From two on: one is an article in most languages. */
  readonly numbers: readonly string[]
  /** What follows the number, as the source of a regular expression. */
  readonly things: Readonly<Record<Thing, string>>
  /** What stands before a number that means all of them: fewer may be a part. */
  readonly all: string
  /** That somebody answers at every hour. */
  readonly always: string
}

const english: CountWords = {
  numbers: ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  things: {
    areas: '(?:service )?areas',
    services: 'services',
    steps: 'steps',
    items: '(?:reasons|signs|promises|questions|ways)',
    fields: '(?:fields|questions|answers)',
    daysAWeek: 'days (?:a|per) week',
    yearsInTrade: 'years (?:of experience|in business|in the trade)',
  },
  all: 'all|our|the',
  always: '24/7|24 hours a day|around the clock',
}

const french: CountWords = {
  numbers: ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
  things: {
    areas: '(?:secteurs|zones)',
    services: 'services',
    steps: 'étapes',
    items: '(?:raisons|signes|promesses|questions|façons)',
    fields: '(?:champs|questions|réponses)',
    daysAWeek: 'jours (?:sur (?:7|sept)|par semaine)',
    yearsInTrade: "ans (?:d[’']expérience|de métier|d[’']activité)",
  },
  all: 'les|nos|aux|des',
  always: '24/7|24 (?:heures|h) sur 24',
}

const spanish: CountWords = {
  numbers: ['dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez', 'once', 'doce'],
  things: {
    areas: '(?:zonas|áreas)',
    services: 'servicios',
    steps: 'pasos',
    items: '(?:razones|señales|promesas|preguntas|maneras)',
    fields: '(?:campos|preguntas|respuestas)',
    daysAWeek: 'días (?:a|de|por) (?:la )?semana',
    yearsInTrade: 'años (?:de experiencia|de oficio|en el oficio)',
  },
  all: 'los|las|nuestros|nuestras',
  always: '24/7|24 horas al día',
}

const german: CountWords = {
  numbers: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  things: {
    areas: '(?:Gebieten?|Zonen|Regionen)',
    services: '(?:Leistungen|Diensten?)',
    steps: 'Schritten?',
    items: '(?:Gründen?|Anzeichen|Versprechen|Fragen)',
    fields: '(?:Feldern?|Fragen|Antworten|Angaben)',
    daysAWeek: 'Tagen? (?:die|pro|in der) Woche',
    yearsInTrade: 'Jahren? (?:Erfahrung|Berufserfahrung|im Beruf|im Geschäft)',
  },
  all: 'allen?|die|den|unseren?',
  always: '24/7|24 Stunden am Tag|rund um die Uhr',
}

const dutch: CountWords = {
  numbers: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien', 'elf', 'twaalf'],
  things: {
    areas: '(?:gebieden|zones|regio’s)',
    services: 'diensten',
    steps: 'stappen',
    items: '(?:redenen|tekenen|beloften|vragen)',
    fields: '(?:velden|vragen|antwoorden)',
    daysAWeek: 'dagen (?:op (?:7|zeven)|per week|in de week)',
    yearsInTrade: 'jaar (?:ervaring|in het vak)',
  },
  all: 'alle|de|onze',
  always: '24/7|24 uur per dag',
}

const languages: Readonly<Record<string, CountWords>> = { en: english, fr: french, es: spanish, de: german, nl: dutch }

export const countWordsOf = (locale: string): CountWords | undefined => languages[locale.split('-')[0] ?? '']
