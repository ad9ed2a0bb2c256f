/** Context that is added to messages, where it depends on the files that a config is made of. */
import type { MessageValues, Note } from '../model/diagnostic.ts'
import { characterName } from './characters.ts'
import type { Translated } from './language.ts'

interface NoteText<Values> {
  /** A sentence that is added to the hint. */
  readonly hint?: Translated<(values: Values) => string>
  /** Whether the hint of the message does not apply. */
  readonly replacesHint?: true
  /** Changes the message. */
  readonly message?: Translated<(message: string, values: Values) => string>
}

const note = <Values extends MessageValues>(text: NoteText<Values>): NoteText<Values> => text

/** Joins sentences. Each but the last ends with a full stop. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts
    .filter(part => part !== undefined)
    .map((part, index, parts) => (index === parts.length - 1 || /[.?!]$/.test(part) ? part : `${part}.`))
    .join(' ')

type ValueKind = 'leaf' | 'group' | 'list'

const kindNames: Translated<Readonly<Record<ValueKind, string>>> = {
  en: { leaf: 'a single value', group: 'a group of keys', list: 'a list' },
  fr: { leaf: 'une seule valeur', group: 'un groupe de clés', list: 'une liste' },
}

/** ` (on /a, /b and 12 more pages)` */
const pageList = (pages: readonly string[], on: string, and: string, more: string): string => {
  const [first, second] = pages
  if (first === undefined) return ''
  return pages.length <= 3 ? ` (${on} ${pages.join(', ')})` : ` (${on} ${first}, ${second} ${and} ${pages.length - 2} ${more})`
}

// Locations are written `site.config.yaml:12`.
const table = {
  'pack-text': note<{ readonly at: string; readonly line: string; readonly file: string }>({
    hint: {
      en: ({ at, line, file }) => `This default text comes from ${at}. To replace it, write “${line}” in ${file}.`,
      fr: ({ at, line, file }) => `Ce texte par défaut vient de ${at}. Pour le remplacer, écrivez « ${line} » dans ${file}.`,
    },
  }),
  'on-pages': note<{ readonly pages: readonly string[] }>({
    message: {
      en: (message, { pages }) => `${message}${pageList(pages, 'on', 'and', 'more pages')}`,
      fr: (message, { pages }) => `${message}${pageList(pages, 'sur', 'et', 'autres pages')}`,
    },
  }),
  'own-line': note<{ readonly line: string }>({
    hint: {
      en: ({ line }) => `To change it only there, write ${line}.`,
      fr: ({ line }) => `Pour le changer là seulement, écrivez ${line}.`,
    },
  }),
  'base-of': note<{ readonly base: string; readonly file: string }>({
    hint: {
      en: ({ base, file }) => `${base} is the base of ${file}.`,
      fr: ({ base, file }) => `${base} est la base de ${file}.`,
    },
  }),
  overlays: note<{ readonly at: string; readonly kind: ValueKind | undefined }>({
    hint: {
      en: ({ at, kind }) => `It overlays ${kind === undefined ? '' : `${kindNames.en[kind]} in `}${at}.`,
      fr: ({ at, kind }) => `Cela remplace ${kind === undefined ? 'la valeur de ' : `${kindNames.fr[kind]} de `}${at}.`,
    },
  }),
  removed: note<{ readonly by: string; readonly from: string }>({
    replacesHint: true,
    hint: {
      en: ({ by, from }) => `${by} removes it from ${from}. Remove what refers to it too.`,
      fr: ({ by, from }) => `${by} le retire de ${from}. Retirez aussi ce qui y renvoie.`,
    },
  }),
  'list-in': note<{ readonly key: string; readonly at: string }>({
    hint: {
      en: ({ key, at }) => `“${key}” is in ${at}.`,
      fr: ({ key, at }) => `« ${key} » se trouve dans ${at}.`,
    },
  }),
  'other-in': note<{ readonly at: string }>({
    hint: { en: ({ at }) => `The other is in ${at}.`, fr: ({ at }) => `L’autre se trouve dans ${at}.` },
  }),
  'strange-character': note<{ readonly character: string; readonly before: string }>({
    hint: {
      en: ({ character, before }) =>
        `It contains ${characterName(character, 'en')} ${before === '' ? 'at the start' : `after “${before}”`}. Type it instead of copying it.`,
      fr: ({ character, before }) =>
        `Il y a ${characterName(character, 'fr')} ${before === '' ? 'au début' : `après « ${before} »`}. Tapez-le au lieu de le copier.`,
    },
  }),
  cleared: note<{ readonly from: string }>({
    replacesHint: true,
    message: { en: message => `${message}, because it is cleared here`, fr: message => `${message}, car la valeur est effacée ici` },
    hint: {
      en: ({ from }) => `Write a value, or remove the line to use the value of ${from}.`,
      fr: ({ from }) => `Écrivez une valeur, ou retirez la ligne pour utiliser la valeur de ${from}.`,
    },
  }),
  'inherited-setting': note<{ readonly file: string; readonly line: string; readonly key: string }>({
    replacesHint: true,
    hint: {
      en: ({ file, line, key }) => `In ${file}, write “${line}” under “${key}”`,
      fr: ({ file, line, key }) => `Dans ${file}, écrivez « ${line} » sous « ${key} »`,
    },
  }),
  extended: note<{ readonly file: string; readonly base: string }>({
    message: {
      en: (message, { file, base }) => `${file} extends ${base}. ${message}`,
      fr: (message, { file, base }) => `${file} hérite de ${base}. ${message}`,
    },
  }),
  'extends-meant': note<{ readonly near: string | undefined }>({
    replacesHint: true,
    hint: {
      en: ({ near }) =>
        near === undefined ? 'Write the path relative to the folder of the file that extends it.' : `Did you mean “${near}”?`,
      fr: ({ near }) =>
        near === undefined
          ? 'Écrivez le chemin à partir du dossier du fichier qui contient « extends ».'
          : `Vouliez-vous écrire « ${near} »?`,
    },
  }),
} as const

export type NoteCode = keyof typeof table

/** The notes by their code. `never`: they take different values. */
export const notes: Readonly<Record<string, NoteText<never> | undefined>> = table

type ValuesOf<C extends NoteCode> = (typeof table)[C] extends NoteText<infer Values> ? Values : never

export const notesBefore = (notes: readonly Note[], code: NoteCode): readonly Note[] => {
  const at = notes.findIndex(one => one.code === code)
  return at < 0 ? notes : notes.slice(0, at)
}

/** Returns a note for `Problem.notes`. */
export const noteOf = <C extends NoteCode>(code: C, values: ValuesOf<C> & MessageValues): Note => ({ code, values })
