/** Why a request to the editor cannot be answered. */
import { formatBuildDiagnostic } from '../../../site/messages/index.ts'
import type { Problem as ProblemData } from '../../../site/model/diagnostic.ts'
import { cloneMessages } from '../../clone/clone-messages.ts'
import { listed, type MessageOf, withValues, wordingOf } from '../../messages.ts'

interface File {
  readonly file: string
}

const editorMessages = {
  configName: cloneMessages.configName,
  controlCharacters: cloneMessages.controlCharacters,
  deviceName: cloneMessages.deviceName,
  folderIsFile: cloneMessages.folderIsFile,
  internalFolder: cloneMessages.internalFolder,
  unknownCall: { en: 'The editor cannot do that.', fr: 'L’éditeur ne sait pas faire cela.' },
  invalidCall: { en: 'The editor received an invalid request.', fr: 'L’éditeur n’a pas compris.' },
  noPages: { en: 'The site has no pages.', fr: 'Le site n’a pas de pages.' },
  invalid: {
    en: 'There are errors: they stay out of the file until they are fixed.',
    fr: 'Il y a des erreurs : elles restent hors du fichier tant qu’elles ne sont pas corrigées.',
  },
  invalidElsewhere: withValues<File & { readonly more: number; readonly problem: ProblemData; readonly place: string }>({
    en: ({ file, more, problem, place }) =>
      `There are errors in ${more === 0 ? file : `${file} and ${more} more`}: ${formatBuildDiagnostic(problem, 'en').message} (${place}). Choose it at the top and fix them first. Nothing was saved.`,
    fr: ({ file, more, problem, place }) =>
      `Il y a des erreurs dans ${more === 0 ? file : `${file} et ${more} autres`} : ${formatBuildDiagnostic(problem, 'fr').message} (${place}). Choisissez-le en haut et corrigez-les d’abord. Rien n’a été enregistré.`,
  }),
  readDifferently: withValues<File>({
    en: ({ file }) =>
      `Nothing was saved: ${file} would not have the values that are shown here. Close the editor and start it again: your changes are in a draft, and will be restored.`,
    fr: ({ file }) =>
      `Rien n’a été enregistré : ${file}, relu au complet, ne dit pas ce qui est montré ici. Fermez l’éditeur et rouvrez-le : ce que vous avez changé est gardé, et sera là.`,
  }),
  unreadable: {
    en: 'The config cannot be read: fix it in its file first.',
    fr: 'La configuration est illisible : corrigez d’abord son fichier.',
  },
  unreadableText: {
    en: 'The text of the file cannot be read: fix it under “File” first.',
    fr: 'Le texte du fichier est illisible tel quel : corrigez-le d’abord sous « Fichier ».',
  },
  unreadableFile: withValues<File>({
    en: ({ file }) => `${file} cannot be read: fix it first.`,
    fr: ({ file }) => `${file} est illisible tel quel : corrigez-le d’abord.`,
  }),
  notExpressible: withValues<File>({
    en: ({ file }) => `${file} cannot express this: its base, or a value that others repeat (&), prevents it.`,
    fr: ({ file }) => `${file} ne peut pas dire cela à lui seul : sa base, ou une valeur répétée ailleurs (&), s’y oppose.`,
  }),
  unknownConfig: { en: 'This session does not have that config.', fr: 'Ce fichier ne fait pas partie de cette séance.' },
  unknownFile: { en: 'This config has no such file.', fr: 'Cette configuration n’a pas de fichier de ce nom.' },
  baseChanged: {
    en: 'Which config it extends is changed in the file itself: then start the editor again.',
    fr: 'Le fichier dont celui-ci part (extends) se change dans le fichier lui-même : rouvrez ensuite l’éditeur.',
  },
  changedAgain: {
    en: 'The file was changed again in the meantime: compare both again.',
    fr: 'Le fichier a encore été modifié entre-temps : regardez de nouveau les deux.',
  },
  changedWhileSaving: withValues<File>({
    en: ({ file }) => `Another program changed ${file} at the same time, so it was not saved. Your changes are still here: save again.`,
    fr: ({ file }) =>
      `Un autre programme a modifié ${file} au même moment : le fichier n’a pas été enregistré. Vos changements sont toujours là : enregistrez de nouveau.`,
  }),
  missingColumns: withValues<{ readonly columns: readonly string[] }>({
    en: ({ columns }) =>
      `The table lacks the ${columns.length === 1 ? 'column' : 'columns'} ${columns.join(', ')}: start with one that was downloaded here.`,
    fr: ({ columns }) =>
      `Il manque au tableau ${columns.length === 1 ? 'la colonne' : 'les colonnes'} ${listed(columns, 'fr')} : partez d’un tableau téléchargé ici.`,
  }),
  unreadableWithTable: withValues<File>({
    en: ({ file }) => `${file} could not be read with this table, so nothing was imported.`,
    fr: ({ file }) => `${file} serait illisible avec ce tableau : rien n’en a été repris.`,
  }),
  /** A reason that is already in the right language. */
  reason: withValues<{ readonly reason: string }>({ en: ({ reason }) => reason, fr: ({ reason }) => reason }),
  problem: withValues<{ readonly problem: ProblemData }>({
    en: ({ problem }) => formatBuildDiagnostic(problem, 'en').message,
    fr: ({ problem }) => formatBuildDiagnostic(problem, 'fr').message,
  }),
  unsavedBase: withValues<{ readonly files: readonly string[] }>({
    en: ({ files }) => `A new city is made from the saved files: save ${files.join(', ')} first.`,
    fr: ({ files }) => `Une nouvelle ville se fait à partir de ce qui est enregistré : enregistrez d’abord ${listed(files, 'fr')}.`,
  }),
  isOverlay: withValues<File>({
    en: ({ file }) => `${file} contains only the differences from another config.`,
    fr: ({ file }) => `${file} lui-même ne contient que ce qui le distingue d’un autre fichier.`,
  }),
  nameTaken: withValues<File>({
    en: ({ file }) => `${file} already exists. Choose it at the top, or give another name.`,
    fr: ({ file }) => `${file} existe déjà. Choisissez-le en haut, ou donnez un autre nom.`,
  }),
  folderElsewhere: withValues<File>({
    en: ({ file }) => `The folder of ${file} is a link to another folder, so nothing is written to it.`,
    fr: ({ file }) => `Le dossier de ${file} mène ailleurs : rien n’y est écrit.`,
  }),
} as const

export type EditorMessage = MessageOf<typeof editorMessages>

export const editorText = wordingOf(editorMessages)

/** A request that cannot be answered, with the reason for the user. */
export class CannotChange extends Error {
  readonly reason: EditorMessage

  constructor(reason: EditorMessage) {
    super(editorText(reason, 'en'))
    this.reason = reason
  }
}
