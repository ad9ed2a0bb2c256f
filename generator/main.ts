/** Arguments → command → exit code. Usage mistakes end with 2; nothing that a user can cause shows a stack trace. */
import { CommanderError, Command as Program } from 'commander'
import { detail, setVerbosity, tolerateClosedPipes, writeError } from './io/terminal/terminal.ts'
import type { BuildOptions, BuildResult } from './tools/build/publish.ts'
import type { Share } from './tools/check/check-site.ts'
import type { PartialReport } from './tools/check/run.ts'
import { type Command, type Given, UsageError } from './tools/command.ts'
import { consumedByNpm, consumedByNpmText, systemErrorText } from './tools/faults.ts'

/** For threads, which load this program too. */
export const checkShare = async (share: Share): Promise<PartialReport> => (await import('./tools/check/check-site.ts')).checkShare(share)
export const buildInThread = async (options: BuildOptions): Promise<BuildResult> =>
  (await import('./tools/build/publish.ts')).buildSite(options)

/** Commands load when they are called: a build does not pay for the others. */
export const commands: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Command> }>> = {
  start: { about: 'build, serve and print the address', load: async () => (await import('./tools/serve/start.ts')).start },
  build: { about: 'build into a folder', load: async () => (await import('./tools/build/command.ts')).build },
  check: { about: 'build and judge the site', load: async () => (await import('./tools/check/command.ts')).check },
  dev: { about: 'build, serve, and rebuild at every change', load: async () => (await import('./tools/dev/command.ts')).dev },
  preview: { about: 'serve what was built', load: async () => (await import('./tools/serve/preview.ts')).preview },
  clone: { about: 'make the config of another city', load: async () => (await import('./tools/clone/command.ts')).clone },
  diff: {
    about: 'tell what changed between two built folders or git refs',
    load: async () => (await import('./tools/diff/command.ts')).diff,
  },
  plan: { about: 'tell what a build would change', load: async () => (await import('./tools/plan/command.ts')).plan },
  urls: { about: 'compare the public addresses with urls.lock', load: async () => (await import('./tools/urls/command.ts')).urls },
  merge: { about: 'put the shards of a build together', load: async () => (await import('./tools/shards/command.ts')).merge },
  explain: { about: 'tell where a value or a page comes from', load: async () => (await import('./tools/explain/command.ts')).explain },
  translations: {
    about: 'list translations that are missing or stale',
    load: async () => (await import('./tools/translations/command.ts')).translations,
  },
  published: {
    about: 'note what each page says, for the sitemap',
    load: async () => (await import('./tools/published/command.ts')).published,
  },
  schema: { about: 'write the JSON Schema for editors', load: async () => (await import('./tools/schema/command.ts')).schema },
}

const exitCodes = `
Exit codes:
  0  done, and nothing wrong
  1  the config or a page is wrong (diff: something differs)
  2  the command was called wrongly (diff: or could not compare)
  128 + n  ended by signal n: Ctrl-C gives 130`

export const script = (name: string): string => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

const describe = (program: Program, name: string, command: Command, finish: (code: number) => void): void => {
  const sub = program.command(command.args === undefined ? name : `${name} ${command.args}`).description(command.about)
  for (const { flags, about, standard } of command.options)
    sub.option(flags, standard === undefined ? about : `${about} (${standard} if not given)`)
  sub.option('--quiet', 'tell errors and results alone').option('--verbose', 'tell everything')
  sub.addHelpText('after', `\nExamples:\n${command.examples.map(([line, about]) => `  ${line}\n      ${about}`).join('\n')}\n${exitCodes}`)
  sub.configureHelp({ commandUsage: () => `${script(name)} -- [options]${command.args === undefined ? '' : ` ${command.args}`}` })
  sub.showHelpAfterError(`${script(name)} -- --help tells more.`)
  sub.allowExcessArguments(false).showSuggestionAfterError(true)
  sub.action(async (...received: unknown[]) => {
    // commander hands over the positional arguments, then the options, then itself.
    const args = received
      .slice(0, -2)
      .flat()
      .filter((one): one is string => typeof one === 'string')
    const given = sub.opts<Given>()
    if (given.quiet === true && given.verbose === true) throw new UsageError('--quiet and --verbose together: choose one')
    setVerbosity(given.quiet === true ? 'quiet' : given.verbose === true ? 'verbose' : 'usual')
    finish(await command.run(given, args))
  })
}

const overview = (program: Program): void => {
  for (const [name, { about }] of Object.entries(commands)) program.command(name).description(about)
  program.helpCommand(false)
  program.configureHelp({ commandUsage: () => 'npm run <command> -- [options]', subcommandTerm: sub => script(sub.name()) })
  program.addHelpText(
    'after',
    `
Examples:
  npm start
      build site.config.yaml and show it
  npm run check
      is anything wrong with it?
  npm run build -- --help
      the options of one command
${exitCodes}`,
  )
}

/** What a command line is answered with when it fails for a reason that is no bug. */
const failed = (error: unknown): number | undefined => {
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
  if (error instanceof UsageError) {
    writeError(`error: ${error.message}`)
    return 2
  }
  const fault = systemErrorText(error)
  if (fault === undefined) return undefined
  writeError(`error: ${fault}`)
  detail(error instanceof Error ? (error.stack ?? '') : '')
  return 1
}

/** Runs one command line. @returns the exit code */
export const main = async (argv: readonly string[]): Promise<number> => {
  tolerateClosedPipes()
  const begun = performance.now()
  let code = 0
  const program = new Program('townsite')
    .description('One YAML file in, a complete multilingual website out.')
    .exitOverride()
    .showSuggestionAfterError(true)
  const wanted = argv[0]
  const entry = wanted === undefined ? undefined : commands[wanted]
  try {
    if (wanted !== undefined && entry !== undefined) {
      const command = await entry.load()
      const swallowed = consumedByNpm(wanted, command.options, { argv, env: process.env })
      if (swallowed.length > 0) throw new UsageError(consumedByNpmText(script(wanted), swallowed))
      describe(program, wanted, command, value => (code = value))
    } else overview(program)
    // Sub-commands inherit neither the override nor the streams that were set before they came.
    for (const sub of program.commands) sub.exitOverride()
    await program.parseAsync([...argv], { from: 'user' })
  } catch (error) {
    const answer = failed(error)
    if (answer === undefined) throw error
    code = answer
  }
  detail(
    `${wanted ?? 'townsite'} ended with ${code} after ${((performance.now() - begun) / 1000).toFixed(2)} s; Node ${process.versions.node}, ${Math.round(process.memoryUsage.rss() / 1e6)} MB`,
  )
  return code
}
