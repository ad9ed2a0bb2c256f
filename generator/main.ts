/** Arguments → command → exit code. Usage errors exit with 2; an error that a user can cause never prints a stack trace. */
import { CommanderError, Option as ProgramOption } from 'commander'
import { cacheLimit, onCacheError, pruneWritten } from './platform/cache.ts'
import { uptime } from './platform/clock.ts'
import { programDiagnostics } from './platform/program/program-error.ts'
import { withCommands } from './platform/program/site-commands.ts'
import { sourceText } from './platform/program/source-place.ts'
import { systemErrorText } from './platform/system-reason.ts'
import { languageIn, type Shell } from './platform/terminal/shell.ts'
import { type Terminal, terminalIn, type Verbosity } from './platform/terminal/terminal.ts'
import { type Command, type Given, notCombined, UsageError } from './tools/command.ts'
import { cacheProblem, consumedByNpm, consumedByNpmText } from './tools/faults.ts'
import { commands } from './tools/index.ts'
import { decimal, withValues } from './tools/messages.ts'
import { errorWord, helpIn, TranslatedProgram } from './tools/translated-program.ts'

export { endProcess, processShell } from './platform/terminal/process.ts'

const texts = {
  about: { en: 'One YAML file in, a complete multilingual website out.', fr: 'Un fichier YAML devient un site Web multilingue complet.' },
  help: { en: 'Print this help', fr: 'Afficher cette aide' },
  quiet: { en: 'Print only errors and results', fr: 'Afficher seulement les erreurs et les résultats' },
  verbose: { en: 'Print detailed output', fr: 'Afficher plus de détails' },
  examples: { en: 'Examples:', fr: 'Exemples :' },
  afterError: withValues<{ readonly example: string; readonly help: string }>({
    en: ({ example, help }) => `Example: ${example}\nTo list all options, run: ${help}`,
    fr: ({ example, help }) => `Exemple : ${example}\nPour lister toutes les options, lancez : ${help}`,
  }),
  standard: withValues<{ readonly about: string; readonly standard: string }>({
    en: ({ about, standard }) => `${about} (default: ${standard})`,
    fr: ({ about, standard }) => `${about} (par défaut : ${standard})`,
  }),
  afterOverview: {
    en: `
Examples:
  npm start
      Build site.config.yaml and serve it on this computer
  npm run check
      Check it for errors
  npm run build -- --help
      List the options of a command

Exit codes:
  0  No errors
  1  The config or a page has an error (diff: there are differences; upgrade: there is something to apply)
  2  The command line is invalid (diff and upgrade: or the comparison failed)`,
    fr: `
Exemples :
  npm start
      Générer site.config.yaml et le servir sur cet ordinateur
  npm run check
      Le vérifier
  npm run build -- --help
      Lister les options d’une commande

Codes de sortie :
  0  Aucune erreur
  1  La configuration ou une page a une erreur (diff : il y a des différences; upgrade : il y a quelque chose à appliquer)
  2  La ligne de commande est invalide (diff et upgrade : ou la comparaison a échoué)`,
  },
  ended: withValues<{ readonly command: string; readonly code: number; readonly seconds: number; readonly megabytes: number }>({
    en: ({ command, code, seconds, megabytes }) =>
      `${command} ended with ${code} after ${decimal(seconds, 2, 'en')} s; Node ${process.versions.node}, ${megabytes} MB`,
    fr: ({ command, code, seconds, megabytes }) =>
      `${command} : code de sortie ${code} après ${decimal(seconds, 2, 'fr')} s; Node ${process.versions.node}, ${megabytes} Mo`,
  }),
  bug: {
    en: 'This is a bug in Townsite. Please report it with these lines:',
    fr: 'C’est un bogue de Townsite. Signalez-le avec ces lignes :',
  },
} as const

const script = (name: string): string => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

/** Adds a command to the program. `call` runs it. */
const describe = (
  program: TranslatedProgram,
  name: string,
  command: Command,
  { cwd, call }: { readonly cwd: string; readonly call: (given: Given, args: readonly string[]) => Promise<void> },
): void => {
  const { language } = program
  const sub = program.command(command.args === undefined ? name : `${name} ${command.args}`).description(command.about[language])
  for (const { flags, about, standard, hidden } of command.options)
    sub.addOption(
      new ProgramOption(
        flags,
        standard === undefined ? about[language] : texts.standard[language]({ about: about[language], standard }),
      ).hideHelp(hidden === true),
    )
  sub.option('--quiet', texts.quiet[language]).option('--verbose', texts.verbose[language])
  sub.addHelpText(
    'after',
    `\n${texts.examples[language]}\n${command.examples.map(([line, about]) => `  ${line}\n      ${about[language]}`).join('\n')}`,
  )
  sub.configureHelp({
    ...helpIn(language, cwd),
    commandUsage: () => `${script(name)} -- [options]${command.args === undefined ? '' : ` ${command.args}`}`,
  })
  sub.showHelpAfterError(texts.afterError[language]({ example: command.examples[0]?.[0] ?? '', help: `${script(name)} -- --help` }))
  sub.allowExcessArguments(false)
  sub.action((...received: unknown[]) => {
    // commander passes the positional arguments, the options, and itself.
    const args = received.slice(0, -2).flat()
    return call(
      sub.opts<Given>(),
      args.filter((one): one is string => typeof one === 'string'),
    )
  })
}

const overview = async (program: TranslatedProgram, cwd: string): Promise<void> => {
  const { language } = program
  for (const [name, load] of Object.entries(commands)) program.command(name).description((await load()).title[language])
  program.helpCommand(false)
  program.configureHelp({
    ...helpIn(language, cwd),
    commandUsage: () => 'npm run <command> -- [options]',
    subcommandTerm: sub => withCommands(script(sub.name()), cwd),
  })
  program.addHelpText('after', texts.afterOverview[language])
}

const verbosityIn = ({ quiet, verbose }: Given): Verbosity => {
  if (quiet === true && verbose === true) throw new UsageError(notCombined('--quiet', '--verbose'))
  return quiet === true ? 'quiet' : verbose === true ? 'verbose' : 'usual'
}

/** Validates the date of reproducible builds. The maximum is that of JavaScript's dates. */
const validateDate = ({ SOURCE_DATE_EPOCH: epoch = '0' }: Shell['env']): void => {
  if (!/^\d+$/.test(epoch) || Number(epoch) > 8.64e12)
    throw new UsageError({
      en: `SOURCE_DATE_EPOCH must be a number of seconds since 1970, but it is “${epoch.slice(0, 40)}”. Example: SOURCE_DATE_EPOCH=1924992000`,
      fr: `SOURCE_DATE_EPOCH doit être un nombre de secondes depuis 1970, pas « ${epoch.slice(0, 40)} ». Exemple : SOURCE_DATE_EPOCH=1924992000`,
    })
}

/** Prints an error, with the stack trace if it is verbose or a bug. @returns the exit code */
const reportFailure = (cause: unknown, { error, detail, report, language }: Terminal): number => {
  if (cause instanceof CommanderError) return cause.exitCode === 0 ? 0 : 2
  if (cause instanceof UsageError) {
    error(`${errorWord[language]} ${cause.text[language]}`)
    return 2
  }
  const trace = cause instanceof Error ? (cause.stack ?? '') : ''
  const diagnostics = programDiagnostics(cause)
  const fault = systemErrorText(cause)?.[language]
  if (diagnostics !== undefined) report(diagnostics, sourceText)
  else if (fault !== undefined) error(`${errorWord[language]} ${fault}`)
  else error(`${errorWord[language]} ${texts.bug[language]}\n${trace || String(cause)}`)
  if (diagnostics !== undefined || fault !== undefined) detail(trace)
  return 1
}

/** The program for commander, with the output of a shell. */
const programIn = ({ out, err, cwd, env }: Shell): TranslatedProgram => {
  const language = languageIn(env)
  return new TranslatedProgram('townsite', language)
    .description(texts.about[language])
    .helpOption('-h, --help', texts.help[language])
    .exitOverride()
    .configureOutput({
      writeOut: text => out.write(withCommands(text, cwd)),
      writeErr: text => err.write(withCommands(text, cwd)),
      getOutHelpWidth: () => out.columns ?? 80,
      getErrHelpWidth: () => err.columns ?? 80,
    })
}

/** Runs one command line. @returns the exit code */
export const main = async (argv: readonly string[], shell: Shell): Promise<number> => {
  const started = uptime()
  let code = 0
  let terminal = terminalIn(shell, 'usual')
  const program = programIn(shell)
  const name = argv[0] ?? ''
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  try {
    validateDate(shell.env)
    if (load === undefined) await overview(program, shell.cwd)
    else {
      const command = await load()
      const consumed = consumedByNpm(name, command.options, { argv, env: shell.env })
      if (consumed.length > 0) throw new UsageError(consumedByNpmText(script(name), consumed))
      const call = async (given: Given, args: readonly string[]): Promise<void> => {
        terminal = terminalIn(shell, verbosityIn(given))
        onCacheError(fault => terminal.report([cacheProblem(fault)], () => undefined))
        code = await command.run({ given, args, terminal })
      }
      describe(program, name, command, { cwd: shell.cwd, call })
    }
    await program.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    code = reportFailure(error, terminal)
  }
  pruneWritten(cacheLimit)
  const megabytes = Math.round(process.memoryUsage.rss() / 1e6)
  const command = argv[0] ?? 'townsite'
  terminal.detail(texts.ended[terminal.language]({ command, code, seconds: uptime() - started, megabytes }))
  return code
}
