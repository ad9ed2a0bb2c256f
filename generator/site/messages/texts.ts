/** Diagnostics about texts that visitors read, and their placeholders. */
import { characterName } from './characters.ts'
import { frenchName, type Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const icuReasons: Readonly<Record<string, Translated<string>>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: { en: 'a { is not closed by a }', fr: 'une accolade { n’est pas refermée par }' },
  EMPTY_ARGUMENT: { en: 'the braces { } are empty', fr: 'il n’y a rien entre { et }' },
  MALFORMED_ARGUMENT: { en: 'the placeholder between { and } is malformed', fr: 'ce qui se trouve entre { et } est mal écrit' },
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: { en: 'a quotation mark is not closed', fr: 'un guillemet n’est pas refermé' },
  MISSING_OTHER_CLAUSE: { en: 'a plural or select needs a case “other”', fr: 'un pluriel ou un choix a besoin d’un cas « other »' },
  UNMATCHED_CLOSING_TAG: { en: 'a closing tag has no opening one', fr: 'une balise se referme sans avoir été ouverte' },
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** A text in quotation marks of YAML; `…` for a long one. */
const inYaml = (text: string): string => {
  const short = text.length > 60 ? '…' : text
  return /["\\]/.test(short) ? `'${short.replaceAll("'", "''")}'` : `"${short}"`
}

const placeholders: Translated<string> = {
  en: "Placeholders look like {city}; to print a brace, write '{'.",
  fr: "Une valeur à insérer s’écrit {city}; une accolade à afficher telle quelle s’écrit '{'.",
}

const inBraces = (names: readonly string[]): string => names.map(name => `{${name}}`).join(', ')

export const texts = {
  TEXT_EMPTY: {
    severity: 'error',
    about: 'A text that visitors would read is empty.',
    text: {
      en: 'the text is empty',
      fr: 'le texte est vide',
      hint: {
        en: 'Write the text, or remove the whole key if it may be left out.',
        fr: 'Écrivez le texte, ou retirez la clé entière si elle n’est pas obligatoire.',
      },
    },
  },
  TEXT_SYNTAX: {
    severity: 'error',
    about: 'Texts are written in ICU MessageFormat, in which braces have a meaning; this one cannot be read.',
    variants: {
      syntax: message({
        example: { fault: 'EMPTY_ARGUMENT' },
        en: ({ fault }) => `the text cannot be read: ${icuReasons[fault]?.en ?? fault.toLowerCase().replaceAll('_', ' ')}`,
        fr: ({ fault }) => `le texte est illisible : ${icuReasons[fault]?.fr ?? fault.toLowerCase().replaceAll('_', ' ')}`,
        hint: placeholders,
      }),
      unreadable: {
        en: 'the text cannot be read: a part between { and } is malformed',
        fr: 'le texte est illisible : ce qui se trouve entre { et } est mal écrit',
        hint: placeholders,
      },
      number: message({
        example: { name: 'city' },
        en: ({ name }) => `{${name}} is a text, so it cannot be a number or plural`,
        fr: ({ name }) => `{${name}} est un texte : on ne peut en faire ni un nombre ni un pluriel`,
        hint: { en: ({ name }) => `Write {${name}} alone.`, fr: ({ name }) => `Écrivez {${name}} seul.` },
      }),
      date: message({
        example: { name: 'year' },
        en: ({ name }) => `{${name}} is not a date or time`,
        fr: ({ name }) => `{${name}} n’est ni une date ni une heure`,
        hint: { en: ({ name }) => `Write {${name}} alone.`, fr: ({ name }) => `Écrivez {${name}} seul.` },
      }),
    },
  },
  PLACEHOLDER_UNKNOWN: {
    severity: 'error',
    about: 'There is no placeholder with this name here.',
    variants: {
      text: message({
        example: { name: 'citty', known: ['city', 'business'] },
        en: ({ name }) => `unknown placeholder {${name}}`,
        fr: ({ name }) => `rien ne remplit {${name}} ici`,
        hint: { en: ({ known }) => `Known here: ${inBraces(known)}.`, fr: ({ known }) => `Ce qu’on peut écrire ici : ${inBraces(known)}.` },
      }),
      value: {
        en: () => 'there is no {value} here: this claim has no “value”',
        fr: () => 'rien ne remplit {value} : ce chiffre n’a pas de « value »',
        hint: {
          en: 'Write “value:” with the figure into the claim, or the figure itself into the text.',
          fr: 'Écrivez « value: » avec le chiffre, ou le chiffre lui-même dans le texte.',
        },
      },
      address: message({
        example: { name: 'town', known: ['service'] },
        en: ({ name }) => `{${name}} is unknown in this address`,
        fr: ({ name }) => `{${name}} n’existe pas dans cette adresse`,
        hint: {
          en: ({ known }) => (known.length === 0 ? 'This address has no changing part.' : `Known here: ${inBraces(known)}.`),
          fr: ({ known }) =>
            known.length === 0 ? 'Cette adresse n’a aucune partie qui change.' : `Ce qu’on peut écrire ici : ${inBraces(known)}.`,
        },
      }),
    },
  },
  PLACEHOLDER_MISSING: {
    severity: 'error',
    about: 'The address of many pages has a part that differs from page to page.',
    text: message({
      example: { name: 'service' },
      en: ({ name }) => `the address lacks {${name}}, so all pages of this kind would share it`,
      fr: ({ name }) => `il manque {${name}} dans l’adresse : toutes les pages de ce genre auraient la même`,
      hint: { en: ({ name }) => `Add /{${name}}`, fr: ({ name }) => `Ajoutez /{${name}}` },
    }),
  },
  TEXT_CHARACTER: {
    severity: 'warning',
    about: 'A text contains a character that was probably not meant: an invisible one, or typographic quotation marks around all of it.',
    variants: {
      invisible: message({
        example: { character: '\u200b', before: 'Pipe', text: 'Pipeworks' },
        en: ({ character, before }) =>
          `the text contains ${characterName(character, 'en')} ${before === '' ? 'at the beginning' : `after “${before}”`}`,
        fr: ({ character, before }) =>
          `le texte contient ${characterName(character, 'fr')} ${before === '' ? 'au début' : `après « ${before} »`}`,
        hint: {
          en: ({ text }) => `It is invisible, and becomes part of the page. Type the text again: ${shortened(text)}`,
          fr: ({ text }) => `On ne le voit pas, et il fait partie de la page. Retapez le texte : ${shortened(text)}`,
        },
      }),
      marks: message({
        example: { value: '“Pipeworks”', inner: 'Pipeworks' },
        en: ({ value }) => `the quotation marks in ${shortened(value)} become part of the text: YAML knows only " and '`,
        fr: ({ inner }) => `les guillemets autour de « ${shortened(inner)} » font partie du texte : YAML ne connaît que " et '`,
        hint: {
          en: ({ value, inner }) => `Write ${inYaml(inner)}, or ${inYaml(value)} to show the marks.`,
          fr: ({ inner }) =>
            `Écrivez ${inYaml(inner)}. Pour montrer les guillemets, mettez tout le texte, guillemets compris, entre " et ".`,
        },
      }),
    },
  },
  PLACEHOLDER_UNUSED: {
    severity: 'error',
    about: 'A placeholder that the page fills in, or that another language uses, is missing in this text.',
    variants: {
      needed: message({
        example: { name: 'number' },
        en: ({ name }) => `the text does not use {${name}}, which the page fills in`,
        fr: ({ name }) => `le texte n’utilise pas {${name}}, que la page remplit`,
        hint: { en: ({ name }) => `Add {${name}} where it belongs.`, fr: ({ name }) => `Ajoutez {${name}} à sa place.` },
      }),
      lost: message({
        example: { language: 'en', names: ['founded'] },
        en: ({ language, names }) => `this text uses no placeholder, but its ${language} version uses ${inBraces(names)}`,
        fr: ({ language, names }) =>
          `ce texte n’insère aucune valeur, alors que sa version (${frenchName(language)}) insère ${inBraces(names)}`,
        hint: {
          en: ({ names }) => `Add ${inBraces(names)} where it belongs, or write the same fact in both.`,
          fr: ({ names }) => `Ajoutez ${inBraces(names)} à sa place, ou écrivez la même chose dans les deux.`,
        },
      }),
    },
  },
} as const satisfies MessageTable
