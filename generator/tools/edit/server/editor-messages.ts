/** Why the editor cannot do what it was asked to. */
import { formatBuildDiagnostic } from '../../../site/messages/index.ts'
import type { Problem as ProblemData } from '../../../site/model/diagnostic.ts'
import { cloneMessages } from '../../clone/clone-messages.ts'
import { listed, type MessageOf, withValues, wordingOf } from '../../messages.ts'

interface File {
  readonly file: string
}

const editorMessages = {
  configName: cloneMessages.configName,
  folderIsFile: cloneMessages.folderIsFile,
  unknownCall: { en: 'The editor cannot do that.', fr: 'L’éditeur ne sait pas faire cela.' },
  invalidCall: { en: 'The editor did not understand that.', fr: 'L’éditeur n’a pas compris.' },
  noPages: { en: 'The site has no pages.', fr: 'Le site n’a pas de pages.' },
  invalid: {
    en: 'There are mistakes: they stay out of the file until they are mended.',
    fr: 'Il y a des erreurs : elles restent hors du fichier tant qu’elles ne sont pas corrigées.',
  },
  invalidElsewhere: withValues<File & { readonly more: number; readonly problem: ProblemData; readonly place: string }>({
    en: ({ file, more, problem, place }) =>
      `There are mistakes in ${more === 0 ? file : `${file} and ${more} more`}: ${formatBuildDiagnostic(problem, 'en').message} (${place}). Choose it at the top and mend them first. Nothing was saved.`,
    fr: ({ file, more, problem, place }) =>
      `Il y a des erreurs dans ${more === 0 ? file : `${file} et ${more} autres`} : ${formatBuildDiagnostic(problem, 'fr').message} (${place}). Choisissez-le en haut et corrigez-les d’abord. Rien n’a été enregistré.`,
  }),
  readDifferently: withValues<File>({
    en: ({ file }) =>
      `Nothing was saved: ${file}, read once more as a whole, does not say what is shown here. Close the editor and begin it again: what you changed is kept, and will be there.`,
    fr: ({ file }) =>
      `Rien n’a été enregistré : ${file}, relu au complet, ne dit pas ce qui est montré ici. Fermez l’éditeur et rouvrez-le : ce que vous avez changé est gardé, et sera là.`,
  }),
  unreadable: {
    en: 'The config cannot be read: mend it in its file first.',
    fr: 'La configuration est illisible : corrigez d’abord son fichier.',
  },
  unreadableText: {
    en: 'The text of the file cannot be read as it stands: mend it under “File” first.',
    fr: 'Le texte du fichier est illisible tel quel : corrigez-le d’abord sous « Fichier ».',
  },
  unreadableFile: withValues<File>({
    en: ({ file }) => `${file} cannot be read as it stands: mend it first.`,
    fr: ({ file }) => `${file} est illisible tel quel : corrigez-le d’abord.`,
  }),
  notExpressible: withValues<File>({
    en: ({ file }) => `${file} cannot say this by itself: its base, or a value that others repeat (&), stands in the way.`,
    fr: ({ file }) => `${file} ne peut pas dire cela à lui seul : sa base, ou une valeur répétée ailleurs (&), s’y oppose.`,
  }),
  unknownConfig: { en: 'This session does not have that config.', fr: 'Ce fichier ne fait pas partie de cette séance.' },
  unknownFile: { en: 'This config has no such file.', fr: 'Cette configuration n’a pas de fichier de ce nom.' },
  baseChanged: {
    en: 'Which config it extends is changed in the file itself: then begin the editor again.',
    fr: 'Le fichier dont celui-ci part (extends) se change dans le fichier lui-même : rouvrez ensuite l’éditeur.',
  },
  changedAgain: {
    en: 'The file was changed once more meanwhile: look at both again.',
    fr: 'Le fichier a encore été modifié entre-temps : regardez de nouveau les deux.',
  },
  missingColumns: withValues<{ readonly columns: readonly string[] }>({
    en: ({ columns }) =>
      `The table lacks the ${columns.length === 1 ? 'column' : 'columns'} ${columns.join(', ')}: begin with one that was downloaded here.`,
    fr: ({ columns }) =>
      `Il manque au tableau ${columns.length === 1 ? 'la colonne' : 'les colonnes'} ${listed(columns, 'fr')} : partez d’un tableau téléchargé ici.`,
  }),
  unreadableWithTable: withValues<File>({
    en: ({ file }) => `${file} could not be read with this table, so nothing of it was taken.`,
    fr: ({ file }) => `${file} serait illisible avec ce tableau : rien n’en a été repris.`,
  }),
  /** A problem of a file, as its diagnostic words it. */
  /** A text that is in the language already. */
  reason: withValues<{ readonly reason: string }>({ en: ({ reason }) => reason, fr: ({ reason }) => reason }),
  problem: withValues<{ readonly problem: ProblemData }>({
    en: ({ problem }) => formatBuildDiagnostic(problem, 'en').message,
    fr: ({ problem }) => formatBuildDiagnostic(problem, 'fr').message,
  }),
  unsavedBase: withValues<{ readonly files: readonly string[] }>({
    en: ({ files }) => `A new city is made of what is saved: save ${files.join(', ')} first.`,
    fr: ({ files }) => `Une nouvelle ville se fait à partir de ce qui est enregistré : enregistrez d’abord ${listed(files, 'fr')}.`,
  }),
  isOverlay: withValues<File>({
    en: ({ file }) => `${file} itself holds only what differs from another config.`,
    fr: ({ file }) => `${file} lui-même ne contient que ce qui le distingue d’un autre fichier.`,
  }),
  nameTaken: withValues<File>({
    en: ({ file }) => `${file} is there already. Choose it at the top, or give another name.`,
    fr: ({ file }) => `${file} existe déjà. Choisissez-le en haut, ou donnez un autre nom.`,
  }),
  folderElsewhere: withValues<File>({
    en: ({ file }) => `The folder of ${file} leads elsewhere, so nothing is written to it.`,
    fr: ({ file }) => `Le dossier de ${file} mène ailleurs : rien n’y est écrit.`,
  }),
} as const

export type EditorMessage = MessageOf<typeof editorMessages>

export const editorText = wordingOf(editorMessages)

/** A request that cannot be done, with the reason for the person. */
export class CannotChange extends Error {
  readonly reason: EditorMessage

  constructor(reason: EditorMessage) {
    super(editorText(reason, 'en'))
    this.reason = reason
  }
}
