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
  unknownCall: {
    en: 'The editor doesn’t have this function. Reload the page and try again.',
    fr: 'L’éditeur n’offre pas cette fonction. Rechargez la page, puis réessayez.',
  },
  invalidCall: {
    en: 'The editor received an invalid request. Reload the page and try again.',
    fr: 'L’éditeur a reçu une demande invalide. Rechargez la page, puis réessayez.',
  },
  noPages: { en: 'This site has no pages.', fr: 'Ce site n’a aucune page.' },
  invalid: {
    en: 'Fix the errors to save. Until then, the file stays as it is.',
    fr: 'Corrigez les erreurs pour enregistrer. D’ici là, le fichier reste tel quel.',
  },
  invalidElsewhere: withValues<File & { readonly more: number; readonly problem: ProblemData; readonly place: string }>({
    en: ({ file, more, problem, place }) =>
      `Nothing was saved, because your changes cause errors in ${more === 0 ? file : `${file} and ${more} other ${more === 1 ? 'file' : 'files'}`}: ${formatBuildDiagnostic(problem, 'en').message} (${place}). Choose ${file} at the top and fix them.`,
    fr: ({ file, more, problem, place }) =>
      `Rien n’a été enregistré, car vos modifications causent des erreurs dans ${more === 0 ? file : `${file} et ${more} ${more === 1 ? 'autre fichier' : 'autres fichiers'}`} : ${formatBuildDiagnostic(problem, 'fr').message} (${place}). Choisissez ${file} en haut, puis corrigez-les.`,
  }),
  readDifferently: withValues<File>({
    en: ({ file }) =>
      `Nothing was saved, because ${file} would not have the values shown here. Close the editor and start it again: your changes are in a draft and will be restored.`,
    fr: ({ file }) =>
      `Rien n’a été enregistré, car ${file} n’aurait pas les valeurs affichées ici. Fermez l’éditeur et rouvrez-le : vos modifications sont gardées comme brouillon et seront rétablies.`,
  }),
  unreadable: {
    en: 'The config contains an error and can’t be edited here. Fix it in the file first.',
    fr: 'La configuration contient une erreur et ne peut pas être modifiée ici. Corrigez d’abord le fichier.',
  },
  unreadableText: {
    en: 'The file isn’t valid YAML. Fix it under “File” first.',
    fr: 'Le fichier n’est pas du YAML valide. Corrigez-le d’abord sous « Fichier ».',
  },
  unreadableFile: withValues<File>({
    en: ({ file }) => `${file} isn’t valid YAML. Fix it first.`,
    fr: ({ file }) => `${file} n’est pas du YAML valide. Corrigez-le d’abord.`,
  }),
  notExpressible: withValues<File>({
    en: ({ file }) => `This change can’t be written to ${file}, because of its base config or an anchor (&) in it. Make it under “File”.`,
    fr: ({ file }) =>
      `Cette modification ne peut pas être écrite dans ${file}, à cause de sa base ou d’une ancre (&). Faites-la sous « Fichier ».`,
  }),
  unknownConfig: { en: 'That site isn’t open in this editor.', fr: 'Ce site n’est pas ouvert dans cet éditeur.' },
  unknownFile: { en: 'This site has no file with that name.', fr: 'Ce site n’a aucun fichier de ce nom.' },
  baseChanged: {
    en: 'To change “extends”, edit the file outside the editor, then start the editor again.',
    fr: 'Pour changer « extends », modifiez le fichier hors de l’éditeur, puis rouvrez l’éditeur.',
  },
  changedAgain: {
    en: 'The file changed again in the meantime. Compare the versions again.',
    fr: 'Le fichier a encore changé entre-temps. Comparez de nouveau les versions.',
  },
  changedWhileSaving: withValues<File>({
    en: ({ file }) => `Another program changed ${file} at the same time, so it was not saved. Your changes are still here. Save again.`,
    fr: ({ file }) =>
      `Un autre programme a modifié ${file} au même moment : le fichier n’a pas été enregistré. Vos modifications sont toujours là : enregistrez de nouveau.`,
  }),
  missingColumns: withValues<{ readonly columns: readonly string[] }>({
    en: ({ columns }) =>
      `The table has no ${columns.length === 1 ? 'column' : 'columns'} ${columns.join(', ')}. Use a table that you downloaded here.`,
    fr: ({ columns }) =>
      `Il manque au tableau ${columns.length === 1 ? 'la colonne' : 'les colonnes'} ${listed(columns, 'fr')}. Utilisez un tableau téléchargé ici.`,
  }),
  unreadableWithTable: withValues<File>({
    en: ({ file }) => `Nothing was imported, because ${file} would no longer be valid with this table.`,
    fr: ({ file }) => `Rien n’a été importé, car ${file} ne serait plus valide avec ce tableau.`,
  }),
  /** A reason that is already in the right language. */
  reason: withValues<{ readonly reason: string }>({ en: ({ reason }) => reason, fr: ({ reason }) => reason }),
  problem: withValues<{ readonly problem: ProblemData }>({
    en: ({ problem }) => formatBuildDiagnostic(problem, 'en').message,
    fr: ({ problem }) => formatBuildDiagnostic(problem, 'fr').message,
  }),
  unsavedBase: withValues<{ readonly files: readonly string[] }>({
    en: ({ files }) => `A new city is created from the saved site. Save ${listed(files, 'en')} first.`,
    fr: ({ files }) => `Une nouvelle ville se crée à partir du site enregistré. Enregistrez d’abord ${listed(files, 'fr')}.`,
  }),
  isOverlay: withValues<File>({
    en: ({ file }) => `${file} contains only the differences from another config, so it can’t be copied completely.`,
    fr: ({ file }) => `${file} ne contient que ses différences avec un autre fichier : il ne peut pas être copié au complet.`,
  }),
  nameTaken: withValues<File>({
    en: ({ file }) => `${file} already exists. Choose it at the top, or enter another name.`,
    fr: ({ file }) => `${file} existe déjà. Choisissez-le en haut, ou entrez un autre nom.`,
  }),
  folderElsewhere: withValues<File>({
    en: ({ file }) => `${file} was not written, because its folder is a link to another folder.`,
    fr: ({ file }) => `${file} n’a pas été écrit, car son dossier est un lien vers un autre dossier.`,
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
