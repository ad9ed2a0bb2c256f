/** Mistakes in the call of a command, and faults of the computer that it runs on: told in one line, without a stack trace. */
import type { Option } from './command.ts'

/** Names that npm knows for itself: what its environment says of them was not meant for us. */
const npmsOwn = new Set(['cache', 'email', 'json', 'quiet', 'verbose', 'help', 'version'])

const longName = (flags: string): string | undefined => /--(?:no-)?([a-z-]+)/.exec(flags)?.[1]

/** Options that npm took for itself, since no `--` stood before them: it leaves them in the environment of the script. */
export const consumedByNpm = (
  command: string,
  options: readonly Option[],
  { argv, env }: { readonly argv: readonly string[]; readonly env: Readonly<Record<string, string | undefined>> },
): readonly string[] =>
  env.npm_lifecycle_event !== command
    ? []
    : options.flatMap(({ flags }) => {
        const name = longName(flags)
        if (name === undefined || npmsOwn.has(name)) return []
        const value = env[`npm_config_${name.replaceAll('-', '_')}`]
        const isGiven = argv.some(one => one === `--${name}` || one.startsWith(`--${name}=`))
        if (value === undefined || value === '' || isGiven) return []
        // Without `=`, npm takes the value for an argument of the script.
        return [value === 'true' ? flags.replace('...', '') : `--${name} ${value}`]
      })

const listed = (names: readonly string[]): string => new Intl.ListFormat('en').format(names)

/** `error: npm kept --out for itself …` */
export const consumedByNpmText = (script: string, consumed: readonly string[]): string =>
  `npm kept ${listed(consumed.map(one => one.split(' ')[0] ?? ''))} for itself. Write two dashes before the options: ${script} -- ${consumed.join(' ')}`

interface SystemFault {
  readonly reason: string
  readonly remedy: string
}

const rights: SystemFault = {
  reason: 'this account may not write or read it',
  remedy: 'Change its rights, or work in another place.',
}
const room = 'Make room there and start again.'
const otherPlace = 'Name another place.'

const faults: Readonly<Record<string, SystemFault>> = {
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
  ELOOP: { reason: 'its links lead in a circle', remedy: 'Mend the links, or name another place.' },
  EMFILE: { reason: 'too many files are open', remedy: 'Raise the limit (ulimit -n) and start again.' },
  EBUSY: { reason: 'another program is using it', remedy: 'End that program, or name another place.' },
  EADDRINUSE: { reason: 'the port is taken', remedy: 'Name another with --port.' },
  EADDRNOTAVAIL: { reason: 'this computer has no such network address', remedy: 'Name another with --host.' },
}

/** What the system refused, and what to do, when that is what went wrong; `undefined` for a bug. */
export const systemErrorText = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined
  const fault = faults[error.code]
  if (fault === undefined) return undefined
  const what = 'path' in error && typeof error.path === 'string' ? error.path : 'address' in error ? String(error.address) : 'a file'
  return `${what}: ${fault.reason} (${error.code}). ${fault.remedy}`
}
