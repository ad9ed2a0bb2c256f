/** What keeps a config from being YAML, in words for somebody who has never seen any. */
import type { Translated } from './language.ts'
import { fixedMessage, type MessageTable, message } from './message.ts'

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
    about: 'The config is no YAML at this place, so what follows cannot be read.',
    variants: {
      tab: fixedMessage({
        en: {
          message: 'a tab stands at the beginning of this line, where only spaces can',
          hint: 'Delete it and type spaces, as many as its neighbours have.',
        },
        fr: {
          message: 'cette ligne commence par une tabulation; il n’y faut que des espaces',
          hint: 'Effacez-la et tapez des espaces, autant que les lignes voisines.',
        },
      }),
      blank: fixedMessage({
        en: {
          message: 'this line begins with a blank that is no plain space; it looks like one',
          hint: 'Delete what stands before the first letter and type spaces, as many as its neighbours have.',
        },
        fr: {
          message: 'cette ligne commence par un blanc qui n’est pas une espace ordinaire, même s’il en a l’air',
          hint: 'Effacez ce qui précède la première lettre et tapez des espaces, autant que les lignes voisines.',
        },
      }),
      column: message<Lines>({
        example: lines,
        en: ({ text, column, other, otherLine, otherColumn }) => ({
          message: `“${text}” begins in column ${column}, which fits none of the lines above; “${other}” in line ${otherLine} begins in column ${otherColumn}`,
          hint: `Lines that belong together begin in the same column. If the two do, let “${text}” begin in column ${otherColumn} too.`,
        }),
        fr: ({ text, column, other, otherLine, otherColumn }) => ({
          message: `« ${text} » commence à la colonne ${column}, comme aucune des lignes du dessus; « ${other} », à la ligne ${otherLine}, commence à la colonne ${otherColumn}`,
          hint: `Les lignes qui vont ensemble commencent à la même colonne. Si c’est le cas de ces deux-là, faites commencer « ${text} » à la colonne ${otherColumn} aussi.`,
        }),
      }),
      deep: message<Lines>({
        example: { ...lines, column: 5 },
        en: ({ text, column, other, otherLine, otherColumn }) => ({
          message: `“${text}” begins in column ${column} as if it belonged to “${other}” in line ${otherLine}, which has a value of its own`,
          hint: `Lines that belong together begin in the same column: let “${text}” begin in column ${otherColumn} too.`,
        }),
        fr: ({ text, column, other, otherLine, otherColumn }) => ({
          message: `« ${text} » commence à la colonne ${column} comme s’il appartenait à « ${other} », à la ligne ${otherLine}, qui a déjà sa valeur`,
          hint: `Les lignes qui vont ensemble commencent à la même colonne : faites commencer « ${text} » à la colonne ${otherColumn} aussi.`,
        }),
      }),
      shallow: message<Lines>({
        example: { ...lines, column: 1 },
        en: ({ text, column, other, otherLine, otherColumn }) => ({
          message: `“${text}” begins in column ${column}, between lines that begin in column ${otherColumn}`,
          hint: `Lines that belong together begin in the same column: let “${text}” begin in column ${otherColumn}, as “${other}” in line ${otherLine} does.`,
        }),
        fr: ({ text, column, other, otherLine, otherColumn }) => ({
          message: `« ${text} » commence à la colonne ${column}, entre des lignes qui commencent à la colonne ${otherColumn}`,
          hint: `Les lignes qui vont ensemble commencent à la même colonne : faites commencer « ${text} » à la colonne ${otherColumn}, comme « ${other} » à la ligne ${otherLine}.`,
        }),
      }),
      unquoted: message<Quoted>({
        example: { line: 'name: "Curbside: Paws"' },
        en: ({ line }) => ({
          message: 'the text holds a “:” with a space behind it, which begins another key',
          hint: `${quoted(line).en}${line === undefined ? '' : '.'} If a key is meant, give it a line of its own.`.replace('..', '.'),
        }),
        fr: ({ line }) => ({
          message: 'le texte contient un deux-points suivi d’une espace, ce qui commence une autre clé',
          hint: `${quoted(line).fr}${line === undefined ? '' : '.'} Si c’est bien une clé, mettez-la sur sa propre ligne.`.replace(
            '..',
            '.',
          ),
        }),
      }),
      begins: message<Quoted & { readonly character: string }>({
        example: { character: '@', line: 'name: "@home"' },
        en: ({ character, line }) => ({
          message: `a text without quotation marks cannot begin with “${character}”`,
          hint: quoted(line).en,
        }),
        fr: ({ character, line }) => ({
          message: `un texte sans guillemets ne peut pas commencer par « ${character} »`,
          hint: quoted(line).fr,
        }),
      }),
      braces: message<Quoted>({
        example: { line: '"{value}+"' },
        en: ({ line }) => ({ message: 'a text that begins with “{” is taken for a group of keys', hint: quoted(line).en }),
        fr: ({ line }) => ({ message: 'un texte qui commence par « { » est pris pour un groupe de clés', hint: quoted(line).fr }),
      }),
      comma: message<Quoted & { readonly key: string }>({
        example: { key: 'groomed', line: 'en: "Your dog, groomed"' },
        en: ({ key, line }) => ({ message: `between { and } a comma ends the text, so “${key}” stands alone`, hint: quoted(line).en }),
        fr: ({ key, line }) => ({
          message: `entre { et }, une virgule termine le texte : « ${key} » se retrouve seul`,
          hint: quoted(line).fr,
        }),
      }),
      decimal: message({
        example: { number: '30.2672' },
        en: ({ number }) => ({ message: 'between { and } a comma ends the number', hint: `Write it with a point: ${number}` }),
        fr: ({ number }) => ({ message: 'entre { et }, une virgule termine le nombre', hint: `Écrivez-le avec un point : ${number}` }),
      }),
      hash: message<Quoted>({
        example: { line: 'accent: "#b0306a"' },
        en: ({ line }) => ({
          message: 'what stands behind “#” is taken for a note, so nothing is written here',
          hint: withLine('Put it in quotation marks', line),
        }),
        fr: ({ line }) => ({
          message: 'ce qui suit « # » est pris pour une note : rien n’est donc écrit ici',
          hint: withLine('Mettez-le entre guillemets droits', line, ' : '),
        }),
      }),
      colon: message({
        example: { line: 'founded: 1998' },
        en: ({ line }) => ({ message: 'a space is missing behind the colon', hint: `Write ${line}` }),
        fr: ({ line }) => ({ message: 'il manque une espace après le deux-points', hint: `Écrivez ${line}` }),
      }),
      dash: fixedMessage({
        en: { message: 'a space is missing behind the dash', hint: 'An item of a list begins with a dash and a space: “- ”.' },
        fr: { message: 'il manque une espace après le tiret', hint: 'Un élément de liste commence par un tiret et une espace : « - ».' },
      }),
      noColon: message({
        example: { line: undefined as string | undefined },
        en: ({ line }) => ({
          message: 'this line has no key: a name, a colon, a space, then the value',
          hint:
            line === undefined
              ? 'Write “key: ” before it. If it carries on the text above, put that text, all of it, in quotation marks.'
              : `Write ${line}`,
        }),
        fr: ({ line }) => ({
          message: 'cette ligne n’a pas de clé : un nom, un deux-points, une espace, puis la valeur',
          hint:
            line === undefined
              ? 'Écrivez « clé: » devant. Si elle continue le texte du dessus, mettez tout ce texte entre guillemets droits.'
              : `Écrivez ${line}`,
        }),
      }),
      list: message({
        example: { key: 'profiles' },
        en: ({ key }) => ({
          message: `a list cannot begin on the line of its key, “${key}”`,
          hint: `Begin a new line behind “${key}:”, and let the dash stand a little further to the right than “${key}”.`,
        }),
        fr: ({ key }) => ({
          message: `une liste ne peut pas commencer sur la ligne de sa clé, « ${key} »`,
          hint: `Changez de ligne après « ${key}: », et mettez le tiret un peu plus à droite que « ${key} ».`,
        }),
      }),
      listInBraces: fixedMessage({
        en: {
          message: 'between { and } or [ and ] no line can begin with “- ”, and no key can follow a value without a comma',
          hint: 'Put a comma between the things. A text that holds “: ” goes in quotation marks.',
        },
        fr: {
          message: 'entre { et } ou [ et ], aucune ligne ne peut commencer par « - », et aucune clé ne peut suivre une valeur sans virgule',
          hint: 'Mettez une virgule entre les éléments. Un texte qui contient un deux-points va entre guillemets droits.',
        },
      }),
      unclosed: message({
        example: { mark: '"' },
        en: ({ mark }) => ({
          message: `the quotation mark ${mark} that opens here is never closed`,
          hint: `Write ${mark} at the end of the text.`,
        }),
        fr: ({ mark }) => ({ message: `le guillemet ${mark} ouvert ici n’est jamais refermé`, hint: `Écrivez ${mark} à la fin du texte.` }),
      }),
      quotes: message({
        example: { mark: '"', rest: 'fr: Oui', line: 12 as number | undefined },
        en: ({ mark, rest, line }) => ({
          message: `the text that opens here with ${mark} ends${line === undefined ? '' : ` in line ${line},`} before “${rest}”`,
          hint:
            mark === "'"
              ? 'Close it where it shall end. An apostrophe inside such a text is written twice (\'\'), or the text stands between " and ".'
              : "Close it where it shall end. A quotation mark inside such a text is written \\\", or the text stands between ' and '.",
        }),
        fr: ({ mark, rest, line }) => ({
          message: `le texte ouvert ici par ${mark} se termine${line === undefined ? '' : ` à la ligne ${line},`} avant « ${rest} »`,
          hint:
            mark === "'"
              ? 'Refermez-le où il doit finir. Dans un tel texte, une apostrophe s’écrit deux fois (\'\'), ou bien le texte se met entre " et ".'
              : "Refermez-le où il doit finir. Dans un tel texte, un guillemet droit s’écrit \\\", ou bien le texte se met entre ' et '.",
        }),
      }),
      open: message({
        example: { mark: '{', closing: '}' },
        en: ({ mark, closing }) => ({ message: `the ${mark} that opens here is not closed`, hint: `Write ${closing} where it ends.` }),
        fr: ({ mark, closing }) => ({ message: `${mark}, ouvert ici, n’est pas refermé`, hint: `Écrivez ${closing} à la fin.` }),
      }),
      closed: message({
        example: { mark: '}' },
        en: ({ mark }) => ({
          message: `this ${mark} closes nothing`,
          hint: `Take it out, or write the mark that opens before it. A text that holds ${mark} goes in quotation marks.`,
        }),
        fr: ({ mark }) => ({
          message: `ce ${mark} ne referme rien`,
          hint: `Retirez-le, ou écrivez avant lui le signe qui l’ouvre. Un texte qui contient ${mark} va entre guillemets droits.`,
        }),
      }),
      commas: fixedMessage({
        en: { message: 'nothing stands before this comma', hint: 'Take it out. A text that holds commas goes in quotation marks.' },
        fr: {
          message: 'il n’y a rien avant cette virgule',
          hint: 'Retirez-la. Un texte qui contient des virgules va entre guillemets droits.',
        },
      }),
      escape: message({
        example: { text: '\\c' },
        en: ({ text }) => ({
          message: `${text} means nothing in a text between " and "`,
          hint: 'A backslash that shall be printed is written twice: \\\\',
        }),
        fr: ({ text }) => ({
          message: `${text} ne veut rien dire dans un texte entre " et "`,
          hint: 'Une barre oblique inverse à afficher s’écrit deux fois : \\\\',
        }),
      }),
      character: message({
        example: { code: 'U+0007' },
        en: ({ code }) => ({
          message: `the text holds ${code}, a character that no page can show`,
          hint: 'It cannot be seen: write the text anew instead of copying it.',
        }),
        fr: ({ code }) => ({
          message: `le texte contient ${code}, un caractère qu’aucune page ne peut montrer`,
          hint: 'On ne le voit pas : récrivez le texte au lieu de le copier.',
        }),
      }),
      second: fixedMessage({
        en: { message: '“---” ends the config here and begins another', hint: 'A file holds one config: take the line out.' },
        fr: {
          message: '« --- » termine ici le fichier et en commence un autre',
          hint: 'Un fichier contient une seule configuration : retirez la ligne.',
        },
      }),
      directive: message({
        example: { text: '%YAML 1.1' },
        en: ({ text }) => ({
          message: `“${text}” asks for another kind of YAML`,
          hint: 'A config is YAML 1.2 and needs no such line: take it out.',
        }),
        fr: ({ text }) => ({
          message: `« ${text} » demande une autre sorte de YAML`,
          hint: 'Une configuration est en YAML 1.2 et n’a pas besoin de cette ligne : retirez-la.',
        }),
      }),
      tag: message({
        example: { tag: '!!binary' },
        en: ({ tag }) => ({
          message: `“${tag}” asks for a kind of value that no config holds`,
          hint: `Take it out. A text that begins with “!” goes in quotation marks.`,
        }),
        fr: ({ tag }) => ({
          message: `« ${tag} » demande une sorte de valeur qu’aucune configuration ne contient`,
          hint: 'Retirez-le. Un texte qui commence par « ! » va entre guillemets droits.',
        }),
      }),
      other: fixedMessage({
        en: {
          message: 'this line cannot be read',
          hint: 'Compare it with its neighbours: its brackets, commas and quotation marks. A text with “: ” or “ #” inside goes in quotation marks.',
        },
        fr: {
          message: 'cette ligne est illisible',
          hint: 'Comparez avec les lignes voisines : crochets, virgules, guillemets. Un texte qui contient un deux-points ou un « # » va entre guillemets droits.',
        },
      }),
    },
  },
  YAML_DUPLICATE_KEY: {
    severity: 'error',
    about: 'One group of keys has the same key twice, and only one of the two could count.',
    variants: {
      key: message({
        example: { key: 'founded', line: 12 },
        en: ({ key, line }) => ({
          message: `the key “${key}” stands here a second time, after line ${line}`,
          hint: 'Keep one of the two.',
        }),
        fr: ({ key, line }) => ({
          message: `la clé « ${key} » est là une deuxième fois, après la ligne ${line}`,
          hint: 'Gardez l’un des deux.',
        }),
      }),
      item: message({
        example: { keys: ['id', 'name'], line: 12 },
        en: ({ keys, line }) => ({
          message: `the keys ${keys
            .slice(0, 3)
            .map(key => `“${key}”`)
            .join(', ')} stand here a second time, after line ${line}`,
          hint: 'If the next item of a list begins here, write “- ” before its first key. Otherwise keep one of the two.',
        }),
        fr: ({ keys, line }) => ({
          message: `les clés ${keys
            .slice(0, 3)
            .map(key => `« ${key} »`)
            .join(', ')} sont là une deuxième fois, après la ligne ${line}`,
          hint: 'Si l’élément suivant d’une liste commence ici, écrivez « - » avant sa première clé. Sinon, gardez l’une des deux.',
        }),
      }),
    },
  },
  YAML_ALIASES: {
    severity: 'error',
    about: 'YAML can repeat a value by an alias (*name); here an alias repeats nothing.',
    text: message({
      example: { name: 'hours' },
      en: ({ name }) => ({
        message: `“*${name}” repeats a value that is called “&${name}”, and none above it is`,
        hint: `${noAliases.en} A text that begins with “*” goes in quotation marks.`,
      }),
      fr: ({ name }) => ({
        message: `« *${name} » répète une valeur nommée « &${name} », et il n’y en a aucune au-dessus`,
        hint: `${noAliases.fr} Un texte qui commence par « * » va entre guillemets droits.`,
      }),
    }),
  },
} as const satisfies MessageTable
