/** The editor as its page talks to it, over HTTP: started in this process, or in one that is killed. */
import { freePort } from '../support/free-port.ts'
import { ended, type Settings, start } from './kill.ts'

export interface Client {
  /** @throws if the editor rejects the request or is not running */
  readonly call: (name: string, given: unknown) => Promise<unknown>
  readonly drop: (name: string, bytes: Uint8Array) => Promise<unknown>
}

/** @param address as the editor prints it, with the secret */
const enter = async (address: string): Promise<Client> => {
  const { origin } = new URL(address)
  const cookie = (await fetch(address, { redirect: 'manual' })).headers.get('set-cookie')?.split(';')[0] ?? ''
  const post = async (path: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<unknown> => {
    const answer = await fetch(`${origin}/__edit/${path}`, { method: 'POST', headers: { cookie, origin, 'content-type': type }, body })
    const text = await answer.text()
    if (!answer.ok || text.startsWith('{"cannot"')) throw new Error(`${path}: ${text}`)
    return JSON.parse(text)
  }
  return {
    call: (name, given) => post(`call/${name}`, 'application/json', JSON.stringify(given)),
    drop: (name, bytes) => post(`picture/${encodeURIComponent(name)}`, 'image/jpeg', new Uint8Array(bytes)),
  }
}

/** A compiled program, and the folder whose configs it edits, all of them. */
export interface Place {
  readonly program: string
  readonly folder: string
  /** The folder in which changes count. */
  readonly root: string
}

const argsAt = (port: number): readonly string[] => ['edit', '--no-open', '--port', String(port), '--config', '**/*.config.yaml']

const addressIn = (text: string): string | undefined => /(http\S+)\n/.exec(text)?.[1]

/** The editor in this process for as long as something is done with it. */
export const withEditor = async <Result>(
  { program, folder }: Omit<Place, 'root'>,
  work: (client: Client) => Promise<Result>,
): Promise<Result> => {
  // The compiled module is `main.ts`, whose type it therefore has.
  const { main } = (await import(program)) as typeof import('../../generator/main.ts')
  let stop = (): void => undefined
  const stopped = new Promise<number>(done => {
    stop = () => done(0)
  })
  let output = ''
  const write = (text: string): void => {
    output += text
  }
  const args = argsAt(await freePort())
  const code = main(args, { out: { write }, err: { write }, cwd: folder, env: process.env, person: undefined, stopped: () => stopped })
  const early = code.then(ending => {
    throw new Error(`the editor ended with ${ending}: ${output}`)
  })
  early.catch(() => undefined)
  const begun = async (): Promise<string> => {
    for (;;) {
      const address = addressIn(output)
      if (address !== undefined) return address
      await new Promise(done => setTimeout(done, 5))
    }
  }
  try {
    return await work(await enter(await Promise.race([begun(), early])))
  } finally {
    stop()
    await code
  }
}

/** An editor in a child process. */
export interface StartedEditor {
  /** `undefined` if it was killed before it answered. */
  readonly client: Client | undefined
  readonly end: () => Promise<void>
}

export const startEditor = async ({ program, folder, root }: Place, settings: Settings): Promise<StartedEditor> => {
  const child = start({ program, args: argsAt(await freePort()), cwd: folder, root }, settings, 'pipe')
  const end = ended(child)
  child.stderr?.resume()
  const address = await new Promise<string | undefined>(done => {
    let output = ''
    child.stdout?.on('data', part => {
      output += String(part)
      const found = addressIn(output)
      if (found !== undefined) done(found)
    })
    void end.then(() => done(undefined))
  })
  return {
    // It may be killed as it answers.
    client: address === undefined ? undefined : await enter(address).catch(() => undefined),
    end: async () => {
      child.kill('SIGKILL')
      await end
    },
  }
}

/**
 * Goes through steps with an editor in a child process, as far as it lives.
 * @param onAnswer called with the number of steps that were answered
 */
export const throughSteps = async (
  place: Place,
  settings: Settings,
  steps: readonly ((client: Client) => Promise<unknown>)[],
  onAnswer: (answered: number) => void,
): Promise<void> => {
  let answered = 0
  const { client, end } = await startEditor(place, settings)
  try {
    if (client !== undefined)
      for (const step of steps) {
        await step(client)
        onAnswer(++answered)
      }
  } catch (error) {
    // A connection that breaks is what is looked for; an editor that answers otherwise is not.
    if (!(error instanceof TypeError)) throw error
  }
  await end()
}
