/** Syntax errors, for readers who do not know YAML. */
import type { Translated } from './language.ts'
import { type MessageTable, message } from './message.ts'

const noAliases: Translated<string> = {
  en: 'Write the values out instead of repeating them by alias.',
  fr: 'Écrivez les valeurs au long au lieu de les répéter par un alias.',
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

const lines: Lines = { text: 'founded:', column: 2, other: 'type:', otherLine: 12, otherColumn: 3 }

export const yaml = {
  YAML_SYNTAX: {
    severity: 'error',
    about: 'The config is not valid YAML here, so the rest cannot be read.',
    variants: {
      tab: {
        en: 'this line is indented with a tab, but YAML allows only spaces',
        fr: 'cette ligne commence par une tabulation; il n’y faut que des espaces',
        hint: {
          en: 'Replace it with spaces, as many as the lines around it have.',
          fr: 'Effacez-la et tapez des espaces, autant que les lignes voisines.',
        },
      },
      blank: {
        en: 'this line begins with a special character that only looks like a space',
        fr: 'cette ligne commence par un blanc qui n’est pas une espace ordinaire, même s’il en a l’air',
        hint: {
          en: 'Replace everything before the first letter with spaces, as many as the lines around it have.',
          fr: 'Effacez ce qui précède la première lettre et tapez des espaces, autant que les lignes voisines.',
        },
      },
      column: message({
        example: lines as Lines,
        en: ({ text, column, other, otherLine, otherColumn }) =>
          `“${text}” begins in column ${column}, which fits none of the lines above; “${other}” in line ${otherLine} begins in column ${otherColumn}`,
        fr: ({ text, column, other, otherLine, otherColumn }) =>
          `« ${text} » commence à la colonne ${column}, comme aucune des lignes du dessus; « ${other} », à la ligne ${otherLine}, commence à la colonne ${otherColumn}`,
        hint: {
          en: ({ text, otherColumn }) =>
            `Lines that belong together begin in the same column. If the two do, let “${text}” begin in column ${otherColumn} too.`,
          fr: ({ text, otherColumn }) =>
            `Les lignes qui vont ensemble commencent à la même colonne. Si c’est le cas de ces deux-là, faites commencer « ${text} » à la colonne ${otherColumn} aussi.`,
        },
      }),
      deep: message({
        example: { ...lines, column: 5 } as Lines,
        en: ({ text, column, other, otherLine }) =>
          `“${text}” begins in column ${column} as if it belonged to “${other}” in line ${otherLine}, which already has a value`,
        fr: ({ text, column, other, otherLine }) =>
          `« ${text} » commence à la colonne ${column} comme s’il appartenait à « ${other} », à la ligne ${otherLine}, qui a déjà sa valeur`,
        hint: {
          en: ({ text, otherColumn }) =>
            `Lines that belong together begin in the same column: let “${text}” begin in column ${otherColumn} too.`,
          fr: ({ text, otherColumn }) =>
            `Les lignes qui vont ensemble commencent à la même colonne : faites commencer « ${text} » à la colonne ${otherColumn} aussi.`,
        },
      }),
      shallow: message({
        example: { ...lines, column: 1 } as Lines,
        en: ({ text, column, otherColumn }) => `“${text}” begins in column ${column}, between lines that begin in column ${otherColumn}`,
        fr: ({ text, column, otherColumn }) =>
          `« ${text} » commence à la colonne ${column}, entre des lignes qui commencent à la colonne ${otherColumn}`,
        hint: {
          en: ({ text, other, otherLine, otherColumn }) =>
            `Lines that belong together begin in the same column: let “${text}” begin in column ${otherColumn}, as “${other}” in line ${otherLine} does.`,
          fr: ({ text, other, otherLine, otherColumn }) =>
            `Les lignes qui vont ensemble commencent à la même colonne : faites commencer « ${text} » à la colonne ${otherColumn}, comme « ${other} » à la ligne ${otherLine}.`,
        },
      }),
      unquoted: message({
        example: { line: 'name: "Curbside: Paws"' } as Quoted,
        en: 'the text contains a “:” and a space, which begin another key',
        fr: 'le texte contient un deux-points suivi d’une espace, ce qui commence une autre clé',
        hint: {
          en: ({ line }) =>
            `${quoted(line).en}${line === undefined ? '' : '.'} If it is a key, write it on a separate line.`.replace('..', '.'),
          fr: ({ line }) =>
            `${quoted(line).fr}${line === undefined ? '' : '.'} Si c’est bien une clé, mettez-la sur sa propre ligne.`.replace('..', '.'),
        },
      }),
      begins: message({
        example: { character: '@', line: 'name: "@home"' } as Quoted & { readonly character: string },
        en: 'a text without quotation marks cannot begin with “{character}”',
        fr: 'un texte sans guillemets ne peut pas commencer par « {character} »',
        hint: ({ line }) => quoted(line),
      }),
      braces: message({
        example: { line: '"{value}+"' } as Quoted,
        en: 'a text that begins with “{” is taken for a group of keys',
        fr: 'un texte qui commence par « { » est pris pour un groupe de clés',
        hint: ({ line }) => quoted(line),
      }),
      brackets: message({
        example: { line: 'name: "[New] Curbside Paws"' } as Quoted,
        en: 'a text that begins with “[” is taken for a list',
        fr: 'un texte qui commence par « [ » est pris pour une liste',
        hint: ({ line }) => quoted(line),
      }),
      hidden: message({
        example: { comment: '#1 in town }', line: 'en: "We are #1 in town"' } as Quoted & { readonly comment: string },
        en: '“{comment}” is a comment, so its brackets and commas do not count',
        fr: '« {comment} » est pris pour une note : ses virgules et ses crochets ne comptent donc pas',
        hint: ({ line }) => quoted(line),
      }),
      interrupted: message({
        example: { comment: '#1' },
        en: '“{comment}” is a comment, so the text ends before it and cannot continue in the next line',
        fr: '« {comment} » est pris pour une note : le texte s’arrête avant et ne peut pas continuer à la ligne suivante',
        hint: quoted(undefined),
      }),
      comma: message({
        example: { key: 'groomed', line: 'en: "Your dog, groomed"' } as Quoted & { readonly key: string },
        en: 'between { and } a comma ends the text, so “{key}” is left over',
        fr: 'entre { et }, une virgule termine le texte : « {key} » se retrouve seul',
        hint: ({ line }) => quoted(line),
      }),
      decimal: message({
        example: { number: '30.2672' },
        en: 'between { and } a comma ends the number',
        fr: 'entre { et }, une virgule termine le nombre',
        hint: { en: 'Write it with a point: {number}', fr: 'Écrivez-le avec un point : {number}' },
      }),
      hash: message({
        example: { line: 'accent: "#b0306a"' } as Quoted,
        en: 'the text after “#” is a comment, so this value is empty',
        fr: 'ce qui suit « # » est pris pour une note : rien n’est donc écrit ici',
        hint: {
          en: ({ line }) => withLine('Put it in quotation marks', line),
          fr: ({ line }) => withLine('Mettez-le entre guillemets droits', line, ' : '),
        },
      }),
      colon: message({
        example: { line: 'founded: 1998' },
        en: 'a space is missing after the colon',
        fr: 'il manque une espace après le deux-points',
        hint: { en: 'Write {line}', fr: 'Écrivez {line}' },
      }),
      dash: {
        en: 'a space is missing after the dash',
        fr: 'il manque une espace après le tiret',
        hint: {
          en: 'An item of a list begins with a dash and a space: “- ”.',
          fr: 'Un élément de liste commence par un tiret et une espace : « - ».',
        },
      },
      noColon: message({
        example: { line: undefined as string | undefined },
        en: 'this line has no key: a name, a colon, a space, then the value',
        fr: 'cette ligne n’a pas de clé : un nom, un deux-points, une espace, puis la valeur',
        hint: {
          en: ({ line }) =>
            line === undefined
              ? 'Write “key: ” before it. If it carries on the text above, put that text, all of it, in quotation marks.'
              : `Write ${line}`,
          fr: ({ line }) =>
            line === undefined
              ? 'Écrivez « clé: » devant. Si elle continue le texte du dessus, mettez tout ce texte entre guillemets droits.'
              : `Écrivez ${line}`,
        },
      }),
      list: message({
        example: { key: 'name', line: 'name: "- Paws"' } as Quoted & { readonly key: string },
        en: 'a list cannot begin on the line of its key, “{key}”',
        fr: 'une liste ne peut pas commencer sur la ligne de sa clé, « {key} »',
        hint: {
          en: ({ key, line }) =>
            `Begin a new line after “${key}:”, and indent the dash a little more than “${key}”. ${withLine('A text that begins with a dash goes in quotation marks', line)}`,
          fr: ({ key, line }) =>
            `Changez de ligne après « ${key}: », et mettez le tiret un peu plus à droite que « ${key} ». ${withLine('Un texte qui commence par un tiret va entre guillemets droits', line, ' : ')}`,
        },
      }),
      listInBraces: {
        en: 'between { and } or [ and ] no line can begin with “- ”, and no key can follow a value without a comma',
        fr: 'entre { et } ou [ et ], aucune ligne ne peut commencer par « - », et aucune clé ne peut suivre une valeur sans virgule',
        hint: {
          en: 'Put a comma between the items. A text that holds “: ” goes in quotation marks.',
          fr: 'Mettez une virgule entre les éléments. Un texte qui contient un deux-points va entre guillemets droits.',
        },
      },
      unclosed: message({
        example: { mark: '"' },
        en: 'the quotation mark {mark} that opens here is never closed',
        fr: 'le guillemet {mark} ouvert ici n’est jamais refermé',
        hint: { en: 'Write {mark} at the end of the text.', fr: 'Écrivez {mark} à la fin du texte.' },
      }),
      quotes: message({
        example: { mark: '"', rest: 'fr: Oui', line: 12 as number | undefined },
        en: ({ mark, rest, line }) =>
          `the text that opens here with ${mark} ends${line === undefined ? '' : ` in line ${line},`} before “${rest}”`,
        fr: ({ mark, rest, line }) =>
          `le texte ouvert ici par ${mark} se termine${line === undefined ? '' : ` à la ligne ${line},`} avant « ${rest} »`,
        hint: {
          en: ({ mark }) =>
            mark === "'"
              ? 'Close it where it should end. An apostrophe inside such a text is written twice (\'\'), or the text goes between " and ".'
              : "Close it where it should end. A quotation mark inside such a text is written \\\", or the text goes between ' and '.",
          fr: ({ mark }) =>
            mark === "'"
              ? 'Refermez-le où il doit finir. Dans un tel texte, une apostrophe s’écrit deux fois (\'\'), ou bien le texte se met entre " et ".'
              : "Refermez-le où il doit finir. Dans un tel texte, un guillemet droit s’écrit \\\", ou bien le texte se met entre ' et '.",
        },
      }),
      open: message({
        example: { mark: '{', closing: '}' },
        en: 'the {mark} that opens here is not closed',
        fr: '{mark}, ouvert ici, n’est pas refermé',
        hint: { en: 'Write {closing} where it ends.', fr: 'Écrivez {closing} à la fin.' },
      }),
      closed: message({
        example: { mark: '}' },
        en: 'this {mark} closes nothing',
        fr: 'ce {mark} ne referme rien',
        hint: {
          en: 'Take it out, or write the mark that opens before it. A text that holds {mark} goes in quotation marks.',
          fr: 'Retirez-le, ou écrivez avant lui le signe qui l’ouvre. Un texte qui contient {mark} va entre guillemets droits.',
        },
      }),
      commas: {
        en: 'there is no value before this comma',
        fr: 'il n’y a rien avant cette virgule',
        hint: {
          en: 'Take it out. A text that holds commas goes in quotation marks.',
          fr: 'Retirez-la. Un texte qui contient des virgules va entre guillemets droits.',
        },
      },
      escape: message({
        example: { text: '\\c' },
        en: '{text} means nothing in a text between " and "',
        fr: '{text} ne veut rien dire dans un texte entre " et "',
        hint: {
          en: 'To print a backslash, write it twice: \\\\',
          fr: 'Une barre oblique inverse à afficher s’écrit deux fois : \\\\',
        },
      }),
      character: message({
        example: { code: 'U+0007' },
        en: 'the text holds {code}, a character that no page can show',
        fr: 'le texte contient {code}, un caractère qu’aucune page ne peut montrer',
        hint: {
          en: 'It is invisible: type the text instead of copying it.',
          fr: 'On ne le voit pas : récrivez le texte au lieu de le copier.',
        },
      }),
      second: {
        en: '“---” ends the config here and begins another',
        fr: '« --- » termine ici le fichier et en commence un autre',
        hint: { en: 'A file holds one config: take the line out.', fr: 'Un fichier contient une seule configuration : retirez la ligne.' },
      },
      directive: message({
        example: { text: '%YAML 1.1' },
        en: '“{text}” selects another version of YAML',
        fr: '« {text} » demande une autre sorte de YAML',
        hint: {
          en: 'A config is YAML 1.2 and needs no such line: take it out.',
          fr: 'Une configuration est en YAML 1.2 et n’a pas besoin de cette ligne : retirez-la.',
        },
      }),
      tag: message({
        example: { tag: '!!binary' },
        en: '“{tag}” is a type of value that a config cannot contain',
        fr: '« {tag} » demande une sorte de valeur qu’aucune configuration ne contient',
        hint: {
          en: 'Take it out. A text that begins with “!” goes in quotation marks.',
          fr: 'Retirez-le. Un texte qui commence par « ! » va entre guillemets droits.',
        },
      }),
      other: {
        en: 'this line cannot be read',
        fr: 'cette ligne est illisible',
        hint: {
          en: 'Compare it with its neighbours: its brackets, commas and quotation marks. A text with “: ” or “ #” inside goes in quotation marks.',
          fr: 'Comparez avec les lignes voisines : crochets, virgules, guillemets. Un texte qui contient un deux-points ou un « # » va entre guillemets droits.',
        },
      },
    },
  },
  YAML_DUPLICATE_KEY: {
    severity: 'error',
    about: 'A group of keys has the same key twice.',
    variants: {
      key: message({
        example: { key: 'founded', line: 12 },
        en: ({ key, line }) => `the key “${key}” is already in line ${line}`,
        fr: ({ key, line }) => `la clé « ${key} » est là une deuxième fois, après la ligne ${line}`,
        hint: { en: 'Keep one of the two.', fr: 'Gardez l’un des deux.' },
      }),
      item: message({
        example: { keys: ['id', 'name'], line: 12 },
        en: ({ keys, line }) =>
          `the keys ${keys
            .slice(0, 3)
            .map(key => `“${key}”`)
            .join(', ')} are already in line ${line}`,
        fr: ({ keys, line }) =>
          `les clés ${keys
            .slice(0, 3)
            .map(key => `« ${key} »`)
            .join(', ')} sont là une deuxième fois, après la ligne ${line}`,
        hint: {
          en: 'If the next item of a list begins here, write “- ” before its first key. Otherwise keep one of the two.',
          fr: 'Si l’élément suivant d’une liste commence ici, écrivez « - » avant sa première clé. Sinon, gardez l’une des deux.',
        },
      }),
    },
  },
  YAML_TEXT_LOST: {
    severity: 'warning',
    about:
      'YAML leaves out a part of what is written: “#” after a space begins a comment, and “&” before a value names the value for aliases.',
    variants: {
      comment: message({
        example: { shown: '1200 Main St', lost: '#204', line: 'street: "1200 Main St #204"' } as Lost,
        en: ({ shown, lost }) => `the text ends at “${ending(shown)}”: “${beginning(lost)}” is a comment`,
        fr: ({ shown, lost }) => `le texte s’arrête à « ${ending(shown)} » : « ${beginning(lost)} » est pris pour une note`,
        hint: {
          en: ({ line }) =>
            `${withLine('Part of the text? Put the whole text in quotation marks', line)}\n    A comment? Put a space after #.`,
          fr: ({ line }) =>
            `${withLine('Si cela fait partie du texte, mettez tout le texte entre guillemets droits', line, ' : ')}\n    Si c’est une note, mettez une espace après #.`,
        },
      }),
      joined: message({
        example: { shown: 'We tune - grands', lost: '- grands', key: 'en', isList: true },
        en: ({ shown, lost }) => `“${beginning(lost)}” continues the text above, which becomes “${beginning(shown)}”`,
        fr: ({ shown, lost }) => `« ${beginning(lost)} » continue le texte du dessus, qui devient « ${beginning(shown)} »`,
        hint: {
          en: ({ key, isList }) =>
            `Part of the text? Put the whole text in quotation marks.\n    ${isList ? `A list? Remove the text after “${key}:”.` : `Another key? Begin it in the same column as “${key}:”, and put a space after its colon.`}`,
          fr: ({ key, isList }) =>
            `Si cela fait partie du texte, mettez tout le texte entre guillemets droits.\n    ${isList ? `Si c’est une liste, retirez le texte après « ${key}: ».` : `Si c’est une autre clé, commencez-la à la même colonne que « ${key}: », avec une espace après son deux-points.`}`,
        },
      }),
      anchor: message({
        example: { shown: 'Plumbing', lost: '&Sons', line: 'name: "&Sons Plumbing"' } as Lost,
        en: ({ shown, lost }) => `the text is only “${beginning(shown)}”: “${lost}” names it for an alias, and no alias repeats it`,
        fr: ({ shown, lost }) =>
          `le texte est seulement « ${beginning(shown)} » : « ${lost} » lui donne un nom pour un alias, et aucun alias ne le répète`,
        hint: {
          en: ({ line, lost }) =>
            `${withLine('Part of the text? Put the whole text in quotation marks', line)}\n    Not part of it? Remove “${lost}”.`,
          fr: ({ line, lost }) =>
            `${withLine('Si cela fait partie du texte, mettez tout le texte entre guillemets droits', line, ' : ')}\n    Sinon, retirez « ${lost} ».`,
        },
      }),
    },
  },
  YAML_ALIASES: {
    severity: 'error',
    about: 'YAML can repeat a value by an alias (*name), but no value has this name.',
    text: message({
      example: { name: 'hours', line: 'weekly: "*hours"' } as Quoted & { readonly name: string },
      en: '“*{name}” repeats the value “&{name}”, but there is none with this name above it',
      fr: '« *{name} » répète une valeur nommée « &{name} », et il n’y en a aucune au-dessus',
      hint: {
        en: ({ line }) => `${noAliases.en} ${withLine('A text that begins with “*” goes in quotation marks', line)}`,
        fr: ({ line }) => `${noAliases.fr} ${withLine('Un texte qui commence par « * » va entre guillemets droits', line, ' : ')}`,
      },
    }),
  },
} as const satisfies MessageTable
