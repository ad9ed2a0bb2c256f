/** Work in a process of its own: what it allocates ends with it, where a thread’s memory stays with the program. */
import { type ChildProcess, spawn } from 'node:child_process'
import { projectRoot } from '../project.ts'

/** What such a process is sent, and what it sends. */
export interface Call<Input> {
  readonly call: number
  readonly input: Input
}
export type Answer<Output> = { readonly call: number } & ({ readonly output: Output } | { readonly fault: string })

/** Little room for what was just made, in megabytes, and one thread that optimizes code: libraries do what such a process is there for. */
const frugal = ['--max-semi-space-size=1', '--v8-pool-size=1']

/** @param code a CommonJS module, which requires packages of the project */
const start = (code: string): ChildProcess =>
  spawn(process.execPath, [...frugal, '--eval', code], {
    cwd: projectRoot,
    // Where glibc allocates, all threads share what one of them gives back.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })

interface Waiting<Output> {
  readonly done: (output: Output) => void
  readonly fail: (error: Error) => void
}

/** @param idle told when the last call is answered; the process then ends */
const openChild = <Input, Output>(code: string, idle: () => void): ((input: Input) => Promise<Output>) => {
  const child = start(code)
  const waiting = new Map<number, Waiting<Output>>()
  let calls = 0
  child.on('message', (message: unknown) => {
    // Sent by the code.
    const answer = message as Answer<Output>
    const { call } = answer
    if ('output' in answer) waiting.get(call)?.done(answer.output)
    else waiting.get(call)?.fail(new Error(answer.fault))
    waiting.delete(call)
    if (waiting.size > 0) return
    idle()
    child.disconnect()
  })
  const failAll = (error: Error): void => {
    idle()
    for (const { fail } of waiting.values()) fail(error)
  }
  child.once('error', failAll)
  child.once('exit', code => {
    if (waiting.size > 0) failAll(new Error(`a process that shares the work ended with ${code}`))
  })
  return input =>
    new Promise((done, fail) => {
      const call = calls++
      waiting.set(call, { done, fail })
      child.send({ call, input } satisfies Call<Input>)
    })
}

/**
 * Calls go to a process that starts with the first of them and ends when none is left to answer.
 * @param codeOf what it runs: a CommonJS module that answers each {@link Call} with an {@link Answer}
 */
export const inChild = <Input, Output>(codeOf: () => Promise<string>): ((input: Input) => Promise<Output>) => {
  let child: Promise<(input: Input) => Promise<Output>> | undefined
  return async input => {
    child ??= codeOf().then(code =>
      openChild(code, () => {
        child = undefined
      }),
    )
    return (await child)(input)
  }
}
