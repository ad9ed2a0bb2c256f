/** Problems of the command line and the system, which are printed in one line without a stack trace. */
import type { CacheError } from '../platform/cache.ts'
import { systemReason } from '../platform/system-reason.ts'
import { problem } from '../site/messages/index.ts'
import type { Translated } from '../site/messages/language.ts'
import type { Problem } from '../site/model/diagnostic.ts'
import type { Option } from './command.ts'

/** Options of npm itself, which may be set in its environment for other reasons. */
const npmsOwn = new Set(['cache', 'email', 'json', 'quiet', 'verbose', 'help', 'version'])

const longName = (flags: string): string | undefined => /--(?:no-)?([a-z-]+)/.exec(flags)?.[1]

/** Options that npm consumed because of a missing `--`: they are in the environment of the script. */
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
        // Without `=`, npm passes the value as an argument of the script.
        return [value === 'true' ? flags.replace('...', '') : `--${name} ${value}`]
      })

/** `npm consumed --out as its own options. …` */
export const consumedByNpmText = (script: string, consumed: readonly string[]): Translated<string> => {
  const names = consumed.map(one => one.split(' ')[0] ?? '')
  const line = `${script} -- ${consumed.join(' ')}`
  return {
    en: `npm read ${new Intl.ListFormat('en').format(names)} as ${consumed.length === 1 ? 'its own option' : 'its own options'}. Write two dashes before the options of Townsite: ${line}`,
    fr: `npm a pris ${new Intl.ListFormat('fr-CA').format(names)} pour ${consumed.length === 1 ? 'sa propre option' : 'ses propres options'}. Écrivez deux tirets avant les options de Townsite : ${line}`,
  }
}

/** Why a command ran without the cache. */
export const cacheProblem = (fault: CacheError): Problem => problem('CACHE_UNUSABLE', { reason: systemReason(fault) })
