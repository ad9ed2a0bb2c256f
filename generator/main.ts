/** Arguments → command → exit code. Usage errors exit with 2; an error that a user can cause never prints a stack trace. */
import { CommanderError, Command as Program, Option as ProgramOption } from 'commander'
import { cacheLimit, onCacheError, pruneWritten } from './platform/cache.ts'
import { uptime } from './platform/clock.ts'
import { programDiagnostics } from './platform/program/program-error.ts'
import { withCommands } from './platform/program/site-commands.ts'
import { sourceText } from './platform/program/source-place.ts'
import { systemErrorText } from './platform/system-reason.ts'
import type { Shell } from './platform/terminal/shell.ts'
import { type Terminal, terminalIn, type Verbosity } from './platform/terminal/terminal.ts'
import { type Command, type Given, UsageError } from './tools/command.ts'
import { cacheProblem, consumedByNpm, consumedByNpmText } from './tools/faults.ts'
import { commands } from './tools/index.ts'

export { endProcess, processShell } from './platform/terminal/process.ts'

const exitCodes = `
Exit codes:
  0  No errors
  1  The config or a page has an error (diff: there are differences; upgrade: there is something to apply)
  2  The command line is invalid (diff and upgrade: or the comparison failed)`

const script = (name: string): string => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

/** Adds a command to the program. @param call runs it */
const describe = (
  program: Program,
  name: string,
  command: Command,
  call: (given: Given, args: readonly string[]) => Promise<void>,
): void => {
  const sub = program.command(command.args === undefined ? name : `${name} ${command.args}`).description(command.about)
  for (const { flags, about, standard, hidden } of command.options)
    sub.addOption(new ProgramOption(flags, standard === undefined ? about : `${about} (default: ${standard})`).hideHelp(hidden === true))
  sub.option('--quiet', 'Print only errors and results').option('--verbose', 'Print detailed output')
  sub.addHelpText('after', `\nExamples:\n${command.examples.map(([line, about]) => `  ${line}\n      ${about}`).join('\n')}`)
  sub.configureHelp({ commandUsage: () => `${script(name)} -- [options]${command.args === undefined ? '' : ` ${command.args}`}` })
  sub.showHelpAfterError(`Example: ${command.examples[0]?.[0]}\nTo list all options, run: ${script(name)} -- --help`)
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

const overview = async (program: Program): Promise<void> => {
  for (const [name, load] of Object.entries(commands)) program.command(name).description((await load()).title)
  program.helpCommand(false)
  program.configureHelp({ commandUsage: () => 'npm run <command> -- [options]', subcommandTerm: sub => script(sub.name()) })
  program.addHelpText(
    'after',
    `
Examples:
  npm start
      Build site.config.yaml and serve it on this computer
  npm run check
      Check it for errors
  npm run build -- --help
      List the options of a command
${exitCodes}`,
  )
}

const verbosityIn = ({ quiet, verbose }: Given): Verbosity => {
  if (quiet === true && verbose === true) throw new UsageError('--quiet and --verbose cannot be combined. Use one of them.')
  return quiet === true ? 'quiet' : verbose === true ? 'verbose' : 'usual'
}

/** Validates the date of reproducible builds. The maximum is that of JavaScript's dates. */
const validateDate = ({ SOURCE_DATE_EPOCH: epoch = '0' }: Shell['env']): void => {
  if (!/^\d+$/.test(epoch) || Number(epoch) > 8.64e12)
    throw new UsageError(
      `SOURCE_DATE_EPOCH must be a number of seconds since 1970, but it is “${epoch.slice(0, 40)}”. Example: SOURCE_DATE_EPOCH=1924992000`,
    )
}

/** Prints an error, with the stack trace if it is verbose or a bug. @returns the exit code */
const reportFailure = (cause: unknown, { error, detail, report }: Terminal): number => {
  if (cause instanceof CommanderError) return cause.exitCode === 0 ? 0 : 2
  if (cause instanceof UsageError) {
    error(`error: ${cause.message}`)
    return 2
  }
  const trace = cause instanceof Error ? (cause.stack ?? '') : ''
  const diagnostics = programDiagnostics(cause)
  const fault = systemErrorText(cause)
  if (diagnostics !== undefined) report(diagnostics, sourceText)
  else if (fault !== undefined) error(`error: ${fault}`)
  else error(`error: This is a bug in Townsite. Please report it with these lines:\n${trace || String(cause)}`)
  if (diagnostics !== undefined || fault !== undefined) detail(trace)
  return 1
}

/** An error of commander, as a sentence like those of the commands. */
const usageErrorText = (text: string): string =>
  text
    .replace(/^error: option '([^']*)' argument missing/, "error: The option '$1' needs a value")
    .replace(/^error: ./, start => `error: ${start.charAt(7).toUpperCase()}`)

/** The program for commander, with the output of a shell. */
const programIn = ({ out, err, cwd }: Shell): Program =>
  new Program('townsite')
    .description('One YAML file in, a complete multilingual website out.')
    .helpOption('-h, --help', 'Print this help')
    .exitOverride()
    .showSuggestionAfterError(true)
    .configureOutput({
      writeOut: text => out.write(withCommands(text, cwd)),
      writeErr: text => err.write(withCommands(text, cwd)),
      outputError: (text, write) => write(usageErrorText(text)),
      getOutHelpWidth: () => out.columns ?? 80,
      getErrHelpWidth: () => err.columns ?? 80,
    })

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
    if (load === undefined) await overview(program)
    else {
      const command = await load()
      const consumed = consumedByNpm(name, command.options, { argv, env: shell.env })
      if (consumed.length > 0) throw new UsageError(consumedByNpmText(script(name), consumed))
      describe(program, name, command, async (given, args) => {
        terminal = terminalIn(shell, verbosityIn(given))
        onCacheError(fault => terminal.report([cacheProblem(fault)], () => undefined))
        code = await command.run({ given, args, terminal })
      })
    }
    await program.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    code = reportFailure(error, terminal)
  }
  pruneWritten(cacheLimit)
  terminal.detail(
    `${argv[0] ?? 'townsite'} ended with ${code} after ${(uptime() - started).toFixed(2)} s; Node ${process.versions.node}, ${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
  )
  return code
}
