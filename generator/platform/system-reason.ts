/** Messages for system errors. */
import { join, relative, sep } from 'node:path'
import { hasSources, packageRoot } from './package.ts'

interface SystemError {
  readonly reason: string
  readonly remedy: string
}

const rights: SystemError = {
  reason: 'permission denied',
  remedy: 'Change its permissions, or choose another folder.',
}
const room = 'Free some space and run the command again.'
const otherPlace = 'Choose another folder.'

const systemErrors: Readonly<Record<string, SystemError>> = {
  EACCES: rights,
  EPERM: { ...rights, reason: 'operation not permitted' },
  EROFS: { reason: 'the disk is read-only', remedy: otherPlace },
  ENOSPC: { reason: 'the disk is full', remedy: room },
  EDQUOT: { reason: 'the disk quota is used up', remedy: room },
  EFBIG: { reason: 'the file is larger than this system allows', remedy: 'Raise the limit (ulimit -f) and run the command again.' },
  EIO: { reason: 'the disk could not be read or written', remedy: 'Check the disk, or choose another folder.' },
  ENOTDIR: { reason: 'it or a part of its path is a file, not a folder', remedy: otherPlace },
  EISDIR: { reason: 'it is a folder, not a file', remedy: otherPlace },
  EEXIST: { reason: 'a file or folder with this name already exists', remedy: otherPlace },
  ENAMETOOLONG: { reason: 'the name is too long for this disk', remedy: 'Choose a shorter name.' },
  ELOOP: { reason: 'its symbolic links form a loop', remedy: 'Fix the links, or choose another folder.' },
  EMFILE: { reason: 'too many files are open', remedy: 'Raise the limit (ulimit -n) and run the command again.' },
  EBUSY: { reason: 'another program is using it', remedy: 'Close that program, or choose another folder.' },
  ECHANGED: {
    reason: 'another program changed this file at the same time, so nothing was written',
    remedy: 'Run the command again.',
  },
  EOUTSIDE: {
    reason: 'it leads outside of the site through a symbolic link, so nothing was written',
    remedy: 'Replace the link with a file or folder in the site.',
  },
  EEDIT: {
    reason: 'this change would damage the config, so nothing was written',
    remedy: 'Edit this key in the config by hand.',
  },
  ELOCKED: { reason: 'another Townsite command is writing this file', remedy: 'Wait for it to finish, then run this command again.' },
  EADDRINUSE: { reason: 'the port is already in use', remedy: 'Choose another one. Example: --port 8080' },
  EADDRNOTAVAIL: { reason: 'this computer does not have this network address', remedy: 'Choose another one. Example: --host 127.0.0.1' },
}

interface ErrorText {
  readonly text: string
  readonly remedy: string
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
  return { text: `${file} is missing`, remedy: `It is part of Townsite. To restore it, run: ${command}` }
}

const errorTextOf = (error: unknown): ErrorText | undefined => {
  if (typeof error !== 'object' || error === null || !('code' in error) || typeof error.code !== 'string') return undefined
  const known = systemErrors[error.code]
  if (known === undefined) return isPartMissing(error) ? partMissing(error.path) : undefined
  const what = 'path' in error && typeof error.path === 'string' ? error.path : 'address' in error ? String(error.address) : 'a file'
  return { text: `${what}: ${known.reason} (${error.code})`, remedy: known.remedy }
}

/** The message with what to do; `undefined` if it is not a system error. */
export const systemErrorText = (error: unknown): string | undefined => {
  const found = errorTextOf(error)
  return found && `${found.text}. ${found.remedy}`
}

/** The message without what to do and without a full stop. */
export const systemReason = (error: unknown): string =>
  errorTextOf(error)?.text ?? (typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error))
