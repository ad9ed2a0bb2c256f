/** A session of the editor without its server and without a browser. */
import { type Terminal, terminalIn } from '../../generator/io/terminal/terminal.ts'
import { caller, handlers } from '../../generator/tools/edit/api.ts'
import type { Calls } from '../../generator/tools/edit/calls.ts'
import { startSession } from '../../generator/tools/edit/session.ts'

const terminal = (cwd: string): Terminal =>
  terminalIn(
    {
      out: { write: () => undefined },
      err: { write: () => undefined },
      cwd,
      env: { SOURCE_DATE_EPOCH: '1790000000' },
      person: undefined,
      stopped: () => new Promise(() => undefined),
    },
    'quiet',
  )

/** @returns what asks the session, as its page does */
export const beginSession = async (configs: readonly string[], cwd: string) => {
  const shell = terminal(cwd)
  const ask = caller(handlers(await startSession(configs, shell), shell))
  // The handler of a name tells what the protocol says of it.
  return <Name extends keyof Calls>(name: Name, given: Parameters<Calls[Name]>[0]) => ask(name, given) as Promise<ReturnType<Calls[Name]>>
}
