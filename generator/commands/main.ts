/** Arguments → command → exit code. Usage mistakes end with 2; nothing that a user can cause shows a stack trace. */
import { CommanderError, Command as Program } from 'commander'
import { tell } from '../io/terminal.ts'
import { type Command, type Given, UsageError } from './command.ts'

/** For threads, which load this program too. */
export { judgeShare } from './judging.ts'

/** Commands load when they are called: a build does not pay for the others. */
const commands: Readonly<Record<string, { readonly about: string; readonly load: () => Promise<Command> }>> = {
  start: { about: 'build, serve and print the address', load: async () => (await import('./start.ts')).start },
  build: { about: 'build into a folder', load: async () => (await import('./build.ts')).build },
  check: { about: 'build and judge the site', load: async () => (await import('./check.ts')).check },
  dev: { about: 'build, serve, and rebuild at every change', load: async () => (await import('./dev.ts')).dev },
  preview: { about: 'serve what was built', load: async () => (await import('./preview.ts')).preview },
  clone: { about: 'make the config of another city', load: async () => (await import('./clone.ts')).clone },
  diff: { about: 'tell what changed between two built folders or git refs', load: async () => (await import('./diff.ts')).diff },
  schema: { about: 'write the JSON Schema for editors', load: async () => (await import('./schema.ts')).schema },
}

const script = (name: string): string => (name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`)

const describe = (program: Program, name: string, command: Command, finish: (code: number) => void): void => {
  const sub = program.command(command.args === undefined ? name : `${name} ${command.args}`).description(command.about)
  for (const { flags, about, standard } of command.options)
    sub.option(flags, standard === undefined ? about : `${about} (${standard} if not given)`)
  sub.addHelpText('after', `\nExamples:\n${command.examples.map(([line, about]) => `  ${line}\n      ${about}`).join('\n')}`)
  sub.configureHelp({ commandUsage: () => `${script(name)} -- [options]${command.args === undefined ? '' : ` ${command.args}`}` })
  sub.allowExcessArguments(false).showSuggestionAfterError(true)
  sub.action(async (...received: unknown[]) => {
    // commander hands over the positional arguments, then the options, then itself.
    const args = received.slice(0, -2).filter((one): one is string => typeof one === 'string')
    finish(await command.run(sub.opts<Given>(), args))
  })
}

/** Runs one command line. @returns the exit code */
export const main = async (argv: readonly string[]): Promise<number> => {
  let code = 0
  const program = new Program('townsite')
    .description('One YAML file in, a complete multilingual website out.')
    .exitOverride()
    .showSuggestionAfterError(true)
  const wanted = argv[0]
  const entry = wanted === undefined ? undefined : commands[wanted]
  if (wanted !== undefined && entry !== undefined) describe(program, wanted, await entry.load(), value => (code = value))
  else for (const [name, { about }] of Object.entries(commands)) program.command(name).description(about)
  // Sub-commands inherit neither the override nor the streams that were set before they came.
  for (const sub of program.commands) sub.exitOverride()
  try {
    await program.parseAsync([...argv], { from: 'user' })
    return code
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    if (error instanceof UsageError) {
      tell(`error: ${error.message}`)
      return 2
    }
    throw error
  }
}
