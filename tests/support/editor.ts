/** The editor without a browser: a session of configs in a folder, and its API. */
import { type Terminal, terminalIn } from '../../generator/platform/terminal/terminal.ts'
import type { ConfigParser } from '../../generator/site/config/yaml/section-cache.ts'
import type { PageAnswer } from '../../generator/tools/edit/protocol.ts'
import { type Calls, caller, handlers } from '../../generator/tools/edit/server/api.ts'
import { type Session, startSession } from '../../generator/tools/edit/server/session.ts'
import { messageLanguage } from '../../generator/tools/messages.ts'

/** A terminal without output. */
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
  /** Sends any request. */
  readonly send: (name: string, given: unknown) => Promise<unknown>
}

/** @param read replaces the editor's parser */
export const openEditor = async (cwd: string, configs: readonly string[], read?: ConfigParser): Promise<Editor> => {
  const terminal = silentTerminal(cwd)
  const session = await startSession(configs, terminal, read)
  const send = caller(handlers(session, terminal), () => messageLanguage(session.spoken()))
  // Each handler returns what the protocol declares for its name.
  const ask: Editor['ask'] = (name, given) => send(name, given) as Promise<never>
  const page = async (path: string): Promise<PageAnswer> => {
    const { html } = await ask('page', { path })
    return { html, pieces: await ask('pageFacts', { path }) }
  }
  return { session, ask, page, send }
}

/** `city.config.yaml +  name: Town Air`: the lines that saving would change. */
export const changedLines = ({ files }: ReturnType<Calls['changes']>): readonly string[] =>
  files.flatMap(({ file, lines }) =>
    lines.flatMap(({ kind, text }) => (kind === 'same' ? [] : [`${file} ${kind === 'added' ? '+' : '-'}${text}`])),
  )

/** @returns a function that calls the API of a session */
export const beginSession = async (configs: readonly string[], cwd: string): Promise<Editor['ask']> => (await openEditor(cwd, configs)).ask
