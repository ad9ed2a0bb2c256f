/** Messages for system errors. */
import { join, relative, sep } from 'node:path'
import { hasSources, packageRoot } from './package.ts'

interface SystemError {
  readonly reason: string
  readonly remedy: string
}

const rights: SystemError = {
  reason: 'this account may not write or read it',
  remedy: 'Change its rights, or work in another place.',
}
const room = 'Make room there and start again.'
const otherPlace = 'Name another place.'

const systemErrors: Readonly<Record<string, SystemError>> = {
  EACCES: rights,
  EPERM: { ...rights, reason: 'the system does not permit it' },
  EROFS: { reason: 'its disk is read-only', remedy: otherPlace },
  ENOSPC: { reason: 'the disk is full', remedy: room },
  EDQUOT: { reason: 'the disk quota is used up', remedy: room },
  EFBIG: { reason: 'files may not be as large here', remedy: 'Raise the limit (ulimit -f) and start again.' },
  EIO: { reason: 'its disk does not answer as it should', remedy: 'Look after the disk, or name another place.' },
  ENOTDIR: { reason: 'it, or something on the way to it, is a file and not a folder', remedy: otherPlace },
  EISDIR: { reason: 'it is a folder, not a file', remedy: otherPlace },
  EEXIST: { reason: 'something else has this name already', remedy: otherPlace },
  ENAMETOOLONG: { reason: 'its name is too long for this disk', remedy: 'Name a shorter one.' },
  ELOOP: { reason: 'its links lead in a circle', remedy: 'Fix the links, or name another place.' },
  EMFILE: { reason: 'too many files are open', remedy: 'Raise the limit (ulimit -n) and start again.' },
  EBUSY: { reason: 'another program is using it', remedy: 'End that program, or name another place.' },
  ECHANGED: {
    reason: 'another program changed this file at the same time, so this command did not write it',
    remedy: 'Run the command again: it starts from the new text.',
  },
  EOUTSIDE: {
    reason: 'it is a link, or in a linked folder, that leads out of the site, so nothing was written there',
    remedy: 'Replace the link with a file or folder of the site.',
  },
  EEDIT: {
    reason: 'this change would damage the config, so nothing was written',
    remedy: 'Change this key in the config by hand.',
  },
  ELOCKED: { reason: 'another Townsite command is writing this file', remedy: 'Wait until it ends, and run the command again.' },
  EADDRINUSE: { reason: 'the port is taken', remedy: 'Name another with --port.' },
  EADDRNOTAVAIL: { reason: 'this computer has no such network address', remedy: 'Name another with --host.' },
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
  return { text: `${file} is missing`, remedy: `It is a part of Townsite; this brings it back: ${command}` }
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
