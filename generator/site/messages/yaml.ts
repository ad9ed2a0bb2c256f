/** Syntax errors, for readers who do not know YAML. */
import { characterName } from './characters.ts'
import type { Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const noAliases: Translated<string> = {
  en: 'Write the value itself.',
  fr: 'Écrivez la valeur elle-même.',
}

const quote: Translated<string> = { en: 'Put the whole text in quotation marks', fr: 'Mettez tout le texte entre guillemets droits' }

/** A hint with the corrected line, if that is known. */
const withLine = (hint: string, line: string | undefined, colon = ': '): string =>
  line === undefined ? `${hint}.` : `${hint}${colon}${line}`

const quoted = (line: string | undefined): Translated<string> => ({ en: withLine(quote.en, line), fr: withLine(quote.fr, line, ' : ') })

interface Quoted {
  readonly line: string | undefined
}

interface Lost extends Quoted {
  /** What remains of the text. */
  readonly shown: string
  readonly lost: string
}

const beginning = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text)

const ending = (text: string): string => (text.length > 40 ? `…${text.slice(-40)}` : text)

interface Lines {
  /** How the line begins, and in which column. */
  readonly text: string
  readonly column: number
  readonly other: string
  readonly otherLine: number
  readonly otherColumn: number
}

/** The spaces before a column. */
const spaces = (column: number): Translated<string> => {
  const count = column - 1
  return { en: `${count} ${count === 1 ? 'space' : 'spaces'}`, fr: `${count} ${count > 1 ? 'espaces' : 'espace'}` }
}

const lines: Lines = { text: 'founded:', column: 2, other: 'type:', otherLine: 12, otherColumn: 3 }

export const yaml = {
  YAML_SYNTAX: {
    severity: 'error',
    about: {
      en: 'The config is not valid YAML at this line, so the rest cannot be read.',
      fr: 'La configuration n’est pas du YAML valide à cette ligne, donc la suite ne peut pas être lue.',
    },
    variants: {
      tab: {
        en: 'This line is indented with a tab, but YAML allows only spaces',
        fr: 'Cette ligne commence par une tabulation, mais YAML n’accepte que des espaces',
        hint: {
          en: 'Replace the tab with as many spaces as the lines next to it have.',
          fr: 'Remplacez la tabulation par autant d’espaces que les lignes voisines.',
        },
      },
      blank: message({
        example: { character: '\u00a0' },
        en: ({ character }) => `This line is indented with ${characterName(character, 'en')}, but YAML allows only spaces`,
        fr: ({ character }) => `Cette ligne commence par ${characterName(character, 'fr')}, mais YAML n’accepte que des espaces`,
        hint: {
          en: 'Replace everything before the first letter with as many spaces as the lines next to it have.',
          fr: 'Remplacez tout ce qui précède la première lettre par autant d’espaces que les lignes voisines.',
        },
      }),
      wideColon: message({
        example: { line: 'name: Drains' },
        en: 'The colon is U+FF1A (full-width character), but YAML allows only the colon of a Latin keyboard',
        fr: 'Le deux-points est U+FF1A (caractère de pleine chasse), mais YAML n’accepte que celui d’un clavier latin',
        hint: { en: 'Write {line}', fr: 'Écrivez {line}' },
      }),
      column: message({
        example: lines as Lines,
        en: ({ text, column, other, otherLine, otherColumn }) =>
          `“${text}” is indented by ${spaces(column).en}, unlike the lines above it: “${other}” in line ${otherLine} is indented by ${otherColumn - 1}`,
        fr: ({ text, column, other, otherLine, otherColumn }) =>
          `« ${text} » a un retrait de ${spaces(column).fr}, contrairement aux lignes précédentes : « ${other} », à la ligne ${otherLine}, en a ${otherColumn - 1}`,
        hint: {
          en: ({ text, otherColumn }) =>
            `Keys of the same group need the same indentation. If “${text}” is in the same group, indent it by ${spaces(otherColumn).en}.`,
          fr: ({ text, otherColumn }) =>
            `Les clés d’un même groupe ont le même retrait. Si « ${text} » est du même groupe, donnez-lui un retrait de ${spaces(otherColumn).fr}.`,
        },
      }),
      deep: message({
        example: { ...lines, column: 5 } as Lines,
        en: ({ text, column, other, otherLine }) =>
          `“${text}” is indented by ${spaces(column).en}, as if it were part of “${other}” in line ${otherLine}, which already has a value`,
        fr: ({ text, column, other, otherLine }) =>
          `« ${text} » a un retrait de ${spaces(column).fr}, comme une partie de « ${other} », à la ligne ${otherLine}, qui a déjà une valeur`,
        hint: {
          en: ({ text, otherColumn }) => `Indent “${text}” by ${spaces(otherColumn).en}: keys of the same group need the same indentation.`,
          fr: ({ text, otherColumn }) =>
            `Donnez à « ${text} » un retrait de ${spaces(otherColumn).fr} : les clés d’un même groupe ont le même retrait.`,
        },
      }),
      shallow: message({
        example: { ...lines, column: 1 } as Lines,
        en: ({ text, column, otherColumn }) =>
          `“${text}” is indented by ${spaces(column).en}, but the lines above and below it by ${otherColumn - 1}`,
        fr: ({ text, column, otherColumn }) =>
          `« ${text} » a un retrait de ${spaces(column).fr}, mais les lignes voisines en ont ${otherColumn - 1}`,
        hint: {
          en: ({ text, other, otherLine, otherColumn }) =>
            `Indent “${text}” by ${spaces(otherColumn).en}, like “${other}” in line ${otherLine}: keys of the same group need the same indentation.`,
          fr: ({ text, other, otherLine, otherColumn }) =>
            `Donnez à « ${text} » un retrait de ${spaces(otherColumn).fr}, comme « ${other} » à la ligne ${otherLine} : les clés d’un même groupe ont le même retrait.`,
        },
      }),
      unquoted: message({
        example: { line: 'name: "Curbside: Paws"' } as Quoted,
        en: 'A colon followed by a space starts a new key, but this line already has one',
        fr: 'Un deux-points suivi d’une espace commence une nouvelle clé, mais cette ligne en a déjà une',
        hint: {
          en: ({ line }) =>
            `${quoted(line).en}${line === undefined ? '' : '.'} If it is a key, write it on its own line.`.replace('..', '.'),
          fr: ({ line }) =>
            `${quoted(line).fr}${line === undefined ? '' : '.'} Si c’est une clé, écrivez-la sur sa propre ligne.`.replace('..', '.'),
        },
      }),
      keysOnOneLine: message({
        example: { line: 'slogan: { en: Clean air, fr: Air pur }' },
        en: 'Several keys on one line need braces around them, and commas between them',
        fr: 'Plusieurs clés sur une même ligne doivent être entre accolades et séparées par des virgules',
        hint: { en: 'Write {line}', fr: 'Écrivez {line}' },
      }),
      noComma: message({
        example: { line: 'en: Clean air, fr: Air pur' },
        en: 'A comma is missing between two languages',
        fr: 'Il manque une virgule entre deux langues',
        hint: { en: 'Write {line}', fr: 'Écrivez {line}' },
      }),
      twoKeys: message({
        example: { first: 'mon-thu: 8:00-16:00', next: 'fri: 8:00-12:00' },
        en: 'This line has two keys',
        fr: 'Cette ligne a deux clés',
        hint: {
          en: 'Write each on its own line, with the same indentation: “{first}” and “{next}”',
          fr: 'Écrivez chacune sur sa propre ligne, avec le même retrait : « {first} » et « {next} »',
        },
      }),
      begins: message({
        example: { character: '@', line: 'name: "@home"' } as Quoted & { readonly character: string },
        en: 'Text without quotation marks cannot start with “{character}”',
        fr: 'Un texte sans guillemets ne peut pas commencer par « {character} »',
        hint: ({ line }) => quoted(line),
      }),
      braces: message({
        example: { line: '"{value}+"' } as Quoted,
        en: 'Without quotation marks, “{” starts a group of keys, not text',
        fr: 'Sans guillemets, « { » commence un groupe de clés, et non un texte',
        hint: ({ line }) => quoted(line),
      }),
      brackets: message({
        example: { line: 'name: "[New] Curbside Paws"' } as Quoted,
        en: 'Without quotation marks, “[” starts a list, not text',
        fr: 'Sans guillemets, « [ » commence une liste, et non un texte',
        hint: ({ line }) => quoted(line),
      }),
      hidden: message({
        example: { comment: '#1 in town }', line: 'en: "We are #1 in town"' } as Quoted & { readonly comment: string },
        en: '“#” starts a comment, so YAML ignores the rest of this line: “{comment}”',
        fr: '« # » commence un commentaire : YAML ignore le reste de cette ligne, « {comment} »',
        hint: ({ line }) => quoted(line),
      }),
      interrupted: message({
        example: { comment: '#1' },
        en: '“#” starts a comment, “{comment}”, so the text cannot continue in the next line',
        fr: '« # » commence un commentaire, « {comment} » : le texte ne peut pas continuer à la ligne suivante',
        hint: quoted(undefined),
      }),
      comma: message({
        example: { key: 'groomed', line: 'en: "Your dog, groomed"' } as Quoted & { readonly key: string },
        en: 'Between { and }, a comma ends the text, so “{key}” is not part of it',
        fr: 'Entre { et }, une virgule termine le texte : « {key} » n’en fait pas partie',
        hint: ({ key, line }) =>
          /^[a-z]{2}(?:-[A-Z]{2})?$/.test(key)
            ? {
                en: `Write a colon and the text of this language: ${key}: …`,
                fr: `Écrivez un deux-points et le texte de cette langue : ${key}: …`,
              }
            : quoted(line),
      }),
      timeRanges: message({
        example: { line: 'mon-fri: [08:00-12:00, 13:00-17:00]' },
        en: 'Two time ranges of a day need brackets',
        fr: 'Deux plages horaires d’un même jour vont entre crochets',
        hint: { en: 'Write {line}', fr: 'Écrivez {line}' },
      }),
      decimal: message({
        example: { number: '30.2672' },
        en: 'A comma ends this number: decimals need a point',
        fr: 'Une virgule termine ce nombre : les décimales suivent un point',
        hint: { en: 'Write {number}', fr: 'Écrivez {number}' },
      }),
      hash: message({
        example: { line: 'accent: "#b0306a"' } as Quoted,
        en: '“#” starts a comment, so this value is empty',
        fr: '« # » commence un commentaire : cette valeur est donc vide',
        hint: {
          en: ({ line }) => withLine('Put the value in quotation marks', line),
          fr: ({ line }) => withLine('Mettez la valeur entre guillemets droits', line, ' : '),
        },
      }),
      colon: message({
        example: { line: 'founded: 1998' },
        en: 'A space is missing after the colon',
        fr: 'Il manque une espace après le deux-points',
        hint: { en: 'Write {line}', fr: 'Écrivez {line}' },
      }),
      dash: {
        en: 'A space is missing after the dash',
        fr: 'Il manque une espace après le tiret',
        hint: {
          en: 'Start each item of a list with a dash and a space: “- ”.',
          fr: 'Commencez chaque élément d’une liste par un tiret et une espace : « - ».',
        },
      },
      noColon: message({
        example: { line: undefined as string | undefined },
        en: ({ line }) =>
          line?.endsWith(':') === true
            ? `A colon is missing after “${line.slice(0, -1)}”`
            : 'This line has no key: YAML needs “key: value”',
        fr: ({ line }) =>
          line?.endsWith(':') === true
            ? `Il manque un deux-points après « ${line.slice(0, -1)} »`
            : 'Cette ligne n’a pas de clé : YAML demande « clé: valeur »',
        hint: {
          en: ({ line }) =>
            line === undefined
              ? 'Write a key before it. If it continues the text above, put the whole text in quotation marks.'
              : `Write ${line}`,
          fr: ({ line }) =>
            line === undefined
              ? 'Écrivez une clé devant. Si elle continue le texte de la ligne précédente, mettez tout le texte entre guillemets droits.'
              : `Écrivez ${line}`,
        },
      }),
      list: message({
        example: { key: 'name', line: 'name: "- Paws"' } as Quoted & { readonly key: string },
        en: 'A list cannot start on the line of its key, “{key}”',
        fr: 'Une liste ne peut pas commencer sur la ligne de sa clé, « {key} »',
        hint: {
          en: ({ key, line }) =>
            `Move the dash to a new line, indented by 2 spaces more than “${key}”. ${withLine('If this is text, put it in quotation marks', line)}`,
          fr: ({ key, line }) =>
            `Mettez le tiret sur une nouvelle ligne, avec 2 espaces de plus que « ${key} ». ${withLine('Si c’est un texte, mettez-le entre guillemets droits', line, ' : ')}`,
        },
      }),
      listInBraces: {
        en: 'Between brackets, a line cannot start with “- ”, and commas must separate keys and items',
        fr: 'Entre crochets ou accolades, une ligne ne peut pas commencer par « - », et des virgules séparent les clés et les éléments',
        hint: {
          en: 'Remove the dash, or add the missing comma. Put text that contains a colon in quotation marks.',
          fr: 'Retirez le tiret, ou ajoutez la virgule qui manque. Mettez un texte qui contient un deux-points entre guillemets droits.',
        },
      },
      unclosed: message({
        example: { mark: '"' },
        en: 'The quotation mark {mark} that opens here is never closed',
        fr: 'Le guillemet {mark} ouvert ici n’est jamais refermé',
        hint: { en: 'Write {mark} at the end of the text.', fr: 'Écrivez {mark} à la fin du texte.' },
      }),
      quotes: message({
        example: { mark: '"', rest: 'fr: Oui', line: 12, meant: undefined } as {
          readonly mark: string
          readonly rest: string
          readonly line: number | undefined
          /** The corrected line. */
          readonly meant: string | undefined
        },
        en: ({ mark, rest, line }) =>
          `The quotation mark ${mark} that opens here is closed${line === undefined ? '' : ` in line ${line},`} before “${rest}”`,
        fr: ({ mark, rest, line }) =>
          `Le guillemet ${mark} ouvert ici est refermé${line === undefined ? '' : ` à la ligne ${line},`} avant « ${rest} »`,
        hint: {
          en: ({ mark, meant }) =>
            meant !== undefined
              ? `Write ${meant}`
              : `Close it at the end of the text. If the text contains ${mark}, put it between ${mark === "'" ? '" and "' : "' and '"} instead.`,
          fr: ({ mark, meant }) =>
            meant !== undefined
              ? `Écrivez ${meant}`
              : `Refermez-le à la fin du texte. Si le texte contient ${mark}, mettez-le plutôt entre ${mark === "'" ? '" et "' : "' et '"}.`,
        },
      }),
      open: message({
        example: { mark: '{', closing: '}' },
        en: 'The {mark} that opens here is not closed',
        fr: 'Le signe {mark} ouvert ici n’est pas refermé',
        hint: { en: 'Add {closing} where the group or list ends.', fr: 'Ajoutez {closing} là où finit le groupe ou la liste.' },
      }),
      closed: message({
        example: { mark: '}' },
        en: 'This {mark} closes nothing',
        fr: 'Ce {mark} ne referme rien',
        hint: {
          en: 'Remove it, or add the opening bracket. If it is part of a text, put the text in quotation marks.',
          fr: 'Retirez-le, ou ajoutez le signe ouvrant. S’il fait partie d’un texte, mettez ce texte entre guillemets droits.',
        },
      }),
      commas: {
        en: 'There is no value before this comma',
        fr: 'Il n’y a rien avant cette virgule',
        hint: {
          en: 'Remove it. If it is part of a text, put the text in quotation marks.',
          fr: 'Retirez-la. Si elle fait partie d’un texte, mettez ce texte entre guillemets droits.',
        },
      },
      escape: message({
        example: { text: '\\c' },
        en: '{text} is not a valid escape sequence between " and "',
        fr: '{text} n’est pas une séquence d’échappement valide entre " et "',
        hint: {
          en: 'To show a backslash, write it twice: \\\\',
          fr: 'Pour afficher une barre oblique inverse, écrivez-la deux fois : \\\\',
        },
      }),
      character: message({
        example: { code: 'U+0007' },
        en: 'The text contains {code}, a character that pages cannot show',
        fr: 'Le texte contient {code}, un caractère que les pages ne peuvent pas afficher',
        hint: {
          en: 'The character is invisible. Type the text again instead of copying it.',
          fr: 'Ce caractère est invisible. Retapez le texte au lieu de le copier.',
        },
      }),
      second: {
        en: '“---” starts a second config, but a file can contain only one',
        fr: '« --- » commence une deuxième configuration, mais un fichier n’en contient qu’une',
        hint: { en: 'Remove the line.', fr: 'Retirez la ligne.' },
      },
      directive: message({
        example: { text: '%YAML 1.1' },
        en: '“{text}” selects another version of YAML, but a config must be YAML 1.2',
        fr: '« {text} » demande une autre version de YAML, mais une configuration est en YAML 1.2',
        hint: {
          en: 'Remove the line.',
          fr: 'Retirez la ligne.',
        },
      }),
      tag: message({
        example: { tag: '!!binary' },
        en: '“{tag}” is a YAML tag, which a config cannot contain',
        fr: '« {tag} » est une étiquette YAML, qu’une configuration ne peut pas contenir',
        hint: {
          en: 'Remove it. If it is part of a text, put the text in quotation marks.',
          fr: 'Retirez-la. Si elle fait partie d’un texte, mettez ce texte entre guillemets droits.',
        },
      }),
      other: {
        en: 'This line is not valid YAML',
        fr: 'Cette ligne n’est pas du YAML valide',
        hint: {
          en: 'Check its indentation, brackets, commas and quotation marks. Put text that contains “: ”, “ #” or brackets in quotation marks.',
          fr: 'Vérifiez son retrait, ses crochets, ses virgules et ses guillemets. Mettez un texte qui contient « : », « # » ou des crochets entre guillemets droits.',
        },
      },
    },
  },
  YAML_DUPLICATE_KEY: {
    severity: 'error',
    about: {
      en: 'A group of keys contains the same key twice.',
      fr: 'Un groupe de clés contient deux fois la même clé.',
    },
    variants: {
      key: message({
        example: { key: 'founded', line: 12 },
        en: ({ key, line }) => `The key “${key}” is already in line ${line}`,
        fr: ({ key, line }) => `La clé « ${key} » est déjà à la ligne ${line}`,
        hint: { en: 'Remove one of the two.', fr: 'Retirez l’une des deux.' },
      }),
      item: message({
        example: { keys: ['id', 'name'], line: 12 },
        en: ({ keys, line }) =>
          `The keys ${keys
            .slice(0, 3)
            .map(key => `“${key}”`)
            .join(', ')} are already in line ${line}`,
        fr: ({ keys, line }) =>
          `Les clés ${keys
            .slice(0, 3)
            .map(key => `« ${key} »`)
            .join(', ')} sont déjà à la ligne ${line}`,
        hint: {
          en: 'If a new item of the list starts here, write “- ” before its first key. Otherwise, remove one of the two.',
          fr: 'Si un nouvel élément de la liste commence ici, écrivez « - » avant sa première clé. Sinon, retirez l’une des deux.',
        },
      }),
    },
  },
  YAML_TEXT_LOST: {
    severity: 'warning',
    about: {
      en: 'YAML ignores a part of a text: “#” after a space starts a comment, and “&” before a value gives it a name for aliases.',
      fr: 'YAML ignore une partie d’un texte : « # » après une espace commence un commentaire, et « & » avant une valeur lui donne un nom pour des alias.',
    },
    variants: {
      comment: message({
        example: { shown: '1200 Main St', lost: '#204', line: 'street: "1200 Main St #204"' } as Lost,
        en: ({ shown, lost }) => `The text ends at “${ending(shown)}”, because “${beginning(lost)}” is a comment`,
        fr: ({ shown, lost }) => `Le texte s’arrête à « ${ending(shown)} », car « ${beginning(lost)} » est un commentaire`,
        hint: {
          en: ({ line }) =>
            `${withLine('If it is part of the text, put the whole text in quotation marks', line)}\n    If it is a comment, put a space after #.`,
          fr: ({ line }) =>
            `${withLine('Si cela fait partie du texte, mettez tout le texte entre guillemets droits', line, ' : ')}\n    Si c’est un commentaire, mettez une espace après #.`,
        },
      }),
      joined: message({
        example: { shown: 'We tune - grands', lost: '- grands', key: 'en', isList: true },
        en: ({ shown, lost }) => `“${beginning(lost)}” continues the text above, which becomes “${beginning(shown)}”`,
        fr: ({ shown, lost }) => `« ${beginning(lost)} » continue le texte de la ligne précédente, qui devient « ${beginning(shown)} »`,
        hint: {
          en: ({ key, isList }) =>
            `If it is part of the text, put the whole text in quotation marks.\n    ${isList ? `If it is a list, remove the text after “${key}:”.` : `If it is a key, indent it like “${key}:” and put a space after its colon.`}`,
          fr: ({ key, isList }) =>
            `Si cela fait partie du texte, mettez tout le texte entre guillemets droits.\n    ${isList ? `Si c’est une liste, retirez le texte après « ${key}: ».` : `Si c’est une clé, donnez-lui le même retrait que « ${key}: », avec une espace après son deux-points.`}`,
        },
      }),
      anchor: message({
        example: { shown: 'Plumbing', lost: '&Sons', line: 'name: "&Sons Plumbing"' } as Lost,
        en: ({ shown, lost }) => `The text is only “${beginning(shown)}”, because YAML reads “${lost}” as a name for aliases, not as text`,
        fr: ({ shown, lost }) =>
          `Le texte se réduit à « ${beginning(shown)} », car YAML lit « ${lost} » comme un nom pour des alias, et non comme du texte`,
        hint: {
          en: ({ line, lost }) =>
            `${withLine('If it is part of the text, put the whole text in quotation marks', line)}\n    Otherwise, remove “${lost}”.`,
          fr: ({ line, lost }) =>
            `${withLine('Si cela fait partie du texte, mettez tout le texte entre guillemets droits', line, ' : ')}\n    Sinon, retirez « ${lost} ».`,
        },
      }),
    },
  },
  YAML_ALIASES: {
    severity: 'error',
    about: {
      en: 'An alias (*name) repeats a value that does not exist.',
      fr: 'Un alias (*nom) répète une valeur qui n’existe pas.',
    },
    text: message({
      example: { name: 'hours', line: 'weekly: "*hours"' } as Quoted & { readonly name: string },
      en: '“*{name}” is an alias, but no value above it has the name “&{name}”',
      fr: '« *{name} » est un alias, mais aucune valeur au-dessus ne porte le nom « &{name} »',
      hint: {
        en: ({ line }) => `${noAliases.en} ${withLine('If it is text, put it in quotation marks', line)}`,
        fr: ({ line }) => `${noAliases.fr} ${withLine('Si c’est un texte, mettez-le entre guillemets droits', line, ' : ')}`,
      },
    }),
  },
} as const satisfies MessageTable
