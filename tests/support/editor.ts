/** The editor without a browser: a session of configs in a folder, asked as its page asks it. */
import { type Terminal, terminalIn } from '../../generator/io/terminal/terminal.ts'
import type { ConfigParser } from '../../generator/site/config/yaml/section-cache.ts'
import type { PageAnswer } from '../../generator/tools/edit/protocol.ts'
import { aheadIn, type Calls, caller, handlers } from '../../generator/tools/edit/server/api.ts'
import { type Session, startSession } from '../../generator/tools/edit/server/session.ts'
import { messageLanguage } from '../../generator/tools/messages.ts'

/** A terminal of which nobody sees anything. */
export const silentTerminal = (cwd: string): Terminal =>
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

export interface Editor {
  readonly session: Session
  readonly ask: <Name extends keyof Calls>(name: Name, given: Parameters<Calls[Name]>[0]) => Promise<ReturnType<Calls[Name]>>
  /** A page with the facts of all its pieces. */
  readonly page: (path: string) => Promise<PageAnswer>
  /** Whatever is asked, and however. */
  readonly send: (name: string, given: unknown) => Promise<unknown>
}

/** @param read in place of the editor's own reader */
export const openEditor = async (cwd: string, configs: readonly string[], read?: ConfigParser): Promise<Editor> => {
  const terminal = silentTerminal(cwd)
  const session = await startSession(configs, terminal, read)
  const send = caller(handlers(session, terminal), aheadIn(session), () => messageLanguage(session.spoken()))
  // The handler of a name tells what the protocol says of it.
  const ask: Editor['ask'] = (name, given) => send(name, given) as Promise<never>
  const page = async (path: string): Promise<PageAnswer> => {
    const found = await ask('page', { path, facts: true })
    return found.isWhole ? found : page(path)
  }
  return { session, ask, page, send }
}

/** @returns what asks a session, as its page does */
export const beginSession = async (configs: readonly string[], cwd: string): Promise<Editor['ask']> => (await openEditor(cwd, configs)).ask
