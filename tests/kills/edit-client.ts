/** The editor as its page talks to it, over HTTP: started in this process, or below strace in one that is killed. */
import type { ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { freePort } from '../support/free-port.ts'
import { ended, startTraced } from './kill.ts'

export interface Client {
  /** @throws where the editor says that it cannot do that, or is no more */
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
}

const argsAt = (port: number): readonly string[] => ['edit', '--no-open', '--port', String(port), '--config', '**/*.config.yaml']

const addressIn = (text: string): string | undefined => /(http\S+)\n/.exec(text)?.[1]

/** The editor in this process for as long as something is done with it. */
export const withEditor = async <Result>({ program, folder }: Place, work: (client: Client) => Promise<Result>): Promise<Result> => {
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

/** What strace runs: it is ended by its own number, and strace with it. */
const endTraced = (child: ChildProcess): void => {
  const [traced] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(' ')
  if (traced !== undefined && traced !== '') process.kill(Number(traced), 'SIGKILL')
}

/**
 * Goes through steps with an editor in a child process.
 * @param options what strace is to do
 * @returns how many of them were answered, and whether it was killed in the middle
 */
export const throughSteps = async (
  { program, folder }: Place,
  options: readonly string[],
  steps: readonly ((client: Client) => Promise<unknown>)[],
): Promise<{ readonly answered: number; readonly isKilled: boolean }> => {
  const child = startTraced({ program, args: argsAt(await freePort()), cwd: folder }, options, 'pipe')
  const end = ended(child)
  let isOver = false
  void end.then(() => {
    isOver = true
  })
  let answered = 0
  try {
    const address = await new Promise<string | undefined>(done => {
      let output = ''
      child.stdout?.on('data', part => {
        output += String(part)
        const found = addressIn(output)
        if (found !== undefined) done(found)
      })
      void end.then(() => done(undefined))
    })
    if (address !== undefined) {
      const client = await enter(address)
      for (const step of steps) {
        await step(client)
        answered++
      }
    }
  } catch (error) {
    // A connection that breaks is what is looked for; an editor that answers otherwise is not.
    if (!(error instanceof TypeError)) throw error
  }
  const isKilled = isOver || answered < steps.length
  if (!isKilled) endTraced(child)
  await end
  return { answered, isKilled }
}
