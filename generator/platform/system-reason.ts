/** Messages for system errors. */
import { join, relative, sep } from 'node:path'
import type { Translated } from '../site/messages/language.ts'
import { hasSources, packageRoot } from './package.ts'

interface SystemError {
  readonly reason: Translated<string>
  readonly remedy: Translated<string>
}

const room: Translated<string> = {
  en: 'Free some space and run the command again.',
  fr: 'Libérez de l’espace et relancez la commande.',
}
const otherPlace: Translated<string> = { en: 'Choose another folder.', fr: 'Choisissez un autre dossier.' }
const rights: SystemError = {
  reason: { en: 'permission denied', fr: 'accès refusé' },
  remedy: { en: 'Change its permissions, or choose another folder.', fr: 'Changez ses droits, ou choisissez un autre dossier.' },
}

const systemErrors: Readonly<Record<string, SystemError>> = {
  EACCES: rights,
  EPERM: { ...rights, reason: { en: 'operation not permitted', fr: 'opération non permise' } },
  EROFS: { reason: { en: 'the disk is read-only', fr: 'le disque est en lecture seule' }, remedy: otherPlace },
  ENOSPC: { reason: { en: 'the disk is full', fr: 'le disque est plein' }, remedy: room },
  EDQUOT: { reason: { en: 'the disk quota is used up', fr: 'le quota du disque est épuisé' }, remedy: room },
  EFBIG: {
    reason: { en: 'the file is larger than this system allows', fr: 'le fichier dépasse la taille permise par ce système' },
    remedy: {
      en: 'Raise the limit (ulimit -f) and run the command again.',
      fr: 'Augmentez la limite (ulimit -f) et relancez la commande.',
    },
  },
  EIO: {
    reason: { en: 'the disk could not be read or written', fr: 'le disque n’a pas pu être lu ou écrit' },
    remedy: { en: 'Check the disk, or choose another folder.', fr: 'Vérifiez le disque, ou choisissez un autre dossier.' },
  },
  ENOTDIR: {
    reason: {
      en: 'it or a part of its path is a file, not a folder',
      fr: 'ce nom ou une partie du chemin désigne un fichier, pas un dossier',
    },
    remedy: otherPlace,
  },
  EISDIR: { reason: { en: 'it is a folder, not a file', fr: 'c’est un dossier, pas un fichier' }, remedy: otherPlace },
  EEXIST: {
    reason: { en: 'a file or folder with this name already exists', fr: 'un fichier ou un dossier de ce nom existe déjà' },
    remedy: otherPlace,
  },
  ENAMETOOLONG: {
    reason: { en: 'the name is too long for this disk', fr: 'le nom est trop long pour ce disque' },
    remedy: { en: 'Choose a shorter name.', fr: 'Choisissez un nom plus court.' },
  },
  ELOOP: {
    reason: { en: 'its symbolic links form a loop', fr: 'ses liens symboliques forment une boucle' },
    remedy: { en: 'Fix the links, or choose another folder.', fr: 'Corrigez les liens, ou choisissez un autre dossier.' },
  },
  EMFILE: {
    reason: { en: 'too many files are open', fr: 'trop de fichiers sont ouverts' },
    remedy: {
      en: 'Raise the limit (ulimit -n) and run the command again.',
      fr: 'Augmentez la limite (ulimit -n) et relancez la commande.',
    },
  },
  EBUSY: {
    reason: { en: 'another program is using it', fr: 'un autre programme l’utilise' },
    remedy: { en: 'Close that program, or choose another folder.', fr: 'Fermez ce programme, ou choisissez un autre dossier.' },
  },
  ECHANGED: {
    reason: {
      en: 'another program changed this file at the same time, so nothing was written',
      fr: 'un autre programme a modifié ce fichier en même temps, donc rien n’a été écrit',
    },
    remedy: { en: 'Run the command again.', fr: 'Relancez la commande.' },
  },
  EOUTSIDE: {
    reason: {
      en: 'it leads outside of the site through a symbolic link, so nothing was written',
      fr: 'un lien symbolique mène hors du site, donc rien n’a été écrit',
    },
    remedy: {
      en: 'Replace the link with a file or folder in the site.',
      fr: 'Remplacez le lien par un fichier ou un dossier du site.',
    },
  },
  EEDIT: {
    reason: {
      en: 'this change would damage the config, so nothing was written',
      fr: 'cette modification abîmerait la configuration, donc rien n’a été écrit',
    },
    remedy: { en: 'Edit this key in the config by hand.', fr: 'Modifiez cette clé à la main dans la configuration.' },
  },
  ELOCKED: {
    reason: { en: 'another Townsite command is writing this file', fr: 'une autre commande de Townsite écrit ce fichier' },
    remedy: {
      en: 'Wait for it to finish, then run this command again.',
      fr: 'Attendez qu’elle finisse, puis relancez cette commande.',
    },
  },
  EADDRINUSE: {
    reason: { en: 'the port is already in use', fr: 'le port est déjà utilisé' },
    remedy: { en: 'Choose another one. Example: --port 8080', fr: 'Choisissez-en un autre. Exemple : --port 8080' },
  },
  EADDRNOTAVAIL: {
    reason: { en: 'this computer does not have this network address', fr: 'cet ordinateur n’a pas cette adresse réseau' },
    remedy: { en: 'Choose another one. Example: --host 127.0.0.1', fr: 'Choisissez-en une autre. Exemple : --host 127.0.0.1' },
  },
}

interface ErrorText {
  readonly text: Translated<string>
  readonly remedy: Translated<string>
}

/** Whether the missing file belongs to Townsite, such as a font or a stylesheet. */
const isPartMissing = (error: object): error is { readonly path: string } =>
  'code' in error &&
  error.code === 'ENOENT' &&
  'path' in error &&
  typeof error.path === 'string' &&
  ['assets', 'templates'].some(folder => String(error.path).startsWith(join(packageRoot, folder)))

const partMissing = (path: string): ErrorText => {
  const file = relative(packageRoot, path).split(sep).join('/')
  const command = hasSources ? `git checkout -- ${file}` : 'npm ci'
  return {
    text: { en: `${file} is missing`, fr: `${file} manque` },
    remedy: {
      en: `It is part of Townsite. To restore it, run: ${command}`,
      fr: `Ce fichier fait partie de Townsite. Pour le rétablir, lancez : ${command}`,
    },
  }
}

const errorTextOf = (error: unknown): ErrorText | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') return undefined
  const known = systemErrors[error.code]
  if (known === undefined) return isPartMissing(error) ? partMissing(error.path) : undefined
  const named = 'path' in error && typeof error.path === 'string' ? error.path : 'address' in error ? String(error.address) : undefined
  const { code } = error
  return {
    text: {
      en: `${named ?? 'a file'}: ${known.reason.en} (${code})`,
      fr: `${named ?? 'un fichier'} : ${known.reason.fr} (${code})`,
    },
    remedy: known.remedy,
  }
}

/** The message with what to do; `undefined` if it is not a system error. */
export const systemErrorText = (error: unknown): Translated<string> | undefined => {
  const found = errorTextOf(error)
  return found && { en: `${found.text.en}. ${found.remedy.en}`, fr: `${found.text.fr}. ${found.remedy.fr}` }
}

/** The message without what to do and without a full stop. */
export const systemReason = (error: unknown): Translated<string> => {
  const message = typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error)
  return errorTextOf(error)?.text ?? { en: message, fr: message }
}
