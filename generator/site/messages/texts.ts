/** Diagnostics about texts that visitors read, and their placeholders. */
import { characterName } from './characters.ts'
import { frenchName, type Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'
import { meantBy } from './suggest.ts'

const icuReasons: Readonly<Record<string, Translated<string>>> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: { en: 'a { is not closed by a }', fr: 'une accolade { n’est pas refermée par }' },
  EMPTY_ARGUMENT: { en: 'the braces { } are empty', fr: 'il n’y a rien entre { et }' },
  MALFORMED_ARGUMENT: { en: 'the placeholder between { and } is malformed', fr: 'ce qui se trouve entre { et } est mal écrit' },
  UNMATCHED_CLOSING_BRACE: { en: 'a } has no { before it', fr: 'une accolade } n’est précédée d’aucune {' },
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: { en: 'a quotation mark is not closed', fr: 'un guillemet n’est pas refermé' },
  MISSING_OTHER_CLAUSE: { en: 'a plural or select needs a case “other”', fr: 'un pluriel ou un choix doit avoir un cas « other »' },
  UNMATCHED_CLOSING_TAG: { en: 'a closing tag has no opening one', fr: 'une balise se referme sans avoir été ouverte' },
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** A text in quotation marks of YAML; `…` for a long one. */
const inYaml = (text: string): string => {
  const short = text.length > 60 ? '…' : text
  return /["\\]/.test(short) ? `'${short.replaceAll("'", "''")}'` : `"${short}"`
}

const placeholders: Translated<string> = {
  en: "Write a placeholder like this: {city}. To show a brace on the page, write '{'.",
  fr: "Une valeur à insérer s’écrit ainsi : {city}. Pour afficher une accolade sur la page, écrivez '{'.",
}

const inBraces = (names: readonly string[]): string => names.map(name => `{${name}}`).join(', ')

interface UnknownPlaceholder {
  readonly name: string
  readonly known: readonly string[]
}

const placeholderHint: Translated<(values: UnknownPlaceholder) => string> = {
  en: ({ name, known }) => {
    const similar = meantBy(name, known)
    return `${similar === undefined ? '' : `Did you mean {${similar}}? `}Valid placeholders: ${inBraces(known)}.`
  },
  fr: ({ name, known }) => {
    const similar = meantBy(name, known)
    return `${similar === undefined ? '' : `Vouliez-vous écrire {${similar}}? `}Valeurs possibles : ${inBraces(known)}.`
  },
}

export const texts = {
  TEXT_EMPTY: {
    severity: 'error',
    about: {
      en: 'A text that visitors would read is empty.',
      fr: 'Un texte que les visiteurs liraient est vide.',
    },
    text: {
      en: 'The text is empty',
      fr: 'Le texte est vide',
      hint: {
        en: 'Write the text. If the key is optional, you can remove it.',
        fr: 'Écrivez le texte. Si la clé est facultative, vous pouvez la retirer.',
      },
    },
  },
  TEXT_SYNTAX: {
    severity: 'error',
    about: {
      en: 'A text is not valid ICU MessageFormat: braces mark placeholders, plurals and choices.',
      fr: 'Un texte n’est pas valide en ICU MessageFormat : les accolades marquent les valeurs à insérer, les pluriels et les choix.',
    },
    variants: {
      syntax: message({
        example: { fault: 'EMPTY_ARGUMENT' },
        en: ({ fault }) => `This text is not valid: ${icuReasons[fault]?.en ?? fault.toLowerCase().replaceAll('_', ' ')}`,
        fr: ({ fault }) => `Ce texte n’est pas valide : ${icuReasons[fault]?.fr ?? fault.toLowerCase().replaceAll('_', ' ')}`,
        hint: placeholders,
      }),
      unreadable: {
        en: 'This text is not valid: the part between { and } is malformed',
        fr: 'Ce texte n’est pas valide : ce qui se trouve entre { et } est mal écrit',
        hint: placeholders,
      },
      plain: message({
        example: { brace: '{' },
        en: ({ brace }) => `Placeholders are not filled in here, so visitors would read the ${brace}`,
        fr: ({ brace }) => `Rien n’est inséré ici : les visiteurs liraient ${brace}`,
        hint: { en: 'Write it without { and }.', fr: 'Écrivez-le sans { ni }.' },
      }),
      apostrophe: message({
        example: { name: 'city' },
        en: ({ name }) => `Visitors would read {${name}}, because an apostrophe before a brace turns the placeholder into text`,
        fr: ({ name }) => `Les visiteurs liraient {${name}}, car une apostrophe devant une accolade en fait du texte ordinaire`,
        hint: {
          en: ({ name }) => `Write a curved apostrophe: ’{${name}}`,
          fr: ({ name }) => `Écrivez une apostrophe courbe : ’{${name}}`,
        },
      }),
      number: message({
        example: { name: 'city' },
        en: ({ name }) => `{${name}} is text, so it cannot be formatted as a number or plural`,
        fr: ({ name }) => `{${name}} est un texte : on ne peut pas le mettre en forme comme un nombre ou un pluriel`,
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
    about: {
      en: 'A text or URL has a placeholder that does not exist there.',
      fr: 'Un texte ou une adresse contient une valeur à insérer qui n’existe pas à cet endroit.',
    },
    variants: {
      text: message({
        example: { name: 'citty', known: ['city', 'business'] },
        en: ({ name }) => `Unknown placeholder {${name}}`,
        fr: ({ name }) => `Valeur à insérer inconnue {${name}}`,
        hint: placeholderHint,
      }),
      value: {
        en: () => 'This text uses {value}, but its claim has no “value”',
        fr: () => 'Ce texte insère {value}, mais ce chiffre n’a pas de « value »',
        hint: {
          en: 'Add “value: …” with the figure to the claim, or write the figure in the text.',
          fr: 'Ajoutez « value: … » avec le chiffre, ou écrivez le chiffre dans le texte.',
        },
      },
      address: message({
        example: { name: 'town', known: ['service'] },
        en: ({ name }) => `Unknown placeholder {${name}} in this path`,
        fr: ({ name }) => `Valeur à insérer inconnue {${name}} dans ce chemin`,
        hint: {
          en: values => (values.known.length === 0 ? 'Write the path without placeholders.' : placeholderHint.en(values)),
          fr: values => (values.known.length === 0 ? 'Écrivez le chemin sans valeur à insérer.' : placeholderHint.fr(values)),
        },
      }),
    },
  },
  PLACEHOLDER_MISSING: {
    severity: 'error',
    about: {
      en: 'The path of several pages needs a placeholder that differs from page to page.',
      fr: 'Le chemin de plusieurs pages exige une valeur à insérer, qui diffère d’une page à l’autre.',
    },
    text: message({
      example: { name: 'service' },
      en: ({ name }) => `This path needs {${name}}, because all pages of this kind would have the same URL without it`,
      fr: ({ name }) => `Il manque {${name}} dans ce chemin : sans lui, toutes ces pages auraient la même URL`,
      hint: { en: ({ name }) => `Add /{${name}} to the path.`, fr: ({ name }) => `Ajoutez /{${name}} au chemin.` },
    }),
  },
  TEXT_CHARACTER: {
    severity: 'warning',
    about: {
      en: 'A text contains an invisible character, HTML, or curly quotation marks that YAML does not read as quotation marks.',
      fr: 'Un texte contient un caractère invisible, du HTML, ou des guillemets courbes que YAML ne lit pas comme des guillemets.',
    },
    variants: {
      invisible: message({
        example: { character: '\u200b', before: 'Pipe', text: 'Pipeworks' },
        en: ({ character, before }) =>
          `The text contains ${characterName(character, 'en')} ${before === '' ? 'at the beginning' : `after “${before}”`}`,
        fr: ({ character, before }) =>
          `Le texte contient ${characterName(character, 'fr')} ${before === '' ? 'au début' : `après « ${before} »`}`,
        hint: {
          en: ({ text }) => `The character is invisible, but it becomes part of the page. Type the text again: ${shortened(text)}`,
          fr: ({ text }) => `Ce caractère est invisible, mais il ferait partie de la page. Retapez le texte : ${shortened(text)}`,
        },
      }),
      html: message({
        example: { html: '<b>', text: 'Free quotes' },
        en: ({ html }) => `Visitors would see “${html}” in this text: texts are shown as written, without HTML`,
        fr: ({ html }) => `Les visiteurs verraient « ${html} » dans ce texte : les textes sont affichés tels quels, sans HTML`,
        hint: {
          en: ({ text }) => `Write the text without HTML: ${shortened(text)}`,
          fr: ({ text }) => `Écrivez le texte sans HTML : ${shortened(text)}`,
        },
      }),
      marks: message({
        example: { value: '“Pipeworks”', inner: 'Pipeworks' },
        en: ({ value }) =>
          `The curly quotation marks in ${shortened(value)} would be shown on the page: YAML only reads straight ones, " or '`,
        fr: ({ inner }) =>
          `Les guillemets courbes autour de « ${shortened(inner)} » paraîtraient sur la page : YAML ne lit que les guillemets droits, " ou '`,
        hint: {
          en: ({ value, inner }) => `Write ${inYaml(inner)}. To show the quotation marks on the page, write ${inYaml(value)}`,
          fr: ({ inner }) =>
            `Écrivez ${inYaml(inner)}. Pour afficher les guillemets sur la page, mettez tout le texte, guillemets compris, entre " et ".`,
        },
      }),
    },
  },
  PLACEHOLDER_UNUSED: {
    severity: 'error',
    about: {
      en: 'A text lacks a placeholder that the page needs, or that the same text uses in another language.',
      fr: 'Il manque à un texte une valeur à insérer que la page exige, ou que le même texte utilise dans une autre langue.',
    },
    variants: {
      needed: message({
        example: { name: 'number' },
        en: ({ name }) => `This text needs the placeholder {${name}}, which the page replaces with a value`,
        fr: ({ name }) => `Il manque {${name}} dans ce texte : la page le remplace par une valeur`,
        hint: { en: ({ name }) => `Add {${name}} to the text.`, fr: ({ name }) => `Ajoutez {${name}} au texte.` },
      }),
      lost: message({
        example: { lacking: 'fr', language: 'en', names: ['founded'] },
        en: ({ lacking, language, names }) =>
          `The text in “${lacking}” has no placeholder, but its version in “${language}” uses ${inBraces(names)}`,
        fr: ({ lacking, language, names }) =>
          `Le texte en ${frenchName(lacking)} n’insère aucune valeur, mais sa version en ${frenchName(language)} insère ${inBraces(names)}`,
        hint: {
          en: ({ lacking, names }) => `Add ${inBraces(names)} to the text in “${lacking}”, or write the value in both versions.`,
          fr: ({ lacking, names }) =>
            `Ajoutez ${inBraces(names)} au texte en ${frenchName(lacking)}, ou écrivez la valeur dans les deux versions.`,
        },
      }),
    },
  },
} as const satisfies MessageTable
