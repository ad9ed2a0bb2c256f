/** Work of the program in a process of its own: what it allocates ends with it, where a thread’s memory stays with the program. */
import { type ChildProcess, spawn } from 'node:child_process'
import { compiledProgram } from './program.ts'
import type { ThreadWork } from './threads.ts'

const code = `
const [address, loader] = process.argv.slice(1)
const program = Promise.resolve(loader && import(loader).then(({ register }) => register())).then(() => import(address))
process.on('message', async ({ call, name, input }) => {
  try {
    process.send({ call, output: await (await program).threadWork[name](input) })
  } catch (error) {
    process.send({ call, fault: String(error) })
  }
})
`

/** Little room for what was just made, in megabytes, and one thread that optimizes code: libraries do what such a process is there for. */
const frugal = ['--max-semi-space-size=1', '--v8-pool-size=1']

interface Answer<Output> {
  readonly call: number
  readonly output: Output
  readonly fault?: string
}

interface Waiting<Output> {
  readonly done: (output: Output) => void
  readonly fail: (error: Error) => void
}

const start = async (): Promise<ChildProcess> => {
  const program = await compiledProgram()
  const loader = program.endsWith('.ts') ? [import.meta.resolve('tsx/esm/api')] : []
  return spawn(process.execPath, [...frugal, '--eval', code, program, ...loader], {
    // Where glibc allocates, all threads share what one of them gives back.
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    serialization: 'advanced',
  })
}

/** @param idle told when the last call is answered; the process then ends */
const openChild = async <Input, Output>(name: ThreadWork, idle: () => void): Promise<(input: Input) => Promise<Output>> => {
  const child = await start()
  const waiting = new Map<number, Waiting<Output>>()
  let calls = 0
  child.on('message', (message: unknown) => {
    // Sent above.
    const { call, output, fault } = message as Answer<Output>
    if (fault === undefined) waiting.get(call)?.done(output)
    else waiting.get(call)?.fail(new Error(fault))
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
    if (waiting.size > 0) failAll(new Error(`the process for ${name} ended with ${code}`))
  })
  return input =>
    new Promise((done, fail) => {
      const call = calls++
      waiting.set(call, { done, fail })
      child.send({ call, name, input })
    })
}

/** The function of this name, called in a process that starts with the first call and ends when none is left to answer. */
export const inChild = <Input, Output>(name: ThreadWork): ((input: Input) => Promise<Output>) => {
  let child: ReturnType<typeof openChild<Input, Output>> | undefined
  return async input => {
    child ??= openChild(name, () => {
      child = undefined
    })
    return (await child)(input)
  }
}
