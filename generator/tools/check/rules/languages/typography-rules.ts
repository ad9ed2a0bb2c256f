/** Typography by language. A language that is not here is not checked. */
import type { Translated } from '../../../../site/messages/language.ts'

interface Rule {
  /** What is wrong in this language. */
  readonly pattern: RegExp
  /** What is wrong and what is right. */
  readonly what: Translated<string>
}

interface Typography {
  readonly rules: readonly Rule[]
  /** Texts that are allowed as they are. */
  readonly exceptions?: readonly string[]
  /** Headings have a capital only at the first word and at names. */
  readonly sentenceCase?: true
}

const rule = (pattern: RegExp, en: string, fr: string): Rule => ({ pattern, what: { en, fr } })

/** Only French has a space before these marks. */
const spaceBeforeMark = rule(
  /[\p{L}\p{N})”’»] +[,;:!?](?=\s|$)/u,
  'a space before the punctuation mark',
  'une espace avant le signe de ponctuation',
)

const threeStops = rule(/\.{3}/, 'three full stops; write …', 'trois points de suite; écrivez …')

const apostrophe = rule(/\p{L}'(?=\p{L})/u, 'a straight apostrophe; write ’', 'une apostrophe droite; écrivez ’')

const percentSign = (pattern: RegExp): Rule =>
  rule(pattern, 'a percent sign without a no-break space before it', 'un signe de pourcentage sans espace insécable devant')

/** A straight mark after a digit means inches. */
const quotes = rule(/(?<!\d)"/, 'straight quotation marks; write curved ones', 'des guillemets droits; écrivez-les courbes')

/** For languages without other rules. */
const common: Typography = { rules: [spaceBeforeMark, apostrophe, quotes, threeStops] }

/** The owner of the sample specified its success message and the example of a message with these characters. */
const english: Typography = { ...common, exceptions: ["Thank you! We'll contact you soon.", 'Tell us about your needs...'] }

/** Imprimerie nationale, “Lexique des règles typographiques”. */
const frenchEverywhere: readonly Rule[] = [
  rule(
    / :(?=\s|$)/,
    'a plain space before the colon; it takes a no-break space',
    'une espace ordinaire avant le deux-points; il faut une espace insécable',
  ),
  rule(/[\p{L}\p{N})»]:(?=\s|$)/u, 'a colon without the no-break space before it', 'un deux-points sans l’espace insécable qui le précède'),
  rule(
    /«(?![\u00a0\u202f])|(?<![\u00a0\u202f])»/,
    'guillemets without no-break spaces inside',
    'des guillemets sans espaces insécables à l’intérieur',
  ),
  rule(/"/, 'straight quotation marks; write « »', 'des guillemets droits; écrivez « »'),
  apostrophe,
  percentSign(/\d ?%/),
  rule(
    /\d ?\$|\$ ?\d/,
    'an amount that is not written like 25 $, with a no-break space',
    'un montant qui n’est pas écrit comme 25 $, avec une espace insécable',
  ),
  rule(
    /(?<![\d,.])\d{1,3}(?:,\d{3})+(?![\d,])/,
    'an English number; write 5 000 with a no-break space',
    'un nombre à l’anglaise; écrivez 5 000 avec une espace insécable',
  ),
  rule(
    /(?<!\d)\d{1,3} (?=\d{3}(?!\d))/,
    'a plain space inside a number; it takes a no-break space',
    'une espace ordinaire dans un nombre; il faut une espace insécable',
  ),
  rule(/(?<![\p{L}\d.-])\d+\.\d+(?![\d.-])/u, 'a decimal point; write a comma', 'un point décimal; écrivez une virgule'),
  rule(
    /\d (?=(?:km|cm|mm|kg|m|g|L|h|°C)(?![\p{L}’']))/u,
    'a plain space between number and unit; it takes a no-break space',
    'une espace ordinaire entre le nombre et l’unité; il faut une espace insécable',
  ),
  rule(
    /(?<!\p{L})\d{1,2}h(?:\d{2})?(?!\p{L})/u,
    'an hour that is not written like 7 h 30, with no-break spaces',
    'une heure qui n’est pas écrite comme 7 h 30, avec des espaces insécables',
  ),
  rule(/\d\s?[ap]\.?m\b\.?/i, 'an English hour; French counts to 24', 'une heure à l’anglaise; en français, on compte jusqu’à 24'),
  rule(
    /(?<!\p{L})\d+(?:ème|ième|ère)s?(?!\p{L})/u,
    'an ordinal that is not written like 2e or 1re',
    'un ordinal qui ne s’écrit pas comme 2e ou 1re',
  ),
  threeStops,
  rule(
    /(?<!\p{L})(?:[àÀ]|[dD]e) les? (?=\p{Lu})/u,
    'an article that is not contracted (au, aux, du, des)',
    'un article qui n’est pas contracté (au, aux, du, des)',
  ),
]

/** Office québécois de la langue française, “Espacement avant et après les principaux signes de ponctuation”: no space before ; ! ? */
const frenchOfCanada: Typography = {
  rules: [
    ...frenchEverywhere,
    rule(/[ \u00a0][;!?]/, 'a space before the mark; in Canada there is none', 'une espace avant le signe; au Canada, il n’y en a pas'),
  ],
  sentenceCase: true,
}

const frenchOfEurope: Typography = {
  rules: [
    ...frenchEverywhere,
    rule(
      / [;!?]/,
      'a plain space before the mark; it takes a no-break space',
      'une espace ordinaire avant le signe; il faut une espace insécable',
    ),
    rule(/[\p{L}\p{N})»][;!?]/u, 'a mark without the no-break space before it', 'un signe sans l’espace insécable qui le précède'),
  ],
  sentenceCase: true,
}

/** Real Academia Española, “Ortografía”. */
const spanish: Typography = {
  rules: [
    ...common.rules,
    rule(/^[^¿]*\?/, 'a question without ¿ at its beginning', 'une question sans ¿ au début'),
    rule(/^[^¡]*!/, 'an exclamation without ¡ at its beginning', 'une exclamation sans ¡ au début'),
  ],
  sentenceCase: true,
}

/** Duden; DIN 5008. */
const german: Typography = {
  rules: [
    spaceBeforeMark,
    rule(/"/, 'straight quotation marks; write „ “', 'des guillemets droits; écrivez-les à l’allemande'),
    apostrophe,
    threeStops,
    rule(
      /(?<!\p{L})(?:z\.B\.|d\.h\.|u\.a\.)/u,
      'an abbreviation without a no-break space inside',
      'une abréviation sans espace insécable à l’intérieur',
    ),
    percentSign(/\d%/),
  ],
}

const arabic: Typography = {
  rules: [
    rule(/\p{Script=Arabic}\s*[,;?]/u, 'a Latin mark after Arabic; write ، ؛ ؟', 'un signe latin après de l’arabe; écrivez ، ؛ ؟'),
    threeStops,
  ],
}

/** By locale, or else by language. */
const typographies: Readonly<Record<string, Typography>> = {
  'fr-CA': frenchOfCanada,
  fr: frenchOfEurope,
  en: english,
  es: spanish,
  de: german,
  it: { ...common, sentenceCase: true },
  pt: { ...common, sentenceCase: true },
  nl: common,
  ar: arabic,
}

export const typographyOf = (locale: string): Typography | undefined => typographies[locale] ?? typographies[locale.split('-')[0] ?? '']
